"""What people say at a table."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import insert, select

from ludoteca.server.house import House
from ludoteca.server.line.connection import Connection
from ludoteca.server.protocol import Said
from ludoteca.server.store import schema
from ludoteca.server.store.rows import now
from ludoteca.server.table.room import Room

REMEMBERED = 50
"""Lines that are told again to whoever comes."""


async def say(house: House, room: Room, by: Connection, text: str) -> None:
    """Keep a line and tell it to everybody; the caller holds the room's lock."""
    assert by.person is not None
    seat = by.seats[0] if by.seats else -1
    name = room.seats[seat].name if by.seats else by.person.nick
    line: dict[str, Any] = {"seat": seat, "name": name, "text": text, "at": now()}
    async with house.store.write() as writer:
        written = insert(schema.chat).values(table=room.id, person=by.person.id, **line).returning(schema.chat.c.id)
        number = (await writer.execute(written)).scalar_one()
    said = Said(id=number, **line)
    tell(room, said)
    house.fanout.poke(room.id, said=msgspec.to_builtins(said))


def tell(room: Room, said: Said) -> None:
    """Everybody connected hears a line."""
    for connection in room.connections:
        connection.tell_said(said)


async def last_lines(house: House, room: Room) -> list[Said]:
    """The last lines, in order."""
    c = schema.chat.c
    found = select(c.id, c.seat, c.name, c.text, c.at).where(c.table == room.id).order_by(c.id.desc())
    async with house.store.read() as reader:
        rows = (await reader.execute(found.limit(REMEMBERED))).all()
    return [Said(id=row.id, seat=row.seat, name=row.name, text=row.text, at=row.at) for row in reversed(rows)]
