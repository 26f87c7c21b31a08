"""Rivalry cards of the category Scoring (H-47)."""

from __future__ import annotations

import pytest

from tests.games.holi.build import GAME, holi
from tests.games.holi.play import do, points, rivalry_card
from tests.ledger import rule

SCORING = [card.name for card in GAME.content.rivalry if card.category == "scoring"]


def pays(name: str, text: str, players: int = 3) -> list[float]:
    """What a card pays each player in a position, in prizes of the card (a tied prize is a half)."""
    card = rivalry_card(name)
    worth = {card.points * times: float(times) for times in range(30)} | ({card.tied: 0.5} if card.tied else {})
    return [worth[paid] for paid in points(holi(text, players, rivalry=[name]), name)]


@rule("H-47")
def test_sweet_tooth_pays_for_each_sweet_collected() -> None:
    assert pays("sweet-tooth", "me: sweets 5; bento: sweets 1") == [5, 1, 0]


@rule("H-47")
@pytest.mark.parametrize(
    ("text", "paid"),
    [
        ("ground A3-D3 me", 1),
        ("ground A3 B3 D3 F3 me", 1),
        ("ground A3-E3 me", 1),
        ("ground A3-C3 me; ground D3 bento", 0),
        ("ground C2-C5 me", 1),
        ("ground B2-E2 B3-B5 me", 2),
        ("ground A3-D3 bento; middle A3-D3 me", 1),
        ("ground A3 B3 me; ground C3 D3 bento; middle C3 D3 me", 0),
        ("ground B2 C3 D4 E5 me", 0),
    ],
)
def test_lines_pay_for_rows_and_columns_of_one_floor_with_enough_own_tokens(text: str, paid: int) -> None:
    assert rivalry_card("lines").tokens == 4
    assert pays("lines", f"{text}; me: pawn F6; bento: pawn F1; clara: pawn A6")[0] == paid


@rule("H-47")
def test_corners_pay_for_own_tokens_on_corner_cells_of_any_floor() -> None:
    text = "me: pawn C3; bento: pawn C4; clara: pawn D3; ground A1 F1 B6 me; ground A6 bento; middle A6 me"
    assert pays("corners", text) == [3, 1, 0]


@rule("H-47")
@pytest.mark.parametrize(("name", "floor"), [("balcony", "top"), ("ground-crew", "ground")])
@pytest.mark.parametrize(
    ("mine", "bentos", "paid"),
    [("B2 C2", "D2", [1, 0, 0]), ("B2", "D2", [0.5, 0.5, 0]), ("", "D2 E2", [0, 1, 0]), ("", "", [0, 0, 0])],
)
def test_most_on_a_floor_wins_the_prize_shared_if_tied_and_nobody_with_none(
    name: str, floor: str, mine: str, bentos: str, paid: list[float]
) -> None:
    below = {"top": ["ground B2-E2 davi", "middle B2-E2 davi"], "ground": []}[floor]
    laid = [f"{floor} {cells} {owner}" for cells, owner in ((mine, "me"), (bentos, "bento")) if cells]
    won = pays(name, "; ".join([*below, *laid]), 4 if below else 3)
    assert won[:3] == paid


@rule("H-47")
def test_the_floor_prizes_look_at_their_floor_only() -> None:
    text = "ground B2-E2 me; middle B2-E2 bento"
    assert pays("balcony", text) == [0, 0, 0]
    assert pays("ground-crew", text) == [1, 0, 0]


@rule("H-47")
def test_a_prize_tied_between_three_is_paid_to_each() -> None:
    assert pays("ground-crew", "ground B2 me; ground C2 bento; ground D2 clara") == [0.5, 0.5, 0.5]


@rule("H-47")
def test_everyone_pays_for_an_own_token_in_every_other_supply() -> None:
    assert pays("everyone", "bento: holds 1 me; clara: holds 3 me, holds 2 bento") == [1, 0, 0]
    assert pays("everyone", "me: holds 1 bento; bento: holds 1 me", 2) == [1, 1]


@rule("H-47")
@pytest.mark.parametrize(
    ("text", "paid"),
    [
        ("bento: holds 1 me; clara: holds 2 me", [1, 0, 0]),
        ("clara: holds 2 me", [0.5, 0.5, 0]),
        ("", [0.5, 0.5, 0.5]),
        ("me: holds 3 bento; bento: holds 2 me, holds 2 clara; clara: holds 3 bento", [0.5, 0, 0.5]),
    ],
)
def test_clean_clothes_pay_for_fewest_foreign_tokens(text: str, paid: list[float]) -> None:
    assert pays("clean-clothes", text) == paid


@rule("H-47")
@pytest.mark.parametrize(
    ("text", "paid"),
    [
        ("ground B2 C2 C3 E5 me", 3),
        ("ground B2 C3 D4 me", 1),
        ("ground B2 C2 D2 me; middle B2 me", 3),
        ("ground B2-E3 bento; middle B2-E2 me; ground B5 me", 4),
        ("ground F2 A3 me", 1),
        ("ground B2-E2 B5-E5 B3 B4 me", 10),
        ("ground B2 bento", 0),
    ],
)
def test_cluster_pays_for_the_own_largest_group_of_one_floor(text: str, paid: int) -> None:
    assert pays("cluster", f"{text}; me: pawn F6; bento: pawn F1; clara: pawn A6")[0] == paid


@rule("H-47")
def test_stacks_pay_for_stacks_with_own_tokens_on_two_or_more_floors() -> None:
    assert rivalry_card("stacks").floors == 2
    text = """ground B2 C2 D2 me; ground E2 bento; middle B2 C2 E2 me; middle D2 bento; top B2 D2 me
              top C2 bento"""
    assert pays("stacks", text) == [3, 0, 0]


@rule("H-47")
def test_diagonals_pay_for_own_tokens_on_both_long_diagonals_of_any_floor() -> None:
    text = "me: pawn A4; bento: pawn A3; clara: pawn A2; ground A1 C3 D3 E5 B3 me; ground F1 bento; middle F1 C3 me"
    assert pays("diagonals", text) == [6, 1, 0]


@rule("H-47", "H-41")
@pytest.mark.parametrize("name", SCORING)
def test_a_scoring_card_is_a_source_of_its_own_and_changes_nothing_before_the_end(name: str) -> None:
    text = "me: pawn C3, hand bar, sweets 2; ground A1 bento; bento: pawn F6, holds 2 me"
    plain, with_card = holi(text), holi(text, rivalry=[name])
    assert with_card.legal() == plain.legal()
    do(plain, "throw bar B3 D3")
    do(with_card, "throw bar B3 D3")
    sources = dict(with_card.outcome().breakdown)
    paid = sources.pop(name)
    assert sources == plain.outcome().breakdown
    assert with_card.outcome().scores == [a + b for a, b in zip(plain.outcome().scores, paid, strict=True)]


@rule("H-47")
def test_finished_players_are_scored_too() -> None:
    assert pays("corners", "me: pawn C3; bento: pawn D3, finished; clara: pawn C4; ground A1 bento") == [0, 1, 0]
