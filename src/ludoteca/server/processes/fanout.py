"""What processes of one server tell each other: a table has news. In one process there is nobody to tell."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from ludoteca.server.host.limits import Counter, MemoryCounter, RedisCounter
from ludoteca.server.store.rows import new_id

CHANNEL = "ludoteca:tables"
PATIENCE = 1.0
ONCE_MORE = Retry(NoBackoff(), 1)
"""A line that was cut is mended at once or not at all: an outage is for us to see, not to be waited out in silence."""
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
    ended: bool = False
    """Some session or token was ended; then there is no table."""
    asking: bool = False
    """Who is there? Everybody with this table in memory answers with `here`."""


class Fanout:
    """Tells other processes, and hears them. While Redis is away nobody is told, and all look for themselves."""

    def __init__(self, url: str) -> None:
        self.me = new_id()
        self._redis: Any = Redis.from_url(url, retry=ONCE_MORE) if url else None
        self._outbox: asyncio.Queue[Poke] = asyncio.Queue()
        self._away = False
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

    def start(
        self, hear: Callable[[Poke], Awaitable[None]], away: Callable[[], None], back: Callable[[], None]
    ) -> None:
        """Begin to tell and to hear; `away` is called again and again while there is no Redis, then `back`."""
        if self._redis is not None:
            self._tasks = [asyncio.create_task(self._tell()), asyncio.create_task(self._listen(hear, away, back))]

    async def _tell(self) -> None:
        while True:
            poke = await self._outbox.get()
            try:
                await self._redis.publish(CHANNEL, msgspec.json.encode(poke))
            except (RedisError, OSError) as error:
                self._missed(error)

    async def _listen(
        self, hear: Callable[[Poke], Awaitable[None]], away: Callable[[], None], back: Callable[[], None]
    ) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "subscribe":  # also when a cut line was mended under our hands
                            self._found()
                            back()
                        elif poke := self._read(message["data"]):
                            await hear(poke)
            except (RedisError, OSError) as error:
                self._missed(error)
            away()
            await asyncio.sleep(PATIENCE)

    def _read(self, text: bytes) -> Poke | None:
        """A poke of another process."""
        try:
            poke = msgspec.json.decode(text, type=Poke)
        except msgspec.DecodeError as error:
            log.warning("redis: %s", error)
            return None
        return None if poke.sender == self.me else poke

    def _missed(self, error: Exception) -> None:
        """Redis does not answer: said once."""
        if not self._away:
            log.warning("redis: %s", error)
        self._away = True

    def _found(self) -> None:
        if self._away:
            log.warning("redis is back")
        self._away = False

    async def close(self) -> None:
        """No more news."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._redis is not None:
            await self._redis.aclose()
