"""How far the numbers of the content file may go: up to there it is read, beyond it is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.games.santakaos import CONTENT
from ludoteca.games.santakaos.content import Artifact, Helper, SantaKaosContent, Space, Special
from tests.games.bounds import Bound, stops_at

BOUNDS = [
    Bound('name = "robot"', 'name = "robots"', 'name = "tent"', "specials: must be 9 with different names"),
    Bound('name = "duck"', 'name = "duck"', 'name = "ball"', "toys: must be 9 with different names"),
    Bound(
        'name = "ball-duck"', 'name = "duck-ball"', 'name = "ball-blocks"', "wishes: must be 36 with different names"
    ),
    Bound("least_players = 2", "least_players = 2", "least_players = 1", "players must be from 2 to 4"),
    Bound("most_players = 4", "most_players = 4", "most_players = 5", "players must be from 2 to 4"),
    Bound("rounds = [7, 6, 5]", "rounds = [7, 6, 1]", "rounds = [7, 6, 0]", "at least one round"),
    Bound("rounds = [7, 6, 5]", "rounds = [7, 6, 9]", "rounds = [7, 6, 5, 5]", "rounds and specials need 3 numbers"),
    Bound("specials = [5, 7, 9]", "specials = [0, 7, 9]", "specials = [-1, 7, 9]", "from 0 to 9 special wishes"),
    Bound("specials = [5, 7, 9]", "specials = [9, 9, 9]", "specials = [5, 10, 9]", "from 0 to 9 special wishes"),
    Bound("first_elves = 1", "first_elves = 5", "first_elves = 6", "at most 7 elves"),
    Bound("first_elves = 1", "first_elves = 0", "first_elves = -1", "at most 7 elves"),
    Bound("most_elves = 5", "most_elves = 7", "most_elves = 8", "at most 7 elves"),
    Bound("most_dice = 4", "most_dice = 3", "most_dice = 2", "room for 3 dice"),
    Bound("market = 3", "market = 6", "market = 7", "from 1 to 6 cards"),
    Bound("market = 3", "market = 1", "market = 0", "from 1 to 6 cards"),
    Bound("first_wishes = 1", "first_wishes = 5", "first_wishes = 6", "at most 5 are dealt"),
    Bound("first_wishes = 1", "first_wishes = 0", "first_wishes = -1", "at most 5 are dealt"),
    Bound("coins_for_a_point = 3", "coins_for_a_point = 1", "coins_for_a_point = 0", "must be at least 1"),
    Bound("cloth = 1\niron = 1", "cloth = 6\niron = 1", "cloth = 7\niron = 1", "must be from 0 to 6"),
    Bound("cloth = 1\niron = 1", "cloth = 0\niron = 1", "cloth = -1\niron = 1", "must be from 0 to 6"),
    Bound("cloth = 1\niron = 1", "cloth = 1\niron = 0", "cloth = 0\niron = 0", "a toy costs something"),
    Bound("column = 1", "column = 9", "column = 0", "stands in column 1 or more"),
    Bound('["ball", "blocks"]', '["ball", "ball"]', '["ball", "ball", "ball"]', "none more than twice"),
    Bound('["ball", "blocks"]', '["ball"]', "[]", "at least one toy"),
    Bound("elves = 2\npoints = 11", "elves = 5\npoints = 11", "elves = 6\npoints = 11", "at most .9 and 5 elves"),
    Bound("elves = 2\npoints = 11", "elves = 0\npoints = 11", "elves = -1\npoints = 11", "at most .9 and 5 elves"),
    Bound('["artifact", "stocking"]', '["stocking"]', "[]", "one reward or two different ones"),
    Bound(
        '["artifact", "stocking"]', '["helper", "stocking"]', '["helper", "helper"]', "one reward or two different ones"
    ),
    Bound("count = 3\namount", "count = 1\namount", "count = 0\namount", "left_out: more artifacts than there are"),
    Bound("count = 3\namount", "count = 1\namount", "count = -1\namount", "count and price are not negative"),
    Bound("amount = 5", "amount = 9", "amount = 10", "amount goes from 1 to 9"),
    Bound("amount = 5", "amount = 1", "amount = 0", "amount goes from 1 to 9"),
    Bound("[left_out]\nartifacts = 1", "[left_out]\nartifacts = 0", "[left_out]\nartifacts = -1", "left_out: more"),
    Bound("[left_out]\nartifacts = 1", "[left_out]\nartifacts = 3", "[left_out]\nartifacts = 4", "left_out: more"),
    Bound("coins = 2\nelves = 2", "coins = 9\nelves = 2", "coins = 10\nelves = 2", "at most .9 and 5 elves"),
    Bound("coins = 2\nelves = 2", "coins = 0\nelves = 2", "coins = -1\nelves = 2", "at most .9 and 5 elves"),
    Bound(
        '"always"\namount = 3',
        '"always"\namount = 9',
        '"always"\namount = 10',
        "works always, and amount goes from 0 to 9",
    ),
    Bound(
        '"always"\namount = 3',
        '"always"\namount = 0',
        '"always"\namount = -1',
        "works always, and amount goes from 0 to 9",
    ),
    Bound("choice = 1", "choice = 9", "choice = 10", "coins and choice go from 0 to 9"),
    Bound("choice = 1", "choice = 0", "choice = -1", "coins and choice go from 0 to 9"),
    Bound("choice = 1", "choice = 1\ncloth = 6", "choice = 1\ncloth = 7", "must be from 0 to 6"),
    Bound("\ncoins = 1", "\ncoins = 9", "\ncoins = 10", "coins and choice go from 0 to 9"),
    Bound("price = 5", "price = 0", "price = -1", "count and price are not negative"),
]


@pytest.mark.parametrize("bound", BOUNDS, ids=lambda bound: bound.beyond)
def test_a_number_goes_up_to_its_bound_and_not_beyond(bound: Bound, tmp_path: Path) -> None:
    stops_at(bound, CONTENT.read_text(encoding="utf-8"), SantaKaosContent, tmp_path)


def test_what_a_row_does_not_say_is_nothing() -> None:
    special = Special(name="sledge", points=9, rewards=["helper"], source="book")
    assert (special.resources(), special.coins, special.elves) == ([0, 0, 0], 0, 0)
    space = Space(space="A1", source="book")
    assert (space.resources(), space.coins, space.choice) == ([0, 0, 0], 0, 0)
    assert Helper(name="krampus", works="always", source="book").amount == 0
    assert Artifact(name="mistletoe", price=1, points=0, count=1, source="book").amount == 1
