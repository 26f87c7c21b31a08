"""How entries go into PostgreSQL: a batch is one statement, and one trip there and back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.store import engine
from ludoteca.server.store.appending import Append, rows_of
from ludoteca.server.store.engine import Store

FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""Of the driver; the last comes from a line that was just cut."""
APPEND = """
    WITH given AS MATERIALIZED (
        SELECT e->>0 AS id, (e->>1)::int AS n, (e->>2)::int AS seat, (e->>3)::json AS act, (e->>4)::json AS luck,
            (e->>5)::bigint AS at, (e->>6)::bigint AS tick, (e->>7)::int AS standing, (e->>8)::int AS to_act,
            (e->>9)::bigint AS deadline, (e->>10)::boolean AS bot_due, (e->>11)::bigint AS lease
        FROM json_array_elements($1::json) AS e),
    held AS (
        SELECT id, n, standing, state FROM tables WHERE id = ANY($2::text[]) ORDER BY id FOR UPDATE),
    going AS MATERIALIZED (
        SELECT given.* FROM given JOIN held USING (id)
        WHERE held.state = 'playing' AND held.n = given.n - 1 AND held.standing = given.standing),
    logged AS (
        INSERT INTO log ("table", n, seat, act, luck, at, tick) SELECT id, n, seat, act, luck, at, tick FROM going)
    UPDATE tables SET n = going.n, moved = going.at, to_act = going.to_act, deadline = going.deadline,
        bot_due = going.bot_due, lease = going.lease
    FROM going WHERE tables.id = going.id AND tables.id = ANY($2::text[]) RETURNING tables.id"""
"""All of a batch, with one entry at most for a table: in one trip, and its own transaction.

Tables are held in one order always, so that two processes never wait for each other in a circle; who had to wait for
one sees how it stands afterwards. The state is asked of those found: else all games that go on might be gone through.
"""
BY_KEY = "SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off"
"""How that is done is thought out once: by the keys, however few tables there are at that time."""


class PostgresBook:
    """A connection of its own: what SQLAlchemy does for a transaction costs more than a small batch."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._connection: AsyncConnection | None = None
        self._driver: asyncpg.Connection | None = None

    async def write(self, entries: list[Append]) -> list[bool]:
        kept: list[bool] = []
        for part in _apart(entries):
            kept += await self._write(part)
        return kept

    async def _write(self, entries: list[Append]) -> list[bool]:
        ids = [entry.table for entry in entries]
        try:
            async with asyncio.timeout(engine.ANSWER):
                driver = await self._connect()
                going = {row[0] for row in await driver.fetch(APPEND, rows_of(entries), ids)}
        except BaseException as error:
            await self.close()
            if isinstance(error, FAILURES):
                raise OperationalError(None, None, error) from error
            raise
        return [entry.table in going for entry in entries]

    async def _connect(self) -> asyncpg.Connection:
        """The connection, a new one if it was lost."""
        if self._driver is not None and self._driver.is_closed():
            await self.close()
        if self._driver is None:
            self._connection = await self._store.engine.connect()
            driver = (await self._connection.get_raw_connection()).driver_connection
            await driver.execute(BY_KEY)  # type: ignore[union-attr]
            self._driver = driver
        return self._driver

    async def close(self) -> None:
        """End it, whatever it was doing: what it had begun is undone, or done if it had come so far."""
        connection, driver = self._connection, self._driver
        self._connection = self._driver = None
        if driver is not None:
            driver.terminate()
        if connection is not None:
            await connection.invalidate()
            await connection.close()


def _apart(entries: list[Append]) -> Iterator[list[Append]]:
    """In the same order, but no table twice in one part. (It is when somebody who waited was told to stop.)"""
    part: dict[str, Append] = {}
    for entry in entries:
        if entry.table in part:
            yield list(part.values())
            part = {}
        part[entry.table] = entry
    yield list(part.values())
