"""How a batch of entries goes into the database: a few statements for all of it, written by hand for each database.

Entries travel as one text of JSON, so that a batch of any length is the same statement; and the whole transaction is
one trip: with SQLite to a thread, which would otherwise wait for the event loop after every row, with PostgreSQL to the
database.
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, Protocol

import msgspec
from sqlalchemy.exc import OperationalError

from ludoteca.core.record import Plain
from ludoteca.server.store import engine
from ludoteca.server.store.engine import Store

Present = dict[str, tuple[int, int]]
"""The last entry and the standing of games that go on."""
encode = msgspec.json.Encoder().encode


class Append(NamedTuple):
    """An entry for a table's log, the standing it was decided at, and how the table stands after it."""

    table: str
    n: int
    seat: int
    act: Plain | None
    luck: list[int]
    at: int
    tick: int
    standing: int
    to_act: int
    deadline: int | None
    bot_due: bool
    lease: int | None


class Book(Protocol):
    """Where entries are written."""

    async def write(self, entries: list[Append]) -> list[bool]:
        """Of each entry, whether it went in."""

    async def close(self) -> None:
        """Nothing more is written."""


def _sorted_out(entries: list[Append], present: Present) -> tuple[list[bool], list[Append]]:
    """Of each entry whether it goes in, and those that do."""
    kept = [_follows(entry, present) for entry in entries]
    return kept, [entry for entry, goes in zip(entries, kept, strict=True) if goes]


def _follows(entry: Append, present: Present) -> bool:
    """Is it the next entry of its table as that stands now? Then it is the last one for whoever comes after."""
    if present.get(entry.table) != (entry.n - 1, entry.standing):
        return False
    present[entry.table] = (entry.n, entry.standing)
    return True


def _tables(entries: list[Append]) -> str:
    return encode(sorted({entry.table for entry in entries})).decode()


def rows_of(going: list[Append]) -> str:
    """The entries, what JSON columns hold as text."""
    rows = [(*entry[:3], encode(entry.act).decode(), encode(entry.luck).decode(), *entry[5:]) for entry in going]
    return encode(rows).decode()


def _last(going: list[Append]) -> list[Append]:
    """Of each table the last entry: how it stands afterwards."""
    return list({entry.table: entry for entry in going}.values())


SQLITE_PRESENT = """
    SELECT json_group_array(json_array(id, n, standing)) FROM tables
    WHERE +state = 'playing' AND id IN (SELECT value FROM json_each(?))"""
"""The sign before `state` keeps SQLite from going through all games that go on."""
SQLITE_LOG = """
    INSERT INTO log ("table", n, seat, act, luck, at, tick)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
        json_extract(value, '$[6]') FROM json_each(?)"""
SQLITE_TABLES = """
    UPDATE tables SET n = json_extract(value, '$[1]'), moved = json_extract(value, '$[5]'),
        to_act = json_extract(value, '$[8]'), deadline = json_extract(value, '$[9]'),
        bot_due = json_extract(value, '$[10]'), lease = json_extract(value, '$[11]')
    FROM json_each(?) WHERE tables.id = json_extract(value, '$[0]')"""


class SqliteBook:
    """A connection and a thread of its own, in turn with the other writers."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._file = store.engine.url.database or ""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._connection: sqlite3.Connection | None = None

    async def write(self, entries: list[Append]) -> list[bool]:
        async with self._store.turn():
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, entries)

    def _write(self, entries: list[Append]) -> list[bool]:
        try:
            connection = self._connection = self._connection or self._connect()
            connection.execute("BEGIN IMMEDIATE")
            [found] = connection.execute(SQLITE_PRESENT, (_tables(entries),)).fetchone()
            kept, going = _sorted_out(entries, _read_present(found))
            if going:
                connection.execute(SQLITE_LOG, (rows_of(going),))
                connection.execute(SQLITE_TABLES, (rows_of(_last(going)),))
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._disconnect()  # and what was begun is undone
            raise OperationalError(None, None, error) from error
        return kept

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)
        for pragma in engine.PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def close(self) -> None:
        self._disconnect()
        self._thread.shutdown()


def _read_present(found: str | bytes) -> Present:
    return {table: (n, standing) for table, n, standing in msgspec.json.decode(found, type=list[tuple[str, int, int]])}
