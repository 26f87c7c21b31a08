"""What a bot senses of a position."""

from __future__ import annotations

import pytest

from tests.games.holi.build import holi
from tests.games.holi.play import random_game

RIVALRY = [["lines", "balcony", "clean-clothes"], ["sweet-tooth", "everyone", "cluster"], []]


@pytest.mark.parametrize("rivalry", RIVALRY, ids=["lines", "sweets", "plain"])
def test_at_the_end_the_estimate_is_the_score(rivalry: list[str]) -> None:
    for players in (2, 3, 4):
        *_, last = random_game(players, players, rivalry=rivalry)
        assert last.estimate() == last.outcome().scores


def test_the_estimate_promises_more_to_those_higher_up_and_nothing_to_the_finished() -> None:
    state = holi("me: pawn middle C3; bento: pawn B2; clara: pawn E5, finished")
    high, low, finished = state.estimate()
    assert high > low > finished == state.outcome().scores[2]


def test_the_estimate_promises_more_for_sweets_and_cards() -> None:
    richer = holi("me: sweets 2; bento: sweets 2").estimate()[0]
    poorer = holi("me: sweets 1; bento: sweets 1").estimate()[0]
    fewer_cards = holi("me: sweets 1, hand bar, deck none; bento: sweets 1").estimate()[0]
    assert richer > poorer > fewer_cards


@pytest.mark.parametrize(
    ("me", "others", "worth"),
    [
        ("hand none", "", 0.0),
        ("hand bar", "", 2 * 1.35 + 0.7),
        ("hand bar fork", "", 5 * 1.35 + 2 * 0.7),
        ("hand bar fork, finished", "", 0.0),
        ("pawn middle B2, hand bar fork", "", 5 * 1.35 + 2 * 0.7 + 2 * 1.0),
        ("pawn top B2, hand bar fork", "", 5 * 1.35 + 2 * 0.7 + 2 * 2.0),
        ("hand bar fork", "; ground B3 C2 C4 D3 bento", 5 * 1.35 + 2 * 0.7 + 2 * 0.5),
        ("pawn C3, hand bar fork", "; ground B3 C2 C4 D3 bento", 5 * 1.35 + 2 * 0.7 + 2 * 0.5 + 1.5),
        ("hand bar fork, sweets 1", ", sweets 1", 5 * 1.35 + 2 * 0.7 + 1.75 * 2 / 13),
        ("hand bar fork, sweets 1", "", 5 * 1.35 + 2 * 0.7 + 5 + (1.75 - 1.28 * 5) * 2 / 13),
    ],
)
def test_what_cards_height_and_sweets_promise_is_added_up(me: str, others: str, worth: float) -> None:
    """Bar throws two tokens, fork three; a game begins with thirteen cards."""
    state = holi(f"me: pawn B2, deck none, {me}; bento: pawn E5{others}")
    assert state.estimate()[0] == pytest.approx(worth)


def test_a_floor_higher_is_worth_no_more_than_the_next_four_throws() -> None:
    low, high = [holi(f"me: pawn {floor} B2; bento: pawn E5").estimate()[0] for floor in ("ground", "middle")]
    assert high - low == pytest.approx(4)


def test_the_lead_that_counts_and_how_curious_a_search_is() -> None:
    assert holi().margin() == 6
    assert holi().curiosity(later=False) == 0.1
