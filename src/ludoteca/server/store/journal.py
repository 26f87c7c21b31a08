"""The log's one writer in a process: what several tables want appended goes into one transaction.

Waiting for the disk is what an act costs, so acts of many tables share it. An act is told to nobody before it lies
in the log. Each names the entry it follows and the standing it saw: of two that follow the same one is refused,
whichever process they come from, and so is an act at a table that stands otherwise by now.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.core.record import Plain
from ludoteca.server.store import schema
from ludoteca.server.store.engine import Store
from ludoteca.server.store.rows import Columns

MOST = 200
"""Entries in one transaction: more would keep the first waiting."""
c = schema.tables.c


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


class Journal:
    """Appends entries, many at a time; `noted` is told how many went together."""

    def __init__(self, store: Store, noted: Callable[[int], None] = lambda entries: None) -> None:
        self._store = store
        self._noted = noted
        self._insert = insert(schema.log)
        self._update = update(schema.tables).where(c.id == bindparam("key"))
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._ending = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        self._ending = True
        self._wake.set()
        if self._task:
            await self._task

    async def append(self, entry: Append) -> bool:
        """Is it in the log now? False: there is another entry of that number, or the table stands otherwise."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, future))
        self._wake.set()
        return await future

    async def _run(self) -> None:
        while self._waiting or not self._ending:
            await self._wake.wait()
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            if not self._waiting and not self._ending:
                self._wake.clear()
            if batch:
                await self._settle(batch)

    async def _settle(self, batch: list[tuple[Append, asyncio.Future[bool]]]) -> None:
        """Write a batch, and tell each of its waiters what became of its entry."""
        try:
            kept = await self._write([entry for entry, _ in batch])
        except Exception as error:
            for _, future in batch:
                if not future.done():
                    future.set_exception(error)
            return
        for (_, future), is_in in zip(batch, kept, strict=True):
            if not future.done():
                future.set_result(is_in)

    async def _write(self, entries: list[Append]) -> list[bool]:
        """Of each entry, whether it went in."""
        self._noted(len(entries))
        async with self._store.write() as connection:
            present = await _held(connection, {entry.table for entry in entries})
            kept = [_follows(entry, present) for entry in entries]
            going = [entry for entry, goes in zip(entries, kept, strict=True) if goes]
            if going:
                await connection.execute(self._insert, [dict(zip(LOG_FIELDS, entry, strict=False)) for entry in going])
                await connection.execute(self._update, [_change(entry) for entry in going])
        return kept


async def _held(connection: AsyncConnection, tables: set[str]) -> dict[str, tuple[int, int]]:
    """The last entry and the standing of games that go on, kept from others until the end of the transaction.

    In one order always, so that two processes never wait for each other in a circle.
    """
    found = select(c.id, c.n, c.standing).where(c.id.in_(sorted(tables)), c.state == "playing").order_by(c.id)
    return {row.id: (row.n, row.standing) for row in await connection.execute(found.with_for_update())}


def _follows(entry: Append, present: dict[str, tuple[int, int]]) -> bool:
    """Is it the next entry of its table as that stands now? Then it is the last one for whoever comes after."""
    if present.get(entry.table) != (entry.n - 1, entry.standing):
        return False
    present[entry.table] = (entry.n, entry.standing)
    return True


LOG_FIELDS = ("table", "n", "seat", "act", "luck", "at", "tick")


def _change(entry: Append) -> Columns:
    return {
        "key": entry.table,
        "n": entry.n,
        "moved": entry.at,
        "to_act": entry.to_act,
        "deadline": entry.deadline,
        "bot_due": entry.bot_due,
        "lease": entry.lease,
    }
