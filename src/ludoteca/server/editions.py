"""What the page needs to know of a game before it draws it: words, contents, layout, in one answer for each language.

An edition is a game with its contents and words as they are, known by a digest: its answer never changes, so browsers
keep it. Tables say which edition they are played with.
"""

from __future__ import annotations

import hashlib
from functools import cache

import msgspec

from ludoteca.core.content import PROVENANCE
from ludoteca.core.game import AnyGame
from ludoteca.drawing.guess import tabletop
from ludoteca.server.protocol.games import Edition
from ludoteca.words import ENGLISH, LANGUAGES, text_of, words
from ludoteca.words.rulebook import has_rules

DIGEST = 16
KNOWN: dict[str, AnyGame] = {}
"""The games of all editions that were asked about, by digest."""


@cache
def edition_of(game: AnyGame) -> str:
    """The digest of all that the page is told of a game, in any language."""
    told = b"".join(msgspec.json.encode(told_of(game, language)) for language in LANGUAGES)
    digest = hashlib.sha256(told).hexdigest()[:DIGEST]
    KNOWN[digest] = game
    return digest


@cache
def told_of(game: AnyGame, language: str) -> Edition:
    """The game's words in a language, what is printed on its components, and how its table is laid out."""
    return Edition(
        words=_words(game, language),
        content=_printed(game),
        layout=tabletop(game),
        has_points=game.has_points,
        has_rules=has_rules(game),
    )


def _words(game: AnyGame, language: str) -> str:
    """The game's own words, English where they lack, and its title where the house has no other for it."""
    own = text_of(game.words_folder, language)
    title = "" if words(language, game.id).has(f"title-{game.id}") else f"title-{game.id} = {game.title}"
    english = text_of(game.words_folder, ENGLISH) if language != ENGLISH else ""
    return "\n".join(text for text in (english, title, own) if text)


def _printed(game: AnyGame) -> dict[str, object]:
    """The contents without where they come from."""
    return {name: _bare(getattr(game.content, name)) for name in game.content.__struct_fields__}


def _bare(value: object) -> object:
    if isinstance(value, list):
        return [_bare(row) for row in value]
    return {name: item for name, item in msgspec.to_builtins(value).items() if name not in PROVENANCE}
