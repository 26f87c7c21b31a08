"""Laws of bots: they decide by what their seat sees, and always legally."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from ludoteca.bots.bot import Budget
from ludoteca.bots.levels import LEVELS, find_player
from ludoteca.testing.situations import Situation

every_bot = pytest.mark.parametrize("name", sorted(LEVELS))
BRIEF = Budget(iterations=8)


@every_bot
@given(data=st.data())
def test_a_bot_decides_the_same_whatever_it_cannot_know(game: ludoteca.AnyGame, name: str, data: st.DataObject) -> None:
    situation = Situation(game, data)
    state = situation.advance()
    bot = find_player(name, game).bot
    dice = situation.dice.copy()
    choice = bot.choose(state.view(state.seat), state.legal(), BRIEF, dice.copy())
    other = state.clone()
    other.shuffle_hidden(state.seat, situation.dice)
    assert choice in state.legal()
    assert bot.choose(other.view(other.seat), other.legal(), BRIEF, dice.copy()) == choice


@given(data=st.data())
def test_at_the_end_the_estimate_ranks_as_the_outcome_does(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    situation = Situation(game, data)
    situation.finish()
    estimate, ranks = situation.match.state.estimate(), situation.match.state.outcome().ranks
    best = max(estimate)
    assert len(estimate) == situation.match.players
    assert all(estimate[seat] == best for seat, rank in enumerate(ranks) if rank == 1)


@given(data=st.data())
def test_an_estimate_is_a_number_to_compare_with(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    state = Situation(game, data).advance()
    assert all(abs(value) < 10_000 for value in state.estimate())
    assert 0 < state.margin() < 10_000
    assert 0 <= state.curiosity(later=True) <= state.curiosity(later=False) < 1
