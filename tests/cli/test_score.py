"""Results: points where a game has them, goals where it has not."""

from __future__ import annotations

import pytest
from rich.console import Console

import ludoteca
from ludoteca.cli.talk.score import show_result
from ludoteca.drawing.look import seat_names
from ludoteca.words import words
from tests.cli.shell import PROJECT, Run

RECORDS = PROJECT / "tests" / "records"


def shown(game: str, ending: str) -> str:
    """The result of a recorded game with this ending."""
    files = sorted((RECORDS / game).glob("*.json"))
    records = [ludoteca.Record.from_json(file.read_bytes()) for file in files]
    outcome = next(record.outcome for record in records if record.outcome and record.outcome.ending == ending)
    out = Console(width=120)
    with out.capture() as capture:
        show_result(out, outcome, ludoteca.game(game), words("en", game), seat_names(words("en"), 5))
    return capture.get()


def test_a_game_with_points_shows_its_sheet() -> None:
    assert "Ground floor" in shown("holi", "all-finished")


def test_a_game_of_goals_shows_the_winner_alone() -> None:
    text = shown("quissama", "araujo")
    assert text.strip().endswith("wins.")
    assert "Total" not in text


def test_a_draw_has_no_winner() -> None:
    assert shown("quissama", "turn-limit").strip() == "Nobody wins."


@pytest.mark.parametrize(
    ("language", "said"), [("en", "no points"), ("pt", "não tem pontos"), ("es", "no tiene puntos")]
)
def test_asking_for_points_where_there_are_none(run: Run, language: str, said: str) -> None:
    out = run("play", "quissama", "--bots", "random", "--seed", "1", "--lang", language, typed="score\n").out
    assert said in " ".join(out.split())
