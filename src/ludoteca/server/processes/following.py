"""What other processes add to the logs of tables where somebody is with us: read for all that have news at once."""

from __future__ import annotations

import asyncio
import logging

from ludoteca.server.house import AT_ONCE, House
from ludoteca.server.line.sight import tell_everybody
from ludoteca.server.processes import mending
from ludoteca.server.store.rows import LogRow
from ludoteca.server.table.room import Room

log = logging.getLogger("ludoteca")


class Follower:
    """While it reads for some tables others come together, and are read for next."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._behind: dict[str, Room] = {}
        self._task: asyncio.Task[None] | None = None

    def follow(self, room: Room) -> None:
        """There is news of this table."""
        self._behind[room.id] = room
        if self._task is None:
            self._task = self._house.spawn(self._follow())

    async def _follow(self) -> None:
        try:
            while self._behind:
                rooms, self._behind = [room for room in self._behind.values() if room.connections], {}
                await self._read_for(rooms)
        finally:
            self._task = None

    async def _read_for(self, rooms: list[Room]) -> None:
        try:
            added = await self._house.added(rooms)
        except mending.FAILURES as error:
            log.error("the database failed", exc_info=error)
            for room in rooms:
                mending.begin(self._house, room)
            return
        for room in rooms:
            self._house.spawn(mending.minded(self._house, room, hear_entries, added.get(room.id, [])))


async def hear_entries(house: House, room: Room, rows: list[LogRow]) -> None:
    """These were added to a table's log: play on, and tell it."""
    async with house.at(room):
        if room.match is None or len(rows) > AT_ONCE:
            await house.catch_up(room)
        elif new := [row for row in rows if row.n > room.n]:
            room.replay(new)
            room.row = room.settled()
        if room.n > room.told:
            tell_everybody(room)
