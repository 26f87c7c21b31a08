"""Laws of previews: they tell nothing hidden, and what they tell comes true."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from ludoteca.bots.foresight import foresee
from tests.laws.situations import Situation, every_game


@every_game
@given(data=st.data())
def test_a_preview_tells_nothing_hidden(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    situation = Situation(game, data)
    state = situation.advance()
    other = state.clone()
    other.shuffle_hidden(state.seat, situation.dice)
    action = situation.pick(state.legal())
    told = foresee(game, state.view(state.seat), state.seat, action)
    assert foresee(game, other.view(state.seat), state.seat, action) == told


@every_game
@given(data=st.data())
def test_what_a_preview_tells_comes_true(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    situation = Situation(game, data)
    state = situation.advance()
    seat, before = state.seat, state.outcome()
    action = situation.pick(state.legal())
    told = foresee(game, state.view(seat), seat, action)
    after = state.clone()
    after.events = []
    after.act(action, situation.dice)
    events = [game.see(event, seat) for event in after.events or []]
    assert events[: len(told.events)] == told.events
    if told.open:
        assert (events, after.view(seat), after.looks) == (told.events, told.view, state.looks)
    if told.ends:
        assert after.turn > state.turn or after.seat < 0
    if told.open and told.gain:
        outcome = after.outcome()
        assert outcome.scores == told.scores
        new, old = (outcome.scores, before.scores) if outcome.ending else (outcome.made, before.made)
        assert [now - then for now, then in zip(new, old, strict=True)] == told.gain


@every_game
@given(data=st.data())
def test_points_made_and_apart_are_the_whole_score(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    outcome = Situation(game, data).advance().outcome()
    apart = [sum(points[seat] for points in outcome.apart.values()) for seat in range(len(outcome.scores))]
    assert [made + more for made, more in zip(outcome.made, apart, strict=True)] == outcome.scores
