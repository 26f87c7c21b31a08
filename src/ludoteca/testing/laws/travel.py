"""Laws of travel: everything pickles and deep-copies, compiled too, and goes on as if it had stayed."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from ludoteca.core.chance import Noted
from ludoteca.testing.situations import SEEDS, Situation, to_the_end

Thing = TypeVar("Thing")


def pickled(thing: Thing) -> Thing:
    """Sent away and come back."""
    there: Thing = pickle.loads(pickle.dumps(thing))
    return there


either_way = pytest.mark.parametrize("sent", [pickled, copy.deepcopy])
Sent = Callable[[Any], Any]


@either_way
@given(data=st.data())
def test_a_state_travels(game: ludoteca.AnyGame, sent: Sent, data: st.DataObject) -> None:
    situation = Situation(game, data)
    state = situation.advance()
    there, dice = sent(state), sent(situation.dice)
    assert type(there) is type(state)
    assert game.dump(there) == game.dump(state)
    assert there.legal() == state.legal()
    assert to_the_end(there, dice) == to_the_end(state, situation.dice)
    assert game.dump(there) == game.dump(state)


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


@either_way
def test_a_game_travels_by_its_id(game: ludoteca.AnyGame, sent: Sent) -> None:
    assert sent(game) is game


@either_way
@given(seed=SEEDS, asked=st.integers(0, 20))
def test_luck_travels(sent: Sent, seed: int, asked: int) -> None:
    chances = [ludoteca.Dice(seed), ludoteca.Script(range(50)), Noted(ludoteca.Dice(seed)), Counting(seed)]
    for chance in chances:
        for _ in range(asked):
            chance.below(60)
        there = sent(chance)
        assert type(there) is type(chance)
        assert [there.below(60) for _ in range(9)] == [chance.below(60) for _ in range(9)]
        if isinstance(chance, Noted) and isinstance(there, Noted):
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
