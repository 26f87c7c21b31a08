"""How each game's table is drawn in characters, for the terminal and for programs' pictures.

A game's file in here has three functions, and its name in OURS below; nothing else knows the game. Other packages bring
such a module under the entry-point group `ludoteca.drawings`, by the game's id:

    draw(view, game, words, names)   what this seat sees, as anything rich can print
    ask(view)                        the key of the sentence that says what the seat is asked to do
    notable(events)                  the events of one decision that are worth a line in the log

`view` is the game's own view, so nothing hidden can be drawn. `names` are the players' names by seat, each with its
shape (look.py has the colours). A game without a file gets `plain`: a tree of everything in the view.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from ludoteca.core.errors import ITS_OWN_FAULT, LudotecaError
from ludoteca.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType

AView = TypeVar("AView", contravariant=True)
AGame = TypeVar("AGame", contravariant=True)
AnEvent = TypeVar("AnEvent")


class Table(Protocol[AView, AGame, AnEvent]):
    """The three functions of a file in this folder."""

    def draw(self, view: AView, game: AGame, words: Words, names: Sequence[str]) -> RenderableType: ...
    def ask(self, view: AView) -> str: ...
    def notable(self, happened: Sequence[AnEvent], /) -> list[AnEvent]: ...


AnyTable: TypeAlias = Table[Any, Any, Any]
"""The drawing of some game, whichever."""

GROUP = "ludoteca.drawings"
OURS = ("holi", "quissama", "regalitos", "santakaos")


def table_of(game: str) -> AnyTable:
    """The drawing of a game, or the plain one. A drawing knows its game, so none is loaded before it is wanted."""
    return _ours(game) if game in OURS else _foreign(game) or _ours("plain")


def _ours(name: str) -> AnyTable:
    drawing: AnyTable = import_module(f"{__name__}.{name}")
    return drawing


@cache
def _foreign(game: str) -> AnyTable | None:
    """The drawing that another package brings for a game. One that cannot be loaded is no reason not to play."""
    from importlib.metadata import entry_points

    for point in entry_points(group=GROUP, name=game):
        try:
            drawing: AnyTable = point.load()
            _ = drawing.draw, drawing.ask, drawing.notable
        except ITS_OWN_FAULT as error:
            reason = f"{type(error).__name__}: {error}"
            logging.getLogger("ludoteca").warning("%s", LudotecaError("drawing-broken", name=game, reason=reason))
        else:
            return drawing
    return None
