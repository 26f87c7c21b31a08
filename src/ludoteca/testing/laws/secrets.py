"""Laws of secrets: a view tells nothing hidden, and is enough to imagine a full state."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from ludoteca.testing.situations import Situation, watchers


@given(data=st.data())
def test_a_view_tells_nothing_hidden(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    situation = Situation(game, data)
    state = situation.advance()
    for seat in watchers(state):
        other = state.clone()
        other.shuffle_hidden(seat, situation.dice)
        assert other.view(seat) == state.view(seat)
        if seat == state.seat:
            assert other.legal() == state.legal()


@given(data=st.data())
def test_several_see_what_each_of_them_sees(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    state = Situation(game, data).advance()
    seats = list(watchers(state))[::-1]
    assert list(state.views(seats)) == [state.view(seat) for seat in seats]


@given(data=st.data())
def test_the_hidden_is_shuffled_without_losing_a_piece(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    situation = Situation(game, data)
    state = situation.advance()
    for seat in watchers(state):
        other = state.clone()
        other.shuffle_hidden(seat, situation.dice)
        assert game.census(other) == game.census(state)
        assert (other.seat, other.turn) == (state.seat, state.turn)
        assert other.legal()


@given(data=st.data())
def test_a_state_made_from_a_view_has_the_same_view(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    situation = Situation(game, data)
    state = situation.advance()
    for seat in watchers(state):
        imagined = game.from_view(state.view(seat))
        assert imagined.view(seat) == state.view(seat)
        assert game.census(imagined) == game.census(state)
        imagined.shuffle_hidden(seat, situation.dice)
        assert imagined.view(seat) == state.view(seat)
        assert imagined.legal() == state.legal() if seat == state.seat else imagined.legal()


@given(data=st.data())
def test_an_imagined_game_can_be_played_on(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    situation = Situation(game, data)
    state = situation.advance()
    for seat in watchers(state):
        imagined = game.from_view(state.view(seat))
        imagined.shuffle_hidden(seat, situation.dice)
        for _ in range(30):
            if imagined.seat >= 0:
                imagined.act(situation.pick(imagined.legal()), situation.dice)
        assert game.census(imagined) == game.census(state)


@given(data=st.data())
def test_views_and_events_are_json(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    situation = Situation(game, data)
    events: list[msgspec.Struct] = []
    situation.match.listen(events.extend)
    state = situation.advance()
    for seat in watchers(state):
        view = state.view(seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) == view
        for event in events:
            seen = game.see(event, seat)
            assert msgspec.json.decode(msgspec.json.encode(seen), type=game.event_type) == seen
