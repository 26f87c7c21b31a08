"""Looks after what no message wakes: bots a died process left thinking, clocks that ran out, games not put away,
reviews under way, and guests who will not come back.

Any process may find such a table; a lease, or the log's key, sees to it that one of them acts.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy import ColumnElement, and_, or_, select

from ludoteca.server import reviews
from ludoteca.server.house import House
from ludoteca.server.line import presence
from ludoteca.server.people import guests
from ludoteca.server.problems import Refusal
from ludoteca.server.store import schema
from ludoteca.server.store.rows import now
from ludoteca.server.store.ticks import ticks
from ludoteca.server.table import absence, standing
from ludoteca.server.table.moves import carry_on
from ludoteca.server.table.room import Room
from ludoteca.server.table.standing import LEASE

PAUSE = 1.0
AT_ONCE = 100
"""Tables taken up in one round."""
UNUSED = 5 * 60_000
"""After so long without anybody a table leaves memory."""
OVER = 60_000
"""The same where the game is over. (Whoever is to be called about it is asked for first, which takes half as long.)"""

log = logging.getLogger("ludoteca")
c = schema.tables.c


def start(house: House) -> None:
    """Begin."""
    house.spawn(_sweep(house))


async def _sweep(house: House) -> None:
    if not house.settings.redis:
        await standing.free_leases(house.store)  # alone with the database: whoever had bots thinking is gone
        await reviews.free_leases(house.store)
    while True:
        try:
            await renew_leases(house)
            await take_up(house)
            await ring_clocks(house)
            await reviews.take_up(house)
            await guests.look_through(house)
            tidy_up(house)
        except Exception as error:
            log.error("the sweeper failed", exc_info=error)
        await asyncio.sleep(PAUSE)


async def renew_leases(house: House) -> None:
    """Bots of ours that are still thinking."""
    mine = [room.id for room in house.rooms.values() if room.thinking and room.row.moved < now() - LEASE // 2]
    if mine:
        await standing.renew_leases(house.store, mine)


async def take_up(house: House) -> None:
    """Bots nobody has thinking, and games that ended without being put away."""
    left = or_(and_(c.bot_due, standing.free()), and_(c.to_act == -1, c.n > 0))
    for table in await _found(house, left):
        await _with_room(house, table, _claim)


async def _claim(house: House, room: Room) -> None:
    """Take it if nobody was quicker."""
    async with house.at(room):
        if await standing.claim(house.store, room.id):
            await house.refresh(room)
            await carry_on(house, room)


async def ring_clocks(house: House) -> None:
    """Where a player's time is up and the table's rule says so, a bot plays for him."""
    for table in await _found(house, and_(c.absent == "bot", c.deadline < ticks())):
        await _with_room(house, table, absence.ring)


async def _found(house: House, condition: ColumnElement[bool]) -> list[str]:
    found = select(c.id).where(c.state == "playing", condition).limit(AT_ONCE)
    async with house.store.read() as reader:
        return list((await reader.execute(found)).scalars())


async def _with_room(house: House, table: str, work: Callable[[House, Room], Awaitable[None]]) -> None:
    """Do something with a table; one that cannot be opened does not stop the others."""
    try:
        await work(house, await house.room(table))
    except Refusal as error:
        log.warning("a table cannot be opened: %s", error)
        log.debug("that was table %s", table)


def tidy_up(house: House) -> None:
    """Tables nobody uses leave memory; who is still there is said again."""
    for room in list(house.rooms.values()):
        if not house.fanout.away:
            presence.forget_silent(room)
        if _is_left(room):
            del house.rooms[room.id]
    if house.fanout.shared and ticks() - house.announced > presence.AGAIN:
        house.announced = ticks()
        for room in house.rooms.values():
            if room.connections:
                presence.announce(house, room)


def _is_left(room: Room) -> bool:
    """Has nobody been there for a while, and is nothing to be done?"""
    kept = UNUSED if room.row.state in ("open", "playing") else OVER
    return not (room.connections or room.thinking or room.lock.locked()) and room.used < now() - kept
