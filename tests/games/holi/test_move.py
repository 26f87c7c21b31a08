"""Move (H-26 to H-29)."""

from __future__ import annotations

import pytest

from tests.games.holi.build import holi
from tests.games.holi.oracle import CELLS
from tests.games.holi.play import acts, collected, colours, do, pawn, points, supply, sweets, token
from tests.ledger import rule


@rule("H-26")
def test_to_any_other_cell_of_the_floor_without_another_pawn() -> None:
    state = holi("me: pawn C3; bento: pawn D3; clara: pawn middle E3; davi: pawn F6, finished; ground A1 bento")
    assert acts(state, "move") == [cell for cell in CELLS if cell not in ("C3", "D3", "F6")]
    do(state, "move E3")
    assert pawn(state, "me") == "ground E3"


@rule("H-26")
def test_a_move_stays_on_its_floor() -> None:
    state = holi("me: pawn top C3; bento: pawn D3; clara: pawn top A1")
    assert acts(state, "move") == [cell for cell in CELLS if cell not in ("C3", "A1")]
    do(state, "move D3")
    assert pawn(state, "me") == "top D3"


@rule("H-27")
@pytest.mark.parametrize("owner", ["me", "bento"])
def test_the_token_of_the_cell_goes_to_the_mover(owner: str) -> None:
    state = holi(f"me: pawn C3; ground E5 {owner}")
    before = supply(state, "me", owner)
    do(state, "move E5")
    assert supply(state, "me", owner) == before + 1
    assert token(state, "ground E5") is None


@rule("H-27")
def test_own_tokens_taken_up_can_be_thrown_again() -> None:
    state = holi("me: pawn C3, hand bar corner, tokens 1; ground C4 me")
    do(state, "move C4", "throw bar B4 D4")
    assert colours(state, "me") == ["ground B4", "ground D4"]


@rule("H-27")
def test_nothing_is_collected_from_the_floors_below() -> None:
    state = holi("me: pawn middle C3; ground A2 E5 bento; middle E5 clara")
    held = sweets(state, "middle A2")
    do(state, "move E5")
    assert token(state, "ground E5") == "bento"
    assert (supply(state, "me", "bento"), supply(state, "me", "clara")) == (0, 1)
    state = holi("me: pawn middle C3; ground A2 bento")
    do(state, "move A2")
    assert state.areas[0].sweets == held
    assert sweets(state, "ground A2") == sweets(holi(), "ground A2")
    assert token(state, "ground A2") == "bento"


@rule("H-28")
@pytest.mark.parametrize("floor", ["ground", "middle"])
def test_the_sweets_of_the_cell_go_to_the_mover(floor: str) -> None:
    state = holi(f"me: pawn {floor} C3, sweets 2")
    there = sweets(state, f"{floor} B1")
    do(state, "move B1")
    assert there > 0
    assert collected(state) == [2 + there, 0]
    assert sweets(state, f"{floor} B1") == 0


@rule("H-28")
def test_covered_sweets_stay_below_the_pawn_until_a_later_move() -> None:
    state = holi("me: pawn C3, hand bar corner step; bento: pawn F6, hand bar corner; ground B1 bento")
    there = sweets(state, "ground B1")
    do(state, "move B1")
    assert (sweets(state, "ground B1"), state.areas[0].sweets) == (there, 0)
    do(state, "throw-down bar D4", "throw-down bar D5", "move B6", "throw corner C1 B2")
    assert (sweets(state, "ground B1"), state.areas[0].sweets) == (there, 0)


@rule("H-28")
def test_a_later_move_into_the_cell_collects_what_was_covered() -> None:
    state = holi("me: pawn C3, hand bar corner; bento: pawn F6, hand bar corner; ground B1 bento")
    there = sweets(state, "ground B1")
    do(state, "move B1", "throw-down bar D4", "throw-down bar D5", "end")
    do(state, "throw corner C1 B2", "move C3", "throw corner E6 F5", "end", "move B1")
    assert collected(state) == [there, 0]


@rule("H-28")
def test_covered_sweets_come_with_the_token_if_the_option_says_so() -> None:
    state = holi("me: pawn C3; ground B1 bento", covered_sweets="take")
    there = sweets(state, "ground B1")
    do(state, "move B1")
    assert (sweets(state, "ground B1"), state.areas[0].sweets) == (0, there)
    assert supply(state, "me", "bento") == 1


@rule("H-29")
def test_every_token_above_falls_on_the_mover() -> None:
    state = holi("me: pawn A1; ground C4 C5 bento; middle C4 me; middle C5 bento; top C4 clara")
    before = supply(state, "me")
    do(state, "move C4")
    assert [supply(state, "me", colour) for colour in ("me", "bento", "clara")] == [before + 1, 1, 1]
    assert colours(state, "bento") == ["ground C5", "middle C5"]
    assert colours(state, "clara") == colours(state, "me") == []
    assert points(state, "hits") == [0, 0, 0]


@rule("H-29")
def test_on_the_middle_floor_only_the_top_falls() -> None:
    state = holi("me: pawn middle A1; ground C4 bento; middle C4 clara; top C4 bento")
    do(state, "move C4")
    assert (supply(state, "me", "bento"), supply(state, "me", "clara")) == (1, 1)
    assert colours(state, "bento") == ["ground C4"]
