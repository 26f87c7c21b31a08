"""The end of a game: state, record, results and ratings in one transaction, once."""

from __future__ import annotations

from sqlalchemy import update

from ludoteca.server import telling
from ludoteca.server.house import House
from ludoteca.server.room import Room
from ludoteca.server.store import schema


async def finish(house: House, room: Room) -> None:
    """Put a finished game away."""
    c = schema.tables.c
    async with house.store.write() as writer:
        done = update(schema.tables).where(c.id == room.id, c.state == "playing").values(state="finished")
        await writer.execute(done)
    room.row.state = "finished"
    telling.tell_table(room)
    house.fanout.poke(room.id, changed=True)
