"""What processes of one server tell each other: a table has news. In one process there is nobody to tell."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple, TypedDict, Unpack

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import RedisError

from ludoteca.core.record import Plain
from ludoteca.server.host.limits import Counter, MemoryCounter, RedisCounter
from ludoteca.server.store.rows import new_id

CHANNEL = "ludoteca:tables"
BEAT = 0.4
"""Seconds between signs of life: each process sends them, and hears its own too while Redis does its work."""
SILENCE = 1.2
"""Seconds without any after which Redis is away, whatever it says: one that is stopped says nothing."""
PATIENCE = 0.5
"""Seconds Redis may take for one thing, and between two tries to reach one that is away."""
FAREWELL = 2.0
ONCE_MORE = Retry(NoBackoff(), 1, supported_errors=(RedisConnectionError,))
"""A line that was cut is mended at once or not at all: an outage is for us to see, not to be waited out in silence."""
log = logging.getLogger("ludoteca")


class Poke(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """News of a table: an entry of its log, a change of the table, a line of chat, or who is there."""

    sender: str
    table: str
    n: int | None = None
    changed: bool = False
    said: Plain | None = None
    here: list[str] | None = None
    watching: int = 0
    """People and onlookers this process has there; nobody any more if it has neither. `n` is what they were told."""
    ended: bool = False
    """Some session or token was ended; then there is no table."""
    asking: bool = False
    """Who is there? Everybody with somebody at this table answers with `here`."""

    @property
    def says_more(self) -> bool:
        """Is there anything but an entry of the log?"""
        return self.changed or self.said is not None or self.here is not None or self.asking


class Heard(NamedTuple):
    """What Redis said: that we hear now, or somebody's poke."""

    kind: str
    text: bytes


class News(TypedDict, total=False):
    """What a poke may say of its table."""

    n: int
    changed: bool
    said: Plain
    here: list[str]
    watching: int
    ended: bool
    asking: bool


class Fanout:
    """Tells other processes, and hears them. While Redis is away nobody is told, and all look for themselves."""

    def __init__(self, url: str) -> None:
        self.me = new_id()
        self.away = False
        self._redis: Redis | None = _client(url) if url else None
        self._outbox: asyncio.Queue[Poke] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def shared(self) -> bool:
        """Are there others?"""
        return self._redis is not None

    def poke(self, table: str, **news: Unpack[News]) -> None:
        """Tell the others; while Redis is away they look for themselves."""
        if self._redis is not None and not self.away:
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
            work = (
                self._tell(self._redis),
                self._beat(self._redis),
                self._look(away),
                self._listen(self._redis, hear, back),
            )
            self._tasks = [asyncio.create_task(each) for each in work]

    async def _tell(self, redis: Redis) -> None:
        """Whatever is to be told by now goes together: a message costs more than what it says."""
        while True:
            pokes = [await self._outbox.get()]
            while not self._outbox.empty():
                pokes.append(self._outbox.get_nowait())
            await _publish(redis, pokes)

    async def _beat(self, redis: Redis) -> None:
        while True:
            await _publish(redis, [])
            await asyncio.sleep(BEAT)

    async def _look(self, away: Callable[[], None]) -> None:
        while True:
            await asyncio.sleep(BEAT)
            if self.away:
                away()

    async def _listen(self, redis: Redis, hear: Callable[[Poke], Awaitable[None]], back: Callable[[], None]) -> None:
        while True:
            try:
                async with redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    await self._take(await _next(channel, PATIENCE), hear, back)
                    while True:
                        await self._take(await _next(channel, SILENCE), hear, back)
            except (RedisError, OSError) as error:
                self._missed(error)
            await asyncio.sleep(PATIENCE)

    async def _take(self, message: Heard, hear: Callable[[Poke], Awaitable[None]], back: Callable[[], None]) -> None:
        if message.kind == "subscribe":  # also when a cut line was mended under our hands
            self._found()
            back()
            return
        for poke in self._read(message.text):
            await hear(poke)

    def _read(self, text: bytes) -> list[Poke]:
        """Pokes of another process."""
        try:
            pokes = msgspec.json.decode(text, type=list[Poke])
        except msgspec.DecodeError as error:
            log.warning("redis: %s", error)
            return []
        return [poke for poke in pokes if poke.sender != self.me]

    def _missed(self, error: Exception) -> None:
        """Redis does not answer: said once. What was to be told will be found by looking."""
        if not self.away:
            log.warning("redis: %s", error)
        self.away = True
        while not self._outbox.empty():
            self._outbox.get_nowait()

    def _found(self) -> None:
        if self.away:
            log.warning("redis is back")
        self.away = False

    async def close(self) -> None:
        """No more news. Redis' library may swallow that a task is ended: then it is told again."""
        while going := [task for task in self._tasks if not task.done()]:
            for task in going:
                task.cancel()
            await asyncio.wait(going, timeout=PATIENCE)
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._redis is not None:
            with suppress(RedisError, OSError):
                async with asyncio.timeout(FAREWELL):
                    await self._redis.aclose()


async def _publish(redis: Redis, pokes: list[Poke]) -> None:
    """What cannot be told is found by looking: without signs of life everybody does."""
    with suppress(RedisError, OSError):
        await redis.publish(CHANNEL, msgspec.json.encode(pokes))


async def _next(channel: PubSub, seconds: float) -> Heard:
    """What is said next; TimeoutError where not even our own signs of life are heard."""
    message = await channel.get_message(timeout=seconds)
    if message is None:
        raise TimeoutError("it says nothing")
    return Heard(message["type"], message["data"])


def _client(url: str) -> Redis:
    """Redis, which is not waited for."""
    return Redis.from_url(url, retry=ONCE_MORE, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
