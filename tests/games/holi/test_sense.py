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
    assert holi().margin() > 0
