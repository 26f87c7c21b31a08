"""Throw, face up (H-13 to H-19)."""

from __future__ import annotations

import pytest

from ludoteca.games.holi.content import Card
from ludoteca.games.holi.table import PLAYING
from tests.games.holi.build import GAME, holi
from tests.games.holi.oracle import face_up, targets
from tests.games.holi.play import (
    acts,
    collected,
    colours,
    decides,
    do,
    finished,
    hand,
    random_game,
    supply,
    sweets,
    token,
)
from tests.ledger import rule

each_card = pytest.mark.parametrize("card", GAME.content.cards, ids=lambda card: str(card.name))


@rule("H-13", "H-14")
@each_card
def test_a_throw_colours_every_marked_cell_but_the_pawns(card: Card) -> None:
    state = holi(f"me: pawn C3, hand {card.name}; bento: pawn F1")
    before = supply(state, "me")
    do(state, f"throw {card.name} {acts(state, f'throw {card.name}')[0]}")
    marked = "".join(card.pattern).count("#")
    assert len(colours(state, "me")) == before - supply(state, "me") == (marked if card.has_star() else marked - 1)


@rule("H-13")
def test_the_pawn_may_stand_on_any_coloured_cell_of_an_ordinary_card() -> None:
    state = holi("me: pawn C1, hand bar")
    assert acts(state, "throw bar") == ["A1 B1", "B1 D1", "D1 E1", "C2 C3"]


@rule("H-14")
def test_on_a_star_card_the_pawn_stands_on_the_star_only() -> None:
    state = holi("me: pawn C3, hand fork")
    assert acts(state, "throw fork") == ["B2 D3 B4", "B2 D2 C4", "D2 B3 D4", "C2 B4 D4"]


@rule("H-15")
def test_four_rotations_and_no_mirror_image() -> None:
    state = holi("me: pawn A1, hand step")
    assert acts(state, "throw step") == ["B1 C2", "B2 C2"]
    state = holi("me: pawn A1, hand step", rivalry=["mirror"])
    assert acts(state, "throw step") == ["B1 C2", "B2 C2", "A2 B3", "B2 B3"]


@rule("H-15")
def test_rotations_that_cover_the_same_cells_are_one_action() -> None:
    state = holi("me: pawn B2, hand slash")
    assert acts(state, "throw slash") == ["C1 A3", "A1 C3", "C3 D4"]


@rule("H-15")
@pytest.mark.parametrize("players", [2, 4])
@each_card
def test_the_acts_offered_are_the_patterns_laid_by_hand(card: Card, players: int) -> None:
    for cell in ("A1", "F2", "B5", "C3", "D6"):
        state = holi(f"me: pawn {cell}, hand {card.name}; bento: pawn E4", players)
        offered = {frozenset(text.split()) for text in acts(state, f"throw {card.name}")}
        assert offered == targets(card.pattern, cell, mirror=False)
        assert len(set(state.legal())) == len(state.legal())


@rule("H-16")
def test_coloured_cells_stay_on_the_grid_while_blank_ones_may_hang_over() -> None:
    state = holi("me: pawn A1, hand bar fork vee")
    assert acts(state, "throw bar") == ["B1 C1", "A2 A3"]
    assert acts(state, "throw vee") == ["C1 B2", "B2 A3"]
    assert acts(state, "throw fork") == []


@rule("H-17")
def test_no_target_may_hold_a_token_of_this_floor() -> None:
    state = holi("me: pawn C3, hand bar; ground B3 C4 bento; ground C2 me; ground E3 bento")
    assert acts(state, "throw bar") == []
    state = holi("me: pawn middle C3, hand bar; ground B3 D3 C4 C2 bento; middle C2 bento")
    assert acts(state, "throw bar") == ["A3 B3", "B3 D3", "D3 E3", "C4 C5"]


@rule("H-17")
def test_a_target_may_hold_sweets_which_stay_uncollected() -> None:
    state = holi("me: pawn A1, hand bar")
    before = sweets(state, "ground B1")
    do(state, "throw bar B1 C1")
    assert token(state, "ground B1") == "me"
    assert sweets(state, "ground B1") == before > 0
    assert collected(state) == [0, 0]


@rule("H-17", "H-20")
def test_a_target_may_hold_another_pawn() -> None:
    state = holi("me: pawn C3, hand bar; bento: pawn B3; clara: pawn middle D3")
    assert acts(state, "throw bar") == ["C1 C2", "A3 B3", "B3 D3", "D3 E3", "C2 C4", "C4 C5"]


@rule("H-18")
def test_short_of_tokens_the_player_chooses_which_cells_get_one() -> None:
    state = holi("me: pawn C3, hand fork, tokens 1; ground B4 bento")
    assert acts(state, "throw fork") == ["B2", "D2", "B3", "C4", "D4"]
    do(state, "throw fork C4")
    assert colours(state, "me") == ["ground C4"]


@rule("H-18")
def test_short_of_tokens_the_whole_pattern_must_still_be_legal() -> None:
    state = holi("me: pawn C3, hand fork bar, tokens 2; ground B2 B4 bento")
    assert acts(state, "throw fork") == ["D2 B3", "D2 D4", "B3 D4"]
    assert "C2 C4" in acts(state, "throw bar")


@rule("H-18", "H-20")
def test_a_hit_cell_may_be_chosen_or_left_out() -> None:
    text = "me: pawn C3, hand fork, tokens 1; bento: pawn C4; ground B4 D4 bento"
    state = holi(text)
    assert acts(state, "throw fork") == ["B2", "D2", "C4"]
    do(state, "throw fork C4")
    assert (supply(state, "bento", "me"), state.areas[0].hits) == (supply(holi(text), "bento", "me") + 1, 1)
    state = holi(text)
    do(state, "throw fork B2")
    assert (colours(state, "me"), state.areas[0].hits) == (["ground B2"], 0)


@rule("H-18")
def test_with_enough_tokens_none_is_held_back() -> None:
    state = holi("me: pawn C3, hand fork, tokens 3")
    assert {len(cells.split()) for cells in acts(state, "throw fork")} == {3}
    assert finished(do(state, "throw fork B2 D2 C4")) == [("me", "tokens")]


@rule("H-18")
def test_throws_of_several_rotations_with_the_same_part_are_one_action() -> None:
    state = holi("me: pawn C3, hand bar, tokens 1")
    assert acts(state, "throw bar") == ["C1", "C2", "A3", "B3", "D3", "E3", "C4", "C5"]


@rule("H-19")
def test_the_card_goes_face_up_on_the_own_discard_pile() -> None:
    state = holi("me: pawn C3, hand bar corner, discard vee fork/down")
    do(state, "throw bar B3 D3")
    assert hand(state, "me") == ["corner"]
    for viewer in (-1, 0, 1):
        top = state.view(viewer).seats[0].discard[-1]
        assert (top.card, top.down) == ("bar", False)
    assert state.view(-1).seats[1].discard == []


@rule("H-13", "H-14", "H-15", "H-16", "H-17", "H-18")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("rivalry", [[], ["mirror", "light-bags"]], ids=["plain", "mirror"])
@pytest.mark.once
def test_in_random_play_the_throws_are_those_laid_by_hand(seed: int, rivalry: list[str]) -> None:
    looked = 0
    for state in random_game(seed, 2 + seed, prefer="throw", rivalry=rivalry):
        if state.phase == PLAYING and not state.thrown:
            offered = {(card, frozenset(cells)) for card, *cells in map(str.split, acts(state, "throw"))}
            assert offered == face_up(state)
            looked += 1
    assert looked > 10
    assert decides(state) is None
