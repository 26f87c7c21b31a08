"""Drawing tables: Holi's own, and the plain one of any other game."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest
from rich.console import Console

import ludoteca
from ludoteca.cli.talk.score import tie_lines, verdict
from ludoteca.drawing import table_of
from ludoteca.drawing.look import MARKS, painted, seat_names
from ludoteca.words import words
from tests.cli.shell import PROJECT, spawn
from tests.games.holi.build import holi

NAMES = seat_names(words("en"), 4)


def drawn(state: ludoteca.State, viewer: int, width: int = 80) -> list[str]:
    """The lines of Holi's table without colours."""
    console = Console(width=width, file=io.StringIO())
    console.print(table_of("holi").draw(state.view(viewer), ludoteca.game("holi"), words("en", "holi"), NAMES))
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


POSITION = """
    ground B3 A2 me; ground D4 bento; middle B3 clara
    me: pawn C3, hand bar comet, discard slash/down; bento: pawn middle B1, holds 2 me
    clara: pawn A5, sweets 3, finished, turn
"""


def test_boards_show_pawns_powder_and_sweets_free_and_covered() -> None:
    lines = drawn(holi(POSITION), viewer=0)
    assert lines[0].split() == ["Ground", "floor", "+1", "Middle", "floor", "+2", "Top", "floor", "+3"]
    assert lines[1] == "   A   B   C   D   E   F      A   B   C   D   E   F      A   B   C   D   E   F"
    assert lines[2].startswith("1  ·   °²  ·   ·   °²  ·   1  ·  (■)¹")
    assert lines[3].startswith("2  ●²  ·   ·   ·   ·   °²  2  °   ·")
    assert lines[4].startswith("3  ·   ●  (●)  ·   ·   ·   3  ·   ▲   ·")
    assert lines[5].startswith("4  ·   ·   ·   ■   ·   ·   4")


def test_areas_show_everything_that_lies_open() -> None:
    _, me, bento, clara = drawn(holi(POSITION), viewer=0)[8:12]
    assert me.split() == ["●", "Player", "1", "(you)", "6", "21", "2+10", "face", "down", "0", "–", "C3", "ground"]
    assert bento.split() == ["■", "Player", "2", "1", "24", "3+10", "–", "0", "●2", "B1", "middle"]
    assert clara.split() == ["›▲", "Player", "3", "2+10", "24", "3+10", "–", "3", "–", "A5", "ground,", "done"]


def test_the_own_hand_is_drawn_and_nobody_elses() -> None:
    state = holi(POSITION)
    own = drawn(state, viewer=0)
    assert own[12:16] == ["Bar     Comet", "● ● ●   ● ● ·", "· · ·   · * ·", "· · ·   · · ●"]
    onlooker = "\n".join(drawn(state, viewer=-1))
    assert "Comet" not in onlooker
    assert "(you)" not in onlooker


def test_rivalry_cards_are_told_with_their_text() -> None:
    lines = drawn(holi("me: pawn C3", rivalry=["ladders", "balcony"]), viewer=0, width=120)
    assert "Ladders (Rule): Climb needs 3 of the four neighbours. Still never from edges and corners." in lines
    assert any(line.startswith("Balcony (Scoring): 6 for having the most tokens") for line in lines)


@pytest.mark.parametrize(
    ("position", "asked"),
    [
        ("me: turn", "ask-throw"),
        ("me: turn thrown", "ask-more"),
        ("me: turn thrown moved", "ask-more-climb"),
        ("me: turn thrown climbed", "ask-more-move"),
        ("me: turn moved", "ask-throw-climb"),
        ("me: turn climbed", "ask-throw-move"),
        ("me: turn moved climbed", "ask-throw-only"),
    ],
)
def test_what_is_asked_follows_the_turn(position: str, asked: str) -> None:
    assert table_of("holi").ask(holi(position).view(0)) == asked


def test_names_are_painted_in_their_seats_colours() -> None:
    text = painted(f"{NAMES[1]} hit {NAMES[0]}.", NAMES)
    assert text.plain == "■ Player 2 hit ● Player 1."
    assert {str(span.style) for span in text.spans} == {MARKS[0].style, MARKS[1].style}


def test_tie_breaks_are_explained() -> None:
    speech = words("en", "holi")
    outcome = ludoteca.Outcome(
        scores=[9, 12, 9, 9],
        breakdown={},
        ranks=[3, 1, 2, 3],
        tie_breaks={"on-others": [2, 0, 2, 2], "sweets": [3, 9, 4, 3]},
    )
    assert list(tie_lines(outcome, speech, NAMES)) == [
        "▲ Player 3 and ● Player 1 both have 9 points; ▲ Player 3 comes first: more sweets.",
        "● Player 1 and ◆ Player 4 are tied in everything and share the place.",
    ]
    assert verdict(outcome, speech, NAMES) == "■ Player 2 wins with 12 points."


@pytest.fixture
def sticks(tmp_path: Path) -> str:
    """A place from which the example game is found as an installed one."""
    info = tmp_path / "ludoteca_sticks-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: ludoteca-sticks\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[ludoteca.games]\nsticks = ludoteca_sticks:Sticks\n")
    return os.pathsep.join([str(tmp_path), str(PROJECT / "examples" / "sticks")])


@pytest.mark.parametrize("language", ["en", "pt", "es"])
def test_a_game_without_a_drawing_can_be_played(tmp_path: Path, sticks: str, language: str) -> None:
    process = spawn(
        tmp_path, "play", "sticks", "--bots", "random", "--seed", "1", "--lang", language, PYTHONPATH=sticks
    )
    out, err = process.communicate("take 1\n?\nscore\n" + "1\n" * 40)
    assert (process.returncode, err) == (0, "")
    assert "sticks: " in out
    assert "● › " in out
    assert "┏" in out


def test_a_game_without_rules_says_so(tmp_path: Path, sticks: str) -> None:
    process = spawn(tmp_path, "rules", "sticks", PYTHONPATH=sticks)
    assert process.communicate() == ("", "Sticks has no rules in this language.\n")
    assert process.returncode == 2
