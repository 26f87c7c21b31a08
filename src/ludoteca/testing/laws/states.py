"""Laws of states: clones, plain data, pieces, and the score."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from ludoteca.testing.situations import Situation, to_the_end


@given(data=st.data())
def test_a_clone_is_equal_and_shares_nothing(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    situation = Situation(game, data)
    state = situation.advance()
    before = msgspec.json.encode(game.dump(state))
    clone = state.clone()
    assert msgspec.json.encode(game.dump(clone)) == before
    to_the_end(clone, situation.dice)
    clone.shuffle_hidden(-1, situation.dice)
    assert msgspec.json.encode(game.dump(state)) == before


@given(data=st.data())
def test_a_state_is_plain_data(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    situation = Situation(game, data)
    state = situation.advance()
    again = game.load(msgspec.json.decode(msgspec.json.encode(game.dump(state))))
    assert game.dump(again) == game.dump(state)
    assert again.legal() == state.legal()
    dice = situation.dice.copy()
    to_the_end(again, situation.dice)
    to_the_end(state, dice)
    assert game.dump(again) == game.dump(state)


@given(data=st.data())
def test_pieces_are_conserved(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    situation = Situation(game, data)
    pieces = game.census(situation.match.state)
    assert pieces
    while not situation.match.over:
        situation.step()
        assert game.census(situation.match.state) == pieces


@given(data=st.data())
def test_the_score_by_source_adds_up_at_any_time(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    state = Situation(game, data).advance()
    result = state.outcome()
    columns = list(result.breakdown.values())
    for seat in range(state.players):
        assert sum(column[seat] for column in columns) == result.scores[seat]
    assert result.ending == ""
    assert min(result.ranks) == 1
    assert len(result.ranks) == len(result.scores) == state.players


@given(data=st.data())
def test_a_game_without_listeners_collects_no_events(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    assert Situation(game, data).advance().events is None


def test_actions_round_trip(game: ludoteca.AnyGame) -> None:
    for number in range(game.num_actions):
        act = game.decode(number)
        assert game.encode(act) == number
        assert game.encode(msgspec.json.decode(msgspec.json.encode(act))) == number
        assert msgspec.json.decode(msgspec.json.encode(act), type=game.act_type) == act
