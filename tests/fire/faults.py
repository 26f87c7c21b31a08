"""What goes wrong, one thing after the other, while people play."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import ExitStack

from tests.fire.fire import Fire
from tests.server import services
from tests.server.services import Postgres

DATABASE_TROUBLE = "database-trouble"
FULL = (2, 5)
"""Seconds a disk stays full once that was felt."""
FULL_AT_MOST = 120.0


class Parts:
    """All that can fail."""

    def __init__(self, fire: Fire, postgres: Postgres, redis_port: int, dice: random.Random, haste: float) -> None:
        self.fire = fire
        self.postgres = postgres
        self.dice = dice
        self._redis_port = redis_port
        self._redis = ExitStack()
        self._haste = haste

    async def a_while(self, least: float, most: float) -> None:
        """So many seconds, or less for who is in haste."""
        await self.fire.pause(self.dice.uniform(least, most) / self._haste)

    def start_redis(self) -> str:
        """Start it, on the same port always."""
        return self._redis.enter_context(services.redis(self._redis_port))

    def kill_redis(self) -> None:
        """As `kill -9` does."""
        self._redis.close()

    @property
    def redis_url(self) -> str:
        """Where it is."""
        return f"redis://127.0.0.1:{self._redis_port}/0"


async def kill_first(parts: Parts) -> None:
    """`kill -9` of one process, which is started again a moment later."""
    await _kill(parts, 0)


async def kill_second(parts: Parts) -> None:
    """The same of the other."""
    await _kill(parts, 1)


async def _kill(parts: Parts, number: int) -> None:
    server = parts.fire.servers[number]
    await asyncio.to_thread(server.kill)
    await parts.a_while(0, 2)
    await asyncio.to_thread(server.start)


async def stop_process(parts: Parts) -> None:
    """Either process hangs, longer than it may leave a bot's decision open, and goes on with what it believed."""
    with services.stopped([parts.dice.choice(parts.fire.servers).pid]):
        await parts.a_while(1, 8)


async def stop_redis(parts: Parts) -> None:
    """Redis hangs, and goes on."""
    with services.stopped(await asyncio.to_thread(services.processes_of, parts.redis_url)):
        await parts.a_while(2, 5)


async def kill_redis(parts: Parts) -> None:
    """Redis dies and is started again with nothing."""
    await asyncio.to_thread(parts.kill_redis)
    await parts.a_while(1, 4)
    await asyncio.to_thread(parts.start_redis)


async def stop_postgres(parts: Parts) -> None:
    """PostgreSQL hangs, for less or for more than the server waits for it."""
    with services.stopped(parts.postgres.processes()):
        await parts.a_while(1, 8)


async def kill_postgres(parts: Parts) -> None:
    """All of PostgreSQL dies, and recovers from its log when it is started again."""
    await asyncio.to_thread(parts.postgres.kill)
    await parts.a_while(0, 3)
    await asyncio.to_thread(parts.postgres.start)


async def fill_disk(parts: Parts) -> None:
    """No file of the database can grow, until people have felt it for a while."""
    refused = parts.fire.tally.refused
    before = refused[DATABASE_TROUBLE]
    with services.files_no_larger_than(services.SEGMENT, parts.postgres):
        async with asyncio.timeout(FULL_AT_MOST):
            while refused[DATABASE_TROUBLE] == before and not parts.fire.ending.is_set():
                await asyncio.sleep(0.05)
        await parts.a_while(*FULL)


FAULTS: dict[str, Callable[[Parts], Awaitable[None]]] = {
    "kill -9 of the first process": kill_first,
    "kill -9 of the second process": kill_second,
    "a process stopped": stop_process,
    "Redis stopped": stop_redis,
    "Redis killed": kill_redis,
    "PostgreSQL stopped": stop_postgres,
    "PostgreSQL killed": kill_postgres,
    "disk full": fill_disk,
}
