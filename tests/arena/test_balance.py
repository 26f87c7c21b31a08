"""The designers' numbers, from games worked out by hand."""

from __future__ import annotations

import pytest

from ludoteca.arena.balance import Section, section
from tests.arena.tables import result

GAMES = [
    result(
        "a,a",
        [1, 2],
        scores=[12, 8],
        breakdown={"floor": [10, 8], "sweets": [2, 0]},
        first=1,
        turns=20,
        possible={"move": 20, "climb": 5},
        chosen={"move": 15, "climb": 5},
        start={"helper": [["cook"], ["guard"]], "expansion": [["snow"], ["snow"]]},
        end={"helper": [["cook", "guard"], []], "expansion": [["snow"], ["snow"]]},
    ),
    result(
        "a,a",
        [1, 1],
        number=1,
        ending="time",
        scores=[6, 6],
        breakdown={"floor": [6, 6]},
        first=0,
        turns=24,
        possible={"move": 20},
        chosen={"move": 20},
        start={"helper": [["guard"], ["cook"]]},
        end={"helper": [["guard"], ["cook"]]},
    ),
]


@pytest.fixture
def found() -> Section:
    """Both games."""
    return section(GAMES, 2)


def test_wins_by_seat_and_by_play_order(found: Section) -> None:
    assert [(place.wins.part, place.points.mean) for place in found.seats] == [(1.5, 9), (0.5, 7)]
    assert [(place.wins.part, place.points.mean) for place in found.order] == [(0.5, 7), (1.5, 9)]
    assert found.order_differs
    assert not section([result("a,a", [1, 2])], 2).order_differs


def test_wins_by_what_a_seat_has(found: Section) -> None:
    wins = {(trait.when, trait.name): (trait.wins.part, trait.wins.count) for trait in found.traits}
    assert wins["start", "cook"] == (1.5, 2)
    assert wins["start", "guard"] == (0.5, 2)
    assert wins["end", "guard"] == (1.5, 2)
    assert [(trait.when, trait.name) for trait in found.traits if trait.shared] == [("start", "snow")]


def test_wins_of_whoever_begins_where_there_is_a_trait(found: Section) -> None:
    begins = {trait.name: (trait.begins.part, trait.begins.count) for trait in found.traits if trait.when == "start"}
    assert begins == {"cook": (0.5, 2), "guard": (0.5, 2), "snow": (0.0, 1)}


def test_traits_that_stay_are_told_once() -> None:
    assert {trait.when for trait in section(GAMES[1:], 2).traits} == {"start"}


def test_points_by_source_of_everybody_and_of_winners(found: Section) -> None:
    means = {line.name: (line.everybody.mean, line.winners.mean, line.winners.count) for line in found.sources}
    assert means == {"floor": (7.5, 8, 2), "sweets": (1, 2, 1)}
    assert found.points.mean == 8
    assert found.winning_points.mean == 9


def test_length_and_closeness(found: Section) -> None:
    assert (found.turns.mean, found.decisions.mean, found.margin.mean) == (22, 20, 2)
    assert (found.level.part, found.level.count) == (1, 2)
    assert sum(each.count for each in found.margins) == sum(each.count for each in found.lengths) == 2


def test_games_by_their_endings(found: Section) -> None:
    assert {name: part.rate for name, part in found.endings.items()} == {"all-finished": 0.5, "time": 0.5}


def test_how_often_acts_are_possible_and_chosen(found: Section) -> None:
    rates = {act.kind: (act.possible.mean, act.chosen.mean) for act in found.acts}
    assert rates == {"move": (1.0, 0.875), "climb": (0.125, 1.0)}
    assert [act.kind for act in found.acts] == ["move", "climb"]


def test_a_game_for_one_that_was_lost_has_no_winner_and_no_second() -> None:
    alone = section([result("a", [2])], 1)
    assert alone.winning_points.count == alone.margin.count == 0
    assert alone.seats[0].wins.part == 0


def test_without_games_there_are_no_numbers() -> None:
    assert section([], 3).games == 0
