"""Throw, face down (H-22 to H-25)."""

from __future__ import annotations

import pytest

from ludoteca.games.holi.table import PLAYING
from tests.games.holi.build import holi
from tests.games.holi.oracle import CELLS, face_down
from tests.games.holi.play import acts, begun, colours, do, hand, kinds, random_game, supply, sweets
from tests.ledger import rule


@rule("H-22")
def test_any_card_puts_one_token_on_any_cell_of_the_own_floor() -> None:
    state = holi("me: pawn A1, hand bar fork; bento: pawn middle C3")
    assert acts(state, "throw-down bar") == acts(state, "throw-down fork") == CELLS[1:]
    before = supply(state, "me")
    do(state, "throw-down fork F6")
    assert colours(state, "me") == ["ground F6"]
    assert supply(state, "me") == before - 1
    assert hand(state, "me") == ["bar"]


@rule("H-22")
def test_the_own_floor_is_where_the_pawn_stands() -> None:
    state = holi("me: pawn middle A1, hand bar; bento: pawn C3; ground B1 F6 bento; middle F6 bento")
    assert acts(state, "throw-down bar") == [cell for cell in CELLS if cell not in ("A1", "F6")]
    do(state, "throw-down bar B1")
    assert colours(state, "me") == ["middle B1"]


@rule("H-23")
def test_the_cell_holds_no_token_and_no_pawn_but_may_hold_sweets() -> None:
    state = holi("me: pawn C3, hand bar; bento: pawn D3; ground A1 me; ground B1 bento")
    assert {"C3", "D3", "A1", "B1"}.isdisjoint(acts(state, "throw-down bar"))
    before = sweets(state, "ground A2")
    do(state, "throw-down bar A2")
    assert sweets(state, "ground A2") == before > 0


@rule("H-24")
def test_not_right_after_another_card_face_down() -> None:
    state = holi("me: pawn C3, hand bar, discard vee fork/down; bento: discard corner")
    assert kinds(state) == ["move", "throw"]
    state = holi("me: pawn C3, hand bar, discard fork/down vee; bento: discard corner/down")
    assert kinds(state) == ["move", "throw-down", "throw"]


@rule("H-24")
def test_a_card_face_up_allows_the_next_one_face_down() -> None:
    state = holi("me: pawn C3, hand bar corner step, discard fork/down; bento: pawn F6, hand bar corner")
    do(state, "throw bar B3 D3", "end", "throw-down bar A1", "end")
    assert "throw-down" in kinds(state)
    do(state, "throw-down corner B1", "end")
    assert "throw-down" not in kinds(state)


@rule("H-24")
def test_allowed_in_the_first_turn() -> None:
    state = begun()
    do(state, "start A1", "start F6")
    assert "throw-down" in kinds(state)


@rule("H-25")
def test_the_card_goes_face_down_on_the_discard_pile_hidden_from_others() -> None:
    state = holi("me: pawn C3, hand bar corner, discard vee")
    do(state, "throw-down bar F6")
    tops = [state.view(viewer).seats[0].discard[-1] for viewer in (0, 1, -1)]
    assert [top.down for top in tops] == [True, True, True]
    assert [top.card for top in tops] == ["bar", None, None]
    assert hand(state, "me") == ["corner"]


@rule("H-22", "H-23", "H-24")
@pytest.mark.parametrize("rivalry", [[], ["long-memory"]], ids=["plain", "long-memory"])
@pytest.mark.once
def test_in_random_play_the_face_down_throws_are_those_found_by_hand(rivalry: list[str]) -> None:
    for state in random_game(5, 3, rivalry=rivalry):
        if state.phase == PLAYING and not state.thrown:
            assert {tuple(text.split()) for text in acts(state, "throw-down")} == face_down(state)
