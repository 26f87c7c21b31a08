"""`ludoteca games`: what is installed."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.padding import Padding
from rich.text import Text

from ludoteca.core.errors import BrokenGame, LudotecaError, MissingWords
from ludoteca.core.game import AnyGame
from ludoteca.core.options import AnyOption, Choice, Names, Number, Value
from ludoteca.core.record import Plain
from ludoteca.core.registry import broken, sound
from ludoteca.drawing.screen import console, print_aside
from ludoteca.words import Words, words


def games(context: typer.Context, json: Annotated[bool, typer.Option("--json", help="One JSON array.")] = False) -> int:
    """List the installed games with their players and options."""
    found, wrong = _told(context.obj)
    if json:
        facts = [_facts(game, words(context.obj, game.id)) for game in found]
        print(msgspec.json.format(msgspec.json.encode(facts), indent=2).decode())
    else:
        for game in found:
            _show(game, words(context.obj, game.id))
    for error in wrong:
        print_aside(error.say(words(context.obj)))
    return 0


def _told(language: str) -> tuple[list[AnyGame], list[LudotecaError]]:
    """The games that can be told about, and what is wrong with the others."""
    found: list[AnyGame] = []
    wrong: list[LudotecaError] = [*broken()]
    for game in sound():
        try:
            _facts(game, words(language, game.id))
            found.append(game)
        except MissingWords as error:
            wrong.append(BrokenGame("game-broken", name=game.id, package=type(game).__module__, reason=str(error)))
    return found, wrong


def _facts(game: AnyGame, speech: Words) -> Plain:
    """What a program wants to know of a game."""
    return {
        "id": game.id,
        "title": game.title,
        "tagline": speech.say("tagline"),
        "version": game.version,
        "players": list(game.seats),
        "options": [
            msgspec.to_builtins(option)
            | {"title": speech.say(f"option-{option.name}"), "meaning": speech.say(f"option-{option.name}-text")}
            for option in game.options.values()
        ],
    }


def _show(game: AnyGame, speech: Words) -> None:
    """A game in a few lines."""
    out = console()
    out.print(Text.assemble((game.title, "bold"), f" ({game.id})"))
    out.print(Padding(speech.say("tagline"), (0, 2)))
    out.print(Padding(speech.say("games-players", least=game.seats[0], most=game.seats[-1]), (0, 2)))
    for option in game.options.values():
        out.print(Padding(_option_line(option, speech), (0, 2)))


def _option_line(option: AnyOption, speech: Words) -> Text:
    """An option: how to write it, what it means, its values."""
    line = Text.assemble((f"--option {option.name}=…", "bold"), f" {speech.say(f'option-{option.name}-text')} ")
    line.append(_values(option, speech) + " ")
    line.append(speech.say("option-default", value=_written(option.default, speech)))
    if option.suggested is not None:
        line.append(" " + speech.say("option-suggested", value=_written(option.suggested, speech)))
    return line


def _values(option: AnyOption, speech: Words) -> str:
    """Which values an option takes."""
    if isinstance(option, Number):
        return speech.say("values-number", least=option.least, most=option.most)
    if isinstance(option, Names):
        names, instead = ", ".join(option.names), ", ".join(option.words)
        return speech.say("values-names", most=option.most, right=names, instead=instead)
    return speech.say("values-choice", right=", ".join(option.choices) if isinstance(option, Choice) else "on, off")


def _written(value: Value, speech: Words) -> str:
    """A value as it is written on a command line."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, list):
        return ",".join(value) or speech.say("option-nothing")
    return str(value)
