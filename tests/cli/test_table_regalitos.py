"""Drawing the table of Regalitos."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from ludoteca.drawing import table_of
from ludoteca.drawing.look import seat_names
from ludoteca.games.regalitos.state import RegalitosState
from ludoteca.words import words
from tests.games.regalitos.build import GAME, regalitos
from tests.games.regalitos.play import do

NAMES = seat_names(words("en"), 5)


def drawn(state: RegalitosState, viewer: int = 0, width: int = 110, language: str = "en") -> list[str]:
    """The lines of the table without colours."""
    console = Console(width=width, file=io.StringIO())
    console.print(table_of("regalitos").draw(state.view(viewer), GAME, words(language, "regalitos"), NAMES))
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


POSITION = """
    round navidad; holder bento; claimed bento; piles none; A1 socks turron; B2 coal; D4 paper-large; discard 3 3
    me: objects kite drum, presents coat, decorated tent, coal 2, wrapped 1, paper 3 6, energy 5, extras goodbye-coal
    me: vips green, under green trowel, delivered comic; bento tio:
"""


def test_the_round_and_who_begins_the_next_one() -> None:
    lines = drawn(regalitos(POSITION))
    assert lines[0] == "Round 2 of 5: Navidad. Deliver takes one more present."
    assert lines[1] == "Next round begins with ■ Player 2."
    assert drawn(regalitos(POSITION, family_rounds=True))[0] == "Round 2 of 5: Navidad."


@pytest.mark.parametrize(
    ("night", "text"),
    [
        ("nochebuena", "Each Wrap needs 2 fewer units of paper; it may need none."),
        (
            "nochevieja",
            "At its start each may discard a paper, energy or extra action card and take the deck's top card.",
        ),
        ("ano-nuevo", "At its start each may decorate one present."),
        (
            "noche-de-reyes",
            "At its start each may deliver one present, paying its energy.",
        ),
    ],
)
def test_the_text_of_a_round_card_says_what_the_content_says(night: str, text: str) -> None:
    assert drawn(regalitos(f"round {night}; me:; bento:"), width=140)[0].endswith(text)


def test_boards_show_basic_actions_and_piles_with_colour_size_and_units_in_words() -> None:
    lines = drawn(regalitos(POSITION))
    assert lines[2].split() == ["A", "Initiative", "B", "Wrap"]
    assert lines[3].startswith("A1 Socks (green S), Turrón [3]   B1 –")
    assert lines[4].endswith("B2 Coal")
    assert lines[11].endswith("D4 Large paper [9]")
    assert lines[12] == "Deck 74 · discard pile: Turrón and Lucky grapes"


def test_areas_count_everything_that_lies_open() -> None:
    _, me, bento = drawn(regalitos(POSITION))[13:16]
    assert me.split() == [
        "›●",
        "Player",
        "1",
        "(you)",
        "Pendigueiro",
        *["0-8", "4", "2", "1", "1", "2+1", "9", "5", "1", "1", "2"],
    ]
    assert bento.split() == [
        "■",
        "Player",
        "2*",
        "Tió",
        "de",
        "Nadal",
        *["0", "3", "0", "0", "0", "0", "0", "0", "0", "0", "0"],
    ]


def test_the_own_zones_are_told_in_full() -> None:
    assert drawn(regalitos(POSITION))[16:24] == [
        "Objects: Kite (blue M), Drum (brown M), Coal ×2",
        "Presents: Coat (green L), Coal",
        "Decorated: Tent (green L)",
        "Paper: Small paper [3], Medium paper [6]",
        "Energy: Roast lamb [5]",
        "Extra actions: Goodbye, coal!",
        "VIPs: Green VIP: Trowel (green S)",
        "Delivered: Comic (brown S)",
    ]
    assert "Objects" not in "\n".join(drawn(regalitos(POSITION), viewer=-1))


def test_face_down_cards_are_a_number() -> None:
    state = regalitos("piles none; A1 socks kite drum; me:; bento:", memory=True)
    assert any(line.startswith("A1 2 ↓, Drum (brown M)") for line in drawn(state))


def test_alone_the_wind_and_the_medals_are_told() -> None:
    row = next(row for row in GAME.content.medals if row.character == "pendigueiro")
    medals = f"Our own solo challenge: bronze from {row.bronze} points, silver from {row.silver}, gold from {row.gold}."
    state = regalitos("me:", players=1)
    assert drawn(state, width=130)[1] == f"The north wind will carry off a pile. {medals}"
    do(state, "initiative")
    assert drawn(state, width=130)[1] == f"No wind after this token. {medals}"


def test_a_present_on_its_way_is_named() -> None:
    state = regalitos("me: decorated kite, energy 2, vips blue; bento:")
    do(state, "deliver")
    assert "To be given to somebody: Kite, decorated" in drawn(state)


def test_a_narrow_terminal_tells_the_areas_in_words() -> None:
    lines = drawn(regalitos(POSITION), width=60)
    assert all(len(line) <= 60 for line in lines)
    assert any("Points 0-8 · Tokens 4 · Obj." in line for line in lines)


@pytest.mark.parametrize("language", ["pt", "es"])
def test_other_languages_have_their_own_letters(language: str) -> None:
    assert "(verde P)" in "\n".join(drawn(regalitos(POSITION), language=language))


@pytest.mark.parametrize(
    ("position", "acts", "asked"),
    [
        ("me:; bento:", [], "ask-placing"),
        ("me: extras goodbye-coal; bento:", [], "ask-placing-extras"),
        ("A1 goodbye-coal; me: coal 1; bento:", ["take A1"], "ask-placed"),
        ("me: presents socks kite, energy 5; bento:", ["deliver"], "ask-delivering"),
        ("round navidad; last; claimed me; me: energy 5; bento:", ["take A1"], "ask-swapping"),
        (
            "round ano-nuevo; last; claimed me; me: presents kite, energy 5; bento:",
            ["take A1"],
            "ask-benefit-delivering",
        ),
        ("round nochevieja; last; claimed me; me: presents kite; bento:", ["take A1"], "ask-benefit-decorating"),
    ],
)
def test_what_is_asked_follows_the_decision(position: str, acts: list[str], asked: str) -> None:
    state = regalitos(position)
    do(state, *acts)
    assert table_of("regalitos").ask(state.view(0)) == asked


def test_turns_new_cards_and_declined_benefits_make_no_line_in_the_log() -> None:
    state = regalitos("round navidad; last; A1 socks; me tio:; bento papa-noel:")
    tags = [event.__struct_config__.tag for event in table_of("regalitos").notable(do(state, "take A1"))]
    assert tags == ["took", "round-began"]
