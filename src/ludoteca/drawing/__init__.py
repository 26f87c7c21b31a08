"""How each game's table is drawn in characters, for the terminal and for programs' pictures.

A game's file in here has three functions, and a line in TABLES below; nothing else knows the game:

    draw(view, game, words, names)   what this seat sees, as anything rich can print
    ask(view)                        the key of the sentence that says what the seat is asked to do
    notable(events)                  the events of one decision that are worth a line in the log

`view` is the game's own view, so nothing hidden can be drawn. `names` are the players' names by seat, each with its
shape (look.py has the colours). A game without a file gets `plain`: a tree of everything in the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from ludoteca.drawing import holi, plain, quissama, regalitos, santakaos
from ludoteca.words import Words


class Table(Protocol):
    """The three functions of a file in this folder."""

    def draw(self, view: Any, game: Any, words: Words, names: Sequence[str]) -> RenderableType: ...
    def ask(self, view: Any) -> str: ...
    def notable(self, events: Sequence[Any]) -> list[Any]: ...


TABLES: dict[str, Table] = {"holi": holi, "quissama": quissama, "regalitos": regalitos, "santakaos": santakaos}


def table_of(game: str) -> Table:
    """The drawing of a game, or the plain one."""
    return TABLES.get(game, plain)
