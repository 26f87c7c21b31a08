"""The same people once more, seats rotated: who decided first decides last.

Whoever asks first sets the table; the seats of the others are kept for them until they take or decline them.
"""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.host import caps
from ludoteca.server.house import House
from ludoteca.server.people.guard import Person
from ludoteca.server.problems import Refusal
from ludoteca.server.protocol import BotSeat, MySeat, NewTable, OpenSeat, SeatPlan
from ludoteca.server.store import schema
from ludoteca.server.store.rows import SeatRow
from ludoteca.server.table import laying, lobby
from ludoteca.server.table.moves import STANDIN
from ludoteca.server.table.room import Room
from ludoteca.server.table.standing import Standing, held


async def rematch(house: House, room: Room, person: Person) -> Room:
    """The table of the next game, and a seat there for whoever asks."""
    async with room.lock:
        async with held(house, room, "finished", "abandoned", otherwise="game-running") as table:
            if not room.seats_of(person.id):
                raise Refusal("not-at-table")
            if not await _is_set(table):
                await caps.check_tables(table.writer, house.settings, person.id)
                await _set(house, table, person)
        next_one = str(room.row.rematch)
    again = await laying.opened(house, next_one)
    try:
        await lobby.join(house, again, person, None)
    except Refusal:
        if not again.seats_of(person.id):
            raise
    return again


async def _is_set(table: Standing) -> bool:
    """Is there a next table, not given up yet?"""
    c = schema.tables.c
    found = select(c.id).where(c.id == table.row.rematch, c.state != "abandoned")
    return (await table.writer.execute(found)).first() is not None


async def _set(house: House, table: Standing, person: Person) -> None:
    """Lay the next table together with the note of it on this one."""
    before, bots = rotated(table.seats), laying.bots_of(table.room.game, house.settings.other_bots)
    plan = NewTable(
        game=table.row.game,
        seats=[_plan(seat, person, bots) for seat in before],
        options=table.row.options,
        contents=table.row.contents,
        public=table.row.public,
        onlookers=table.row.onlookers,
        hints=table.row.hints,
        pace=table.row.pace,
        absent=table.row.absent,
        shuffle_seats=table.row.shuffle_seats,
    )
    row, seats = laying.drafted(person, plan, house.settings.other_bots)
    await laying.lay(table.writer, row, await _kept(table.writer, seats, before))
    table.change(rematch=row.id)


def rotated(seats: list[SeatRow]) -> list[SeatRow]:
    """Everybody one seat on."""
    return [seats[-1], *seats[:-1]]


def _plan(seat: SeatRow, person: Person, bots: list[str]) -> SeatPlan:
    if seat.kind == "bot":
        return BotSeat(level=seat.level if seat.level in bots else STANDIN)
    return MySeat(name=seat.name) if seat.person == person.id else OpenSeat()


async def _kept(writer: AsyncConnection, seats: list[SeatRow], before: list[SeatRow]) -> list[SeatRow]:
    """Open seats are kept for those who sat there before, as far as the server still knows them."""
    c = schema.people.c
    played = select(c.id).where(c.id.in_([seat.person for seat in before if seat.person]), c.gone.is_(None))
    known = set((await writer.execute(played)).scalars())
    return [
        replace(seat, kind="kept", person=old.person, name=old.name)
        if seat.kind == "open" and old.person in known
        else seat
        for seat, old in zip(seats, before, strict=True)
    ]
