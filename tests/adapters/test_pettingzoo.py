"""The PettingZoo environments pass PettingZoo's own suites, and play by the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any

import numpy as np
import pettingzoo.test as peers  # type: ignore[import-untyped]
import pytest
from pettingzoo.test import performance_benchmark

import ludoteca
from ludoteca.adapters.pettingzoo import Environment, env, parallel_env
from tests.adapters.tables import every_name, every_table

pytestmark = [
    # PettingZoo has a list of its own games that may observe with a dict and a mask, and warns of all others,
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # and of a mask without legal actions, as it is for those who do not decide.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@every_table
def test_pettingzoos_api_test_passes(name: str, players: int) -> None:
    peers.api_test(env(name, players=players), num_cycles=100)


@every_table
def test_pettingzoos_seed_test_passes(name: str, players: int) -> None:
    peers.seed_test(partial(env, name, players=players), num_cycles=30)


@every_table
def test_pettingzoos_parallel_api_test_passes(name: str, players: int) -> None:
    peers.parallel_api_test(parallel_env(name, players=players), num_cycles=60)


@every_table
def test_the_state_is_what_all_agents_see_together(name: str, players: int) -> None:
    table = env(name, players=players)
    table.reset(seed=2)
    assert table.state_space.contains(table.state())
    seen = [table.observe(agent)["observation"] for agent in table.possible_agents]
    assert np.array_equal(table.state().reshape(players, -1), seen)


@every_name
def test_pettingzoos_render_test_passes(name: str) -> None:
    peers.render_test(partial(env, name))


@every_name
def test_pettingzoos_test_save_obs_passes(name: str) -> None:
    peers.test_save_obs(env(name))


@every_name
def test_pettingzoos_performance_benchmark_runs(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It measures for five seconds, which pass quickly here."""
    ticks = count(0, 0.25)
    monkeypatch.setattr(performance_benchmark.__globals__["time"], "time", lambda: next(ticks))
    peers.performance_benchmark(env(name))
    assert "Finished performance benchmark" in capsys.readouterr().out


def play(table: Environment, seed: int) -> dict[str, float]:
    """A game at random; the rewards of all agents."""
    random = np.random.default_rng(seed)
    table.reset(seed=seed)
    rewards = {}
    for agent in table.agent_iter():
        seen, reward, ended, _, _ = table.last()
        rewards[agent] = reward
        assert seen is not None
        table.step(None if ended else random.choice(np.flatnonzero(seen["action_mask"])))
    return rewards


@every_table
def test_whole_games_are_rewarded_by_ranks(name: str, players: int) -> None:
    table = env(name, players=players)
    rewards = play(table, 5)
    outcome = table.table.outcome()
    best = [f"player_{seat}" for seat in outcome.winners]
    assert set(rewards) == set(table.possible_agents)
    assert all(rewards[agent] == max(rewards.values()) for agent in best)
    assert players == 1 or sum(rewards.values()) == pytest.approx(0)


def test_rewards_by_margin_are_points_ahead_of_the_best_other() -> None:
    table = env("holi", players=3, reward="margin")
    rewards = play(table, 3)
    scores = table.table.outcome().scores
    for seat, score in enumerate(scores):
        assert rewards[f"player_{seat}"] == score - max(scores[:seat] + scores[seat + 1 :])


@every_name
def test_the_mask_is_what_is_legal_and_only_for_who_decides(name: str) -> None:
    table = env(name)
    table.reset(seed=1)
    for agent in table.agents:
        mask = table.observe(agent)["action_mask"]
        legal = table.table.legal() if agent == table.agent_selection else []
        assert np.flatnonzero(mask).tolist() == legal


@every_name
def test_an_illegal_action_is_refused_with_a_reason_and_changes_nothing(name: str) -> None:
    table = env(name)
    table.reset(seed=1)
    before = table.game.dump(table.table)
    wrong = next(number for number in range(table.game.num_actions) if number not in table.table.legal())
    for action in (wrong, -1, table.game.num_actions, None):
        with pytest.raises(ludoteca.Illegal):
            table.step(action)
    assert table.game.dump(table.table) == before


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"players": 9}, "is for 2 to 4 players"),
        ({"options": {"rivalry": ["rain"]}}, "Allowed: "),
        ({"render_mode": "hologram"}, "human, ansi, rgb_array"),
        ({"reward": "fame"}, "ranks, margin"),
    ],
)
def test_what_the_game_does_not_have_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ludoteca.BadOption, match=said):
        env("holi", **wrong)


@pytest.mark.parametrize(
    "ask", [lambda table: table.step(0), lambda table: table.last(), lambda table: table.observe("player_0")]
)
def test_nothing_can_be_done_before_the_first_reset(ask: Callable[[Environment], object]) -> None:
    with pytest.raises(ludoteca.LudotecaError, match="must be reset"):
        ask(env("holi"))


def test_options_reach_the_game() -> None:
    table = env("holi", players=3, options={"rivalry": ["ladders"]})
    table.reset(seed=2)
    assert table.game.rules_of(table.table)["rivalry"] == ["ladders"]


def test_text_and_image_show_what_the_deciding_seat_sees() -> None:
    table = env("holi", render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
    assert isinstance(text, str)
    assert "Ground floor" in text
    pictured = env("holi", render_mode="rgb_array")
    pictured.reset(seed=1)
    before = pictured.render()
    pictured.step(pictured.table.legal()[0])
    after = pictured.render()
    assert isinstance(before, np.ndarray)
    assert isinstance(after, np.ndarray)
    assert not np.array_equal(before, after)
