"""Laws of decisions: who decides, what is legal, what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from ludoteca.testing.situations import Situation, to_the_end


def test_a_game_comes_to_its_end(game: ludoteca.AnyGame) -> None:
    """Without this no other law can be tried, so it comes first."""
    for players in game.seats:
        dice = ludoteca.Dice(players)
        to_the_end(game.start(players, chance=dice), dice)


@given(data=st.data())
def test_the_seat_to_act_has_legal_actions_sorted_and_in_the_list(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    state = Situation(game, data).advance()
    legal = state.legal()
    assert 0 <= state.seat < state.players
    assert legal
    assert legal == sorted(set(legal))
    assert 0 <= legal[0] <= legal[-1] < game.num_actions
    assert all(type(action) is int for action in legal)


@given(data=st.data())
def test_only_the_seat_to_act_acts(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    situation = Situation(game, data)
    situation.advance()
    match = situation.match
    if match.over:
        return
    before = game.dump(match.state)
    for seat in range(match.players):
        if seat != match.state.seat:
            with pytest.raises(ludoteca.Illegal):
                match.act(seat, match.state.legal()[0])
    assert game.dump(match.state) == before


@given(data=st.data())
def test_every_legal_action_applies(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    situation = Situation(game, data)
    state = situation.advance()
    before = game.dump(state)
    for action in state.legal():
        after = state.clone()
        after.act(action, situation.dice)
        assert game.dump(after) != before
        assert after.seat == -1 or after.legal()


@given(data=st.data())
def test_what_is_legal_and_what_is_refused_are_told_by_one_door(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    situation = Situation(game, data)
    state = situation.advance()
    legal = set(state.legal())
    before = game.dump(state)
    refused = {number for number in range(game.num_actions) if game.why_not(state, number) is not None}
    assert refused == set(range(game.num_actions)) - legal
    assert game.dump(state) == before


@given(data=st.data())
def test_everything_else_is_refused_with_a_reason_and_changes_nothing(
    game: ludoteca.AnyGame, data: st.DataObject
) -> None:
    situation = Situation(game, data)
    situation.advance()
    match = situation.match
    legal = set() if match.over else set(match.state.legal())
    seat = max(match.state.seat, 0)
    before = game.dump(match.state)
    numbers = [situation.dice.below(game.num_actions) for _ in range(60)]
    for action in [*(number for number in numbers if number not in legal), *NONSENSE]:
        with pytest.raises(ludoteca.Illegal) as refusal:
            match.act(seat, action)
        assert len(str(refusal.value)) > 10
    assert game.dump(match.state) == before


NONSENSE: list[Any] = [-1, 10**30, True, None, "", "end", 0.0, [], {}, {"type": "nothing"}, {"type": []}, object()]


@given(seat=st.sampled_from([-1, 99, True, None, "0", 0.0]))
def test_seats_that_do_not_exist_are_refused(game: ludoteca.AnyGame, seat: Any) -> None:
    match = ludoteca.Match(game, seed=1)
    with pytest.raises(ludoteca.Illegal):
        match.act(seat, match.state.legal()[0])


@given(data=st.data())
def test_random_play_ends(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    situation = Situation(game, data)
    state = situation.match.state
    most = game.longest(state.players, situation.match.options)
    decisions = to_the_end(state, situation.dice)
    assert not most or decisions <= most
    assert state.seat == -1
    assert state.legal() == []
    assert state.outcome().ending in game.endings


@given(data=st.data())
def test_undo_returns_exactly_the_state_before(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    situation = Situation(game, data)
    situation.advance()
    match = situation.match
    for _ in range(20):
        if match.over:
            return
        before, length, seat = game.dump(match.state), len(match), match.state.seat
        situation.step()
        assert not any(match.can_undo(other) for other in range(match.players) if other != seat)
        if match.can_undo(seat):
            match.undo(seat)
            assert (game.dump(match.state), len(match)) == (before, length)
            situation.step()


@given(data=st.data())
def test_undo_never_goes_past_luck_secrets_or_the_end_and_the_turns_end_is_no_hindrance(
    game: ludoteca.AnyGame, data: st.DataObject
) -> None:
    situation = Situation(game, data)
    situation.advance()
    match = situation.match
    if match.over:
        return
    before = match.state.clone()
    situation.step()
    luck = match.record().steps[-1].luck
    if luck or before.looks != match.state.looks or match.over:
        assert not match.can_undo(before.seat)
        with pytest.raises(ludoteca.Illegal):
            match.undo(before.seat)
    else:
        assert match.can_undo(before.seat)


@given(data=st.data())
def test_undo_never_goes_past_another_seats_decision(game: ludoteca.AnyGame, data: st.DataObject) -> None:
    situation = Situation(game, data)
    situation.advance()
    match = situation.match
    seats: list[int] = []
    for _ in range(12):
        if match.over:
            return
        seats.append(match.state.seat)
        situation.step()
    deciders = set()
    while (last := seats.pop()) >= 0 and match.can_undo(last):
        deciders.add(last)
        match.undo(last)
    assert len(deciders) <= 1
