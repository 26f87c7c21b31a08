"""A game's rules for players, as Markdown: what its words folder has, with the cards of the content put in.

A line `<!-- cards: rivalry -->` becomes a list of all rows of that table, each with its name and its text, so that a
card and its number are written in one place.

What an option changes stands as `<!-- if open_market=on -->…<!-- else -->…<!-- end -->`: of the two only what
holds with the options asked for is told, the book's where none are. `<!-- option: turn_limit -->` becomes the value.
"""

from __future__ import annotations

import re

import msgspec

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import AnyGame
from ludoteca.core.options import Asked, Chosen, Value
from ludoteca.words import ENGLISH, Words, words

CARDS = re.compile(r"^<!-- cards: (\w+) -->$", re.MULTILINE)
EITHER = re.compile(r"<!-- if (\w+)=([\w-]+) -->(.*?)(?:<!-- else -->(.*?))?<!-- end -->", re.DOTALL)
VALUE = re.compile(r"<!-- option: (\w+) -->")
TITLE = re.compile(r"\A# .*\n")


def rules_text(game: AnyGame, language: str, options: Asked | None = None) -> str:
    """The rules of a game in this language, or in English, as they are with these options; LudotecaError where nobody
    wrote them.
    """
    written = [game.words_folder.joinpath(f"rules.{each}.md") for each in (language, ENGLISH)]
    file = next((file for file in written if file.is_file()), None)
    if file is None:
        raise LudotecaError("rules-missing", title=game.title)
    speech = words(language, game.id)
    chosen = game.check_options(options)
    text = EITHER.sub(lambda found: _either(game, found, chosen), file.read_text(encoding="utf-8"))
    text = VALUE.sub(lambda found: str(chosen[found[1]]), text)
    text = CARDS.sub(lambda found: _cards(game, found[1], speech), text)
    return TITLE.sub(lambda found: found[0] + _table(game, chosen, speech), text)


def _either(game: AnyGame, found: re.Match[str], chosen: Chosen) -> str:
    """What is told where the option has this value, or what is told where it has not."""
    name, value, so, not_so = found.groups(default="")
    return so if chosen[name] == game.option(name).parse(value) else not_so


def _table(game: AnyGame, chosen: Chosen, speech: Words) -> str:
    """What was chosen otherwise than the book has it, an option a line; nothing where all is the book's."""
    others = {name: value for name, value in chosen.items() if value != game.option(name).default}
    lines = [f"- **{speech.say(f'option-{name}')}**: {_chosen(name, value, speech)}" for name, value in others.items()]
    return "\n".join(["", speech.say("rules-table"), "", *lines, ""]) if lines else ""


def _chosen(name: str, value: Value, speech: Words) -> str:
    """What an option means, and its value where that is more than yes."""
    told = speech.say(f"option-{name}-text")
    is_said = isinstance(value, (int, list)) or speech.has(f"{name}-{value}")
    return f"{speech.word(name, value)}. {told}" if is_said and not isinstance(value, bool) else told


def has_rules(game: AnyGame) -> bool:
    """Has somebody written its rules for players?"""
    return game.words_folder.joinpath(f"rules.{ENGLISH}.md").is_file()


def _cards(game: AnyGame, table: str, speech: Words) -> str:
    rows = dict(game.content.tables())[table]
    return "\n".join(_card(table.removesuffix("s"), row, speech) for row in rows)


def _card(kind: str, row: msgspec.Struct, speech: Words) -> str:
    """One card: name, category if it has one, text."""
    key = f"{kind}-{getattr(row, 'name', '')}"
    category = getattr(row, "category", "")
    told = f" ({speech.word('category', category)})" if category else ""
    return f"- **{speech.say(key)}**{told}: {speech.about(f'{key}-text', row)}"
