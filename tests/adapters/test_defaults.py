"""What programs may leave unsaid, and what an environment says of itself: others build on both."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any

import gymnasium.vector
import pyspiel  # type: ignore[import-not-found]
import pytest

import ludoteca
import ludoteca.adapters.open_spiel
from ludoteca.adapters import gymnasium as one
from ludoteca.adapters import pettingzoo as several
from ludoteca.adapters.vector import vector
from tests.adapters.tables import every_name

EACH = {"players": None, "options": None, "reward": "ranks"}


@pytest.mark.parametrize(
    ("make", "unsaid"),
    [
        (one.env, {**EACH, "seat": 0, "opponents": "random", "render_mode": None}),
        (one.envs, {**EACH, "num_envs": 64, "processes": 1}),
        (several.env, {**EACH, "render_mode": None}),
        (vector, {**EACH, "games": 64, "processes": 1}),
    ],
)
def test_what_is_not_said_is_as_it_always_was(make: Callable[..., Any], unsaid: dict[str, Any]) -> None:
    asked = signature(make).parameters
    assert {name: each.default for name, each in asked.items() if name != "game"} == unsaid


def test_an_environment_says_what_it_is_of_and_how_it_is_seen() -> None:
    assert one.env("holi").metadata == {
        "name": "ludoteca_holi",
        "render_modes": ["human", "ansi", "rgb_array"],
        "render_fps": 1,
    }
    assert several.env("holi").metadata == {
        "name": "ludoteca_holi",
        "render_modes": ["human", "ansi", "rgb_array"],
        "is_parallelizable": False,
    }
    assert one.envs("holi", num_envs=2).metadata == {
        "name": "ludoteca_holi",
        "autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP,
    }


def test_in_another_seat_the_bots_play_before_it() -> None:
    env = one.env("holi", seat=1, players=3)
    assert env.seat == 1
    env.reset(seed=4)
    assert env.table.seat == 1


@every_name
def test_what_openspiel_is_told_of_a_game_is_so(name: str) -> None:
    ours = ludoteca.game(name)
    theirs = pyspiel.load_game(f"ludoteca_{name}")
    kind = theirs.get_type()
    assert (kind.short_name, kind.long_name) == (f"ludoteca_{name}", ours.title)
    assert (kind.min_num_players, kind.max_num_players) == (ours.seats[0], ours.seats[-1])
    assert kind.dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert kind.reward_model == pyspiel.GameType.RewardModel.TERMINAL
    assert kind.utility == pyspiel.GameType.Utility.ZERO_SUM
    assert kind.provides_information_state_string
    assert kind.provides_information_state_tensor
    assert kind.provides_observation_string
    assert kind.provides_observation_tensor
    assert theirs.num_players() == max(2, ours.seats[0])
    assert theirs.num_distinct_actions() == ours.num_actions
    assert (theirs.min_utility(), theirs.max_utility(), theirs.utility_sum()) == (-1, 1, 0)
    longest = ours.longest(theirs.num_players(), ours.check_options({}))
    assert theirs.max_game_length() == (longest or 10_000)


def test_alone_it_is_about_points() -> None:
    theirs = pyspiel.load_game("ludoteca_regalitos", {"players": 1})
    assert theirs.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert (theirs.min_utility(), theirs.max_utility()) == (-1000, 1000)
    assert theirs.utility_sum() is None
