"""Games register through the entry-point group `ludoteca.games`, ours too, so another package can add one."""

from __future__ import annotations

import difflib
import tempfile
from functools import cache, lru_cache
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING

from ludoteca.core.chance import Dice
from ludoteca.core.content import WHOLE_FILE, read_head
from ludoteca.core.errors import ITS_OWN_FAULT, BadContent, BrokenGame, LudotecaError, UnknownGame
from ludoteca.core.game import AnyGame, Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "ludoteca.games"
OURS = "ludoteca"
FACTS = [name for name in Game.__annotations__ if not hasattr(Game, name)]
"""What a game's class has to say of it, since nothing else can."""
ENDLESS = 100_000
"""Decisions after which a game is taken never to end; ours, played at random, have some hundreds."""


@cache
def _registered() -> list[EntryPoint]:
    """Every game that a package brings, by id; where several bring one of the same id, ours is the first."""
    from importlib.metadata import entry_points

    return sorted(entry_points(group=GROUP), key=lambda point: (point.name, _dist(point) != OURS, _dist(point)))


@cache
def _found() -> dict[str, EntryPoint]:
    """The games by id."""
    return {name: next(points) for name, points in groupby(_registered(), attrgetter("name"))}


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
        return with_file(kind, file)


def with_file(kind: type[AnyGame], file: Path) -> AnyGame:
    """A game of that class with the contents of this file, under the name it gives them."""
    made = kind.with_content(file)
    made.contents_name = read_head(file).name
    return made


def game_from(file: Path, name: str = "") -> AnyGame:
    """The game that a content file is for, with its contents; a file for another game than the one named is refused."""
    said = read_head(file).game
    if said and name and said != name:
        raise BadContent("content-other-game", file=str(file), there=said, here=name)
    if not said and not name:
        raise BadContent("content-no-game", file=str(file))
    try:
        return with_file(type(game(name or said)), file)
    except UnknownGame as error:
        if name:
            raise
        raise BadContent("content-refused", file=str(file), table="game", reason=error) from None


def sound_game(file: Path, name: str = "") -> AnyGame:
    """The same after a game was played at random with each number of players: contents that no table forbids may still
    break the rules.
    """
    try:
        made = game_from(file, name)
    except LudotecaError:
        raise
    except Exception as error:  # numbers nobody thought of
        raise BadContent("content-refused", file=str(file), table=WHOLE_FILE, reason=_told(error)) from error
    for players in made.seats:
        try:
            _play(made, players)
        except Exception as error:
            raise BadContent("content-unplayable", file=str(file), players=players, reason=_told(error)) from error
    return made


def _play(made: AnyGame, players: int) -> None:
    """A game at random."""
    dice = Dice(players)
    state = made.start(players, chance=dice)
    for _ in range(ENDLESS):
        if state.seat < 0:
            state.outcome()
            return
        legal = state.legal()
        state.act(legal[dice.below(len(legal))], dice)
    raise RuntimeError(f"not over after {ENDLESS} decisions")


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
    found = _found()
    second = [point for point in _registered() if point is not found[point.name]]
    taken = (ValueError(f"{_dist(found[point.name])} already has a game “{point.name}”") for point in second)
    loaded = [loaded for loaded in map(_load, games()) if isinstance(loaded, BrokenGame)]
    return loaded + list(map(_broken, second, taken))


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
    point = _found()[name]
    try:
        return _checked(point.load()(), name)
    except ITS_OWN_FAULT as error:
        return _broken(point, error)


def _checked(made: object, name: str) -> AnyGame:
    """What somebody registered under this name, if it is a game that says all of itself."""
    if not isinstance(made, Game):
        raise TypeError(f"{type(made).__name__} is no ludoteca.Game")
    if unsaid := [fact for fact in FACTS if not hasattr(made, fact)]:
        raise TypeError(f"{type(made).__name__} does not say its {', '.join(unsaid)}")
    if not len(made.seats):
        raise ValueError(f"{type(made).__name__} is for no number of players: its seats are empty")
    if made.id != name:
        raise ValueError(f"it is registered as “{name}”, but its id is “{made.id}”")
    return made


def _broken(point: EntryPoint, error: BaseException) -> BrokenGame:
    return BrokenGame("game-broken", name=point.name, package=_dist(point), reason=_told(error))


def _told(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"
