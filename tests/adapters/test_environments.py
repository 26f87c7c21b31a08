"""Many games as one Gymnasium VectorEnv: spaces, autoreset in the same step, last observations."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import ludoteca
from ludoteca.adapters.gymnasium import Environments, envs
from ludoteca.adapters.numbers import Scale
from ludoteca.adapters.reward import by_ranks
from ludoteca.adapters.side import SEED_BITS
from tests.adapters.tables import every_name

MOST = 3000
"""More steps than any game at random takes."""


def legal(seen: dict[str, Any], random: np.random.Generator) -> Any:
    """A legal action in each game."""
    return np.array([random.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])


@every_name
def test_what_is_told_lies_in_the_spaces(name: str) -> None:
    many = envs(name, num_envs=3)
    seen, infos = many.reset(seed=1)
    assert many.observation_space.contains(seen)
    assert infos["seats"].shape == (3,)
    actions = legal(seen, np.random.default_rng(1))
    assert many.action_space.contains(actions)
    seen, rewards, ended, cut, infos = many.step(actions)
    assert many.observation_space.contains(seen)
    assert rewards.shape == ended.shape == cut.shape == (3,)
    assert not cut.any()
    assert many.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP


def to_first_end(many: Environments, seed: int) -> tuple[list[Any], dict[str, Any], Any, dict[str, Any]]:
    """All actions up to the step in which the first game ends, and what that step told."""
    random, done = np.random.default_rng(seed), []
    seen, _ = many.reset(seed=seed)
    for _ in range(MOST):
        done.append(legal(seen, random))
        seen, rewards, ended, _, infos = many.step(done[-1])
        if ended.any():
            return done, seen, rewards, infos
        assert "final_obs" not in infos
        assert not rewards.any()
    raise AssertionError("no game ended")


@every_name
def test_a_game_that_ends_begins_anew_and_its_last_observation_is_told(name: str) -> None:
    many, game, seed = envs(name, num_envs=2), ludoteca.game(name), 5
    actions, seen, rewards, infos = to_first_end(many, seed)
    place = int(np.flatnonzero(infos["_final_obs"])[0])
    many.reset(seed=seed)
    luck = int(np.random.default_rng(seed).integers(2**63))
    dice = ludoteca.Dice(place << SEED_BITS | luck)
    players = game.check_players(None)
    state, scale = game.start(players, chance=dice), Scale(game, players)
    for chosen in actions:
        seat = state.seat
        state.act(int(chosen[place]), dice)
    assert state.seat < 0
    final = infos["final_obs"][place]
    assert many.single_observation_space.contains(final)
    assert np.array_equal(final["observation"], scale.observe(state, seat))
    assert not final["action_mask"].any()
    worth = np.array(by_ranks(state.outcome()), np.float32)
    assert np.array_equal(infos["rewards"][place], worth)
    assert rewards[place] == worth[seat]
    fresh = game.start(players, chance=dice)
    assert infos["seats"][place] == fresh.seat
    assert np.array_equal(seen["observation"][place], scale.observe(fresh, fresh.seat))


def test_the_same_seed_gives_the_same_games_in_several_processes() -> None:
    together, apart = envs("holi", num_envs=3), envs("holi", num_envs=3, processes=2)
    try:
        one, other = to_first_end(together, 4), to_first_end(apart, 4)
    finally:
        apart.close()
    assert np.array_equal(one[0], other[0])
    assert [final is None for final in one[3]["final_obs"]] == [final is None for final in other[3]["final_obs"]]
    assert np.array_equal(one[1]["observation"], other[1]["observation"])


def test_gymnasiums_own_wrappers_count_the_games() -> None:
    counted = RecordEpisodeStatistics(envs("holi", num_envs=2))
    random = np.random.default_rng(2)
    seen, _ = counted.reset(seed=2)
    for steps in range(1, MOST):
        seen, _, ended, _, infos = counted.step(legal(seen, random))
        if ended.any():
            assert infos["episode"]["l"][np.argmax(ended)] == steps
            return
    raise AssertionError("no game ended")


def test_an_illegal_action_is_refused_and_no_game_goes_on() -> None:
    many = envs("holi", num_envs=2)
    with pytest.raises(ludoteca.LudotecaError):
        many.step([0, 0])
    seen, _ = many.reset(seed=1)
    wrong = [int(np.argmin(mask)) for mask in seen["action_mask"]]
    with pytest.raises(ludoteca.Illegal):
        many.step(wrong)
    many.step(legal(seen, np.random.default_rng(0)))
