"""The house: what one process of the server holds in its hands, and the ways tables go through it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from ludoteca.server.fanout import Fanout
from ludoteca.server.problems import Missing
from ludoteca.server.room import Room
from ludoteca.server.settings import Settings
from ludoteca.server.store.engine import Store
from ludoteca.server.store.journal import Journal
from ludoteca.server.store.rows import read_log, read_table
from ludoteca.server.thinking import Thinkers

log = logging.getLogger("ludoteca")


class House:
    """Store, journal, bots, and the tables in memory."""

    def __init__(self, settings: Settings, key: bytes) -> None:
        self.settings = settings
        self.key = key
        self.store = Store(settings.database)
        self.journal = Journal(self.store)
        self.fanout = Fanout(settings.redis)
        self.thinkers = Thinkers(settings.thinkers)
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do this beside everything else; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a task failed", exc_info=error)

    async def room(self, table: str) -> Room:
        """The table, from memory or from the log; Missing if there is none."""
        room = self.rooms.get(table)
        if room is None:
            async with self._opening.setdefault(table, asyncio.Lock()):
                room = self.rooms.get(table) or await self._load(table)
                self.rooms[table] = room
            self._opening.pop(table, None)
        return room

    async def _load(self, table: str) -> Room:
        async with self.store.read() as reader:
            found = await read_table(reader, table)
            if found is None:
                raise Missing("table-missing")
            room = Room(*found)
            room.replay(await read_log(reader, table))
        return room

    async def refresh(self, room: Room, forget: bool = False) -> None:
        """Bring a table up to date with the database; the caller holds its lock. Connections hear what is new."""
        forget = forget or room.broken
        known = -1 if forget else room.n
        async with self.store.read() as reader:
            found = await read_table(reader, room.id)
            if found is None:
                raise Missing("table-missing")
            rows = await read_log(reader, room.id, known)
        room.row, room.seats = found
        if forget:
            room.clear()
        room.replay(rows)
        room.broken = False
        for connection in room.connections:
            connection.seats = room.seats_of(connection.person.id) if connection.person else []

    async def close(self) -> None:
        """Finish what was begun, and let go of everything."""
        for task in list(self._tasks):
            task.cancel()
        await self.journal.stop()
        await self.fanout.close()
        self.thinkers.close()
        await self.store.close()
