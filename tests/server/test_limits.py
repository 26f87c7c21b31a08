"""Limits, with a clock of the tests' own."""

from __future__ import annotations

import asyncio

import pytest
from redis.asyncio import Redis

from ludoteca.server.host.limits import LIMITS, Bucket, Limits, MemoryCounter, RedisCounter
from ludoteca.server.problems import TooMany


class Clock:
    """Time that passes only when somebody sleeps."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr("ludoteca.server.host.limits.monotonic", lambda: self.now)
        monkeypatch.setattr("ludoteca.server.host.limits.sleep", self.sleep)

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def test_a_line_has_some_turns_at_once_and_then_so_many_a_second(clock: Clock) -> None:
    async def turns(bucket: Bucket, count: int) -> float:
        began = clock.now
        for _ in range(count):
            await bucket.turn()
        return clock.now - began

    bucket = Bucket(60, 30)
    assert asyncio.run(turns(bucket, 60)) == 0
    assert asyncio.run(turns(bucket, 90)) == pytest.approx(3)
    clock.now += 1000
    assert asyncio.run(turns(bucket, 60)) == 0, "nobody saves up more than a burst"
    assert asyncio.run(turns(Bucket(60, 30, ease=0), 10_000)) == 0


def test_a_window_counts_for_each_by_itself_and_ends(clock: Clock) -> None:
    async def take(many: int, who: str = "ana") -> None:
        for _ in range(many):
            await gate.take("guest", who)

    gate, limit = Limits(MemoryCounter()), LIMITS["guest"]
    asyncio.run(take(1))
    clock.now += limit.seconds - 1
    asyncio.run(take(limit.times - 1))
    with pytest.raises(TooMany) as refusal:
        asyncio.run(take(1))
    assert refusal.value.details["seconds"] == 1, "the window began with the first"
    asyncio.run(take(limit.times, "bea"))
    clock.now += refusal.value.details["seconds"]
    asyncio.run(take(limit.times))


def test_no_window_lasts_longer_than_it_should(clock: Clock) -> None:
    async def windows() -> list[int]:
        return [(await MemoryCounter().count("ana", seconds))[1] for seconds in range(1, 3601)]

    clock.now = 497.1
    assert clock.now + 3600 - clock.now > 3600, "sums of fractions are rounded"
    assert asyncio.run(windows()) == list(range(1, 3601))


def test_a_host_can_ease_the_limits_or_switch_them_off() -> None:
    async def count(gate: Limits) -> int:
        for taken in range(1000):
            try:
                await gate.take("guest", "ana")
            except TooMany:
                return taken
        return 1000

    times = LIMITS["guest"].times
    found = [asyncio.run(count(Limits(MemoryCounter(), ease))) for ease in (1, 2, 0.1, 0)]
    assert found == [times, 2 * times, times // 10, 1000]


def test_processes_count_together_in_redis_and_alone_without(redis_url: str) -> None:
    async def count(url: str, name: str) -> list[tuple[int, int]]:
        async with Redis.from_url(url) as one, Redis.from_url(url) as two:
            counters = [RedisCounter(one), RedisCounter(two)]
            return [await counters[turn % 2].count(name, 3600) for turn in range(4)]

    together = asyncio.run(count(redis_url, "together"))
    alone = asyncio.run(count("redis://127.0.0.1:1", "alone"))
    assert [times for times, _ in together] == [1, 2, 3, 4]
    assert [times for times, _ in alone] == [1, 1, 2, 2]
    assert all(3590 < left <= 3600 for _, left in together + alone)
