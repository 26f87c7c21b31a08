"""What lies where on a page's table: a small layout a game may give in its words folder, checked against its views.

A part shows one thing of the view, found by its path: `hand`, `market.cards`, `hoards.{seat}`. Parts lie in three
places: `shared` by all, at each of the `seats`, and before its `own` player only.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from typing import Literal, TypeAlias

import msgspec

from ludoteca.core.chance import Dice
from ludoteca.core.content import line_of
from ludoteca.core.errors import BadContent
from ludoteca.core.game import AnyGame
from ludoteca.core.record import Plain
from ludoteca.words import words

Show = Literal["row", "grid", "track", "counter", "text"]
Place = Literal["shared", "seats", "own"]
PLACES: tuple[Place, ...] = ("shared", "seats", "own")
FILE = "layout.toml"
SEAT = "{seat}"
"""Stands in a path for the number of the seat at which the part lies."""
ANY_FIELD = "*"
Shown: TypeAlias = object
"""Some value of a view as plain data."""


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing on the table.

    `row`: cards with names, or numbers of them; `grid`: a list of lists, or a list in rows of so many `columns`;
    `track`: a number out of `most`, or one for each seat; `counter`: a number, or how many there are; `text`: a word.
    """

    show: Show
    path: str
    label: str = ""
    """Its heading is the word `part-LABEL`; the last name of the path unless said otherwise."""
    table: str = ""
    """Numbers of a row go by the rows of this table of the contents."""
    word: str = ""
    """What it shows is said by the words `WORD-…` (of a `table` of gems `gem-…`); `seat`: numbers are players."""
    pick: str = ""
    """A press on a piece picks the acts with its name or number in this field; on a grid two fields, row and column."""
    columns: int = 0
    most: int = 0

    @property
    def named(self) -> str:
        """What its heading is called."""
        return self.label or [name for name in self.path.split(".") if name != SEAT][-1]


class Tabletop(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All parts of a table."""

    shared: list[Part] = []
    seats: list[Part] = []
    own: list[Part] = []
    target: str = ""
    """A press on a player's things picks the acts with that seat in this field."""

    def parts(self) -> Iterator[tuple[str, Part]]:
        """Every part with where it stands in the file."""
        for place in PLACES:
            for number, part in enumerate(getattr(self, place)):
                yield f"{place}[{number}]", part


def given(game: AnyGame) -> Tabletop | None:
    """The layout a game gives, if it does; BadContent where it does not fit the game."""
    file = game.words_folder.joinpath(FILE)
    return read_tabletop(file, game) if file.is_file() else None


def read_tabletop(file: Traversable, game: AnyGame) -> Tabletop:
    """Read and check a layout; refused with file, line, part and reason."""
    text = file.read_text(encoding="utf-8")
    try:
        found = msgspec.convert(tomllib.loads(text), Tabletop)
        for place, reason in _faults(found, game):
            raise _Wrong(place, reason)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, _Wrong) as error:
        reason, _, at = str(error).partition(" - at `$")
        place = error.place if isinstance(error, _Wrong) else at.strip(".`")
        line = line_of(text, place) if place else 0
        told = f"{place}: {reason}" if place else reason
        raise BadContent("layout-refused", file=str(file), line=line, reason=told) from None
    return found


class _Wrong(Exception):
    """A part that does not fit the game, and why."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(reason)
        self.place = place


def _faults(layout: Tabletop, game: AnyGame) -> Iterator[tuple[str, str]]:
    fields = act_fields(game)
    if layout.target and layout.target not in fields:
        yield "target", f"no act has a field “{layout.target}”; there are {', '.join(fields)}"
    for place, part in layout.parts():
        for reason in (*_lost(place, part, game), *_unknown(part, game, fields)):
            yield place, reason


def _lost(place: str, part: Part, game: AnyGame) -> Iterator[str]:
    """A path that leads nowhere, in any of the views."""
    if (SEAT in part.path) != place.startswith("seats"):
        yield f"“{part.path}”: {SEAT} stands in the paths of seats, and only there"
        return
    for sample in samples(game):
        for seat in range(sample.players):
            try:
                reach(sample.views[0], part.path, seat)
            except LookupError as error:
                yield f"“{part.path}” leads nowhere: {error.args[0]}"
                return


def _unknown(part: Part, game: AnyGame, fields: list[str]) -> Iterator[str]:
    tables = dict(game.content.tables())
    if part.table and part.table not in tables:
        yield f"the contents have no table “{part.table}”; there are {', '.join(tables)}"
    for field in part.pick.split():
        if field not in (*fields, ANY_FIELD):
            yield f"no act has a field “{field}”; there are {', '.join(fields)}"
    if part.show == "track" and part.most < 1:
        yield "a track needs its last number: most"
    if not words("en", game.id).has(f"part-{part.named}"):
        yield f"there are no words for “part-{part.named}”"


def act_fields(game: AnyGame) -> list[str]:
    """The fields of the acts."""
    return sorted({field for act in game.actions for field in act.__struct_fields__})


def reach(view: Shown, path: str, seat: int = 0) -> Shown:
    """What a path leads to in a view; LookupError says where it ends."""
    found = view
    for name in path.replace(SEAT, str(seat)).split("."):
        found = _step(found, name)
    return found


def _step(value: Shown, name: str) -> Shown:
    if value is None:
        return None
    if isinstance(value, list) and name.isdigit() and int(name) < len(value):
        return value[int(name)]
    if isinstance(value, dict) and name in value:
        return value[name]
    there = ", ".join(map(str, value)) if isinstance(value, dict) else f"{type(value).__name__} of {_size(value)}"
    raise LookupError(f"no “{name}” in {there}")


def _size(value: Shown) -> int:
    return len(value) if isinstance(value, (list, str)) else 1


class Sample(msgspec.Struct, frozen=True):
    """One moment of a game of so many: what its first two seats see."""

    players: int
    views: tuple[Plain, Plain]


MOMENTS = 40
"""So many acts of each sampled game are looked at."""


@cache
def samples(game: AnyGame) -> list[Sample]:
    """Moments of games of the fewest and of the most players, played at random."""
    return [sample for players in sorted({game.seats[0], game.seats[-1]}) for sample in _played(game, players)]


def _played(game: AnyGame, players: int) -> Iterator[Sample]:
    dice, luck = Dice(1), random.Random(1)
    state = game.start(players, None, dice)
    for _ in range(MOMENTS):
        yield Sample(
            players, (msgspec.to_builtins(state.view(0)), msgspec.to_builtins(state.view(min(1, players - 1))))
        )
        if state.seat < 0:
            return
        state.act(luck.choice(list(state.legal())), dice)
