"""Games register through the entry-point group `ludoteca.games`, ours too, so another package can add one.

So they are found again where they travel to, pickled to another process or copied with whatever holds them: a game goes
by its id, with its contents where they are not the installed ones; a state as what its game dumps of it.
"""

from __future__ import annotations

import difflib
import tempfile
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from ludoteca.core.content import toml
from ludoteca.core.errors import BrokenGame, UnknownGame
from ludoteca.core.game import HOMES, PACK_GAME, AnyGame, Game
from ludoteca.core.state import PACK_STATE, State

GROUP = "ludoteca.games"


@cache
def _found() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def games() -> list[str]:
    """The ids of all installed games, sorted."""
    return list(_found())


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
    point = _found()[name]
    package = point.dist.name if point.dist else ""
    return BrokenGame("game-broken", name=name, package=package, reason=f"{type(error).__name__}: {error}")


def pack_game(own: AnyGame) -> tuple[Callable[..., AnyGame], tuple[object, ...]]:
    """What makes the game again."""
    if _is_installed(own):
        return game, (own.id,)
    return with_text, (type(own), toml(own.content))


def _is_installed(own: AnyGame) -> bool:
    if own.id not in games():
        return False
    here = game(own.id)
    return here is own or (type(here) is type(own) and here.content.digest() == own.content.digest())


def with_text(kind: type[AnyGame], text: str) -> AnyGame:
    """A game with the contents of this text."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "content.toml")
        file.write_text(text, encoding="utf-8")
        return kind.with_content(file)


def pack_state(state: State) -> tuple[Callable[..., State], tuple[object, ...]]:
    """What makes the state again. Nobody listens to it then."""
    own = game_of(state)
    return load, (own, own.dump(state))


def load(own: AnyGame, dumped: Mapping[str, object]) -> State:
    """A state of that game."""
    state: State = own.load(dumped)
    return state


def game_of(state: State) -> AnyGame:
    """The game a state is of: its rules in force say it, or else it is the one whose class names such states."""
    named = getattr(getattr(state, "rules", None), "game", None)
    if isinstance(named, Game):
        return named
    kind = HOMES.get(type(state))
    if kind is None:
        raise TypeError(f"no game is declared as Game[{type(state).__name__}, …], so such a state cannot travel")
    here = game(kind.id) if kind.id in games() else None
    return here if type(here) is kind else kind()


PACK_GAME.append(pack_game)
PACK_STATE.append(pack_state)
