"""Matches: checked acts, taking back, listening, going on."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca


def holi(seed: int = 7, players: int = 2) -> ludoteca.Match:
    """A match of Holi after the pawns stand."""
    match = ludoteca.Match("holi", players=players, seed=seed)
    for _ in range(players):
        match.act(match.state.seat, match.state.legal()[0])
    return match


def throws(match: ludoteca.Match) -> list[int]:
    return [number for number in match.state.legal() if match.game.decode(number).__struct_config__.tag == "throw-down"]


def test_acts_are_taken_as_numbers_structs_and_plain_data() -> None:
    matches = [ludoteca.Match("holi", players=2, seed=7) for _ in range(3)]
    game = matches[0].game
    number = game.encode({"type": "start", "cell": "F6"})
    for match, act in zip(matches, (number, game.decode(number), {"type": "start", "cell": "F6"}), strict=True):
        match.act(match.state.seat, act)
    assert len({str(game.dump(match.state)) for match in matches}) == 1


def test_whoever_names_no_seed_gets_the_game_of_seed_nought() -> None:
    game = ludoteca.game("regalitos")
    unnamed, nought, one = ludoteca.Match(game), ludoteca.Match(game, seed=0), ludoteca.Match(game, seed=1)
    assert game.dump(unnamed.state) == game.dump(nought.state) != game.dump(one.state)


@pytest.mark.parametrize("name", ludoteca.games())
def test_looking_back_is_forbidden_only_where_remembering_is_part_of_the_game(name: str) -> None:
    game = ludoteca.game(name)
    asked = [game.check_options({"memory": True})] if "memory" in game.check_options(None) else []
    assert [game.forgets(options) for options in [game.check_options(None), *asked]] == [False, True][: 1 + len(asked)]


def test_the_order_of_thrown_cells_does_not_matter() -> None:
    game = ludoteca.game("holi")
    one = game.encode({"type": "throw", "card": "bar", "cells": ["B3", "D3"]})
    assert one == game.encode({"type": "throw", "card": "bar", "cells": ["D3", "B3"]})


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        ({"type": "start", "cell": "A1"}, "The set-up is over"),
        ({"type": "throw", "card": "bar", "cells": ["A1", "A1"]}, "not an action"),
        ({"type": "throw", "card": "spoon", "cells": ["A1"]}, "not an action"),
        ({"type": "move", "cell": "Z9"}, "not an action"),
        ({"type": "move"}, "missing required field `cell`"),
        ({"type": "end", "now": True}, "unknown field `now`"),
        (99999, "There is no action 99999"),
        (3.5, "not an action"),
    ],
)
def test_a_refusal_says_why_and_changes_nothing(act: Any, reason: str) -> None:
    match = holi()
    before = match.game.dump(match.state)
    with pytest.raises(ludoteca.Illegal, match=reason):
        match.act(match.state.seat, act)
    assert match.game.dump(match.state) == before
    assert len(match) == 2


def test_another_seat_is_told_whose_turn_it_is() -> None:
    match = holi()
    with pytest.raises(ludoteca.Illegal, match=f"Player {match.state.seat + 1} decides"):
        match.act(1 - match.state.seat, 0)


def test_a_finished_match_takes_nothing_more() -> None:
    match, dice = holi(), ludoteca.Dice(1)
    while not match.over:
        legal = match.state.legal()
        match.act(match.state.seat, legal[dice.below(len(legal))])
    with pytest.raises(ludoteca.Illegal, match="game is over") as refused:
        match.act(0, 0)
    assert (refused.value.key, refused.value.details) == ("game-over", {})
    assert not match.can_undo(0)


@pytest.mark.parametrize("name", ludoteca.games())
def test_what_ended_a_game_cannot_be_done_once_more_and_every_game_says_why(name: str) -> None:
    match, dice, last = ludoteca.Match(name, players=2, seed=1), ludoteca.Dice(2), -1
    while not match.over:
        last = match.state.legal()[dice.below(len(match.state.legal()))]
        match.act(match.state.seat, last)
    assert match.game.refusal(match.state, last).key == "game-over"


def test_undo_goes_back_step_by_step_to_the_turns_start() -> None:
    match = holi()
    seat, start = match.state.seat, match.game.dump(match.state)
    match.act(seat, throws(match)[0])
    thrown = match.game.dump(match.state)
    assert match.can_undo(seat)
    assert not match.can_undo(1 - seat)
    match.undo(seat)
    assert match.game.dump(match.state) == start
    match.act(seat, throws(match)[0])
    assert match.game.dump(match.state) == thrown


def test_undo_stops_at_luck() -> None:
    match = holi()
    seat = match.state.seat
    match.act(seat, throws(match)[0])
    match.act(seat, {"type": "end"})
    with pytest.raises(ludoteca.Illegal, match="cannot be taken back"):
        match.undo(seat)


def test_a_decision_that_ended_the_turn_is_taken_back_until_the_next_seat_decides() -> None:
    match = ludoteca.Match("holi", players=3, seed=7)
    first, before = match.state.seat, match.game.dump(match.state)
    match.act(first, {"type": "start", "cell": "A1"})
    second = match.state.seat
    assert second != first
    assert match.can_undo(first)
    assert not match.can_undo(second)
    match.undo(first)
    assert match.game.dump(match.state) == before
    match.act(first, {"type": "start", "cell": "F1"})
    match.act(second, {"type": "start", "cell": "A1"})
    assert not match.can_undo(first)
    assert match.can_undo(second)
    match.undo(second)
    assert not match.can_undo(first)


def test_a_step_taken_back_is_not_in_the_record() -> None:
    match = holi()
    before = match.record()
    match.act(match.state.seat, throws(match)[0])
    match.undo(match.state.seat)
    assert match.record() == before


def test_a_record_is_its_readers_own() -> None:
    match = holi()
    first, again = match.record(), match.record()
    for luck in (first.luck, first.steps[0].luck):
        luck.append(1)
    assert match.record() == again


def test_listeners_get_the_events_of_each_act() -> None:
    match = holi()
    heard: list[list[Any]] = []
    match.listen(heard.append)
    match.act(match.state.seat, throws(match)[0])
    assert [event.__struct_config__.tag for event in heard[0]] == ["threw-down", "landed"]
    match.act(match.state.seat, {"type": "end"})
    assert [event.__struct_config__.tag for event in heard[1]] == ["drew", "began"]
    assert match.state.events is None


def test_the_same_seed_gives_the_same_match() -> None:
    assert holi(3).record() == holi(3).record()
    assert holi(3).record() != holi(4).record()


def test_luck_can_be_handed_in() -> None:
    match = ludoteca.Match("holi", players=3, chance=ludoteca.Script([2]))
    assert match.state.seat == 2
    assert match.record().luck == [2]


def test_a_states_contract_is_named_where_it_is_missing() -> None:
    state = ludoteca.State(2)
    for call in (state.legal, state.clone, state.outcome):
        with pytest.raises(TypeError, match="State"):
            call()
    for one in (
        lambda: state.view(0),
        lambda: state.act(0, ludoteca.Dice(1)),
        lambda: state.shuffle_hidden(0, ludoteca.Dice(1)),
    ):
        with pytest.raises(TypeError, match="State"):
            one()
