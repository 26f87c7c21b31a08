"""Thinking in turns: whatever others ask for, a bot answers in its time. Time is virtual, so seconds are exact."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from ludoteca.server.thinking import thinkers
from ludoteca.server.thinking.think import Box
from ludoteca.server.thinking.thinkers import Thinkers
from tests.server import virtual

NEEDS = {"easy": 0.03, "medium": 0.08, "hard": 1.0, "expert": 3.0, "hint": 1.0}
"""Seconds a thought takes if nobody ends it."""
PORTION = 0.005
"""Seconds until a process notices that it shall stop."""
GRACE = 0.1
LEGAL = [1, 2]


class Lane:
    """A thinking process that only takes its time; it answers with the seconds it thought."""

    open = True

    def __init__(self, niceness: int) -> None:
        self._end = asyncio.Event()

    async def ask(self, question: Any, seconds: float, game: str, level: Any, *details: Any) -> float:
        self._end.clear()
        loop, needs = asyncio.get_running_loop(), NEEDS[level if isinstance(level, str) else "hint"]
        began = loop.time()
        try:
            async with asyncio.timeout(min(needs, seconds)):
                await self._end.wait()
        except TimeoutError:
            return loop.time() - began
        await asyncio.sleep(PORTION)
        return loop.time() - began

    def stop(self) -> None:
        self._end.set()

    def close(self) -> None:
        pass


@pytest.fixture(autouse=True)
def lanes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "Lane", Lane)


async def bot(house: Thinkers, person: str, level: str) -> tuple[float, float]:
    """How long a bot's answer took, and how long it was thought about."""
    began = asyncio.get_running_loop().time()
    thought = await house.choose(Box("holi"), level, b"", LEGAL, person)
    return asyncio.get_running_loop().time() - began, thought


async def hint(house: Thinkers, person: str) -> tuple[float, Any]:
    began = asyncio.get_running_loop().time()
    thought = await house.advise(Box("holi"), b"", LEGAL, person)
    return asyncio.get_running_loop().time() - began, thought


@asynccontextmanager
async def busy(house: Thinkers, person: str, level: str, tables: int) -> AsyncIterator[list[int]]:
    """Somebody's many tables, where bots decide without end; how often each did."""
    counts = [0] * tables

    async def play(table: int) -> None:
        while True:
            await bot(house, person, level)
            counts[table] += 1

    playing = [asyncio.create_task(play(table)) for table in range(tables)]
    yield counts
    for task in playing:
        task.cancel()


@pytest.mark.parametrize("processes", [1, 3])
@pytest.mark.parametrize("flood", ["easy", "medium", "hard"])
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_sixty_tables_of_one_person_do_not_keep_anothers_bot_from_answering(
    level: str, flood: str, processes: int
) -> None:
    async def play() -> list[tuple[float, float]]:
        house = Thinkers(processes)
        async with busy(house, "mallory", flood, 60):
            answers = []
            for _ in range(20):
                await asyncio.sleep(2.9)
                answers.append(await bot(house, "ana", level))
            return answers

    for took, thought in virtual.run(play()):
        assert took <= NEEDS[level] + GRACE
        assert thought >= 0.8 * NEEDS[level], "and it is thought about, not only answered"


def test_many_people_have_their_answers_in_time_and_the_same_share() -> None:
    async def play() -> list[list[tuple[float, float]]]:
        house = Thinkers(2)

        async def person(name: str) -> list[tuple[float, float]]:
            return [await bot(house, name, "hard") for _ in range(20)]

        return await asyncio.gather(*(person(f"person {number}") for number in range(10)))

    answers = virtual.run(play())
    for theirs in answers:
        assert max(took for took, _ in theirs) <= NEEDS["hard"] + GRACE
    shares = [sum(thought for _, thought in theirs) for theirs in answers]
    assert min(shares) > 0.6 * max(shares)


def test_of_one_persons_tables_none_is_forgotten() -> None:
    async def play() -> list[int]:
        house = Thinkers(1)
        async with busy(house, "mallory", "hard", 60) as counts, busy(house, "mallory", "easy", 5):
            await asyncio.sleep(20)
            return counts

    assert min(virtual.run(play())) >= 3


def test_whoever_is_alone_has_all_the_time() -> None:
    async def play() -> list[tuple[float, float]]:
        house = Thinkers(1)
        return [await bot(house, "ana", "hard") for _ in range(5)]

    assert virtual.run(play()) == [(1.0, 1.0)] * 5


def test_a_hint_waits_for_bots_but_not_for_ever() -> None:
    async def play() -> tuple[tuple[float, Any], tuple[float, float], tuple[float, Any]]:
        house = Thinkers(1)
        asked = asyncio.create_task(hint(house, "ana"))
        await asyncio.sleep(0.2)
        decided = await bot(house, "bento", "hard")
        async with busy(house, "bento", "hard", 60):
            await asyncio.sleep(1)
            return await asked, decided, await hint(house, "ana")

    first, decided, second = virtual.run(play())
    assert first[0] < 0.25, "a hint ends when a bot's decision waits"
    assert decided[1] > 0.95
    assert 0.5 < second[0] < 4.5


def test_an_expert_takes_its_three_seconds_and_makes_nobody_else_wait_for_them() -> None:
    async def play() -> tuple[tuple[float, float], tuple[float, float]]:
        house = Thinkers(1)
        alone = await bot(house, "ana", "expert")
        async with busy(house, "ana", "expert", 5):
            await asyncio.sleep(0.1)
            return alone, await bot(house, "bento", "hard")

    alone, beside = virtual.run(play())
    assert alone[1] == pytest.approx(3.0)
    assert beside[0] <= NEEDS["hard"] + GRACE
    assert beside[1] > 0.4


def test_reviews_go_on_only_while_nothing_else_waits() -> None:
    async def play() -> tuple[list[tuple[float, float]], list[int], list[int]]:
        house = Thinkers(1)
        free, crowded = [0], [0]

        async def review(person: str, counts: list[int]) -> None:
            while True:
                await house.review(b"", b"", None, person)
                counts[0] += 1

        tasks = [asyncio.create_task(review(f"person {number}", free)) for number in range(10)]
        await asyncio.sleep(0.5)
        answers = [await bot(house, "ana", "hard") for _ in range(5)]
        await asyncio.sleep(10)
        for task in tasks:
            task.cancel()
        async with busy(house, "bento", "hard", 2):
            await asyncio.sleep(1)
            last = asyncio.create_task(review("ana", crowded))
            await asyncio.sleep(5)
            last.cancel()
        return answers, free, crowded

    answers, free, crowded = virtual.run(play())
    for took, thought in answers:
        assert took <= NEEDS["hard"] + GRACE
        assert thought >= 0.9 * NEEDS["hard"], "however many reviews are asked for"
    assert free[0] >= 9
    assert crowded[0] == 0


def test_who_went_away_is_not_thought_for() -> None:
    async def play() -> list[str]:
        house, thought = Thinkers(1), []

        async def ask(name: str) -> None:
            await bot(house, "ana", "hard")
            thought.append(name)

        tasks = [asyncio.create_task(ask(name)) for name in ("first", "second", "third")]
        await asyncio.sleep(0.5)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return thought

    assert virtual.run(play()) == ["first", "third"]
