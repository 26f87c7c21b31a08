"""Games register through the entry-point group `ludoteca.games`, ours too, so another package can add one."""

from __future__ import annotations

import difflib
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from ludoteca.core.errors import UnknownGame
from ludoteca.core.game import AnyGame, Game

GROUP = "ludoteca.games"


@cache
def _found() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def games() -> list[str]:
    """The ids of all installed games, sorted."""
    return list(_found())


@cache
def game(name: str) -> AnyGame:
    """The game of that id."""
    if name not in _found():
        near = difflib.get_close_matches(str(name).lower(), games(), n=1)
        raise UnknownGame(
            "game-unknown-near" if near else "game-unknown",
            name=str(name),
            near=near[0] if near else "",
            games=games(),
        )
    loaded = _found()[name].load()()
    if not isinstance(loaded, Game):
        raise TypeError(f"entry point {name!r} of {GROUP} gives {type(loaded).__name__}, not a ludoteca.core.game.Game")
    return loaded
