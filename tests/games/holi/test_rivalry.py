"""Rivalry cards of the categories Rule and Set-up (H-47)."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.games.holi.content import Card
from tests.games.holi.build import GAME, holi
from tests.games.holi.oracle import CELLS, square, targets
from tests.games.holi.play import (
    acts,
    begun,
    colours,
    decides,
    do,
    finished,
    hand,
    kinds,
    pawn,
    points,
    rivalry_card,
    supply,
    sweets,
)
from tests.ledger import rule

NEST = "ground B3 D3 C2 bento"
"""Tokens on three sides of C3."""


@rule("H-47")
def test_there_is_a_card_for_each_of_the_books_three_categories() -> None:
    names = [card.name for card in GAME.content.rivalry]
    assert len(names) == len(set(names)) == 21
    assert Counter(card.category for card in GAME.content.rivalry).keys() == {"rule", "scoring", "set-up"}


@rule("H-47")
def test_short_steps_move_at_most_two_orthogonal_steps() -> None:
    state = holi("me: pawn C3; bento: pawn F6", rivalry=["short-steps"])
    steps = [abs(square(cell)[0] - 2) + abs(square(cell)[1] - 2) for cell in CELLS]
    near = [cell for cell, far in zip(CELLS, steps, strict=True) if 0 < far <= rivalry_card("short-steps").steps]
    assert acts(state, "move") == near
    assert {"A3", "B2", "C5"} <= set(near)
    assert "D5" not in near


@rule("H-47")
def test_short_steps_pawns_between_do_not_block_and_only_the_last_cell_counts() -> None:
    state = holi("me: pawn C3; bento: pawn D3; clara: pawn C4; ground B3 bento", rivalry=["short-steps"])
    assert {"E3", "C5", "A3"} <= set(acts(state, "move"))
    assert {"D3", "C4"}.isdisjoint(acts(state, "move"))
    do(state, "move A3")
    assert supply(state, "me", "bento") == 0
    assert colours(state, "bento") == ["ground B3"]


@rule("H-47")
@pytest.mark.parametrize("card", GAME.content.cards, ids=lambda card: str(card.name))
def test_mirror_allows_the_mirror_images_too(card: Card) -> None:
    state = holi(f"me: pawn C3, hand {card.name}", rivalry=["mirror"])
    offered = {frozenset(text.split()) for text in acts(state, f"throw {card.name}")}
    assert offered == targets(card.pattern, "C3", mirror=True)
    assert offered >= targets(card.pattern, "C3", mirror=False)


@rule("H-47")
def test_mirror_makes_new_throws_of_a_crooked_pattern_and_none_of_a_straight_one() -> None:
    plain, mirrored = (holi("me: pawn C3, hand bar step", rivalry=cards) for cards in ([], ["mirror"]))
    assert acts(plain, "throw bar") == acts(mirrored, "throw bar")
    assert len(acts(mirrored, "throw step")) == 2 * len(acts(plain, "throw step"))


@rule("H-47")
def test_ladders_climb_with_three_of_the_four_neighbours() -> None:
    assert rivalry_card("ladders").neighbours == 3
    assert "climb" not in kinds(holi(f"me: pawn C3; {NEST}"))
    state = holi(f"me: pawn C3; {NEST}", rivalry=["ladders"])
    do(state, "climb")
    assert pawn(state, "me") == "middle C3"
    assert "climb" not in kinds(holi("me: pawn C3; ground B3 D3 bento", rivalry=["ladders"]))
    assert "climb" in kinds(holi(f"me: pawn C3; {NEST}; ground C4 bento", rivalry=["ladders"]))


@rule("H-47")
@pytest.mark.parametrize(("cell", "nest"), [("C1", "B1 D1 C2"), ("A3", "A2 A4 B3"), ("F6", "E6 F5")])
def test_ladders_still_never_from_edges_and_corners(cell: str, nest: str) -> None:
    assert "climb" not in kinds(holi(f"me: pawn {cell}; ground {nest} bento", rivalry=["ladders"]))


@rule("H-47")
def test_splash_makes_a_direct_hit_worth_more() -> None:
    state = holi("me: pawn C3, hand bar; bento: pawn D3; clara: pawn B3", rivalry=["splash"])
    do(state, "throw bar B3 D3")
    assert points(state, "hits") == [2 * rivalry_card("splash").points, 0, 0]
    assert rivalry_card("splash").points != GAME.content.points.hit


@rule("H-47", "H-34")
def test_splash_pays_nothing_for_falling_powder() -> None:
    state = holi("me: pawn middle C3, hand bar; bento: pawn D3", rivalry=["splash"])
    do(state, "throw bar B3 D3")
    assert (supply(state, "bento", "me"), points(state, "hits")) == (1, [0, 0])


@rule("H-47", "H-24")
def test_long_memory_allows_face_down_after_face_down() -> None:
    state = holi("me: pawn C3, hand bar corner, discard vee/down", rivalry=["long-memory"])
    do(state, "throw-down bar F6")
    assert [play.down for play in state.view(0).seats[0].discard] == [True, True]


@rule("H-47", "H-27")
def test_clean_feet_bars_own_powder_and_no_other() -> None:
    state = holi("me: pawn C3; ground D3 me; ground E3 bento; ground F3 bento; middle F3 me", rivalry=["clean-feet"])
    assert "D3" not in acts(state, "move")
    assert {"E3", "F3"} <= set(acts(state, "move"))
    do(state, "move F3")
    assert supply(state, "me", "bento") == 1


@rule("H-47", "H-09")
def test_quick_hands_draw_up_to_more_cards() -> None:
    state = holi("me: pawn C3, hand bar", rivalry=["quick-hands"])
    do(state, "throw bar B3 D3", "end")
    assert len(hand(state, "me")) == rivalry_card("quick-hands").cards > GAME.content.pieces.hand


@rule("H-47", "H-07")
def test_quick_hands_leave_the_opening_hand_alone() -> None:
    state = begun(2, rivalry=["quick-hands"])
    do(state, "start A1", "start F6")
    assert len(hand(state, "me")) == GAME.content.pieces.opening_hand


@rule("H-47", "H-03")
def test_high_sweets_start_on_the_top_floor_instead_of_the_middle() -> None:
    plain, high = begun(), begun(rivalry=["high-sweets"])
    for cell in CELLS:
        assert sweets(high, f"top {cell}") == sweets(plain, f"middle {cell}")
        assert sweets(high, f"middle {cell}") == 0
        assert sweets(high, f"ground {cell}") == sweets(plain, f"ground {cell}")
    assert GAME.census(high) == GAME.census(plain)


@rule("H-47", "H-28")
def test_high_sweets_are_collected_on_the_top_floor() -> None:
    state = holi("me: pawn top C3", rivalry=["high-sweets"])
    there = sweets(state, "top B1")
    do(state, "move B1")
    assert state.areas[0].sweets == there > 0


@rule("H-47", "H-06")
def test_centre_stage_starts_in_the_middle() -> None:
    state = begun(4, rivalry=["centre-stage"])
    assert set(acts(state, "start")) == set(rivalry_card("centre-stage").cells) == {"C3", "C4", "D3", "D4"}
    do(state, "start D4")
    assert set(acts(state, "start")) == {"C3", "C4", "D3"}
    assert pawn(state, "me") == "ground D4"


@rule("H-47")
def test_warm_up_each_in_play_order_puts_one_token_on_the_ground_before_the_cards() -> None:
    state = begun(2, luck=[1], rivalry=["warm-up"])
    do(state, "start A1", "start F6")
    assert (decides(state), kinds(state)) == ("bento", ["warm-up"])
    assert acts(state, "warm-up") == CELLS[1:-1]
    do(state, "warm-up B1")
    assert decides(state) == "me"
    assert "B1" not in acts(state, "warm-up")
    assert [area.hand_size for area in state.view(-1).seats] == [0, 0]
    do(state, "warm-up C3")
    assert (colours(state, "bento"), colours(state, "me")) == (["ground B1"], ["ground C3"])
    assert supply(state, "me") == supply(state, "bento") == GAME.content.pieces.tokens - 1
    assert decides(state) == "bento"
    assert len(hand(state, "me")) == GAME.content.pieces.opening_hand


@rule("H-47", "H-01")
def test_light_bags_hold_fewer_tokens() -> None:
    state = begun(3, rivalry=["light-bags"])
    tokens = rivalry_card("light-bags").tokens
    assert [supply(state, name) for name in ("me", "bento", "clara")] == [tokens] * 3
    assert tokens < GAME.content.pieces.tokens


@rule("H-47")
def test_cards_work_together() -> None:
    state = holi("me: pawn C3, hand bar, tokens 2; bento: pawn D3", rivalry=["splash", "light-bags", "sweet-tooth"])
    assert finished(do(state, "throw bar B3 D3")) == [("me", "tokens")]
    assert points(state, "hits")[0] == rivalry_card("splash").points
    assert state.view(-1).rivalry == ["splash", "light-bags", "sweet-tooth"]
