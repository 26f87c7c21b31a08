"""The log's one writer in a process: what several tables want appended goes into one transaction.

Waiting for the disk is what an act costs, so acts of many tables share it. An act is told to nobody before it lies
in the log, and of two with the same number one is refused by the log's key, whichever process they come from.
"""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

from sqlalchemy import bindparam, update
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from ludoteca.server.host.metrics import commit_entries
from ludoteca.server.store import schema
from ludoteca.server.store.engine import Store

MOST = 200
"""Entries in one transaction: more would keep the first waiting."""


class Append(NamedTuple):
    """An entry for a table's log, and how the table stands after it."""

    table: str
    n: int
    seat: int
    act: dict[str, Any] | None
    luck: list[int]
    at: int
    tick: int
    to_act: int
    deadline: int | None
    bot_due: bool
    lease: int | None


class Journal:
    """Appends entries, many at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        insert = insert_sqlite if store.sqlite else insert_postgresql
        self._insert = insert(schema.log).on_conflict_do_nothing().returning(schema.log.c.table)
        self._update = update(schema.tables).where(schema.tables.c.id == bindparam("key"))
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
        """Is it in the log now? False: there is another entry of that number."""
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
        for entry, future in batch:
            if not future.done():
                future.set_result(entry.table in kept)

    async def _write(self, entries: list[Append]) -> set[str]:
        """The tables whose entry went in. Sorted, so that two processes never wait for each other in a circle."""
        entries = sorted(entries)
        commit_entries.observe(len(entries))
        async with self._store.write() as connection:
            rows = [dict(zip(LOG_FIELDS, entry, strict=False)) for entry in entries]
            kept = set((await connection.execute(self._insert, rows)).scalars())
            changes = [_change(entry) for entry in entries if entry.table in kept]
            if changes:
                await connection.execute(self._update, changes)
        return kept


LOG_FIELDS = ("table", "n", "seat", "act", "luck", "at", "tick")


def _change(entry: Append) -> dict[str, Any]:
    return {
        "key": entry.table,
        "n": entry.n,
        "moved": entry.at,
        "to_act": entry.to_act,
        "deadline": entry.deadline,
        "bot_due": entry.bot_due,
        "lease": entry.lease,
    }
