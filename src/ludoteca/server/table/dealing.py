"""A game starts: seats in their order, the deal, and the table is open no longer. Once, whoever is quicker."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.house import House
from ludoteca.server.line.sight import tell_everybody
from ludoteca.server.problems import Refusal
from ludoteca.server.store import schema
from ludoteca.server.store.rows import SeatRow, now, read_seats
from ludoteca.server.store.ticks import ticks
from ludoteca.server.table.moves import LEASE, carry_on
from ludoteca.server.table.room import Room

tables, seats = schema.tables, schema.seats


async def start(house: House, room: Room) -> None:
    """Deal; the caller holds the room's lock. If somebody else was quicker, his deal holds."""
    found, room.broken = room.seats, True
    room.seats = _arranged(room)
    luck = room.deal()
    at, tick = now(), ticks()
    room.note(-1, at, tick)
    room.row.state = "playing"
    room.settle()
    async with house.store.write() as writer:
        if await _take_open(writer, room):
            if await read_seats(writer, room.id) != found:
                raise Refusal("seat-taken")
            await _write_deal(writer, room, luck, at, tick)
    await house.changed(room)
    tell_everybody(room, room.happened[:1], {})
    await carry_on(house, room)


def _arranged(room: Room) -> list[SeatRow]:
    """Who plays, in the order of play: open seats are gone, and luck mixes the others where that was agreed."""
    order = [seat for seat in room.seats if seat.kind != "open"]
    if room.row.shuffle_seats:
        secrets.SystemRandom().shuffle(order)
    return [msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(order)]


async def _take_open(writer: AsyncConnection, room: Room) -> bool:
    """The table is playing now, and was open."""
    row = room.row
    values = {"state": "playing", "n": 0, "to_act": row.to_act, "moved": row.moved, "deadline": row.deadline}
    lease = row.moved + LEASE if row.bot_due else None
    opened = update(tables).where(tables.c.id == room.id, tables.c.state == "open")
    return (await writer.execute(opened.values(**values, bot_due=row.bot_due, lease=lease))).rowcount == 1


async def _write_deal(writer: AsyncConnection, room: Room, luck: list[int], at: int, tick: int) -> None:
    deal = {"table": room.id, "n": 0, "seat": -1, "act": None, "luck": luck, "at": at, "tick": tick}
    await writer.execute(insert(schema.log).values(deal))
    await writer.execute(delete(seats).where(seats.c.table == room.id))
    await writer.execute(insert(seats), [msgspec.to_builtins(seat) for seat in room.seats])
