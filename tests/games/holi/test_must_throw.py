"""The throw is mandatory: steps that make it possible must be taken, steps that prevent it are not offered (H-10)."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.core.errors import LudotecaError
from ludoteca.games.holi.board import CELLS
from ludoteca.games.holi.state import HoliState
from ludoteca.games.holi.table import PLAYING
from tests.games.holi.build import GAME, holi
from tests.games.holi.oracle import face_down, face_up, steps
from tests.games.holi.play import act, acts, chance, decides, do, finished, hand, kinds, pawn, random_game
from tests.ledger import rule

DOWN = "discard vee/down"
"""My last card lies face down, so that the next one must be thrown face up (H-24)."""

FULL_GROUND = "ground A1-F4 -C3 bento; ground A5-F6 -F6 clara"
"""Powder on the whole ground floor but for my C3 and F6."""

INSIDE = [f"{column}{row}" for row in range(2, 6) for column in "BCDE"]


@rule("H-10")
def test_where_no_card_fits_a_move_must_come_first() -> None:
    state = holi(f"me: pawn A1, hand bar, {DOWN}; ground B1 A2 bento")
    assert kinds(state) == ["move"]
    do(state, "move C1")
    assert kinds(state) == ["throw"]


@rule("H-10")
def test_no_move_is_offered_from_which_no_throw_is_in_reach() -> None:
    state = holi(f"me: pawn A1, hand bar, {DOWN}; bento: pawn F1; ground B1 A2 B6 A5 E6 F5 E1 F2 bento")
    corners_and_pawns = {"A1", "F1", "A6", "F6"}
    assert corners_and_pawns.isdisjoint(acts(state, "move"))
    assert len(acts(state, "move")) == CELLS - len(corners_and_pawns)


@rule("H-10", "H-22")
def test_a_move_frees_the_own_cell_for_a_face_down_throw() -> None:
    state = holi(f"me: pawn C3, hand bar; bento: pawn F6; clara: pawn top A1; {FULL_GROUND}")
    assert kinds(state) == ["climb", "move"]
    do(state, "move C4")
    assert acts(state) == ["throw-down bar C3"]


@rule("H-10")
def test_with_the_move_spent_a_climb_must_come_first() -> None:
    state = holi(f"me: pawn C3, hand bar, {DOWN}, turn moved; bento: pawn F6; clara: pawn top A1; {FULL_GROUND}")
    assert acts(state) == ["climb"]
    do(state, "climb")
    assert kinds(state) == ["throw"]


@rule("H-10")
def test_move_then_climb_must_be_taken_when_only_both_lead_to_a_throw() -> None:
    crowd = "ground A1-F4 -A1 bento; ground A5-F6 -F6 clara"
    state = holi(f"me: pawn A1, hand bar, {DOWN}; bento: pawn F6; clara: pawn top A1; {crowd}")
    assert acts(state) == [f"move {cell}" for cell in INSIDE]
    do(state, "move B2")
    assert acts(state) == ["climb"]
    do(state, "climb")
    assert kinds(state) == ["throw"]


@rule("H-10")
def test_climb_then_move_must_be_taken_when_only_both_lead_to_a_throw() -> None:
    nest = "middle B3 D3 C2 C4 clara"
    state = holi(
        f"me: pawn C3, hand bar, {DOWN}; bento: pawn F6; clara: pawn top A1; {FULL_GROUND}; {nest}",
        rivalry=["short-steps"],
    )
    do(state, "climb")
    assert kinds(state) == ["move"]
    assert "C1" in acts(state, "move")
    do(state, "move C1")
    assert kinds(state) == ["throw"]


ONE_WAY = f"""
    me: pawn C3, hand fork, {DOWN}; bento: pawn middle E3; clara: pawn top A1; davi: pawn top B1, finished
    ground A1-F4 -C3 -D2 -F2 -E4 bento; ground A5-F6 clara; middle A1-F1 clara
    middle A2-F6 -C3 -D2 -F2 -E4 -E3 davi"""
"""Only from E3 does my card fit, on the ground and on the middle floor, and there bento stands on it."""


@rule("H-10")
def test_no_climb_is_offered_after_which_no_throw_is_in_reach() -> None:
    state = holi(ONE_WAY)
    assert acts(state) == ["move E3"]
    do(state, "move E3")
    assert acts(state) == ["throw fork D2 F2 E4"]


@rule("H-10")
def test_no_climb_to_a_floor_where_only_the_own_cell_is_free() -> None:
    state = holi("""
        me: pawn C3, hand bar, turn moved; bento: pawn middle E5; clara: pawn top A1; davi: pawn top B1
        ground A1-F4 -C3 bento; ground A5-F6 -E5 clara; middle A1-F4 -C3 davi; middle A5-F6 -E5 clara""")
    assert acts(state) == ["throw-down bar E5"]


@rule("H-10")
def test_after_the_throw_any_move_and_climb_is_free() -> None:
    state = holi(f"me: pawn C3, hand bar corner, {DOWN}, turn thrown; bento: pawn F6; ground B1 A2 B3 D3 C2 C4 bento")
    assert "A1" in acts(state, "move")
    assert kinds(state) == ["end", "climb", "move"]


STUCK = f"""
    bento: pawn top B1; clara: pawn top C1; davi: pawn top D1, turn thrown
    me: pawn A1, hand bar corner, {DOWN}
    ground A1-F4 -A1 bento; ground A5-F6 clara; middle A1-F2 -A1 clara; middle A3-F6 davi"""
"""Two floors full of powder, and I have to throw face up."""


@rule("H-09", "H-10")
def test_a_player_who_can_reach_no_throw_is_finished_at_once_without_a_draw() -> None:
    state = holi(STUCK)
    assert finished(do(state, "end")) == [("me", "no-throw")]
    assert hand(state, "me") == ["bar", "corner"]
    assert pawn(state, "me") == "ground A1"
    assert decides(state) == "bento"


@rule("H-10", "H-47")
def test_long_memory_saves_a_player_who_may_otherwise_not_throw_face_down() -> None:
    state = holi(STUCK, rivalry=["long-memory"])
    assert finished(do(state, "end")) == []
    do(state, "move B1")
    assert acts(state) == ["throw-down bar A1", "throw-down corner A1"]


@rule("H-08", "H-10")
def test_a_throw_that_only_a_second_climb_would_reach_is_out_of_reach() -> None:
    state = holi(f"""
        bento: pawn top A1; clara: pawn top B1; davi: pawn top D1, turn thrown; me: pawn C3, hand bar, {DOWN}
        ground A1-F4 -C3 bento; ground A5-F6 clara; middle A1-F2 clara; middle A3-F6 -C3 davi""")
    assert finished(do(state, "end")) == [("me", "no-throw")]


@rule("H-08", "H-10")
@pytest.mark.parametrize(("turn", "offered"), [("turn", True), ("turn climbed", False)])
def test_a_move_to_a_place_to_climb_from_is_offered_only_while_the_climb_is_left(turn: str, offered: bool) -> None:
    nest = "ground B3 D3 C2 C4 bento; middle B3 D3 C2 C4 bento"
    state = holi(f"me: pawn middle F1, hand bar, {DOWN}, {turn}; bento: pawn A1; {nest}")
    assert ("C3" in acts(state, "move")) == offered


@rule("H-10")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_a_view_in_which_no_throw_can_be_reached_is_refused(viewer: int) -> None:
    state = holi(STUCK)
    do(state, "end")
    seen = state.view(viewer)
    seats = [msgspec.structs.replace(seen.seats[0], finished=False), *seen.seats[1:]]
    with pytest.raises(LudotecaError, match="Player 1 is to throw, but can reach no throw"):
        GAME.from_view(msgspec.structs.replace(seen, seat=0, seats=seats))


@rule("H-10")
@pytest.mark.parametrize("name", ["bar", "comet", "frame", "fork", "kite", "spark"])
def test_a_full_floor_without_face_down_throws_finishes_any_hand(name: str) -> None:
    state = holi(STUCK.replace("hand bar corner", f"hand {name}"))
    assert finished(do(state, "end")) == [("me", "no-throw")]


@rule("H-10", "H-23")
def test_where_every_free_cell_holds_a_pawn_even_a_face_down_throw_is_impossible() -> None:
    crowd = "ground B1-C1 A2-B2 A3 me; ground D1-F1 C2-F2 B3-F3 A4-F4 bento; ground A5-F6 -F6 clara"
    text = f"me: pawn A1, hand bar; bento: pawn F6; clara: pawn top A1, turn thrown; {crowd}"
    state = holi(text, rivalry=["short-steps", "clean-feet"])
    assert finished(do(state, "end")) == [("me", "no-throw")]
    state = holi(text, rivalry=["short-steps"])
    assert finished(do(state, "end")) == []
    assert acts(state) == ["move B1", "move C1", "move A2", "move B2", "move A3"]


def in_reach(state: HoliState) -> bool:
    """Some order of the steps still open leads to a throw, found by trying them all."""
    return bool(face_up(state) or face_down(state)) or any(in_reach(after(state, step)) for step in steps(state))


def after(state: HoliState, step: str) -> HoliState:
    """The position after a step, taken without asking whether it is offered."""
    other = state.clone()
    other.act(GAME.encode(act(step)), chance(None))
    return other


@rule("H-10", "H-26", "H-30")
@pytest.mark.parametrize(("seed", "rivalry"), [(1, []), (2, ["ladders"]), (3, ["short-steps", "clean-feet"])])
@pytest.mark.once
def test_before_the_throw_exactly_those_steps_are_offered_that_leave_one_in_reach(
    seed: int, rivalry: list[str]
) -> None:
    looked = 0
    for state in random_game(seed, 4, prefer="throw-down", rivalry=rivalry):
        if state.phase == PLAYING and not state.thrown and not face_down(state):
            offered = {text for text in acts(state) if text.split()[0] in ("move", "climb")}
            assert offered == {step for step in steps(state) if in_reach(after(state, step))}
            looked += 1
    assert looked > 5
