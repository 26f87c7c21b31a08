"""Bots at tables: they think in other processes, so the server never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from ludoteca.server.host.metrics import bot_thinks
from ludoteca.server.thinking import think

NICENESS = 5
TRIES = 3
Answer = TypeVar("Answer")


class Thinkers:
    """A pool of thinking processes, made when first needed and again when one of them died."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload(["ludoteca.server.thinking.think", "ludoteca.games"])
            self._pool = ProcessPoolExecutor(self._processes, context, think.settle_in, (NICENESS,))
        return self._pool

    def close(self) -> None:
        """End the thinking processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def choose(self, game: str, level: str, view: bytes, legal: list[int]) -> int:
        """A bot's decision; what has one answer is not thought about."""
        if len(legal) == 1:
            return legal[0]
        with bot_thinks(game, level):
            return await self._ask(think.choose, game, level, view, legal, secrets.randbits(64))

    async def advise(self, game: str, view: bytes, legal: list[int]) -> think.Thought:
        """What the strong bot makes of a position."""
        with bot_thinks(game, "hint"):
            return await self._ask(think.advise, game, view, legal, secrets.randbits(64))

    async def _ask(self, question: Callable[..., Answer], *details: object) -> Answer:
        for tries in range(TRIES):
            pool = self._open()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, question, *details)
            except BrokenProcessPool:
                if tries == TRIES - 1:
                    raise
                self._renew(pool)
        raise AssertionError("unreachable")

    def _renew(self, broken: ProcessPoolExecutor) -> None:
        """A process died: away with the pool, unless somebody renewed it already."""
        if self._pool is broken:
            broken.shutdown(wait=False)
            self._pool = None
