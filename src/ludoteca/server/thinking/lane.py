"""A thinking process: it thinks about one thing at a time, and ends a thought early when it is told to."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from ludoteca.server.thinking import think

TRIES = 3
Answer = TypeVar("Answer")
CONTEXT = multiprocessing.get_context("forkserver")


class Lane:
    """One process, started when first needed and again when it died; never by the event loop, which would wait."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._process = 0
        self._opening = asyncio.Lock()
        self._stopped: think.Shared | None = None
        """The number of the last thought that shall end, in memory both processes see."""
        self._thought = 0

    @property
    def open(self) -> bool:
        """Does the process run?"""
        return self._pool is not None

    async def start(self) -> ProcessPoolExecutor:
        """The running process."""
        async with self._opening:
            if self._pool is None:
                stopped = self._stopped = CONTEXT.RawValue("q", 0)
                self._pool = await asyncio.to_thread(self._start, stopped)
            return self._pool

    def _start(self, stopped: think.Shared) -> ProcessPoolExecutor:
        CONTEXT.set_forkserver_preload(["ludoteca.server.thinking.nursery"])
        pool = ProcessPoolExecutor(1, CONTEXT, think.settle_in, (self._niceness, stopped))
        self._process = pool.submit(think.awake).result()
        return pool

    async def ask(self, question: Callable[..., Answer], *details: object) -> Answer:
        """The process's answer; a question it died of is asked again. The number of the thought comes first in it."""
        for tries in range(TRIES):
            try:
                pool = await self.start()
                self._thought += 1
                return await asyncio.get_running_loop().run_in_executor(pool, question, self._thought, *details)
            except BrokenProcessPool:
                self.close()
                if tries == TRIES - 1:
                    raise
        raise AssertionError("unreachable")

    def stop(self) -> None:
        """What is being thought about shall end now, with the best that was found."""
        if self._stopped is not None:
            self._stopped.value = self._thought

    def kill(self) -> None:
        """End the process whatever it does: what is not answered in time is not waited for. Another one is started."""
        if self._pool is not None:
            os.kill(self._process, signal.SIGKILL)
            self.close()

    def close(self) -> None:
        """End the process."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
