"""A table in memory: its game rebuilt from the log, who sits there, who is connected."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from ludoteca.core.match import Match
from ludoteca.server import contents
from ludoteca.server.problems import Refusal
from ludoteca.server.store.rows import LogRow, SeatRow, TableRow
from ludoteca.server.table.clocks import Clocks
from ludoteca.server.table.luck import TableLuck
from ludoteca.server.thinking.think import Box

if TYPE_CHECKING:
    from ludoteca.server.line.connection import Connection


class Happened(Struct, frozen=True, gc=False):
    """An entry of the log with its events, uncut. A table keeps all of them, so they are small, and no garbage."""

    n: int
    seat: int
    at: int
    undo: bool
    events: tuple[Struct, ...]


class Sight(Struct, frozen=True):
    """One moment of a table as one viewer sees it (-1: an onlooker)."""

    n: int
    viewer: int
    view: bytes
    """Encoded."""
    legal: list[int]
    """What is open to the viewer, if he decides."""


class Room:
    """One table. Whoever changes it or tells of its game holds `lock`, so nobody sees what is not in the log yet.

    `row` and `seats` are what lies in the database, so they may be told at any moment; while nobody is here and other
    processes serve, what lay there when somebody last asked for the table (`House.hears`).
    """

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.game = contents.game_of(row.game, row.contents)
        self.lock = asyncio.Lock()
        self.connections: dict[Connection, None] = {}
        """Who is here, in the order they came."""
        self.elsewhere: dict[str, tuple[int, list[str], int]] = {}
        """By process: when it last said so, the people and the number of onlookers it has here."""
        self.broken = False
        """Memory may differ from the log: read it again before use."""
        self.thinking: asyncio.Task[None] | None = None
        self.used = row.moved
        self.told = -1
        """The last entry everybody here was told of; memory may know more, read when the table was needed."""
        self.clear()

    def clear(self) -> None:
        """Forget the game: it will be rebuilt."""
        self.luck = TableLuck()
        self.match: Match | None = None
        self.happened: list[Happened] = []
        self.clocks = Clocks(self.row.pace, len(self.seats))
        self.seen: dict[tuple[int, int], Sight] = {}
        """What viewers see of the present moment, encoded once for each."""
        self._heard: list[list[Struct]] = []
        """Events of an act that is not noted yet."""

    def adopt(self, other: Room) -> None:
        """Have the game of the same table that was rebuilt beside this one."""
        self.luck, self.match, self.happened = other.luck, other.match, other.happened
        self.clocks, self._heard, self.seen = other.clocks, other._heard, {}

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def box(self) -> Box:
        """The game it is played with, for other processes."""
        return Box(self.row.game, contents.text_of(self.row.contents))

    @property
    def n(self) -> int:
        """The number of the last entry."""
        return len(self.happened) - 1

    @property
    def playing(self) -> bool:
        """Is the game going on?"""
        return self.row.state == "playing"

    @property
    def to_act(self) -> int:
        """Whose decision it is; -1: nobody's."""
        return self.match.state.seat if self.match is not None and self.playing else -1

    @property
    def bot_due(self) -> bool:
        """Is the decision a bot's?"""
        return self.to_act >= 0 and self.is_bot(self.to_act)

    def is_bot(self, seat: int) -> bool:
        """Does a bot play this seat, for good or for somebody absent?"""
        return self.seats[seat].kind == "bot" or self.seats[seat].standin

    def seats_of(self, person: str | None) -> list[int]:
        """The seats somebody sits on, now: asked whenever they are needed, since a start gives them other numbers."""
        return [seat.seat for seat in self.seats if seat.kind == "person" and seat.person == person]

    def undoer(self, viewer: int) -> int:
        """The seat whose last decision whoever looks from this one may take back: his, or another of his; else -1."""
        if self.match is None or not self.playing or viewer < 0:
            return -1
        own = [seat for seat in self.seats_of(self.seats[viewer].person) if not self.seats[seat].standin]
        return next(filter(self.match.can_undo, own), -1)

    def people(self) -> list[str]:
        """Everybody who plays, without those a bot stands in for."""
        return people_on(self.seats)

    def deal(self) -> list[int]:
        """Set the game up with fair luck; what luck gave."""
        self.clear()
        self.luck.live()
        self._set_up()
        return self.luck.take()

    def _set_up(self) -> None:
        if (self.game.version, self.game.content.digest()) != (self.row.rules, self.row.content):
            raise Refusal("table-other-rules", title=self.game.title, there=self.row.rules, here=self.game.version)
        self.match = Match(self.game, len(self.seats), self.row.options, chance=self.luck)
        self.match.listen(self._heard.append)

    def settled(self) -> TableRow:
        """The row with what follows from the log."""
        last, bot_due = self.happened[-1], self.bot_due
        deadline = None if bot_due else self.clocks.deadline
        return replace(self.row, n=last.n, moved=last.at, to_act=self.to_act, bot_due=bot_due, deadline=deadline)

    def replay(self, rows: list[LogRow]) -> None:
        """Play on with what the log says."""
        for row in rows:
            self.luck.replay(row.luck)
            self._redo(row)
            self.luck.take()
            self.note(row.seat, row.at, row.tick, undo=row.n > 0 and row.act is None)
        self.luck.live()

    def _redo(self, row: LogRow) -> None:
        if self.match is None:
            self._set_up()
        elif row.act is None:
            self.match.undo(row.seat)
        else:
            self.match.act(row.seat, row.act)

    def note(self, seat: int, at: int, tick: int, undo: bool = False) -> Happened:
        """The match was changed: what happened, as the next entry."""
        assert self.match is not None
        events = self._heard.pop() if self._heard else []
        happened = Happened(len(self.happened), seat, at, undo, tuple(events))
        self.happened.append(happened)
        self.seen.clear()
        if undo:
            self.clocks.go_back()
        else:
            self.clocks.move_on(tick, self.match.state.seat, final=not self.match.can_undo(seat))
        return happened


def people_on(seats: list[SeatRow]) -> list[str]:
    """Everybody who sits on these seats, without those a bot stands in for."""
    sitting = (seat.person for seat in seats if seat.kind == "person" and not seat.standin)
    return list(dict.fromkeys(person for person in sitting if person))
