"""A game's rules for players, as Markdown: what its words folder has, with the cards of the content put in.

A line `<!-- cards: rivalry -->` becomes a list of all rows of that table, each with its name and its text, so that a
card and its number are written in one place.
"""

from __future__ import annotations

import re

import msgspec

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import AnyGame
from ludoteca.words import Words, words

CARDS = re.compile(r"^<!-- cards: (\w+) -->$", re.MULTILINE)


def rules_text(game: AnyGame, language: str) -> str:
    """The rules of a game in this language; LudotecaError where nobody has written them."""
    file = game.words_folder.joinpath(f"rules.{language}.md")
    if not file.is_file():
        raise LudotecaError("rules-missing", title=game.title)
    speech = words(language, game.id)
    return CARDS.sub(lambda found: _cards(game, found[1], speech), file.read_text(encoding="utf-8"))


def _cards(game: AnyGame, table: str, speech: Words) -> str:
    rows = dict(game.content.tables())[table]
    return "\n".join(_card(table.removesuffix("s"), row, speech) for row in rows)


def _card(kind: str, row: msgspec.Struct, speech: Words) -> str:
    """One card: name, category if it has one, text."""
    key = f"{kind}-{getattr(row, 'name', '')}"
    category = getattr(row, "category", "")
    told = f" ({speech.word('category', category)})" if category else ""
    return f"- **{speech.say(key)}**{told}: {speech.about(f'{key}-text', row)}"
