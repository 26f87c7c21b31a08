"""The Gymnasium environments pass Gymnasium's own check, and play by the rules against bots of choice."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ludoteca
from ludoteca.adapters.gymnasium import Environment, env
from tests.adapters.tables import every_name, every_table


@every_table
def test_gymnasiums_check_passes(name: str, players: int) -> None:
    check_env(env(name, seat=players - 1, players=players), skip_render_check=True)


def play(table: Environment, seed: int) -> tuple[float, int]:
    """A whole game at random: the reward, and how many decisions it took."""
    random, decisions = np.random.default_rng(seed), 0
    seen, _ = table.reset(seed=seed)
    while True:
        seen, reward, ended, _, info = table.step(random.choice(np.flatnonzero(seen["action_mask"])))
        assert info == {}
        decisions += 1
        if ended:
            return reward, decisions


@every_name
def test_a_game_is_played_to_its_end_and_the_seat_is_rewarded(name: str) -> None:
    players = max(2, ludoteca.game(name).seats[0])
    table = env(name, seat=1, players=players)
    reward, decisions = play(table, 3)
    outcome = table.table.outcome()
    assert decisions > 3
    assert reward == ludoteca_reward(outcome, 1)
    assert play(table, 3) == (reward, decisions), "the same seed gives the same game"


def ludoteca_reward(outcome: ludoteca.Outcome, seat: int) -> float:
    own = outcome.ranks[seat]
    return sum((rank > own) - (rank < own) for rank in outcome.ranks) / (len(outcome.ranks) - 1)


def test_the_seat_is_asked_only_when_it_decides() -> None:
    table = env("holi", seat=2, players=3, opponents=["greedy", "random"])
    seen, _ = table.reset(seed=1)
    for _ in range(10):
        assert table.table.seat == 2
        assert np.flatnonzero(seen["action_mask"]).tolist() == table.table.legal()
        seen, *_ = table.step(table.table.legal()[0])


def test_an_illegal_action_changes_nothing_and_is_told() -> None:
    table = env("holi")
    before, _ = table.reset(seed=4)
    kept = table.game.dump(table.table)
    wrong = int(np.flatnonzero(before["action_mask"] == 0)[0])
    after, reward, ended, _, info = table.step(wrong)
    assert table.game.dump(table.table) == kept
    assert (reward, ended) == (0.0, False)
    assert len(info["illegal"]) > 10
    assert all((before[part] == after[part]).all() for part in before)


def test_one_opponent_needs_no_list() -> None:
    assert play(env("holi", players=3, opponents="greedy"), 5) == play(env("holi", players=3, opponents=["greedy"]), 5)


def test_better_opponents_win_more() -> None:
    weak, strong = [sum(play(env("holi", opponents=[name]), seed)[0] for seed in range(8)) for name in BOTS]
    assert strong < weak


BOTS = ("random", "greedy")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"players": 9}, "is for 2 to 4 players"),
        ({"seat": 2}, "seat"),
        ({"opponents": ["deep"]}, "There is no bot “deep”"),
        ({"players": 4, "opponents": ["random", "random"]}, "3"),
        ({"reward": "fame"}, "ranks, margin"),
        ({"render_mode": "hologram"}, "human, ansi, rgb_array"),
    ],
)
def test_what_the_game_does_not_have_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ludoteca.LudotecaError, match=said):
        env("holi", **wrong)


def test_nothing_can_be_done_before_the_first_reset() -> None:
    with pytest.raises(ludoteca.LudotecaError, match="must be reset"):
        env("holi").step(0)


def test_it_pickles_and_copies() -> None:
    table = env("holi", opponents=["greedy"])
    table.reset(seed=5)
    twins = [pickle.loads(pickle.dumps(table)), copy.deepcopy(table)]
    for _ in range(5):
        action = table.table.legal()[0]
        table.step(action)
        for twin in twins:
            twin.step(action)
            assert table.game.dump(twin.table) == table.game.dump(table.table)


def test_it_draws_the_table() -> None:
    text = env("holi", render_mode="ansi")
    text.reset(seed=1)
    assert "A" in text.render()
    image = env("holi", render_mode="rgb_array")
    image.reset(seed=1)
    assert image.render().ndim == 3
