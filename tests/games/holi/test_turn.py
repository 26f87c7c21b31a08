"""A turn: Throw, Move and Climb in any order, its end, and the drawing of cards."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.holi.build import GAME, holi
from tests.games.holi.play import acts, colours, decides, do, finished, hand, kinds, pawn, supply, token
from tests.ledger import rule

HAND = GAME.content.pieces.hand
TWO_NESTS = "ground B3 D3 C2 C4 E4 D5 bento"
"""Tokens all around C3, and all around D4."""


@rule("H-08")
@pytest.mark.parametrize("order", list(permutations(["throw", "move", "climb"])), ids="-".join)
def test_the_three_actions_in_any_order_each_once(order: tuple[str, ...]) -> None:
    state = holi(f"me: pawn C3, hand slash comet; {TWO_NESTS}")
    ways = {"throw": "throw slash", "move": "move D4", "climb": "climb"}
    for done, kind in enumerate(order):
        assert set(kinds(state)) - {"end", "throw-down"} == set(order[done:])
        do(state, next(text for text in acts(state) if text.startswith(ways[kind])))
    assert decides(state) == "bento"
    assert pawn(state, "me") == "middle D4"


@rule("H-08")
def test_no_second_climb_in_a_turn() -> None:
    state = holi("me: pawn C3, hand slash; ground B3 D3 C2 C4 bento; middle B3 D3 C2 C4 bento")
    do(state, "climb")
    assert "climb" not in kinds(state)
    do(state, "throw slash B2 D4", "end")
    assert pawn(state, "me") == "middle C3"


@rule("H-08")
def test_tokens_just_thrown_count_for_a_climb() -> None:
    state = holi("me: pawn C3, hand bar; ground B3 D3 C2 bento")
    assert "climb" not in kinds(state)
    do(state, "throw bar C4 C5", "climb")
    assert pawn(state, "me") == "middle C3"


@rule("H-08")
def test_after_a_climb_throw_and_move_happen_on_the_new_floor() -> None:
    state = holi("me: pawn C3, hand bar; ground B3 D3 C2 C4 bento")
    do(state, "climb", "throw bar B3 D3")
    assert colours(state, "me") == ["middle B3", "middle D3"]
    do(state, "move D3")
    assert pawn(state, "me") == "middle D3"
    assert colours(state, "me") == ["middle B3"]
    assert token(state, "ground D3") == "bento"


@rule("H-08")
def test_a_move_may_pick_up_tokens_thrown_in_the_same_turn() -> None:
    state = holi("me: pawn C3, hand bar")
    before = supply(state, "me")
    do(state, "throw bar B3 D3", "move D3")
    assert supply(state, "me") == before - 1
    assert colours(state, "me") == ["ground B3"]


@rule("H-09")
@pytest.mark.parametrize(
    ("held", "deck", "then"),
    [
        ("bar corner step", "boot heel", ["corner", "step", "boot"]),
        ("bar", "boot heel vee tail", ["boot", "heel", "vee"]),
        ("bar corner", "boot", ["corner", "boot"]),
        ("bar corner", "none", ["corner"]),
    ],
)
def test_at_the_turns_end_draw_up_to_a_full_hand_as_far_as_the_deck_allows(
    held: str, deck: str, then: list[str]
) -> None:
    state = holi(f"me: pawn C3, hand {held}, deck {deck}")
    do(state, "throw bar B3 D3")
    assert len(hand(state, "me")) == len(held.split()) - 1
    do(state, "end")
    assert hand(state, "me") == then
    assert len(then) <= HAND
    assert decides(state) == "bento"


@rule("H-09")
def test_luck_picks_the_card_drawn() -> None:
    state = holi("me: pawn C3, hand bar corner step, deck boot heel vee")
    do(state, "throw bar B3 D3", "end", luck=[2])
    assert hand(state, "me") == ["corner", "step", "vee"]


@rule("H-09", "H-36")
def test_the_draw_comes_before_the_test_for_an_empty_hand() -> None:
    state = holi("me: pawn C3, hand bar, deck boot")
    assert finished(do(state, "throw bar B3 D3", "end")) == []
    assert hand(state, "me") == ["boot"]


@rule("H-09", "H-11")
def test_a_throw_of_the_last_token_ends_turn_and_play_without_a_draw() -> None:
    state = holi("me: pawn C3, hand bar corner, tokens 2")
    assert finished(do(state, "throw bar B3 D3")) == [("me", "tokens")]
    assert decides(state) == "bento"
    assert hand(state, "me") == ["corner"]


@rule("H-11")
def test_a_face_down_throw_of_the_last_token_finishes_too() -> None:
    state = holi("me: pawn C3, hand bar corner, tokens 1")
    assert finished(do(state, "throw-down bar F5")) == [("me", "tokens")]
    assert decides(state) == "bento"


@rule("H-11")
def test_no_climb_after_the_last_token() -> None:
    state = holi("me: pawn C3, hand bar corner, tokens 1; ground B3 D3 C2 bento")
    do(state, "throw-down bar C4")
    assert pawn(state, "me") == "ground C3"
    assert decides(state) == "bento"


@rule("H-11")
def test_a_move_before_the_throw_may_refill_the_supply() -> None:
    state = holi("me: pawn C3, hand bar corner, tokens 1; ground C4 E1 me; middle C4 me")
    do(state, "move C4")
    assert supply(state, "me") == 3
    assert finished(do(state, "throw bar B4 D4")) == []
    assert supply(state, "me") == 1


@rule("H-11")
def test_a_hit_with_the_last_token_finishes_too() -> None:
    state = holi("me: pawn C3, hand bar corner, tokens 2; bento: pawn D3")
    assert finished(do(state, "throw bar B3 D3")) == [("me", "tokens")]


@rule("H-12")
def test_no_end_before_the_throw() -> None:
    state = holi("me: pawn C3, hand bar")
    assert "end" not in kinds(state)
    do(state, "move C4")
    assert "end" not in kinds(state)


@rule("H-12")
def test_end_is_offered_after_the_throw_while_a_move_is_possible() -> None:
    state = holi("me: pawn C3, hand bar")
    do(state, "throw bar B3 D3")
    assert kinds(state) == ["end", "move"]
    do(state, "end")
    assert decides(state) == "bento"


@rule("H-12")
def test_end_is_offered_after_throw_and_move_while_a_climb_is_possible() -> None:
    state = holi(f"me: pawn C3, hand slash; {TWO_NESTS}")
    do(state, "throw slash B2 D4", "move D4")
    assert acts(state) == ["end", "climb"]


@rule("H-12")
def test_the_turn_ends_by_itself_when_nothing_is_left_to_do() -> None:
    state = holi("me: pawn C3, hand bar corner, deck step")
    do(state, "move C4", "throw bar B4 D4")
    assert decides(state) == "bento"
    assert hand(state, "me") == ["corner", "step"]


@rule("H-12")
def test_the_turn_ends_by_itself_after_a_throw_that_leaves_no_move() -> None:
    state = holi("me: pawn A1, hand bar; ground A2-B2 A3 C1 me", rivalry=["short-steps", "clean-feet"])
    do(state, "throw-down bar B1")
    assert decides(state) == "bento"
