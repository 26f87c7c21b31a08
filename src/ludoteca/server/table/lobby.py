"""Tables before they are played at: list, join, leave, change seats, start."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.host import caps
from ludoteca.server.house import House
from ludoteca.server.people.guard import Person
from ludoteca.server.problems import Forbidden, Refusal
from ludoteca.server.protocol import BotSeat, OpenSeat
from ludoteca.server.store import schema
from ludoteca.server.store.rows import read_tables
from ludoteca.server.table import absence
from ludoteca.server.table.dealing import start
from ludoteca.server.table.laying import character
from ludoteca.server.table.room import Room

tables, seats = schema.tables, schema.seats
LISTED = 100


async def join(house: House, room: Room, person: Person, wish: int | None) -> None:
    """Sit down on that seat, or the first open one; the table starts when it was the last."""
    async with house.at(room):
        _must_be_open(room)
        if room.seats_of(person.id):
            raise Refusal("table-joined")
        free = [seat.seat for seat in room.seats if seat.kind == "open"]
        if not free or (wish is not None and wish not in free):
            raise Refusal("seat-taken")
        seat = free[0] if wish is None else wish
        async with house.store.write() as writer:
            if not await _fill(writer, room.id, seat, person):
                raise Refusal("seat-taken")
        await house.changed(room)
        if all(each.kind != "open" for each in room.seats):
            await start(house, room)


async def _fill(writer: AsyncConnection, table: str, seat: int, person: Person) -> bool:
    """Sit down if the seat is still open."""
    state = select(tables.c.state).where(tables.c.id == table).with_for_update()
    if (await writer.execute(state)).scalar_one() != "open":
        return False
    c = seats.c
    taken = update(seats).where(c.table == table, c.seat == seat, c.kind == "open")
    done = await writer.execute(taken.values(kind="person", person=person.id, name=person.nick))
    return done.rowcount == 1


async def leave(house: House, room: Room, person: Person) -> None:
    """Stand up; from a running game a bot plays on for whoever leaves."""
    async with house.at(room):
        mine = room.seats_of(person.id)
        if not mine or room.row.state not in ("open", "playing"):
            raise Refusal("not-at-table")
        if room.playing:
            await absence.leave(house, room, mine)
            return
        async with house.store.write() as writer:
            c = seats.c
            left = update(seats).where(c.table == room.id, c.person == person.id)
            await writer.execute(left.values(kind="open", person=None, name=""))
            others = [each for each in room.people() if each != person.id]
            await writer.execute(_hand_over(room, person, others))
        await house.changed(room)


def _hand_over(room: Room, person: Person, others: list[str]) -> Any:
    """The host's part goes to another, or the table is given up."""
    change: dict[str, Any] = {"host": others[0]} if others and room.row.host == person.id else {"host": room.row.host}
    return update(tables).where(tables.c.id == room.id).values(**change, state="open" if others else "abandoned")


async def set_seat(house: House, room: Room, person: Person, seat: int, plan: OpenSeat | BotSeat) -> None:
    """The host puts a bot on an open seat, or opens a bot's."""
    async with house.at(room):
        _must_be_open(room)
        if room.row.host != person.id:
            raise Forbidden("host-only")
        if seat >= len(room.seats) or room.seats[seat].kind == "person":
            raise Refusal("seat-taken")
        taken = [each.name for each in room.seats if each.kind == "bot" and each.seat != seat]
        values: dict[str, Any] = {"kind": "open", "name": "", "level": None}
        if isinstance(plan, BotSeat):
            values = {"kind": "bot", "name": character(plan.level, taken, seat), "level": plan.level}
        c = seats.c
        async with house.store.write() as writer:
            await writer.execute(
                update(seats).where(c.table == room.id, c.seat == seat, c.kind != "person").values(values)
            )
        await house.changed(room)


async def start_by(house: House, room: Room, person: Person) -> None:
    """The host starts; seats still open are left out if the game can be played without them."""
    async with house.at(room):
        _must_be_open(room)
        if room.row.host != person.id:
            raise Forbidden("host-only")
        if sum(seat.kind != "open" for seat in room.seats) not in room.game.seats:
            raise Refusal("seats-open")
        if not room.people():
            async with house.store.write() as writer:
                await caps.check_bot_tables(writer, house.settings, person.id)
        await start(house, room)


def _must_be_open(room: Room) -> None:
    if room.row.state != "open":
        raise Refusal("table-not-open")


async def listed(house: House, person: Person | None, game: str | None, state: str, mine: bool) -> list[Room]:
    """Public tables, or those I sit at, latest first."""
    c = tables.c
    found = select(c.id).where(c.state == state).order_by(c.moved.desc()).limit(LISTED)
    if game:
        found = found.where(c.game == game)
    if mine:
        at_table = select(seats.c.table).where(seats.c.person == (person.id if person else ""))
        found = found.where(c.id.in_(at_table))
    else:
        found = found.where(c.public.is_(True))
    async with house.store.read() as reader:
        ids = list((await reader.execute(found)).scalars())
        rows = await read_tables(reader, ids)
    return [house.rooms.get(row.id) or Room(row, own) for row, own in rows]
