"""Tables under load: two players each, who act in turn and time each act until both have heard of it."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from benchmarks.load.behind import Borne
from benchmarks.load.figures import Figures
from benchmarks.load.lines import Line


class Heard(msgspec.Struct):
    """A position as the load needs it: the number of the last act, what the hearer may do now, is it the end."""

    n: int
    legal: list[Any]
    over: bool


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.errors = 0
        self.counting = False
        self.behind: Borne | None = None

    def figures(self, seconds: float, memory: float, cost: float, clients: float, received: int) -> Figures:
        """What so many seconds of counting found; memory in KiB a table, costs in seconds of a core."""
        times = sorted(self.times)
        p50, p95, p99 = (times[int(len(times) * share)] * 1000 for share in (0.5, 0.95, 0.99))
        each = 1000 / len(times)
        costs = cost * each, clients * each, received / len(times)
        return Figures(len(times) / seconds, p50, p95, p99, self.errors, memory, *costs, self.behind)


class Place(Protocol):
    """A server under load, whoever made it."""

    tally: Tally
    done: bool

    async def come_in(self) -> None:
        """Two people."""

    async def new_table(self) -> str:
        """A table for both of them."""

    async def sit(self, table: str, seat: int, hear: Callable[[Heard], None]) -> Line:
        """A line to the table that tells of every position."""

    def act(self, line: Line, table: str, seat: int, n: int, act: Any) -> None:
        """Send an act."""


class Table:
    """Two players at a table: whoever may decides at random as soon as both have heard of the last act."""

    def __init__(self, place: Place, pace: float) -> None:
        self.place = place
        self.pace = pace
        self.name = ""
        self.lines: list[Line] = []
        self.sent = 0.0
        self.n = -1
        self.who: set[int] = set()
        self.over = asyncio.Event()
        self.next: tuple[int, list[Any]] | None = None

    @property
    def heard(self) -> int:
        """How many of both have heard of the last act."""
        return len(self.who)

    async def sit_down(self) -> None:
        """A new table, both players connected."""
        self.n, self.who, self.next = -1, set(), None
        self.over.clear()
        self.name = await self.place.new_table()
        for line in self.lines:
            line.close()
        self.lines = []
        for seat in range(2):
            self.lines.append(await self.place.sit(self.name, seat, self._hearer(seat)))

    def _hearer(self, seat: int) -> Callable[[Heard], None]:
        return lambda heard: self._position(seat, heard)

    def _position(self, seat: int, message: Heard) -> None:
        if message.legal:
            self.next = (seat, message.legal)
        if message.n != self.n:
            self.n, self.who = message.n, set()
        if seat not in self.who:  # a server may say the same again
            self.who.add(seat)
            if self.heard == 2:
                self._both_know(message.over)

    def _both_know(self, over: bool) -> None:
        """Both players have heard of the last act."""
        now = time.perf_counter()
        if self.sent and self.place.tally.counting:
            self.place.tally.times.append(now - self.sent)
        if over:
            self.over.set()
        elif self.pace and self.sent:
            asyncio.get_running_loop().call_later(max(0.0, self.pace - (now - self.sent)), self.act)
        elif self.sent:
            self.act()

    def act(self) -> None:
        """Decide at random."""
        if self.next is None or self.place.done:
            return
        seat, legal = self.next
        self.next = None
        self.sent = time.perf_counter()
        self.place.act(self.lines[seat], self.name, seat, self.n, random.choice(legal))

    async def run(self) -> None:
        """Play game after game."""
        await asyncio.sleep(random.random() * self.pace)
        while True:
            self.act()
            await self.over.wait()
            self.sent = 0.0
            await self.sit_down()
            while self.heard < 2:
                await asyncio.sleep(0.01)
