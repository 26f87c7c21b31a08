"""The verdict of a balance report: only what stands when all comparisons are looked at together."""

from __future__ import annotations

import pytest

from ludoteca.arena.balance import Section, section
from ludoteca.arena.play import Result
from ludoteca.arena.stats import share
from ludoteca.arena.verdict import holm, unlikely, verdict
from ludoteca.words import words
from tests.arena.tables import result


def games(first_wins: int, of: int, cook_wins: int | None = None) -> Section:
    """Games of two; the first seat wins so many, and whoever has the cook so many."""
    played: list[Result] = []
    for number in range(of):
        ranks = [1, 2] if number < first_wins else [2, 1]
        winner = ranks.index(1)
        has = winner if cook_wins is not None and number % of < cook_wins else 1 - winner
        start = (
            {"helper": [["cook"] if seat == has else ["guard"] for seat in range(2)]} if cook_wins is not None else {}
        )
        played.append(result("a,a", ranks, number=number, start=start))
    return section(played, 2)


def test_how_likely_a_distance_from_fair_is_by_chance() -> None:
    assert unlikely(share(60, 100), 0.5) == pytest.approx(0.0455, abs=1e-4)
    assert unlikely(share(50, 100), 0.5) == 1
    assert unlikely(share(0, 0), 0.5) == 1


def test_holm_stops_at_the_first_that_could_be_chance() -> None:
    assert holm([0.01, 0.04, 0.03]) == [True, False, False]
    assert holm([0.01, 0.02, 0.03]) == [True, True, True]
    assert holm([0.2, 0.001]) == [False, True]
    assert holm([]) == []


def test_a_fair_game_is_called_one() -> None:
    assert verdict(games(52, 100), words("en")) == "No seat is shown to win more or less than a fair share."


def test_an_unfair_seat_is_named_with_by_how_much() -> None:
    said = verdict(games(620, 1000), words("en"))
    assert said == (
        "Seat 1 wins 9 to 15 percentage points more than a fair share. "
        "Seat 2 wins 9 to 15 percentage points less than a fair share."
    )


def test_by_how_much_is_told_to_the_point() -> None:
    """900 of 1000: from 88.0 to 91.7 in a hundred, of which a half would be fair."""
    assert verdict(games(900, 1000), words("en")).startswith("Seat 1 wins 38 to 42 percentage points more")


def test_what_one_begins_with_is_judged_too() -> None:
    assert "Nothing that players begin with" in verdict(games(500, 1000, cook_wins=510), words("en", "santakaos"))
    said = verdict(games(500, 1000, cook_wins=700), words("en"))
    assert "Too strong from the start: cook." in said
    assert "Too weak from the start: guard." in said


@pytest.mark.parametrize("language", ["en", "pt", "es"])
def test_in_every_language(language: str) -> None:
    assert "9" in verdict(games(620, 1000), words(language))
    assert verdict(games(50, 100), words(language))
