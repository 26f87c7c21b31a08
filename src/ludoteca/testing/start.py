"""A game to begin with: a whole small package under a name of your own, whose rules you then change into yours."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from ludoteca.core.errors import LudotecaError
from ludoteca.core.registry import games

STARTER = files(__package__).joinpath("starter")
NAME = "GAMEID"
TITLE = "GameName"


def write_game(name: str, folder: Path) -> Path:
    """Write the package into a folder of its own; where it lies."""
    if not re.fullmatch(r"[a-z][a-z0-9]{1,30}", name):
        raise LudotecaError("new-bad-name", name=name)
    if name in games():
        raise LudotecaError("new-taken", name=name)
    place = folder / name
    if place.exists():
        raise LudotecaError("new-exists", folder=str(place))
    _write(STARTER, place, name)
    return place


def _write(source: Traversable, place: Path, name: str) -> None:
    place.mkdir()
    for part in source.iterdir():
        called = _filled(part.name.removesuffix(".txt"), name)
        if part.is_dir():
            _write(part, place / called, name)
        else:
            (place / called).write_text(_filled(part.read_text(encoding="utf-8"), name), encoding="utf-8")


def _filled(text: str, name: str) -> str:
    return text.replace(NAME, name).replace(TITLE, name.capitalize())
