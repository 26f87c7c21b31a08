"""What people say at a table, in words or by a reaction."""

from __future__ import annotations

import msgspec
from sqlalchemy import bindparam, insert, select

from ludoteca.server.house import House
from ludoteca.server.people.guard import Person
from ludoteca.server.protocol import Said
from ludoteca.server.protocol.parts import Reaction
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
    reaction: Reaction | None = None


async def say(house: House, room: Room, by: Person, text: str, reaction: Reaction | None = None) -> None:
    """Keep a line and tell it to everybody; the caller holds the room's lock."""
    mine = room.seats_of(by.id)
    name = room.seats[mine[0]].name if mine else by.nick
    line = {"person": by.id, "name": name, "text": text, "at": now(), "reaction": reaction}
    async with house.store.write() as writer:
        written = insert(schema.chat).values(table=room.id, **line).returning(schema.chat.c.id)
        number = (await writer.execute(written)).scalar_one()
    spoken = msgspec.convert({"id": number, **line}, Spoken)
    tell(room, spoken)
    house.fanout.poke(room.id, said=msgspec.to_builtins(spoken))


def said(room: Room, line: Spoken) -> Said:
    """A line as it is told now."""
    seat = next(iter(room.seats_of(line.person)), -1)
    return Said(id=line.id, seat=seat, name=line.name, text=line.text, at=line.at, reaction=line.reaction)


def tell(room: Room, line: Spoken) -> None:
    """Everybody connected hears a line."""
    told = said(room, line)
    for connection in audience(room):
        connection.tell_said(told)


async def repeat(house: House, room: Room) -> None:
    """Everybody hears what he missed of the last lines, or heard from seats with other numbers."""
    for line in await last_lines(house, room):
        tell(room, line)


_LAST = (
    select(*(schema.chat.c[column] for column in Spoken.__struct_fields__))
    .where(schema.chat.c.table == bindparam("of_table"))
    .order_by(schema.chat.c.id.desc())
    .limit(REMEMBERED)
)
"""Made once: everybody who comes to a table asks it."""


async def last_lines(house: House, room: Room) -> list[Spoken]:
    """The last lines, in order."""
    async with house.store.read() as reader:
        rows = (await reader.execute(_LAST, {"of_table": room.id})).all()
    return [Spoken(*row) for row in reversed(rows)]
