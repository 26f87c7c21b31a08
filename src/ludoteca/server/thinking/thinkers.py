"""Bots at tables: they think in other processes, so the server never waits for them, and in turns, so nobody does."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TypeAlias, TypeVar

from ludoteca.bots.levels import LEVELS, read_budget
from ludoteca.reviews.loss import Compared
from ludoteca.server.host.metrics import bot_thinks, thought_waited
from ludoteca.server.thinking import think
from ludoteca.server.thinking.lane import Lane
from ludoteca.server.thinking.turns import Ask, Kind, Turns

EASY_NICENESS, NICENESS = 0, 5
"""How much processes give way to those of easy bots."""
SECONDS = LEVELS["hard"].budget.seconds or 1.0
"""How long after it was asked for a thought has to end, unless its level takes longer."""
GRACE = 10.0
"""Seconds that somebody else's bot may be late, and be loaded in."""
MOST_SECONDS = 10.0
"""The longest that one may think."""
Answer = TypeVar("Answer")
Question: TypeAlias = Callable[[Lane, float], Awaitable[Answer]]


class BotFailed(Exception):
    """Somebody else's bot gave no decision that can be carried out."""


def _seconds(name: str) -> float | None:
    """How long a bot that is not ours may think, if its name says so."""
    _, at, budget = name.partition("@")
    said = read_budget(name, budget).seconds if at else None
    return min(said, MOST_SECONDS) if said else None


async def _asked(lane: Lane, seconds: float, box: think.Box, name: str, view: bytes, legal: list[int]) -> int:
    """The decision of a bot that is not ours. It may do anything, and has that much time: then its process is ended."""
    await lane.start()
    ask = lane.ask(think.choose_as_told, seconds, box, name, view, legal, secrets.randbits(64))
    try:
        answer = await asyncio.wait_for(ask, seconds + GRACE)
    except TimeoutError:
        lane.kill()
        raise BotFailed(f"no answer after {seconds + GRACE:.0f} seconds") from None
    except BrokenProcessPool:
        raise BotFailed("its process died") from None
    if isinstance(answer, str):
        raise BotFailed(answer)
    return answer


async def settle(answer: asyncio.Future[Answer], question: Question[Answer], lane: Lane, seconds: float) -> None:
    """Ask, and hand the answer, or what went wrong, to whoever still waits for it."""
    try:
        found = await question(lane, seconds)
        if not answer.done():
            answer.set_result(found)
    except Exception as error:
        if not answer.done():
            answer.set_exception(error)


class Thinkers:
    """So many thinking processes, and one more for easy bots, which answer in a moment and so need not wait."""

    def __init__(self, processes: int) -> None:
        self._easy = Lane(EASY_NICENESS)
        self._lanes = [self._easy, *(Lane(NICENESS) for _ in range(processes))]
        self._busy: dict[Lane, Ask] = {}
        self._turns = Turns(processes)
        self._questions: dict[Ask, Question[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def ready(self) -> bool:
        """Do all processes run?"""
        return all(lane.open for lane in self._lanes)

    async def check(self) -> None:
        """Can bots think, or do their processes still have to start?"""
        if not self.ready:
            raise RuntimeError("thinking processes do not run")

    async def warm(self) -> None:
        """Start all processes, before anybody waits for them."""
        for lane in self._lanes:
            await lane.start()

    def close(self) -> None:
        """End the thinking processes."""
        for lane in self._lanes:
            lane.close()

    async def choose(self, box: think.Box, level: str, view: bytes, legal: list[int], person: str) -> int:
        """A bot's decision, at a table of this person's; what has one answer is not thought about."""
        if len(legal) == 1:
            return legal[0]

        def question(lane: Lane, seconds: float) -> Awaitable[int]:
            return lane.ask(think.choose, seconds, box, level, view, legal, secrets.randbits(64))

        def question_to_another(lane: Lane, seconds: float) -> Awaitable[int]:
            return _asked(lane, seconds, box, level, view, legal)

        own = level in LEVELS
        with bot_thinks(box.game, level):
            kind = Kind.__members__.get(level.upper(), Kind.HARD)
            limit = LEVELS[level].budget.seconds if own else _seconds(level)
            return await self._think(kind, person, question if own else question_to_another, limit or SECONDS)

    async def advise(self, box: think.Box, view: bytes, legal: list[int], person: str) -> think.Thought:
        """What the strong bot makes of a position, for this person."""

        def question(lane: Lane, seconds: float) -> Awaitable[think.Thought]:
            return lane.ask(think.advise, seconds, box, view, legal, secrets.randbits(64))

        with bot_thinks(box.game, "hint"):
            return await self._think(Kind.ADVICE, person, question)

    async def review(self, record: bytes, settings: bytes, sofar: bytes | None, person: str) -> think.Reviewed:
        """Some more steps of a review, for this person."""

        def question(lane: Lane, seconds: float) -> Awaitable[think.Reviewed]:
            return lane.ask(think.review, seconds, record, settings, sofar)

        return await self._think(Kind.REVIEW, person, question)

    async def judge(self, tried: think.TryQuestion, person: str) -> Compared:
        """How good another act would have been at a reviewed decision, for this person."""

        def question(lane: Lane, seconds: float) -> Awaitable[Compared]:
            return lane.ask(think.judge, seconds, tried)

        return await self._think(Kind.REVIEW, person, question)

    async def _think(self, kind: Kind, person: str, question: Question[Answer], seconds: float = SECONDS) -> Answer:
        """Wait for the answer, due after so many seconds; whoever goes away is not thought for."""
        loop = asyncio.get_running_loop()
        ask = Ask(person, kind, loop.time(), seconds)
        answer: asyncio.Future[Answer] = loop.create_future()
        self._questions[ask] = partial(settle, answer, question)
        self._turns.waiting.append(ask)
        self._look()
        try:
            return await answer
        finally:
            if ask in self._turns.waiting:
                self._turns.waiting.remove(ask)
                del self._questions[ask]

    def _look(self) -> None:
        """Free lanes take up what waits; what has had its share is ended."""
        loop = asyncio.get_running_loop()
        for lane in self._lanes:
            found = None if lane in self._busy else self._turns.next(loop.time(), easy=lane is self._easy)
            if found is not None:
                self._begin(lane, found, loop.time())
        self._end_some(loop)

    def _begin(self, lane: Lane, ask: Ask, now: float) -> None:
        self._turns.begin(ask, now)
        self._busy[lane] = ask
        thought_waited(ask.kind.name.lower(), now - ask.asked)
        task = asyncio.create_task(self._answer(lane, ask))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, lane: Lane, ask: Ask) -> None:
        try:
            await self._questions.pop(ask)(lane, ask.due - ask.begun)
        finally:
            del self._busy[lane]
            self._turns.end(ask, asyncio.get_running_loop().time())
            self._look()

    def _end_some(self, loop: asyncio.AbstractEventLoop) -> None:
        """End what has had its share, and look again when the next has."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        now = loop.time()
        ends = {lane: self._turns.ends(ask, now) for lane, ask in self._busy.items() if lane is not self._easy}
        for lane, end in ends.items():
            if end <= now:
                lane.stop()
        later = [end for end in ends.values() if end > now]
        if later:
            self._alarm = loop.call_at(min(later), self._look)
