"""How far the numbers of the content file may go: up to there it is read, beyond it is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.games.quissama import CONTENT
from ludoteca.games.quissama.content import Card, Character, QuissamaContent
from tests.games.bounds import Bound, stops_at

BOUNDS = [
    Bound("least_players = 2", "least_players = 5", "least_players = 6", "players must be from 2 to 5"),
    Bound("most_players = 5", "most_players = 2", "most_players = 1", "players must be from 2 to 5"),
    Bound("most_players = 5", "most_players = 5", "most_players = 6", "players must be from 2 to 5"),
    Bound("meeples = 10", "meeples = 1", "meeples = 0", "needs meeples"),
    Bound("hand = 5", "hand = 1", "hand = 0", "a hand"),
    Bound("hand = 5", "hand = 12", "hand = 13", "too few for full hands"),
    Bound("workers = 2", "workers = 1", "workers = 0", "workers"),
    Bound("on_each_plaza = 2", "on_each_plaza = 0", "on_each_plaza = -1", "capoeiras enough"),
    Bound("capoeiras = 30", "capoeiras = 8", "capoeiras = 7", "capoeiras enough for the plazas"),
    Bound('"escape"\ncount = 2', '"escape"\ncount = 20', '"escape"\ncount = 21', "at most 20 of a card"),
    Bound('"escape"\ncount = 2', '"escape"\ncount = 0', '"escape"\ncount = -1', "at most 20 of a card"),
    Bound("worth = 3", "worth = 1", "worth = 0", "worth 1 to 3 of an icon it shows"),
    Bound("worth = 3", "worth = 3", "worth = 4", "worth 1 to 3 of an icon it shows"),
    Bound('"escape"\ncount = 2', '"escape"\ncount = 2\nworth = 0', '"escape"\ncount = 2\nworth = 1', "or 0 of none"),
    Bound(
        "employ = { coin = 2 }", "employ = { coin = 9 }", "employ = { coin = 10 }", "employ: an icon costs from 1 to 9"
    ),
    Bound(
        "recruit = { coin = 2 }", "recruit = { coin = 1 }", "recruit = { coin = 0 }", "recruit: an icon costs from 1"
    ),
    Bound(
        "abroad = { burgher = 1 }", "abroad = { coin = 9 }", "abroad = { gold = 1 }", "abroad: no icon gold; there are"
    ),
    Bound("free = { freedom = 1 }", "free = { freedom = 2 }", "free = { coin = 1 }", "free costs freedom"),
    Bound("attack = 3", "attack = 9", "attack = 10", "attack: costs from 1 to 9"),
    Bound("attack = 3", "attack = 1", "attack = 0", "attack: costs from 1 to 9"),
    Bound("spaces = 4", "spaces = 4", "spaces = 0", "needs a space"),
    Bound("cost = { nagoa = 5 }", "cost = { nagoa = 9 }", "cost = { nagoa = 10 }", "quissama: an icon costs"),
    Bound("goal = { shops = 4 }", "goal = { shops = 1 }", "goal = { shops = 0 }", "a goal counts, from 1"),
    Bound("goal = { shops = 4 }", "goal = { ministers = 1 }", "goal = { kings = 1 }", "some of bernardina, cabeca_de"),
]


@pytest.mark.parametrize("bound", BOUNDS, ids=lambda bound: bound.beyond)
def test_a_number_goes_up_to_its_bound_and_not_beyond(bound: Bound, tmp_path: Path) -> None:
    stops_at(bound, CONTENT.read_text(encoding="utf-8"), QuissamaContent, tmp_path)


def test_a_card_that_shows_no_icon_is_worth_nothing_and_costs_are_one_or_the_other() -> None:
    assert Card(name="escape", count=2, source="book").worth == 0
    assert Character(name="araujo", cost={"coin": 1}, source="book").identical == 0
