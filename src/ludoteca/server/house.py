"""The house: what one process of the server holds in its hands, and the ways tables go through it."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Coroutine
from typing import TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.contents import Contents, offered
from ludoteca.server.host.limits import Limits, Places
from ludoteca.server.host.metrics import commit_entries
from ludoteca.server.host.ready import Readiness
from ludoteca.server.problems import Missing
from ludoteca.server.processes.fanout import Fanout
from ludoteca.server.settings import Settings
from ludoteca.server.store.engine import Store
from ludoteca.server.store.journal import Journal
from ludoteca.server.store.rows import PART, LogRow, keep_contents, now, read_added, read_part, read_table
from ludoteca.server.store.ticks import beat
from ludoteca.server.table import telling
from ludoteca.server.table.room import Room
from ludoteca.server.thinking.thinkers import Thinkers

IDS = re.compile("[a-z0-9]{8,32}")
"""What can be a table's id: nothing is done for anything else."""
AT_ONCE = 25
"""Entries of a log played at once: a few milliseconds."""
log = logging.getLogger("ludoteca")

Done = TypeVar("Done")


class Alone:
    """`async with house.at(room):` nobody else is at the table in this block. (Every act goes through it.)"""

    __slots__ = ("_check", "_house", "_room")

    def __init__(self, house: House, room: Room, check: Callable[[], None] | None) -> None:
        self._house, self._room, self._check = house, room, check

    async def __aenter__(self) -> None:
        await self._room.lock.acquire()
        try:
            if self._room.broken or not self._house.hears(self._room):
                await self._house.refresh(self._room)
            if self._check is not None:
                self._check()
        except BaseException:
            self._room.lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._room.lock.release()


class House:
    """Store, journal, bots, and the tables in memory."""

    def __init__(self, settings: Settings, key: bytes) -> None:
        self.settings = settings
        self.key = key
        self.store = Store(settings.database)
        self.journal = Journal(self.store, commit_entries.observe)
        self.fanout = Fanout(settings.redis)
        self.limits = Limits(self.fanout.counter(), settings.limits)
        self.thinkers = Thinkers(settings.thinking)
        self.readiness = Readiness(
            {"database": lambda: beat(self.store), "redis": self.fanout.check, "bots": self.thinkers.check}
        )
        self.offers: list[Contents] = []
        """House contents to be chosen when a table is set."""
        self.rooms: dict[str, Room] = {}
        self.mending: set[str] = set()
        """Tables the database failed, until they could be read again."""
        self.reviewing: set[tuple[str, str]] = set()
        """Records this process reviews, and by which judge."""
        self.announced = 0
        self.guests_due = 0
        self.lines = Places(settings.sockets, "lines-full")
        self.addresses = Places(settings.connections, "connections-full")
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._replaying = asyncio.Lock()
        self._tasks: set[asyncio.Task[object]] = set()

    async def lay_out(self) -> None:
        """Look through the host's contents; they are kept before anybody can choose them."""
        self.offers = offered(self.settings.content)
        async with self.store.write() as writer:
            await keep_contents(writer, self.offers)

    def spawn(self, work: Coroutine[object, None, Done]) -> asyncio.Task[Done]:
        """Do this beside everything else; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a task failed", exc_info=error)

    def hears(self, room: Room) -> bool:
        """Are we told what is done at a table through other processes? They tell those with somebody there."""
        return bool(room.connections) or not self.fanout.shared

    async def room(self, table: str) -> Room:
        """The table as it is now, from memory or from the log; Missing if there is none."""
        room = self.rooms.get(table)
        if room is None:
            if not IDS.fullmatch(table):
                raise Missing("table-missing")
            room = await asyncio.shield(self._opening.get(table) or self._begin(table))
        elif not self.hears(room):
            async with self.at(room):
                pass
        room.used = now()
        return room

    def _begin(self, table: str) -> asyncio.Task[Room]:
        """Open a table, once for all who wait for it; nothing is kept of one that is not there."""
        opening = self._opening[table] = asyncio.create_task(self._open(table))
        opening.add_done_callback(lambda done: self._opened(table, done))
        return opening

    def _opened(self, table: str, opening: asyncio.Task[Room]) -> None:
        del self._opening[table]
        if not opening.cancelled():
            opening.exception()  # told to whoever waits; if nobody does any more it is nobody's trouble

    async def _open(self, table: str) -> Room:
        room = self.rooms[table] = await self._load(table)
        room.told = room.n
        self.fanout.poke(table, asking=True)
        return room

    def at(self, room: Room, check: Callable[[], None] | None = None) -> Alone:
        """Alone with a table, and sure that memory is what the log says; `check` may refuse."""
        return Alone(self, room, check)

    async def _load(self, table: str) -> Room:
        async with self.store.moment() as reader:
            found = await read_table(reader, table)
            if found is None:
                raise Missing("table-missing")
            room = Room(*found)
            await self._play_on(room, reader)
        return room

    async def refresh(self, room: Room) -> None:
        """Bring a table up to date with the database; the caller holds its lock."""
        async with self.store.moment() as reader:
            await self.renew(room, reader)

    async def renew(self, room: Room, reader: AsyncConnection, *, hold: bool = False) -> None:
        """The same through this connection; `hold`: nobody else changes the table until its transaction ends.

        Where seats or state are others now everybody is told before anything else is told of them.
        """
        found = await read_table(reader, room.id, hold=hold)
        if found is None:
            raise Missing("table-missing")
        anew, standing = room.broken or room.match is None, room.row.standing
        rebuilt = Room(*found) if anew else room
        await self._play_on(rebuilt, reader)
        room.row, room.seats = found
        if anew:
            room.adopt(rebuilt)
        room.broken = False
        room.seen.clear()
        if not room.connections:  # whoever comes sees all of it
            room.told = room.n
        if room.row.standing != standing:
            telling.tell_table(room)

    async def added(self, rooms: list[Room]) -> dict[str, list[LogRow]]:
        """What others added to the logs of these tables since they were written here."""
        async with self.store.read() as reader:
            return await read_added(reader, {room.id: room.row.n for room in rooms})

    async def catch_up(self, room: Room) -> None:
        """Read what others added to a log, however much; the caller holds the table's lock."""
        if room.match is None:  # it was dealt elsewhere, and seats may have other numbers now
            await self.refresh(room)
            return
        async with self.store.read() as reader:
            await self._play_on(room, reader)
        room.row = room.settled()

    async def _play_on(self, room: Room, reader: AsyncConnection) -> None:
        """Play on with what the log says, a little at a time, so that others are served meanwhile."""
        more = True
        while more:
            rows = await read_part(reader, room.id, room.n)
            for begin in range(0, len(rows), AT_ONCE):
                async with self._replaying:  # of all tables that are opened one plays on at a time
                    room.replay(rows[begin : begin + AT_ONCE])
                    await asyncio.sleep(0)
            more = len(rows) == PART

    async def changed(self, room: Room) -> None:
        """The table's row or seats are others now: read them, tell everybody; the caller holds its lock."""
        standing = room.row.standing
        await self.refresh(room)
        if room.row.standing == standing:  # else it was told already
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
