"""The seats of the house: each has a shape, a colour and a number, the same in all games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from ludoteca.core.outcome import Outcome
from ludoteca.words import Words


class Mark(NamedTuple):
    """A seat's shape, the style it is drawn in, and the style of something that stands on its colour."""

    shape: str
    style: str
    on: str


MARKS = (
    Mark("●", "bold #DB1F52", "bold white on #DB1F52"),
    Mark("■", "bold #4B82E8", "bold white on #2159C4"),
    Mark("▲", "bold #F7C11B", "bold black on #F7C11B"),
    Mark("◆", "bold #35BBA2", "bold black on #35BBA2"),
    Mark("★", "bold", "bold reverse"),
)
"""Cobalt is lighter as a line than as a surface, and night is the terminal's own ink: both must show on black."""


def seat_names(words: Words, players: int) -> list[str]:
    """The players by shape and number."""
    return [f"{MARKS[seat].shape} {words.say('seat', number=seat + 1)}" for seat in range(players)]


def points(outcome: Outcome, seat: int) -> str:
    """A seat's points made, and apart from them what stands so for now: "18+5"."""
    apart = sum(points[seat] for points in outcome.apart.values())
    return f"{outcome.made[seat]}{apart:+d}" if apart else str(outcome.made[seat])


def painted(text: str, names: Sequence[str], style: str = "") -> Text:
    """A sentence with every player's name in the seat's colour."""
    painting = Text(text, style=style)
    for name, mark in zip(names, MARKS, strict=False):
        painting.highlight_words([name], mark.style)
    return painting
