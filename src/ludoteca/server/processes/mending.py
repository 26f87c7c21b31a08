"""After a failure of the database: as soon as it answers, a table is read again and everybody is told how it is.

Nobody knows what was written when it did not say, so whoever changes a table or brings news of one has it mended.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from ludoteca.server.house import House
from ludoteca.server.line.sight import tell_everybody
from ludoteca.server.table import chat, telling
from ludoteca.server.table.room import Room

AGAIN = 0.5
"""Seconds between two tries."""
FAILURES = (SQLAlchemyError, OSError)
"""How the database fails."""
log = logging.getLogger("ludoteca")


@contextmanager
def mended(house: House, room: Room) -> Iterator[None]:
    """If the database fails in this block the table is read again."""
    try:
        yield
    except FAILURES:
        begin(house, room)
        raise


async def minded(house: House, room: Room, work: Callable[..., Awaitable[None]], *details: Any) -> None:
    """Do this beside everything else: there is nobody to be told that the database failed, but the table is mended."""
    try:
        with mended(house, room):
            await work(house, room, *details)
    except FAILURES as error:
        log.error("the database failed", exc_info=error)


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
    except FAILURES:
        return False
    return True


async def look_again(house: House, room: Room, anyway: bool = False) -> None:
    """Read a table anew, and tell how it is: if something is new, or anyway."""
    async with house.at(room):
        before = telling.table_info(room, None)
        await house.refresh(room)
        if anyway or room.n > room.told or telling.table_info(room, None) != before:
            telling.tell_table(room)
            if room.match is not None:
                tell_everybody(room)
        await chat.repeat(house, room)
