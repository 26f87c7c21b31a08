"""Laws of observations: they fit their layout, and tell what the seat's view tells and nothing else."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from librt.strings import BytesWriter

import ludoteca
from ludoteca.core.layout import size, slices
from ludoteca.testing.situations import Situation, watchers


def observed(state: ludoteca.State, seat: int) -> bytes:
    """What a seat observes."""
    out = BytesWriter()
    state.observe(seat, out)
    return out.getvalue()


@given(data=st.data())
def test_an_observation_tells_nothing_hidden(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    situation = Situation(game, data)
    state = situation.advance()
    for seat in watchers(state):
        other = state.clone()
        other.shuffle_hidden(seat, situation.dice)
        assert observed(other, seat) == observed(state, seat)
        assert observed(game.from_view(state.view(seat)), seat) == observed(state, seat)


@given(data=st.data())
def test_an_observation_fits_its_layout(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    situation = Situation(game, data)
    state = situation.advance()
    parts = game.layout(state.players)
    for seat in watchers(state):
        written = observed(state, seat)
        assert len(written) == size(parts)
        for part, place in zip(parts, slices(parts).values(), strict=True):
            assert part.most > 1 or max(written[place]) <= 1, part.name


@given(data=st.data())
def test_seats_are_counted_from_the_one_that_looks(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    state = Situation(game, data).advance()
    places = slices(game.layout(state.players))
    for seat in range(state.players):
        written = observed(state, seat)
        assert written[places["me"]].index(1) == seat
        assert written[places["decides"]].index(1) == (state.seat - seat) % state.players


def test_parts_have_names_of_their_own_and_say_what_they_are(game: ludoteca.AnyGame) -> None:
    for players in game.seats:
        parts = game.layout(players)
        assert len({part.name for part in parts}) == len(parts)
        assert all(part.size > 0 and 0 < part.most < 256 and part.about for part in parts)
