"""The database: SQLite in a file, or PostgreSQL; one way to read and one way to write, whichever it is."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from pathlib import Path

import msgspec
from sqlalchemy import Connection, event
from sqlalchemy.connectors.asyncio import AsyncAdapt_dbapi_cursor
from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from ludoteca.server.store import trips
from ludoteca.server.store.files import make_private

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
PATIENCE = 10.0
"""Seconds to wait for another who holds SQLite's file."""
CONNECTIONS = 15
"""At most, and kept open: one that is closed as soon as nobody needs it costs more to open than all it does."""
BY_ITSELF: dict[str, dict[str, str | bool]] = {"sqlite": {"begin": ""}, "postgresql": {"isolation_level": "AUTOCOMMIT"}}
"""How each database is asked to take every statement by itself."""
ONE_MOMENT: dict[str, dict[str, str | bool]] = {
    "sqlite": {"begin": "BEGIN"},
    "postgresql": {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True},
}
"""How each is asked to show one and the same moment to several statements."""
ANSWER = 5.0
"""Seconds in which PostgreSQL does what is asked of it at once: one that is stopped never says anything."""
PRAGMAS = (f"busy_timeout={PATIENCE * 1000:.0f}", "synchronous=FULL", "foreign_keys=ON")


class Store:
    """The database of a server. What was written is durable when `write` has ended."""

    def __init__(self, url: str) -> None:
        kind, _, rest = url.partition("://")
        self.sqlite = kind == "sqlite"
        self.engine: AsyncEngine = create_async_engine(
            f"{DRIVERS[kind]}://{rest}",
            json_serializer=lambda value: msgspec.json.encode(value).decode(),
            json_deserializer=msgspec.json.decode,
            hide_parameters=True,
            connect_args={"async_creator_fn": trips.connect} if self.sqlite else {},
            pool_size=CONNECTIONS,
            max_overflow=0,
        )
        self._reader = self.engine.execution_options(**BY_ITSELF[kind])
        self._looker = self.engine.execution_options(**ONE_MOMENT[kind])
        self._turn = asyncio.Lock()
        if self.sqlite:
            event.listen(self.engine.sync_engine, "do_connect", _make_file)
            event.listen(self.engine.sync_engine, "connect", _set_up)
            event.listen(self.engine.sync_engine, "begin", _begin)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading: each statement by itself. TimeoutError if the database does not answer."""
        async with self._in_time(), self._reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def moment(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading several things as they were at one moment."""
        async with self._in_time(), self._looker.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. TimeoutError if the database does not answer: then nobody knows whether it was written."""
        async with self._in_time(), self.turn(), self.engine.begin() as connection:
            yield connection

    def _in_time(self) -> AbstractAsyncContextManager[object]:
        """SQLite minds the time itself, and what its thread has begun cannot be ended."""
        return nullcontext() if self.sqlite else asyncio.timeout(ANSWER)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """SQLite has one writer at a time, so its writers queue here and not in the file's lock."""
        if not self.sqlite:
            yield
            return
        async with asyncio.timeout(PATIENCE):
            await self._turn.acquire()
        try:
            yield
        finally:
            self._turn.release()

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()


def _make_file(dialect: object, entry: object, args: list[str], options: object) -> None:
    """A new database is for its owner only; what SQLite puts beside it has the same rights."""
    with suppress(FileExistsError):
        make_private(Path(args[0]))


def _set_up(connection: AsyncAdapt_aiosqlite_connection, entry: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # the driver begins no transactions of its own: `_begin` does
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    _write_ahead(connection, cursor)
    cursor.close()


def _write_ahead(connection: AsyncAdapt_aiosqlite_connection, cursor: AsyncAdapt_dbapi_cursor) -> None:
    """Keep a log of writes beside the file. A new file is changed to that by the first who opens it; to others who
    would change it while somebody writes SQLite says at once that it is locked, whatever its own patience.
    """
    end = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            connection.run_async(lambda _: asyncio.sleep(0.02))


def _begin(connection: Connection) -> None:
    """A writer takes the file's lock at once, so that it never has to give up what it read."""
    if begin := connection.get_execution_options().get("begin", "BEGIN IMMEDIATE"):
        connection.exec_driver_sql(begin)
