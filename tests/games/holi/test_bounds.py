"""How far the numbers of the content file may go: up to there it is read, beyond it is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.games.holi import CONTENT
from ludoteca.games.holi.content import HoliContent, Rivalry
from tests.games.bounds import Bound, stops_at

BOUNDS = [
    Bound("least_players = 2", "least_players = 4", "least_players = 5", "players must be from 2 to 4"),
    Bound("least_players = 2", "least_players = 2", "least_players = 1", "players must be from 2 to 4"),
    Bound("most_players = 4", "most_players = 4", "most_players = 5", "players must be from 2 to 4"),
    Bound("tokens = 25", "tokens = 2", "tokens = 1", "needs 2 to 36 tokens"),
    Bound("tokens = 25", "tokens = 36", "tokens = 37", "needs 2 to 36 tokens"),
    Bound("opening_hand = 1", "opening_hand = 3", "opening_hand = 4", "an opening hand of 1 up to the hand"),
    Bound("opening_hand = 1", "opening_hand = 1", "opening_hand = 0", "an opening hand of 1 up to the hand"),
    Bound("most_rivalry = 3", "most_rivalry = 3", "most_rivalry = 4", "from 0 to 3"),
    Bound("most_rivalry = 3", "most_rivalry = 0", "most_rivalry = -1", "from 0 to 3"),
    Bound("floors = [1, 2, 3]", "floors = [0, 0, 0]", "floors = [1, 2, 3, 4]", "floors needs 3 numbers"),
    Bound("count = 1", "count = 3", "count = 4", "count must be from 1 to 3"),
    Bound(
        '"A1", "F1", "A6", "F6"', '"A1", "F1", "A6", "C3"', '"A1", "F1", "A6"', "fewer starting squares than players"
    ),
]


@pytest.mark.parametrize("bound", BOUNDS, ids=lambda bound: bound.beyond)
def test_a_number_goes_up_to_its_bound_and_not_beyond(bound: Bound, tmp_path: Path) -> None:
    stops_at(bound, CONTENT.read_text(encoding="utf-8"), HoliContent, tmp_path)


def test_what_a_rivalry_card_does_not_say_is_nothing() -> None:
    card = Rivalry(name="mirror", category="rule", source="book")
    assert [card.points, card.tied, card.tokens, card.steps, card.neighbours, card.cards, card.floors] == [0] * 7
