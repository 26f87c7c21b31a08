"""Laws of travel: everything pickles and deep-copies, compiled too; adapters' environments and states likewise."""

from __future__ import annotations

import multiprocessing
import pickle
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
import ludoteca.adapters.open_spiel
from ludoteca.adapters.gymnasium import Environments
from ludoteca.adapters.pettingzoo import Environment
from ludoteca.core.state import play_out
from ludoteca.testing.laws.travel import *  # noqa: F403
from ludoteca.testing.laws.travel import Sent, either_way
from ludoteca.testing.situations import SEEDS


@either_way
@given(seed=SEEDS, steps=st.integers(0, 60))
def test_an_environment_travels(game: ludoteca.AnyGame, sent: Sent, seed: int, steps: int) -> None:
    environment = Environment(game.id)
    assert sent(environment).possible_agents == environment.possible_agents
    environment.reset(seed=seed)
    walk(environment, ludoteca.Dice(seed), steps)
    there = sent(environment)
    for one in (there, environment):
        walk(one, ludoteca.Dice(seed + 1), 30)
    assert game.dump(there.table) == game.dump(environment.table)
    assert there.rewards == environment.rewards


def walk(environment: Environment, dice: ludoteca.Dice, steps: int) -> None:
    """So many decisions at random, or to the end."""
    for _ in range(steps):
        legal = environment.table.legal()
        if legal:
            environment.step(legal[dice.below(len(legal))])


@either_way
@given(seed=SEEDS, steps=st.integers(0, 60))
def test_many_environments_travel(game: ludoteca.AnyGame, sent: Sent, seed: int, steps: int) -> None:
    many = Environments(game.id, num_envs=3)
    assert sent(many).metadata == many.metadata
    seen, _ = many.reset(seed=seed)
    draws = np.random.default_rng(seed)
    for _ in range(steps):
        seen = many.step(choice(seen, draws))[0]
    there = sent(many)
    for _ in range(30):
        actions = choice(seen, draws)
        (seen, *told), (other, *heard) = many.step(actions), there.step(actions)
        assert pickle.dumps((other, heard)) == pickle.dumps((seen, told))


def choice(seen: dict[str, Any], draws: np.random.Generator) -> Any:
    """A legal action for each game."""
    return np.array([draws.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])


@either_way
@given(seed=SEEDS, steps=st.integers(0, 120))
def test_a_state_of_openspiel_travels(game: ludoteca.AnyGame, sent: Sent, seed: int, steps: int) -> None:
    spiel = pyspiel.load_game(f"ludoteca_{game.id}")
    state, dice = spiel.new_initial_state(), ludoteca.Dice(seed)
    go_on(state, dice, steps)
    written = pyspiel.serialize_game_and_state(spiel, state)
    others = [sent(state), state.clone(), pyspiel.deserialize_game_and_state(written)[1]]
    for there in others:
        assert (str(there), there.history()) == (str(state), state.history())
        assert there.legal_actions() == state.legal_actions()
    for one in (state, *others):
        go_on(one, ludoteca.Dice(seed + 1), 30)
    assert [str(there) for there in others] == [str(state)] * len(others)


def go_on(state: Any, dice: ludoteca.Dice, steps: int) -> None:
    """So many numbers at random, decisions and luck alike, or to the end."""
    for _ in range(steps):
        if not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[dice.below(len(legal))])


def played_out(state: ludoteca.State, dice: ludoteca.Dice) -> tuple[int, ludoteca.State]:
    """In another process: the end of a random game."""
    return play_out(state, dice), state


def test_states_travel_to_other_processes() -> None:
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        for name in ludoteca.games():
            game = ludoteca.game(name)
            state = game.start(chance=ludoteca.Dice(3))
            length, end = pool.submit(played_out, state, ludoteca.Dice(4)).result()
            assert play_out(state, ludoteca.Dice(4)) == length
            assert game.dump(end) == game.dump(state)
