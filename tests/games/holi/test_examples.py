"""The seven acceptance examples of the ledger."""

from __future__ import annotations

import pytest

from tests.games.holi.build import GAME, holi
from tests.games.holi.play import acts, colours, decides, do, finished, kinds, points, supply
from tests.ledger import rule

BAR = next(card.name for card in GAME.content.cards if card.pattern == ["###", "...", "..."])
STAR = next(card.name for card in GAME.content.cards if card.has_star() and card.drops() == 3)


@rule("H-13")
def test_example_1_a_bar_along_the_row_with_the_pawn_in_the_middle() -> None:
    state = holi(f"me: pawn C3, hand {BAR}")
    do(state, f"throw {BAR} B3 D3")
    assert colours(state, "me") == ["ground B3", "ground D3"]


@rule("H-20")
def test_example_2_the_same_with_an_opponent_in_the_way() -> None:
    state = holi(f"me: pawn C3, hand {BAR}; bento: pawn D3")
    do(state, f"throw {BAR} B3 D3")
    assert colours(state, "me") == ["ground B3"]
    assert supply(state, "bento", "me") == 1
    assert points(state, "hits") == [GAME.content.points.hit, 0]


@rule("H-33", "H-34")
@pytest.mark.parametrize(
    ("below", "rests", "caught"),
    [
        ("middle B2 bento; ground B2 bento", ["top B2"], 0),
        ("ground B2 bento", ["middle B2"], 0),
        ("bento: pawn F6", ["ground B2"], 0),
        ("bento: pawn middle B2", [], 1),
    ],
)
def test_example_3_a_throw_from_the_top_floor(below: str, rests: list[str], caught: int) -> None:
    state = holi(f"me: pawn top B3, hand {BAR}; {below}")
    do(state, f"throw {BAR} B2 B4")
    assert [place for place in colours(state, "me") if place.endswith("B2")] == rests
    assert supply(state, "bento", "me") == caught
    assert points(state, "hits") == [0, 0]


@rule("H-27", "H-29")
def test_example_4_a_move_takes_the_whole_stack() -> None:
    state = holi("me: pawn A1; ground C4 bento; middle C4 clara; top C4 davi")
    do(state, "move C4")
    assert [supply(state, "me", colour) for colour in ("bento", "clara", "davi")] == [1, 1, 1]
    assert [colours(state, owner) for owner in ("bento", "clara", "davi")] == [[], [], []]


@rule("H-30", "H-31")
def test_example_5_a_climb_among_three_colours_unless_a_pawn_is_above() -> None:
    nest = "ground C4 E4 bento; ground D3 clara; ground D5 me"
    assert "climb" in kinds(holi(f"me: pawn D4; {nest}"))
    assert "climb" not in kinds(holi(f"me: pawn D4; {nest}; clara: pawn middle D4"))


@rule("H-40")
def test_example_6_sweets() -> None:
    state = holi("me: sweets 7; bento: sweets 5; clara: sweets 5; davi: sweets 2")
    each = GAME.content.points.fewer_sweets
    assert points(state, "sweets") == [3 * each, each, each, 0]


@rule("H-18", "H-11")
def test_example_7_two_tokens_left_and_a_star_card_for_three_cells() -> None:
    state = holi(f"me: pawn C3, hand {STAR} {BAR}, tokens 2")
    choices = acts(state, f"throw {STAR}")
    assert {len(cells.split()) for cells in choices} == {2}
    assert finished(do(state, f"throw {STAR} {choices[0]}")) == [("me", "tokens")]
    assert colours(state, "me") == [f"ground {cell}" for cell in choices[0].split()]
    assert decides(state) == "bento"
