"""After a failure of the database: as soon as it answers, a table is read again and everybody is told how it is."""

from __future__ import annotations

import asyncio

from sqlalchemy.exc import SQLAlchemyError

from ludoteca.server.house import House
from ludoteca.server.processes.news import look_again
from ludoteca.server.table.room import Room

AGAIN = 0.5
"""Seconds between two tries."""


def begin(house: House, room: Room) -> None:
    """Nobody knows what was written: find out, once for all who ask."""
    if room.id not in house.mending:
        house.mending.add(room.id)
        house.spawn(_mend(house, room))


async def _mend(house: House, room: Room) -> None:
    try:
        while not await _is_read(house, room):
            await asyncio.sleep(AGAIN)
    finally:
        house.mending.discard(room.id)


async def _is_read(house: House, room: Room) -> bool:
    try:
        await look_again(house, room, anyway=True)
    except (SQLAlchemyError, OSError):
        return False
    return True
