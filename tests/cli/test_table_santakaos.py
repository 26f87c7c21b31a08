"""Drawing the table of Santa Kaos."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import ludoteca
from ludoteca.drawing import table_of
from ludoteca.drawing.look import seat_names
from ludoteca.games.santakaos.seen.events import Began, Earned
from ludoteca.words import LANGUAGES, words
from tests.games.santakaos.build import GAME, kaos
from tests.games.santakaos.play import begun, do, play_on

TABLE = table_of("santakaos")


def drawn(state: ludoteca.State, viewer: int, language: str = "en", width: int = 100) -> list[str]:
    """The lines of the table without colours."""
    console = Console(width=width, file=io.StringIO())
    speech = words(language, "santakaos")
    names = seat_names(words(language), state.players)
    console.print(TABLE.draw(state.view(viewer), ludoteca.game("santakaos"), speech, names))
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


POSITION = """dice store red red yellow; dice forest green; reindeer A1; market ball-doll doll-boat; under befana
    me: cloth 2, iron 1, coin 4, elves 2, helper krampus, artifact bag/used, stocking wood 2, toy ball, wish duck-boat
    bento: helper jack-frost/used, toy doll 3, delivered ball-duck"""


def test_locations_show_their_dice_and_the_grid_its_reindeer() -> None:
    lines = drawn(kaos(POSITION), 0)
    assert lines[0].split() == ["Round", "1", "of", "7", "Dice", "Reindeer", "A", "B", "C"]
    assert lines[1].split() == ["⚀", "Reindeer", "traffic", "–", "1", "‹2", "cloth›", "2", "wood", "1", "any", "$1"]
    assert lines[3].split()[:6] == ["⚂", "Central", "store", "R", "R", "Y"]


def test_the_location_whose_action_is_due_is_explained() -> None:
    assert "Take one resource or coin for each of your elves. They stay." in drawn(kaos("at store"), 0)


def test_cards_and_stock_are_told() -> None:
    text = "\n".join(drawn(kaos(POSITION), 0))
    assert "Market: Ball and doll 4 · Doll and boat 6 · deck 32" in text
    assert "Left: stockings cloth 10, wood 8, iron 10, coin 10; artifacts Guiding star $3 ×2" in text
    assert "12 helpers in the deck; known under it: Befana" in text


def test_everybody_has_a_line_of_numbers_and_others_a_line_of_things() -> None:
    text = "\n".join(drawn(kaos(POSITION), 0))
    assert "›● Player 1 (you) (1st)       2      2     0     1  4      2          0" in text
    assert "■ Player 2  Helper Jack Frost*; Toys doll 3" in text


def test_the_own_workshop_is_told_in_full() -> None:
    lines = drawn(kaos(POSITION), 0)
    assert "Helper    Krampus: Stockings and artifacts cost $1 less." in lines
    assert "Artifacts Magic bag*: Pay $1 to $5 for as many resources." in lines
    assert "Wishes    Duck and boat 5" in lines
    assert "✓ ball cloth, iron    · doll cloth, wood, iron  · rocket 2 wood, 2 iron" in lines


def test_a_special_wish_is_told_with_its_cost_and_reward() -> None:
    piano = next(card for card in GAME.content.specials if card.name == "piano")
    text = "\n".join(drawn(kaos("market piano", special_wishes=True), 0, width=200))
    assert f"Market: Piano {piano.points} ({piano.cloth} cloth" in text
    assert f"${piano.coins}, {piano.elves} elves → an artifact / a stocking)" in text


def test_only_the_one_who_looks_reads_the_two_helpers() -> None:
    state = do(kaos("at forest; top pehta krampus; me: coin 2"), "look")
    assert "You look at Pehta and Krampus." in drawn(state, 0)
    assert not any("Pehta" in line for line in [*drawn(state, 1), *drawn(state, -1)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_can_be_drawn_in_every_language(language: str) -> None:
    state = begun(4, turbo_sleigh=True, special_wishes=True)
    for viewer in range(-1, 4):
        assert drawn(state, viewer, language, width=80)
    assert drawn(play_on(state), 0, language)


@pytest.mark.parametrize(
    ("position", "texts", "asked"),
    [
        ("", [], "ask-die"),
        ("at store", [], "ask-action"),
        ("at rest", [], "ask-rest"),
        ("", ["take store red"], "ask-bonus"),
        ("at store; me: elves 2", ["collect"], "ask-gain"),
        ("bento: helper olentzero", ["take store red", "take-unseen"], "ask-olentzero"),
    ],
)
def test_what_is_asked_follows_what_is_pending(position: str, texts: list[str], asked: str) -> None:
    state = do(kaos(position), *texts)
    assert TABLE.ask(state.view(state.seat)) == asked
    assert all(words(language, "santakaos").say(asked) for language in LANGUAGES)


def test_the_beginning_of_a_turn_is_not_worth_a_line() -> None:
    assert TABLE.notable([Began(0, 3), Earned(0, 2, "die")]) == [Earned(0, 2, "die")]
