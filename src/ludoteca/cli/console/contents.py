"""Contents of one's own: a file that is named with --content, and the game with it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludoteca.core.game import AnyGame
from ludoteca.core.registry import game as find_game
from ludoteca.core.registry import game_from

ContentOption = Annotated[
    Path | None,
    typer.Option("--content", metavar="FILE", help="Contents of your own, begun with `ludoteca content`."),
]


def game_with(name: str, content: Path | None) -> AnyGame:
    """The game of that id, with contents of one's own if a file is named."""
    return find_game(name) if content is None else game_from(content, name)


def text_of(content: Path | None) -> str:
    """A content file's text, to travel along with a plan; empty where the game is as installed."""
    return "" if content is None else content.read_text(encoding="utf-8")
