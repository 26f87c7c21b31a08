"""Climb (H-30 to H-32)."""

from __future__ import annotations

import pytest

from ludoteca.games.holi.state import HoliState
from tests.games.holi.build import holi
from tests.games.holi.oracle import CELLS
from tests.games.holi.play import acts, collected, colours, do, kinds, pawn, supply, sweets
from tests.ledger import rule

NEST = "ground B3 D3 bento; ground C2 clara; ground C4 me"
"""Tokens of three colours around C3."""


@rule("H-30")
@pytest.mark.parametrize("floor", ["ground", "middle"])
def test_up_one_floor_when_all_four_neighbours_hold_tokens_of_any_colour(floor: str) -> None:
    upper = NEST.replace("ground", "middle") if floor == "middle" else "ground A1 bento"
    state = holi(f"me: pawn {floor} C3; {NEST}; {upper}; bento: pawn F6")
    do(state, "climb")
    assert pawn(state, "me") == {"ground": "middle C3", "middle": "top C3"}[floor]


@rule("H-30")
@pytest.mark.parametrize("missing", ["B3", "D3", "C2", "C4"])
def test_not_while_a_neighbour_lacks_a_token(missing: str) -> None:
    state = holi(f"me: pawn C3; ground B3 D3 C2 C4 -{missing} bento")
    assert "climb" not in kinds(state)


@rule("H-30")
def test_pawns_and_sweets_do_not_count() -> None:
    state = holi("me: pawn C3; bento: pawn B3; ground D3 C2 C4 bento")
    assert "climb" not in kinds(state)
    state = holi("me: pawn B2; ground C2 B3 A2 bento")
    assert sweets(state, "ground B1") > 0
    assert "climb" not in kinds(state)


@rule("H-30")
def test_diagonal_neighbours_and_other_floors_do_not_count() -> None:
    state = holi("me: pawn C3; ground B2 B4 D2 D4 bento")
    assert "climb" not in kinds(state)
    state = holi("me: pawn middle C3; ground B3 D3 C2 C4 bento")
    assert "climb" not in kinds(state)


@rule("H-31")
@pytest.mark.parametrize("other", ["pawn middle C3", "pawn middle C3, finished"])
def test_not_onto_another_pawn_finished_or_not(other: str) -> None:
    state = holi(f"me: pawn C3; {NEST}; clara: {other}")
    assert "climb" not in kinds(state)
    state = holi(f"me: pawn C3; {NEST}; clara: {other.replace('middle', 'top')}")
    assert "climb" in kinds(state)


@rule("H-31")
@pytest.mark.parametrize("cell", [cell for cell in CELLS if cell[0] in "AF" or cell[1] in "16"])
@pytest.mark.parametrize("rivalry", [[], ["ladders"]], ids=["plain", "ladders"])
def test_never_from_an_edge_or_corner(cell: str, rivalry: list[str]) -> None:
    other = "F6" if cell[0] in "ABC" and cell[1] in "123" else "A1"
    crowd = f"ground A1-F3 -{cell} -{other} bento; ground A4-F6 -{cell} -{other} clara"
    state = holi(f"me: pawn {cell}; bento: pawn {other}; clara: pawn top {other}; {crowd}", rivalry=rivalry)
    assert "climb" not in kinds(state)


@rule("H-31")
def test_never_from_the_top() -> None:
    nests = "; ".join(f"{floor} B3 D3 C2 C4 bento" for floor in ("ground", "middle", "top"))
    state = holi(f"me: pawn top C3; {nests}")
    assert "climb" not in kinds(state)


@rule("H-31")
def test_never_down_again() -> None:
    state = holi("me: pawn middle C3; ground B3 D3 C2 C4 bento; middle B3 D3 C2 C4 bento")
    assert floors_in_reach(state) == {"middle", "top"}


def floors_in_reach(state: HoliState) -> set[str]:
    """The floors to which the steps now offered would bring my pawn."""
    floors = set()
    for step in [text for text in acts(state) if text.split()[0] in ("move", "climb")]:
        other = state.clone()
        do(other, step)
        floors.add(pawn(other, "me").split()[0])
    return floors


@rule("H-32")
def test_climbing_collects_nothing_from_the_floor_below() -> None:
    state = holi(f"me: pawn C3; {NEST}")
    before = [supply(state, "me", colour) for colour in ("me", "bento", "clara")]
    do(state, "climb")
    assert [supply(state, "me", colour) for colour in ("me", "bento", "clara")] == before
    assert collected(state) == [0, 0, 0]
    assert colours(state, "bento") == ["ground B3", "ground D3"]


@rule("H-28", "H-32")
def test_sweets_left_below_the_pawn_stay_there_when_it_climbs() -> None:
    state = holi("me: pawn B2; ground B1 A2 C2 B3 bento")
    before = sweets(state, "ground B1")
    do(state, "climb")
    assert (sweets(state, "ground B1"), collected(state)) == (before, [0, 0])
