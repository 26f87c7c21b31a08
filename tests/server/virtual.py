"""An event loop on which waiting takes no time: its clock jumps to whatever comes next."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Answer = TypeVar("Answer")


class VirtualLoop(asyncio.SelectorEventLoop):
    """Time passes only while everybody waits for it."""

    def __init__(self) -> None:
        self._virtual_now = 0.0
        super().__init__()

    def time(self) -> float:
        return self._virtual_now

    def _run_once(self) -> None:
        ready, scheduled = vars(self)["_ready"], vars(self)["_scheduled"]
        if not ready and scheduled:
            self._virtual_now = max(self._virtual_now, scheduled[0].when())
        super()._run_once()  # type: ignore[misc]


def run(work: Coroutine[Any, Any, Answer]) -> Answer:
    """Run this in virtual time."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)
