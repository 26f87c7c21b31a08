"""Laws of bots: they decide by what their seat sees, and always legally."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.strings import BytesWriter

import ludoteca
from ludoteca.bots.bot import Budget
from ludoteca.bots.levels import LEVELS, find_player
from ludoteca.core.layout import size
from ludoteca.testing.situations import Situation

every_bot = pytest.mark.parametrize("name", sorted(LEVELS))
BRIEF = 8
"""Iterations at most: of a bot that looks one step ahead, the one."""


def check_decision(choose: Callable[[ludoteca.State], int], state: ludoteca.State, dice: ludoteca.Dice) -> None:
    """The law: a legal decision, and the same in a game that looks the same from that seat."""
    other = state.clone()
    other.shuffle_hidden(state.seat, dice)
    choice = choose(state)
    assert choice in state.legal()
    assert choose(other) == choice


@every_bot
@given(data=st.data())
def test_a_bot_decides_the_same_whatever_it_cannot_know(game: ludoteca.AnyGame, name: str, data: st.DataObject) -> None:
    situation = Situation(game, data)
    state = situation.advance()
    player = find_player(name, game)
    budget, dice = Budget(iterations=min(BRIEF, player.budget.iterations or BRIEF)), situation.dice.copy()

    def choose(state: ludoteca.State) -> int:
        return player.bot.choose(state.view(state.seat), state.legal(), budget, dice.copy())

    check_decision(choose, state, situation.dice)


@given(data=st.data())
def test_at_the_end_the_estimate_ranks_as_the_outcome_does(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    situation = Situation(game, data)
    situation.finish()
    estimate, ranks = situation.match.state.estimate(), situation.match.state.outcome().ranks
    best = max(estimate)
    assert len(estimate) == situation.match.players
    assert all(estimate[seat] == best for seat, rank in enumerate(ranks) if rank == 1)


@given(data=st.data())
def test_what_is_sensed_is_the_estimate_and_fits_its_parts(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    situation = Situation(game, data)
    state = situation.advance()
    out = BytesWriter()
    for seat in range(state.players):
        assert state.sense(seat, out) == state.estimate()
    assert len(out) == state.players * size(game.sensed(state.players))


@given(data=st.data())
def test_an_estimate_is_a_number_to_compare_with(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    state = Situation(game, data).advance()
    assert all(abs(value) < 10_000 for value in state.estimate())
    assert 0 < state.margin() < 10_000
    assert 0 <= state.curiosity(later=True) <= state.curiosity(later=False) < 1
