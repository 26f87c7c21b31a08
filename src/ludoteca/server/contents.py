"""House contents: games with contents of the host's own, by an id that says what is in them.

Those of the host's folder are offered when a table is set. What a table is played with is kept in the database, so it
goes on when the file has changed or gone.
"""

from __future__ import annotations

import hashlib
import logging
from pathlib import Path
from typing import NamedTuple

import msgspec

from ludoteca.core.content import toml
from ludoteca.core.errors import BadContent, LudotecaError
from ludoteca.core.game import AnyGame
from ludoteca.core.registry import game as find_game
from ludoteca.core.registry import game_with, sound_game
from ludoteca.server.protocol.parts import Label

DIGEST = 20
log = logging.getLogger("ludoteca")


class Contents(NamedTuple):
    """Some contents of a game, with the text that makes them again."""

    id: str
    name: str
    text: str
    game: AnyGame

    @property
    def row(self) -> dict[str, object]:
        """As they are kept."""
        return {"id": self.id, "game": self.game.id, "digest": self.game.content.digest(), "text": self.text}


HELD: dict[str, Contents] = {}
"""All that this process has met with: offered ones, and those of tables and records."""


def held(game: str, text: str) -> Contents:
    """The contents of that text, made once; BadContent if they cannot be read."""
    key = hashlib.sha256(f"{game}\n{text}".encode()).hexdigest()[:DIGEST]
    if key not in HELD:
        made = game_with(game, text)
        HELD.setdefault(key, Contents(key, made.contents_name, text, made))
    return HELD[key]


def known(game: str, digest: str) -> Contents | None:
    """Contents at hand in which the rules read just this."""
    at_hand = (each for each in HELD.values() if each.game.id == game)
    return next((each for each in at_hand if each.game.content.digest() == digest), None)


def game_of(game: str, contents: str | None) -> AnyGame:
    """The game a table is played with; the installed one where its contents are not at hand."""
    found = HELD.get(contents or "")
    return found.game if found else find_game(game)


def name_of(contents: str | None) -> str:
    """How a table's contents are called; empty for the installed ones."""
    return HELD[contents].name if contents in HELD else ""


def text_of(contents: str | None) -> str:
    """What makes them again; empty for the installed ones."""
    return HELD[contents].text if contents in HELD else ""


def offered(folder: str) -> list[Contents]:
    """The contents of all files of the host's folder, by name. A wrong file is told in the log and left out."""
    found: dict[tuple[str, str], Contents] = {}
    for file in sorted(Path(folder).glob("*.toml")) if folder else []:
        try:
            contents = _read(file)
            if (key := (contents.game.id, contents.name)) in found:
                raise BadContent("content-name-twice", file=str(file), name=contents.name)
            found[key] = contents
        except LudotecaError as error:
            log.error("contents left out: %s", error)
    return [found[key] for key in sorted(found)]


def _read(file: Path) -> Contents:
    """The contents of one file, tried out; they go by the name of the file where it gives them none."""
    game = sound_game(file)
    name = game.contents_name or file.stem
    try:
        msgspec.convert(name, Label)
    except msgspec.ValidationError:
        reason = "must have from 1 to 60 letters, and none that control a screen"
        raise BadContent("content-refused", file=str(file), table="name", reason=reason) from None
    return held(game.id, toml(game.content, name))
