"""Contents of one's own: a file that is named with --content, and the game with it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludoteca.core.content import read_head
from ludoteca.core.errors import BadContent
from ludoteca.core.game import AnyGame
from ludoteca.core.registry import game as find_game

ContentOption = Annotated[
    Path | None,
    typer.Option("--content", metavar="FILE", help="Contents of your own, begun with `ludoteca content`."),
]


def edition(file: Path, name: str = "") -> AnyGame:
    """The game that a content file is for, with its contents; a file for another game than the one named is refused."""
    said = read_head(file).game
    if said and name and said != name:
        raise BadContent("content-other-game", file=str(file), there=said, here=name)
    if not said and not name:
        raise BadContent("content-no-game", file=str(file))
    return type(find_game(name or said)).with_content(file)


def game_with(name: str, content: Path | None) -> AnyGame:
    """The game of that id, with contents of one's own if a file is named."""
    return find_game(name) if content is None else edition(content, name)


def text_of(content: Path | None) -> str:
    """A content file's text, to travel along with a plan; empty where the game is as installed."""
    return "" if content is None else content.read_text(encoding="utf-8")
