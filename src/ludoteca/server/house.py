"""The house: what one process of the server holds in its hands, and the ways tables go through it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from ludoteca.server.host.limits import Limits, Places
from ludoteca.server.problems import Missing
from ludoteca.server.processes.fanout import Fanout
from ludoteca.server.settings import Settings
from ludoteca.server.store.engine import Store
from ludoteca.server.store.journal import Journal
from ludoteca.server.store.rows import read_log, read_table
from ludoteca.server.table import telling
from ludoteca.server.table.room import Room
from ludoteca.server.thinking.thinkers import Thinkers

log = logging.getLogger("ludoteca")


class House:
    """Store, journal, bots, and the tables in memory."""

    def __init__(self, settings: Settings, key: bytes) -> None:
        self.settings = settings
        self.key = key
        self.store = Store(settings.database)
        self.journal = Journal(self.store)
        self.fanout = Fanout(settings.redis)
        self.limits = Limits(self.fanout.counter(), settings.limits)
        self.thinkers = Thinkers(settings.thinkers)
        self.rooms: dict[str, Room] = {}
        self.announced = 0
        self.guests_due = 0
        self.lines = Places(settings.sockets, "lines-full")
        self.addresses = Places(settings.connections, "connections-full")
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
            self.fanout.poke(table, asking=True)
        return room

    @asynccontextmanager
    async def at(self, room: Room) -> AsyncIterator[None]:
        """Alone with a table, and sure that memory is what the log says."""
        async with room.lock:
            if room.broken:
                await self.refresh(room)
            yield

    async def _load(self, table: str) -> Room:
        async with self.store.read() as reader:
            found = await read_table(reader, table)
            if found is None:
                raise Missing("table-missing")
            room = Room(*found)
            room.replay(await read_log(reader, table))
        room.told = room.n
        return room

    async def refresh(self, room: Room) -> None:
        """Bring a table up to date with the database; the caller holds its lock."""
        forget = room.broken
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
        if room.match is not None and room.row.n != room.n:
            room.settle()
        room.broken = False
        room.seen.clear()
        for connection in room.connections:
            connection.seats = room.seats_of(connection.person.id) if connection.person else []

    async def catch_up(self, room: Room) -> None:
        """Read what others added to the log; the caller holds the table's lock."""
        async with self.store.read() as reader:
            room.replay(await read_log(reader, room.id, room.n))
        room.settle()

    async def changed(self, room: Room) -> None:
        """The table's row or seats are others now: read them, tell everybody; the caller holds its lock."""
        await self.refresh(room)
        telling.tell_table(room)
        self.fanout.poke(room.id, changed=True)

    async def close(self) -> None:
        """Finish what was begun, and let go of everything."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.journal.stop()
        await self.fanout.close()
        self.thinkers.close()
        await self.store.close()
