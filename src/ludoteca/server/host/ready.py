"""Can this process serve? It writes before it says yes: a full disk is still good to read from."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from time import monotonic

from ludoteca.server.problems import Unready

PATIENCE = 2.0
"""Seconds a database or Redis may take to answer."""
HOLDS = 1.0
"""Seconds for which a yes is good, so that asking often costs nothing."""


class Readiness:
    """What `/readyz` says: each check, by what it asks, is done in time and raises nothing."""

    def __init__(self, checks: Mapping[str, Callable[[], Awaitable[None]]]) -> None:
        self._checks = checks
        self._asked: dict[str, asyncio.Task[object]] = {}
        self._until = 0.0
        self._turn = asyncio.Lock()

    async def check(self) -> None:
        """Nothing if it can, or Unready."""
        async with self._turn:
            if monotonic() < self._until:
                return
            for what in self._checks:
                if not await self._answers(what):
                    raise Unready("server-unready", what=what)
            self._until = monotonic() + HOLDS

    async def _answers(self, what: str) -> bool:
        """In time, and without trouble? What is late is not asked again before it has answered."""
        task = self._asked.get(what)
        if task is None or task.done():
            task = self._asked[what] = asyncio.ensure_future(self._checks[what]())
        done, _ = await asyncio.wait({task}, timeout=PATIENCE)
        return bool(done) and task.exception() is None
