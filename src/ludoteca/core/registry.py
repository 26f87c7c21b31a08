"""Games register through the entry-point group `ludoteca.games`, ours too, so another package can add one."""

from __future__ import annotations

import difflib
from functools import cache
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
