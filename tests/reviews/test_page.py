"""The page of a review: everybody's curve and account, the dearest decisions and the greatest luck, in this order."""

from __future__ import annotations

import re
from typing import Any

import pytest

import ludoteca
from ludoteca.core.record import Plain
from ludoteca.reviews.page import page
from ludoteca.reviews.told import Decision, Luck, Review, Seat, Settings
from ludoteca.words import words

GAME = ludoteca.game("holi")
END: Plain = {"type": "end"}


def decided(n: int, seat: int, loss: float, **fields: Any) -> Decision:
    """At step `n` one could have done better by so much, give or take a hundredth."""
    effect = [loss, loss]
    effect[seat] = -loss
    return Decision(
        n=n, seat=seat, turn=n, act=END, best=END, loss=loss, low=loss - 0.01, high=loss + 0.01, effect=effect, **fields
    )


def reviewed(**fields: Any) -> Review:
    """Four steps of a game that the second player lost by mistakes and the first won with some luck."""
    told: dict[str, Any] = {
        "game": "holi",
        "players": 2,
        "judge": "a friend",
        "settings": Settings(),
        "seal": "",
        "steps": 4,
        "complete": True,
        "seats": [
            Seat(result=1.0, start=0.5, luck=0.25, own=-0.03, others=0.15, rest=0.13),
            Seat(result=0.0, start=0.5, luck=-0.25, own=-0.15, others=0.03, rest=-0.13),
        ],
        "decisions": [decided(0, 0, 0.03), decided(1, 1, 0.15), decided(2, 0, 0.0), decided(3, 1, 0.01)],
        "luck": [Luck(n=0, seats=[0.05, -0.05]), Luck(n=3, seats=[0.2, -0.2])],
        "chances": [[0.5, 0.5], [0.5, 0.5], [0.75, 0.25], [0.8, 0.2], [1.0, 0.0]],
    }
    return Review(**(told | fields))


def tables(text: str) -> dict[str, list[list[str]]]:
    """Under each heading the rows of its table."""
    found: dict[str, list[list[str]]] = {}
    for part in text.split("<h2>")[1:]:
        title, rest = part.split("</h2>")
        rows = re.findall(r"<tr>(.*?)</tr>", rest)
        found[title] = [re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row) for row in rows]
    return found


@pytest.fixture
def shown() -> str:
    return page(reviewed(), GAME, words("en", "holi"))


def test_everybodys_account_is_told_in_hundredths_of_a_win(shown: str) -> None:
    heads, *accounts = tables(shown)["Accounts"]
    assert heads == ["Seat", "At the start", "Luck", "Own mistakes", "Others’ mistakes", "Rest", "Result"]
    assert accounts == [
        ["● Player 1", "50.0", "+25.0", "-3.0", "+15.0", "+13.0", "100.0"],
        ["■ Player 2", "50.0", "-25.0", "-15.0", "+3.0", "-13.0", "0.0"],
    ]


def test_the_dearest_decision_comes_first_and_what_cost_nothing_not_at_all(shown: str) -> None:
    heads, *dearest = tables(shown)["The costliest decisions"]
    assert heads == ["Who", "Did", "Better was", "Called", "After step", "Loss", "95 %"]
    assert [(row[0], *row[3:]) for row in dearest] == [
        ("■ Player 2", "blunder", "1", "15.0", "14.0 – 16.0"),
        ("● Player 1", "inaccuracy", "0", "3.0", "2.0 – 4.0"),
        ("■ Player 2", "", "3", "1.0", "0.0 – 2.0"),
    ]
    assert all("End" in row[1] for row in dearest)


def test_the_greatest_luck_comes_first_and_no_more_than_a_dozen(shown: str) -> None:
    heads, *luck = tables(shown)["The greatest luck"]
    assert heads == ["After step", "● Player 1", "■ Player 2"]
    assert luck == [["3", "+20.0", "-20.0"], ["0", "+5.0", "-5.0"]]
    much = reviewed(luck=[Luck(n=n, seats=[-n / 100, n / 100]) for n in range(20)])
    _, *luck = tables(page(much, GAME, words("en", "holi")))["The greatest luck"]
    assert [row[0] for row in luck] == [str(n) for n in range(19, 7, -1)]


def test_chances_are_drawn_from_left_to_right_and_the_higher_the_better(shown: str) -> None:
    first, second = re.findall(r'<polyline points="([^"]*)"', shown)
    assert first == "0.0,140.0 240.0,140.0 480.0,70.0 720.0,56.0 960.0,0.0"
    assert second == "0.0,140.0 240.0,140.0 480.0,210.0 720.0,224.0 960.0,280.0"
    assert re.findall(r"<path d=\"M0,([\d.]+)H960", shown) == ["70.0", "140.0", "210.0"]
    assert 'aria-label="Chances to win over the game"' in shown


def test_whose_curve_it_is_stands_in_its_colour_beside_it_and_nobody_covers_another(shown: str) -> None:
    drawn = re.findall(r'stroke="(#\w+)" stroke-width', shown)
    named = re.findall(r'<text x="8" y="(\d+)" font-size="15" fill="(#\w+)">([^<]*)<', shown)
    assert [colour for _, colour, _ in named] == drawn
    assert len(set(drawn)) == 2
    assert [(y, name) for y, _, name in named] == [("20", "● Player 1"), ("40", "■ Player 2")]


def test_what_is_called_names_is_no_html() -> None:
    text = page(reviewed(judge="<b>net</b>"), GAME, words("en", "holi"))
    assert "<b>" not in text
    assert "&lt;b&gt;net&lt;/b&gt;" in text
    assert text.startswith('<!doctype html><html lang="en">')
