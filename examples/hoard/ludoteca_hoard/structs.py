"""What Hoard is told in: contents, acts, events and the view."""

from __future__ import annotations

import msgspec

from ludoteca import Outcome
from ludoteca.core.content import Content, Row


class Table(Row, frozen=True, kw_only=True):
    """What everybody begins with."""

    hand: int

    def __post_init__(self) -> None:
        if not 1 <= self.hand <= 5:
            raise ValueError("hand must be from 1 to 5")


class Gem(Row, frozen=True, kw_only=True):
    """A kind of gem."""

    name: str
    worth: int
    count: int

    def __post_init__(self) -> None:
        if self.worth < 1 or not 1 <= self.count <= 60:
            raise ValueError("a gem is worth at least 1, and there are from 1 to 60 of it")


class HoardContent(Content, frozen=True, kw_only=True):
    """The content file."""

    table: Table
    gems: list[Gem]

    def __post_init__(self) -> None:
        worths = [gem.worth for gem in self.gems]
        if worths != sorted(set(worths)) or not 2 <= len(worths) <= 8:
            raise ValueError("gems: from 2 to 8 kinds, each worth more than the one before")
        if len({gem.name for gem in self.gems}) < len(worths):
            raise ValueError("gems: a name is given twice")
        if sum(gem.count for gem in self.gems) < 4 * self.table.hand:
            raise ValueError("gems: too few for the hands of four players")


class Keep(msgspec.Struct, frozen=True, tag_field="type", tag="keep"):
    """Put a gem of the hand into one's own hoard."""

    gem: str


class Raid(msgspec.Struct, frozen=True, tag_field="type", tag="raid"):
    """Give a gem of the hand away for the dearest cheaper one in somebody's hoard."""

    gem: str
    target: int


class Kept(msgspec.Struct, frozen=True, tag_field="type", tag="kept"):
    """Somebody put a gem into one's own hoard."""

    seat: int
    gem: str


class Raided(msgspec.Struct, frozen=True, tag_field="type", tag="raided"):
    """Somebody took a gem out of another hoard."""

    seat: int
    target: int
    gem: str
    loot: str


class Drew(msgspec.Struct, frozen=True, tag_field="type", tag="drew"):
    """Somebody drew a gem from the bag; which one only that player sees."""

    seat: int
    gem: str | None


Act = Keep | Raid
Event = Kept | Raided | Drew


class HoardView(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat sees; `viewer` is -1 for an onlooker. Numbers of gems go by kind, lists of them by seat.

    Hoards lie open, so everybody sees the points.
    """

    players: int
    viewer: int
    seat: int
    turn: int
    hand: list[int]
    hand_sizes: list[int]
    hoards: list[list[int]]
    spent: list[int]
    bag: int
    outcome: Outcome
