"""How often: a flood of one person or address is refused before it costs anything.

Counted in windows, in this process's memory, and in Redis where several processes serve. On a socket
a Bucket lets whoever sends too much wait.
"""

from __future__ import annotations

from asyncio import sleep, wait_for
from collections import Counter as Counting
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from math import ceil
from time import monotonic
from typing import Protocol

from msgspec import Struct
from redis.asyncio import Redis
from redis.exceptions import RedisError

from ludoteca.server.problems import Refusal, TooMany


class Limit(Struct, frozen=True):
    """So many in so many seconds."""

    times: int
    seconds: int


LIMITS = {
    "request": Limit(3000, 60),  # whatever is asked over HTTP, of an address
    "change": Limit(300, 60),  # whatever changes something, of an address
    "line": Limit(300, 60),  # sockets opened, of an address
    "guest": Limit(60, 3600),  # new guests of an address
    "account": Limit(20, 3600),  # new accounts of an address
    "login": Limit(20, 300),  # failed logins of an address
    "password": Limit(20, 900),  # failed logins under a name, whoever makes them
    "confirm": Limit(20, 900),  # a person's failed tries at one's own password
    "mail": Limit(5, 3600),  # addresses a person gives to be confirmed
    "post": Limit(20, 3600),  # the same, of an address
    "mailbox": Limit(3, 24 * 3600),  # mails that ask one mail address whether it is somebody's, whoever gave it
    "chat": Limit(20, 30),  # lines a person says
    "react": Limit(8, 15),  # reactions a person shows
    "import": Limit(30, 60),  # records to be checked, of an address
    "puzzle": Limit(240, 60),  # puzzles laid out and acts looked ahead from there, of an address
    "replay": Limit(120, 60),  # games to be played again, of an address
    "try": Limit(600, 60),  # what acts at a past decision would have done, of an address
}

PATIENCE = 0.25
"""Seconds Redis may take to count."""
PAUSE = 1.0
"""Seconds for which a Redis that did not is not asked again."""
ROOM = 100_000
"""Windows kept in memory; with more than that the counting starts anew."""


class Counter(Protocol):
    """Counts how often something happened in a window, which begins when it first happens."""

    async def count(self, name: str, seconds: int) -> tuple[int, int]:
        """Once more; how often it is now, and how many seconds the window still lasts."""
        ...

    async def uncount(self, name: str) -> None:
        """Once less."""
        ...


class MemoryCounter:
    """For one process."""

    def __init__(self) -> None:
        self._windows: dict[str, tuple[float, int]] = {}
        """When each window ends, and how often it was so far."""

    async def count(self, name: str, seconds: int) -> tuple[int, int]:
        now = monotonic()
        ends, times = self._windows.get(name, (0.0, 0))
        if ends <= now:
            ends, times = now + seconds, 0
        if len(self._windows) >= ROOM:
            self._windows = {}
        self._windows[name] = (ends, times + 1)
        return times + 1, min(ceil(ends - now), seconds)  # the sum may be rounded up

    async def uncount(self, name: str) -> None:
        if name in self._windows:
            ends, times = self._windows[name]
            self._windows[name] = (ends, times - 1)


class RedisCounter:
    """For several processes; each counts for itself too, for while Redis does not answer."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._alone = MemoryCounter()
        self._asked_again = 0.0

    async def count(self, name: str, seconds: int) -> tuple[int, int]:
        alone = await self._alone.count(name, seconds)
        if monotonic() < self._asked_again:
            return alone
        try:
            return max(alone, await wait_for(self._count(name, seconds), PATIENCE))
        except (RedisError, OSError, TimeoutError):
            self._asked_again = monotonic() + PAUSE
            return alone

    async def _count(self, name: str, seconds: int) -> tuple[int, int]:
        window = f"ludoteca:limit:{name}"
        async with self._redis.pipeline(transaction=True) as pipe:
            pipe.set(window, 0, ex=seconds, nx=True)
            pipe.incr(window)
            pipe.ttl(window)
            _, times, left = await pipe.execute()
        if left < 0:  # it ended between the first and the second
            await self._redis.expire(window, seconds)
        return int(times), max(int(left), 1)

    async def uncount(self, name: str) -> None:
        await self._alone.uncount(name)
        with suppress(RedisError, OSError, TimeoutError):
            await wait_for(self._redis.decr(f"ludoteca:limit:{name}"), PATIENCE)


class Limits:
    """All limits of a server. `ease` multiplies them; 0 switches them off."""

    def __init__(self, counter: Counter, ease: float = 1.0) -> None:
        self._counter = counter
        self._ease = ease

    async def take(self, what: str, who: str) -> None:
        """Once more, or TooMany."""
        if not self._ease:
            return
        limit = LIMITS[what]
        times, seconds_left = await self._counter.count(f"{what}:{who}", limit.seconds)
        if times > max(1, limit.times * self._ease):
            raise TooMany("asked-too-often", seconds=seconds_left)

    @asynccontextmanager
    async def tried(self, **against: str) -> AsyncIterator[None]:
        """A try counts against all of these, unless it succeeds. It counts while it lasts, so that many at once do."""
        for what, who in against.items():
            await self.take(what, who)
        yield
        for what, who in against.items() if self._ease else ():
            await self._counter.uncount(f"{what}:{who}")


class Places:
    """Lines somebody may hold open at once; 0: no end of them. `full` is the key of the refusal."""

    def __init__(self, most: int, full: str) -> None:
        self._most = most
        self._full = full
        self._held: Counting[str] = Counting()

    @contextmanager
    def held(self, who: str) -> Iterator[None]:
        """One more until the end of the block, or Refusal."""
        if self._most and self._held[who] >= self._most:
            raise Refusal(self._full, most=self._most)
        self._held[who] += 1
        try:
            yield
        finally:
            self._held[who] -= 1
            if not self._held[who]:
                del self._held[who]


class Bucket:
    """Turns on one line: some at once, then so many a second. `ease` multiplies both; 0: no end of them."""

    def __init__(self, burst: float, a_second: float, ease: float = 1.0) -> None:
        self._burst = self._left = burst * ease
        self._a_second = a_second * ease
        self._at = monotonic()

    async def turn(self) -> None:
        """Wait for the next turn."""
        if not self._a_second:
            return
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._a_second) - 1
        self._at = now
        if self._left < 0:
            await sleep(-self._left / self._a_second)
