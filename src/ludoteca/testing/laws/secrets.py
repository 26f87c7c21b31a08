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
def test_what_is_told_of_an_act_gives_nothing_away_that_the_view_keeps_hidden(
    game: ludoteca.AnyGame, data: st.DataObject
) -> None:
    """The same act and luck, in two games that look the same from a seat before and after, sound the same."""
    situation = Situation(game, data)
    for _ in range(situation.steps):
        if situation.match.over:
            return
        state = situation.match.state
        seat, action = situation.pick(list(watchers(state))), situation.pick(state.legal())
        other = state.clone()
        other.shuffle_hidden(seat, situation.dice)
        if action in other.legal():
            seen, told = noticed(game, state, action, situation.dice, seat)
            also_seen, also_told = noticed(game, other, action, situation.dice, seat)
            assert seen != also_seen or told == also_told
        situation.step()


def noticed(
    game: ludoteca.AnyGame, state: ludoteca.State, action: int, dice: ludoteca.Dice, seat: int
) -> tuple[msgspec.Struct, list[msgspec.Struct]]:
    """What a seat sees after an act, and what it was told of it."""
    after = state.clone()
    after.events = []
    after.act(action, dice.copy())
    return after.view(seat), [game.see(event, seat) for event in after.events]


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
