"""`ludoteca content`: a game's contents as a file to change, and whether a changed one can be played with."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

from ludoteca.cli.console.arguments import begun
from ludoteca.core.content import toml
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import AnyGame
from ludoteca.core.registry import game as find_game
from ludoteca.core.registry import sound_game
from ludoteca.words import words

FILE = "content.toml"


def content(
    context: typer.Context,
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="The game's id; `ludoteca games` lists them.", autocompletion=begun)
    ] = "",
    check: Annotated[
        Path | None, typer.Option("--check", metavar="FILE", help="Say what is wrong with a content file.")
    ] = None,
) -> int:
    """Write a game's contents, with what each number means, for you to change; or check such a file."""
    if check is not None:
        print(_checked(check, game, context.obj))
    elif game:
        print(written(find_game(game)), end="")
    else:
        raise LudotecaError("content-nothing")
    return 0


def written(game: AnyGame) -> str:
    """The installed contents with their comments, under a head that says for which game they are, and a name."""
    return f'game = "{game.id}"\nname = "{game.title}: my contents"\n\n{_text(game)}'


def _text(game: AnyGame) -> str:
    """The content file that lies beside the game's class; where there is none, its bare tables."""
    home = import_module(type(game).__module__).__spec__
    file = files(home.parent).joinpath(FILE) if home and home.parent else None
    return file.read_text(encoding="utf-8") if file is not None and file.is_file() else toml(game.content)


def _checked(file: Path, name: str, language: str) -> str:
    """That a file is right, and where it differs; else an error says what is wrong, and where."""
    game = sound_game(file, name)
    speech, digest = words(language, game.id), game.content.digest()
    tables = game.content.other_than(find_game(game.id).content)
    if not tables:
        return speech.say("content-same", file=str(file), title=game.title, digest=digest)
    return speech.say("content-right", file=str(file), title=game.title, digest=digest, tables=tables)
