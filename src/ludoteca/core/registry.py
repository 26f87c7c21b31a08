"""Games register through the entry-point group `ludoteca.games`, ours too, so another package can add one."""

from __future__ import annotations

import difflib
import tempfile
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from ludoteca.core.errors import BrokenGame, UnknownGame
from ludoteca.core.game import AnyGame, Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "ludoteca.games"


@cache
def _found() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points

    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def games() -> list[str]:
    """The ids of all installed games, sorted."""
    return list(_found())


def games_of(package: str) -> list[str]:
    """The ids of the games that a package brings, by its name as pip or as Python writes it; or the one of that id."""
    wanted = package.lower().replace("-", "_")
    return [name for name, point in _found().items() if wanted in (name, point.module.split(".")[0], _dist(point))]


def _dist(point: EntryPoint) -> str:
    return point.dist.name.lower().replace("-", "_") if point.dist else ""


def game(name: str) -> AnyGame:
    """The game of that id, or UnknownGame; BrokenGame where it cannot be loaded."""
    loaded = _load(name)
    if isinstance(loaded, BrokenGame):
        raise BrokenGame(loaded.key, "", **loaded.details)
    return loaded


@lru_cache(maxsize=8)
def game_with(name: str, contents: str) -> AnyGame:
    """The game of that id with the contents of this TOML text, or BadContent."""
    return with_text(type(game(name)), contents)


def with_text(kind: type[AnyGame], text: str) -> AnyGame:
    """A game of that class with the contents of this text."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "content.toml")
        file.write_text(text, encoding="utf-8")
        return kind.with_content(file)


def is_installed(other: AnyGame) -> bool:
    """Is it an installed game with its own contents?"""
    if other.id not in games():
        return False
    here = game(other.id)
    return here is other or (type(here) is type(other) and here.content.digest() == other.content.digest())


def sound() -> list[AnyGame]:
    """All installed games that can be played."""
    return [loaded for loaded in map(_load, games()) if not isinstance(loaded, BrokenGame)]


def broken() -> list[BrokenGame]:
    """The others, each with its reason."""
    return [loaded for loaded in map(_load, games()) if isinstance(loaded, BrokenGame)]


@cache
def _load(name: str) -> AnyGame | BrokenGame:
    """The game of that id, or why it cannot be played: somebody else's mistake is not the end of all other games."""
    if name not in _found():
        near = difflib.get_close_matches(str(name).lower(), games(), n=1)
        raise UnknownGame(
            "game-unknown-near" if near else "game-unknown",
            name=str(name),
            near=near[0] if near else "",
            games=games(),
        )
    try:
        loaded = _found()[name].load()()
    except Exception as error:
        return _broken(name, error)
    if not isinstance(loaded, Game):
        return _broken(name, TypeError(f"{type(loaded).__name__} is no ludoteca.Game"))
    return loaded


def _broken(name: str, error: Exception) -> BrokenGame:
    reason = f"{type(error).__name__}: {error}"
    return BrokenGame("game-broken", name=name, package=_dist(_found()[name]), reason=reason)
