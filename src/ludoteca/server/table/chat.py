"""What people say at a table."""

from __future__ import annotations

import msgspec
from sqlalchemy import insert, select

from ludoteca.server.house import House
from ludoteca.server.people.guard import Person
from ludoteca.server.protocol import Said
from ludoteca.server.store import schema
from ludoteca.server.store.rows import now
from ludoteca.server.table.access import audience
from ludoteca.server.table.room import Room

REMEMBERED = 50
"""Lines that are told again to whoever comes."""


class Spoken(msgspec.Struct, frozen=True):
    """A line as it is kept: by whom. From which seat he said it is looked up when it is told."""

    id: int
    person: str
    name: str
    text: str
    at: int


async def say(house: House, room: Room, by: Person, text: str) -> None:
    """Keep a line and tell it to everybody; the caller holds the room's lock."""
    mine = room.seats_of(by.id)
    line = {"person": by.id, "name": room.seats[mine[0]].name if mine else by.nick, "text": text, "at": now()}
    async with house.store.write() as writer:
        written = insert(schema.chat).values(table=room.id, **line).returning(schema.chat.c.id)
        number = (await writer.execute(written)).scalar_one()
    spoken = msgspec.convert({"id": number, **line}, Spoken)
    tell(room, spoken)
    house.fanout.poke(room.id, said=msgspec.to_builtins(spoken))


def said(room: Room, line: Spoken) -> Said:
    """A line as it is told now."""
    seat = next(iter(room.seats_of(line.person)), -1)
    return Said(id=line.id, seat=seat, name=line.name, text=line.text, at=line.at)


def tell(room: Room, line: Spoken) -> None:
    """Everybody connected hears a line."""
    told = said(room, line)
    for connection in audience(room):
        connection.tell_said(told)


async def repeat(house: House, room: Room) -> None:
    """Everybody hears what he missed of the last lines, or heard from seats with other numbers."""
    for line in await last_lines(house, room):
        tell(room, line)


async def last_lines(house: House, room: Room) -> list[Spoken]:
    """The last lines, in order."""
    c = schema.chat.c
    found = select(c.id, c.person, c.name, c.text, c.at).where(c.table == room.id).order_by(c.id.desc())
    async with house.store.read() as reader:
        rows = (await reader.execute(found.limit(REMEMBERED))).all()
    return [Spoken(*row) for row in reversed(rows)]
