"""What processes of one server tell each other: a table has news. In one process there is nobody to tell."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from ludoteca.server.limits import Counter, MemoryCounter, RedisCounter
from ludoteca.server.store.rows import new_id

CHANNEL = "ludoteca:tables"
PATIENCE = 1.0
log = logging.getLogger("ludoteca")


class Poke(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """News of a table: an entry of its log, a change of the table, a line of chat, or who is there."""

    sender: str
    table: str
    n: int | None = None
    changed: bool = False
    said: dict[str, Any] | None = None
    here: list[str] | None = None
    watching: int = 0
    ended: str | None = None
    """A person whose sessions ended; then there is no table."""
    asking: bool = False
    """Who is there? Everybody with this table in memory answers with `here`."""


class Fanout:
    """Tells other processes, and hears them. A poke may be lost with Redis: then all is looked up again."""

    def __init__(self, url: str) -> None:
        self.me = new_id()
        self._redis: Any = Redis.from_url(url) if url else None
        self._outbox: asyncio.Queue[Poke] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def shared(self) -> bool:
        """Are there others?"""
        return self._redis is not None

    def poke(self, table: str, **news: Any) -> None:
        """Tell the others."""
        if self._redis is not None:
            self._outbox.put_nowait(Poke(sender=self.me, table=table, **news))

    def counter(self) -> Counter:
        """Counts for all processes together."""
        return MemoryCounter() if self._redis is None else RedisCounter(self._redis)

    async def check(self) -> None:
        """Does Redis answer, where there is one?"""
        if self._redis is not None:
            await self._redis.ping()

    def start(self, hear: Callable[[Poke], Awaitable[None]], lost: Callable[[], None]) -> None:
        """Begin to tell and to hear; `lost` is called when pokes may have been missed."""
        if self._redis is not None:
            self._tasks = [asyncio.create_task(self._tell()), asyncio.create_task(self._listen(hear, lost))]

    async def _tell(self) -> None:
        while True:
            poke = await self._outbox.get()
            try:
                await self._redis.publish(CHANNEL, msgspec.json.encode(poke))
            except RedisError as error:
                log.warning("redis: %s", error)

    async def _listen(self, hear: Callable[[Poke], Awaitable[None]], lost: Callable[[], None]) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    lost()
                    async for message in channel.listen():
                        poke = msgspec.json.decode(message["data"], type=Poke)
                        if poke.sender != self.me:
                            await hear(poke)
            except RedisError as error:
                log.warning("redis: %s", error)
                await asyncio.sleep(PATIENCE)

    async def close(self) -> None:
        """No more news."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._redis is not None:
            await self._redis.aclose()
