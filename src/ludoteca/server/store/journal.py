"""The log's one writer in a process: what several tables want appended goes into one transaction.

Waiting for the disk is what an act costs, so acts of many tables share it. An act is told to nobody before it lies
in the log. Each names the entry it follows and the standing it saw: of two that follow the same one is refused,
whichever process they come from, and so is an act at a table that stands otherwise by now.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ludoteca.server.store.appending import Append, Book, SqliteBook
from ludoteca.server.store.engine import Store

MOST = 200
"""Entries in one transaction: more would keep the first waiting."""


def book_of(store: Store) -> Book:
    """The one of that database; its driver is needed from now on."""
    if store.sqlite:
        return SqliteBook(store)
    from ludoteca.server.store.postgres import PostgresBook

    return PostgresBook(store)


class Journal:
    """Appends entries, many at a time; `noted` is told how many went together."""

    def __init__(self, store: Store, noted: Callable[[int], None] = lambda entries: None) -> None:
        self._book = book_of(store)
        self._noted = noted
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
        await self._book.close()

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
        self._noted(len(batch))
        try:
            kept = await self._book.write([entry for entry, _ in batch])
        except Exception as error:
            for _, future in batch:
                if not future.done():
                    future.set_exception(error)
            return
        for (_, future), is_in in zip(batch, kept, strict=True):
            if not future.done():
                future.set_result(is_in)
