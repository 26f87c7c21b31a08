"""Laws of travel: everything pickles and deep-copies, compiled too, and goes on as if it had stayed."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, TypeVar

import pyspiel  # type: ignore[import-not-found]
import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
import ludoteca.adapters.open_spiel
from ludoteca.adapters.pettingzoo import Environment
from ludoteca.core.chance import Noted
from ludoteca.core.state import play_out
from tests.laws.situations import SEEDS, Situation, every_game

Thing = TypeVar("Thing")


def pickled(thing: Thing) -> Thing:
    """Sent away and come back."""
    there: Thing = pickle.loads(pickle.dumps(thing))
    return there


either_way = pytest.mark.parametrize("sent", [pickled, copy.deepcopy])
Sent = Callable[[Any], Any]


@every_game
@either_way
@given(data=st.data())
def test_a_state_travels(game: ludoteca.AnyGame, sent: Sent, data: st.DataObject) -> None:
    situation = Situation(game, data)
    state = situation.advance()
    there, dice = sent(state), sent(situation.dice)
    assert type(there) is type(state)
    assert game.dump(there) == game.dump(state)
    assert there.legal() == state.legal()
    assert play_out(there, dice) == play_out(state, situation.dice)
    assert game.dump(there) == game.dump(state)


@every_game
@either_way
@given(data=st.data())
def test_a_match_travels_with_its_luck_and_what_can_be_taken_back(
    game: ludoteca.AnyGame, sent: Sent, data: st.DataObject
) -> None:
    situation = Situation(game, data)
    heard: list[object] = []
    situation.match.listen(heard.append)
    situation.advance()
    there, here = sent(situation.match), situation.match
    told, dice = len(heard), sent(situation.dice)
    assert there.record() == here.record()
    for seat in range(here.players):
        assert there.can_undo(seat) == here.can_undo(seat)
    for _ in range(20):
        if not there.over:
            there.act(there.state.seat, there.state.legal()[dice.below(len(there.state.legal()))])
    assert len(heard) == told
    for _ in range(20):
        if not here.over:
            situation.step()
    assert there.record() == here.record()


@every_game
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


@every_game
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


@every_game
@either_way
def test_a_game_travels_by_its_id(game: ludoteca.AnyGame, sent: Sent) -> None:
    assert sent(game) is game


@either_way
@given(seed=SEEDS, asked=st.integers(0, 20))
def test_luck_travels(sent: Sent, seed: int, asked: int) -> None:
    for chance in (ludoteca.Dice(seed), ludoteca.Script(range(50)), Noted(ludoteca.Dice(seed)), Counting(seed)):
        for _ in range(asked):
            chance.below(60)
        there = sent(chance)
        assert type(there) is type(chance)
        assert [there.below(60) for _ in range(9)] == [chance.below(60) for _ in range(9)]
        if isinstance(chance, Noted):
            assert isinstance(there, Noted)
            assert there.take() == chance.take()


class Counting(ludoteca.Chance):
    """Luck from another package: always the next number."""

    __slots__ = ("at", "step")

    def __init__(self, step: int) -> None:
        self.step = step
        self.at = 0

    def below(self, n: int) -> int:
        self.at += self.step
        return self.at % n


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
