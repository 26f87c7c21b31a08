"""SQLite's connections, each with a thread of its own: a statement and all its rows are one trip to that thread.

Every trip hands the interpreter over twice, and waits for it while the event loop is busy. aiosqlite makes one for the
cursor, one for the statement, one for its rows, one to let go of the cursor, and one to roll back what only read.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import aiosqlite

Rows = Sequence[Any]


class WholeCursor(aiosqlite.Cursor):
    """A statement with its rows: they come along, so that nothing is left to be fetched or let go of."""

    def __init__(self, connection: WholeConnection, cursor: sqlite3.Cursor) -> None:
        super().__init__(connection, cursor)
        self._connection = connection
        self._rows: list[Any] = []

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> WholeCursor:
        self._connection.begun = self._connection.begun or sql.startswith("BEGIN")
        self._rows = await self._execute(self._run, sql, parameters or ())  # type: ignore[no-untyped-call]
        return self

    def _run(self, sql: str, parameters: Rows) -> list[Any]:
        return self._cursor.execute(sql, parameters).fetchall()

    async def fetchall(self) -> list[Any]:
        rows, self._rows = self._rows, []
        return rows

    async def close(self) -> None:
        """All rows were fetched, so SQLite keeps nothing for it."""


class WholeConnection(aiosqlite.Connection):
    """A connection that leaves transactions to whoever uses it: those it has begun it ends, and no others."""

    begun = False

    def cursor(self) -> WholeCursor:  # type: ignore[override]
        return WholeCursor(self, self._conn.cursor())

    async def commit(self) -> None:
        await super().commit()
        self.begun = False

    async def rollback(self) -> None:
        if self.begun:
            await super().rollback()
            self.begun = False


def connect(file: str, **options: Any) -> WholeConnection:
    """A connection to that file, to be awaited."""
    own = options | {"check_same_thread": False}  # a cursor is made without a trip; all that works goes to the thread
    connection = WholeConnection(partial(sqlite3.connect, file, **own), iter_chunk_size=64)
    connection._thread.daemon = True
    return connection
