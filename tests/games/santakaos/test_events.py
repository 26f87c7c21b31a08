"""Events: what is told at the table, in words, and who sees it."""

from __future__ import annotations

from typing import get_args

import pytest

from ludoteca.games.santakaos.seen import events
from ludoteca.games.santakaos.state import SantaKaosState
from ludoteca.words import words
from tests.games.santakaos.build import GAME, kaos
from tests.games.santakaos.play import happened
from tests.ledger import rule

NAMES = ("Ana", "Bento", "Clara", "Davi")
COIN = GAME.content.silent_night.faces.index("coin")


def told(state: SantaKaosState, *texts: str, seat: int = 0, luck: list[int] | None = None) -> list[str]:
    """The lines of the log, as a seat reads them in English."""
    speech = words("en", "santakaos")
    return [speech.tell(GAME.see(event, seat), NAMES, "event-") for event in happened(state, *texts, luck=luck)]


def sleigh(text: str) -> SantaKaosState:
    return kaos(text, turbo_sleigh=True)


LINES: list[tuple[str, SantaKaosState, list[str], list[int], list[str]]] = [
    (
        "a green die and one thing instead",
        kaos(),
        ["take store green", "elf", "gain wood"],
        [],
        [
            "Ana took the green die: Central store.",
            "Ana trained an elf.",
            "Ana got 1 wood: instead of the location.",
            "Turn of Bento",
        ],
    ),
    (
        "an open wish",
        kaos("market doll-boat"),
        ["take store red", "take-wish doll-boat"],
        [0],
        [
            "Ana took the red die: Central store.",
            "Ana took the wish Doll and boat from the market.",
            "New in the market: Ball and blocks.",
        ],
    ),
    (
        "the reindeer",
        kaos("at traffic; reindeer A1; me: elves 4, cloth 1, wood 1"),
        ["move-reindeer C2"],
        [],
        ["Ana moved the reindeer to C2, discarding 2 elves.", "Ana got 2 cloth: Reindeer traffic."],
    ),
    (
        "a stocking",
        kaos("at workshop; me: coin 2, cloth 1, wood 1"),
        ["buy-stocking iron"],
        [],
        ["Ana bought a stocking of iron for $2."],
    ),
    (
        "an artifact",
        kaos("at room; me: coin 5, elves 1"),
        ["buy-artifact snow-globe", "snow-globe"],
        [],
        ["Ana bought Snow globe for $5.", "Ana used Snow globe.", "Ana got $3: Snow globe.", "Turn of Bento"],
    ),
    (
        "the forest",
        kaos("at forest; top pehta krampus; me: coin 2, helper befana, cloth 1, wood 1"),
        ["look", "keep krampus"],
        [],
        [
            "Ana looked at Pehta and Krampus.",
            "Ana recruited Krampus for $2.",
            "Befana left Ana and went under the deck.",
        ],
    ),
    (
        "the forest in vain",
        kaos("at forest; top pehta krampus; me: coin 2, cloth 1, wood 1"),
        ["look", "neither"],
        [],
        ["Ana looked at Pehta and Krampus.", "Ana put both helpers under the deck.", "Ana got $1: Enchanted forest."],
    ),
    (
        "toys and a wish",
        kaos("me: helper knecht-ruprecht, cloth 2, iron 1, wood 1, wish ball-doll"),
        ["make-for-less ball iron", "make doll", "deliver ball-doll"],
        [],
        [
            "Ana used Knecht Ruprecht.",
            "Ana made a toy with Knecht Ruprecht: ball.",
            "Ana made a toy: doll.",
            "Ana delivered Ball and doll: 4 points.",
        ],
    ),
    (
        "star, bell and elf",
        kaos("me: artifact star, artifact bell, cloth 1, elves 1"),
        ["guiding-star store red forest", "little-bell cloth wood", "ready little-bell"],
        [],
        [
            "Ana used Guiding star.",
            "Ana moved the red die from Central store to Enchanted forest.",
            "Ana used Little bell.",
            "Ana swapped cloth for wood.",
            "Ana discarded an elf: Little bell is ready again.",
        ],
    ),
    (
        "Dancer and Vixen",
        sleigh("me: helper dancer, elves 1; bento: helper vixen, artifact globe"),
        ["vixen-snow-globe"],
        [COIN],
        [
            "Ana copied Vixen with Dancer.",
            "Ana copied Snow globe.",
            "Ana got $3: Snow globe.",
            "Ana rolled the Silent Night die: a coin.",
            "Bento got $1: Silent Night die.",
        ],
    ),
    (
        "the store and the Woodcutter",
        kaos("at store; me: elves 1; bento: helper woodcutter"),
        ["collect", "gain iron"],
        [],
        [
            "Ana collected at the Central store: 1.",
            "Bento got 1 wood: Woodcutter.",
            "Ana took 1 iron.",
            "Turn of Bento",
        ],
    ),
    (
        "a new round",
        kaos("dice store yellow; round 2"),
        ["take store yellow", "gain coin"],
        [0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 2],
        [
            "Ana took the yellow die: Central store.",
            "Ana got $2: die bonus.",
            "Ana got $1: instead of the location.",
            "Round 3: Bento is first player.",
            "Bento rolled red 1 (×2), green 1 (×2), yellow 1 and yellow 2.",
            "Too many at one location; rolled again: red 3, red 4, green 5, green 6 and yellow 3.",
            "Turn of Bento",
        ],
    ),
    (
        "the end",
        kaos("dice store yellow; round 7"),
        ["take store yellow", "gain coin"],
        [],
        [
            "Ana took the yellow die: Central store.",
            "Ana got $2: die bonus.",
            "Ana got $1: instead of the location.",
            "Ana became Employee of the Month.",
        ],
    ),
]


@pytest.mark.parametrize(
    ("state", "texts", "luck", "lines"), [line[1:] for line in LINES], ids=[line[0] for line in LINES]
)
def test_what_is_told(state: SantaKaosState, texts: list[str], luck: list[int], lines: list[str]) -> None:
    assert told(state.clone(), *texts, luck=luck) == lines


def test_every_event_is_told_somewhere() -> None:
    kinds = {type(event) for _, state, texts, luck, _ in LINES for event in happened_again(state, texts, luck)}
    assert kinds == set(get_args(events.AnyEvent))


def happened_again(state: SantaKaosState, texts: list[str], luck: list[int]) -> list[object]:
    """The events of a line's position, left as it was."""
    return happened(state.clone(), *texts, luck=luck)


@rule("S-21", "S-64")
def test_others_read_only_that_two_helpers_were_seen() -> None:
    state = kaos("at forest; top pehta krampus; me: coin 2")
    assert told(state.clone(), "look", seat=1) == ["Ana looked at two helpers."]
    assert told(state, "look", seat=-1) == ["Ana looked at two helpers."]
