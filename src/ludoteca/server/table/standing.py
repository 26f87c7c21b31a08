"""A table's standing: its state, host, seats, votes, rematch, and whose bot or clock is due. Written here only.

Whoever wants to change it holds it: the database keeps others away, whichever process they are in, memory is brought
to what is true, and the standing must be one of those that were expected. What is changed is written together when
the block ends. What an act changes of it (whose turn it is) the journal writes, naming the standing it saw.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import msgspec
from msgspec.structs import replace
from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.house import House
from ludoteca.server.problems import Refusal, Stranger
from ludoteca.server.processes.mending import mended
from ludoteca.server.store import schema
from ludoteca.server.store.engine import Store
from ludoteca.server.store.rows import Columns, SeatRow, TableRow, is_free, now
from ludoteca.server.table.room import Room, people_on

LEASE = 5_000
"""How long one process may leave a bot's decision open before another takes it over, in milliseconds."""
tables, seats = schema.tables, schema.seats
c = tables.c


class Otherwise(Refusal):
    """The table stands otherwise than what was wanted needs it."""


class Standing:
    """A table that is held: `room` is what it is, `row` and `seats` what it shall be."""

    def __init__(self, writer: AsyncConnection, room: Room) -> None:
        self.writer = writer
        self.room = room
        self.row = room.row
        self.seats = list(room.seats)
        self.deal: Columns | None = None
        """The log's first entry, if the game is dealt now."""

    def change(self, **values: object) -> None:
        """Other values in the row."""
        self.row = replace(self.row, **values)

    def seat(self, which: Sequence[int], **values: object) -> None:
        """Other values for these seats."""
        for number in which:
            self.seats[number] = replace(self.seats[number], **values)

    @property
    def people(self) -> list[str]:
        """Who will play, without those a bot stands in for."""
        return people_on(self.seats)

    @property
    def full(self) -> bool:
        """Is every seat taken?"""
        return all(seat.kind in ("person", "bot") for seat in self.seats)

    @property
    def unready(self) -> list[str]:
        """People who sit there and do not want the game to start yet."""
        return list(dict.fromkeys(str(seat.person) for seat in self.seats if seat.kind == "person" and not seat.ready))

    @property
    def agreed(self) -> bool:
        """Is every seat taken, and everybody ready?"""
        return self.full and not self.unready

    def of(self, person: str, *kinds: str) -> list[int]:
        """Somebody's seats of these kinds."""
        return [seat.seat for seat in self.seats if seat.kind in kinds and seat.person == person]

    def add_seat(self) -> None:
        """One more, open."""
        self.seats.append(msgspec.convert({"table": self.room.id, "seat": len(self.seats)} | EMPTY, SeatRow))

    def remove_seat(self, which: int) -> None:
        """One less; those after it have other numbers now."""
        left = self.seats[:which] + self.seats[which + 1 :]
        self.seats = [replace(seat, seat=number) for number, seat in enumerate(left)]

    def ask_again(self) -> None:
        """Nobody is ready for what is agreed now."""
        self.seat([seat.seat for seat in self.seats if seat.kind == "person"], ready=False)

    def give_up(self) -> None:
        """Nobody plays on here."""
        self.change(state="abandoned", bot_due=False, deadline=None, lease=None)
        self.seat([seat.seat for seat in self.seats if seat.kind == "kept"], **EMPTY)

    async def write(self) -> None:
        """What is to be written, all of it."""
        new_seats = self.seats != self.room.seats
        if new_seats or self.row.state != self.room.row.state:
            self.change(standing=self.room.row.standing + 1)
        if values := _differing(self.row, self.room.row):
            await self.writer.execute(update(tables).where(c.id == self.room.id).values(**values))
        if new_seats:
            await self.writer.execute(delete(seats).where(seats.c.table == self.room.id))
            await self._write_seats()
        await self._write_deal()

    async def write_new(self) -> None:
        """A table that was not there before."""
        await self.writer.execute(insert(tables).values(msgspec.to_builtins(self.row)))
        await self._write_seats()
        await self._write_deal()

    async def _write_seats(self) -> None:
        await self.writer.execute(insert(seats), [msgspec.to_builtins(seat) for seat in self.seats])

    async def _write_deal(self) -> None:
        if self.deal is not None:
            await self.writer.execute(insert(schema.log).values(self.deal))


EMPTY: Columns = {"kind": "open", "person": None, "name": "", "level": None, "standin": False, "ready": False}
"""A seat nobody has."""


def _differing(new: TableRow, old: TableRow) -> Columns:
    """Columns with another value."""
    before = msgspec.to_builtins(old)
    return {name: value for name, value in msgspec.to_builtins(new).items() if value != before[name]}


@asynccontextmanager
async def held(house: House, room: Room, *expected: str, otherwise: str) -> AsyncIterator[Standing]:
    """Change a table that stands as expected, or refuse with that key; the caller has the room's lock.

    `room` is true while it is held, whatever it was before. Afterwards everybody is told how the table stands.
    """
    with mended(house, room):
        async with house.store.write() as writer:
            await house.renew(room, writer, hold=True)
            if room.row.state not in expected:
                raise Otherwise(otherwise)
            table = Standing(writer, room)
            yield table
            await table.write()
        await house.changed(room)


# Who sees to it that bots think: no standing others would have to know of ---------------------------------------------


def free() -> ColumnElement[bool]:
    """Nobody sees to it."""
    return is_free(c.lease, now(), LEASE)


async def claim(store: Store, table: str) -> bool:
    """Take up a running game's bot, or its end, that nobody has in hand; False: somebody was quicker."""
    taken = update(tables).where(c.id == table, c.state == "playing", free())
    async with store.write() as writer:
        return (await writer.execute(taken.values(lease=now() + LEASE))).rowcount == 1


async def renew_leases(store: Store, ids: list[str]) -> None:
    """Bots of these tables are still thinking."""
    mine = update(tables).where(c.id.in_(ids), c.state == "playing", c.bot_due)
    async with store.write() as writer:
        await writer.execute(mine.values(lease=now() + LEASE))


async def free_leases(store: Store) -> None:
    """Whoever had bots thinking is gone."""
    async with store.write() as writer:
        await writer.execute(update(tables).where(c.lease.is_not(None)).values(lease=None))


# Somebody is forgotten ------------------------------------------------------------------------------------------------


async def known_still(writer: AsyncConnection, person: str) -> None:
    """Nobody sits down who is being forgotten; who is not stays known until this is written."""
    p = schema.people.c
    gone = select(p.gone).where(p.id == person).with_for_update(read=True)
    if (await writer.execute(gone)).scalar() is not None:
        raise Stranger("stranger")


async def unname(writer: AsyncConnection, person: str, name: str) -> None:
    """His seats get another name; nobody writes them anew meanwhile with the old one."""
    theirs = select(seats.c.table).where(seats.c.person == person)
    await writer.execute(select(c.id).where(c.id.in_(theirs)).order_by(c.id).with_for_update())
    await writer.execute(update(tables).where(c.id.in_(theirs)).values(standing=c.standing + 1))
    await writer.execute(update(seats).where(seats.c.person == person).values(name=name))
