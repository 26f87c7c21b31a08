"""Hoard's table in the terminal: a line for every hoard, then the bag, what was given away, and one's own hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.text import Text

from ludoteca.drawing.look import painted
from ludoteca.words import Words

from . import Hoard
from .structs import Drew, Event, HoardView


def draw(view: HoardView, game: Hoard, words: Words, names: Sequence[str]) -> Group:
    """What this seat sees."""

    def gems(counts: Sequence[int]) -> str:
        held = [(words.say(f"gem-{name}"), count) for name, count in zip(game.rules.names, counts, strict=True)]
        return ", ".join(f"{count} × {name}" for name, count in held if count) or "–"

    def line(part: str, counts: Sequence[int]) -> Text:
        return Text(f"{words.say(f'part-{part}')}: {gems(counts)}")

    areas = [
        painted(f"{name}  {points:2}  {gems(hoard)}", names)
        for name, points, hoard in zip(names, view.outcome.scores, view.hoards, strict=True)
    ]
    bag = Text(f"{words.say('part-bag')}: {view.bag}")
    own = [line("hand", view.hand)] if view.viewer >= 0 else []
    return Group(*areas, bag, line("spent", view.spent), *own)


def ask(view: HoardView) -> str:
    """There is one question: what to do with a gem."""
    return "ask-choose"


def notable(happened: Sequence[Event]) -> list[Event]:
    """No line for a gem that somebody else drew."""
    return [event for event in happened if not (isinstance(event, Drew) and event.gem is None)]
