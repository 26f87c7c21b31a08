"""Arguments that several commands take, read and checked."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated

import typer

from ludoteca.core.errors import BadOption, LudotecaError
from ludoteca.core.game import AnyGame
from ludoteca.core.options import Value
from ludoteca.core.registry import games
from ludoteca.drawing.screen import print_aside
from ludoteca.words import Words


def begun(start: str) -> list[str]:
    """The games whose ids begin like that, for the shell's completion."""
    return [name for name in games() if name.startswith(start)]


GameArgument = Annotated[
    str,
    typer.Argument(metavar="GAME", help="The game's id; `ludoteca games` lists them.", autocompletion=begun),
]
PlayersOption = Annotated[int | None, typer.Option("--players", help="How many play (default: the fewest).")]
OptionsOption = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated.")
]
SeedOption = Annotated[int | None, typer.Option("--seed", help="The seed of the dice (default: a fresh one).")]


def read_options(game: AnyGame, pairs: Sequence[str] | None) -> dict[str, Value]:
    """The game's options from `name=value` pairs, all of them with their values."""
    chosen: dict[str, Value] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals or name in chosen:
            raise BadOption("option-twice" if equals else "option-no-value", option=name, pair=pair)
        chosen[name] = game.option(name).parse(value)
    return game.check_options(chosen)


def print_advice(game: AnyGame, options: dict[str, Value], words: Words) -> None:
    """What a host should know of unusual options, on standard error."""
    for note in game.advise(options):
        print_aside(note.say(words))


def fresh_seed() -> int:
    """A seed nobody chose."""
    return secrets.randbits(32)


def read_seat(number: int, players: int) -> int:
    """The seat of a number as people count: from 1."""
    if not 1 <= number <= players:
        raise LudotecaError("seat-out-of-range", number=number, most=players)
    return number - 1
