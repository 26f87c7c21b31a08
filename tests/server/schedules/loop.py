"""An event loop that plays with time: whatever could run next is drawn by a seed, so that a seed is a schedule.

Whenever several tasks could go on, luck picks one, at every await there is. Nothing outside is waited for: time passes
when nobody has anything to do, threads and processes do their work at once. So the same seed gives the same schedule.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Callable
from typing import Any

PATIENCE = 100.0
"""Seconds a schedule may last; it takes none where nobody waits in vain."""


class Bag(deque[Any]):
    """A queue that gives any of what is in it."""

    dice = random.Random(0)

    def popleft(self) -> Any:
        """One by luck."""
        self.rotate(-self.dice.randrange(len(self)))
        return super().popleft()


class Stillness:
    """Stands where a loop would look for news of the world: there are none, but time passes."""

    def __init__(self) -> None:
        self.time = 0.0

    def select(self, timeout: float | None) -> list[Any]:
        """Wait, that is: it is that much later now."""
        assert timeout is not None, "everybody waits for somebody else"
        assert self.time < PATIENCE, "somebody waits in vain"
        self.time += timeout
        return []


class Schedule(asyncio.BaseEventLoop):
    """The loop. `draw` begins a schedule."""

    def __init__(self) -> None:
        super().__init__()
        self.bag, self.world = Bag(), Stillness()
        vars(self).update(_ready=self.bag, _selector=self.world)

    def draw(self, seed: int) -> None:
        """From now on the order is this seed's."""
        self.bag.dice = random.Random(seed)
        self.world.time = 0.0

    def time(self) -> float:
        """Seconds since the schedule began."""
        return self.world.time

    def run_in_executor(self, executor: Any, function: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        """What others would do beside us is done at some moment of ours."""
        future = self.create_future()
        self.call_soon(_do, future, function, *args)
        return future

    def _process_events(self, events: list[Any]) -> None:
        """There are none."""

    def _write_to_self(self) -> None:
        """Nobody has to be woken: there is one thread."""


def _do(future: asyncio.Future[Any], function: Callable[..., Any], *args: Any) -> None:
    """Whoever asked may be gone by now; it is done all the same."""
    try:
        result = function(*args)
    except Exception as error:
        if not future.done():
            future.set_exception(error)
        return
    if not future.done():
        future.set_result(result)


class AtOnce:
    """A queue of aiosqlite whose orders are carried out by the loop instead of a thread."""

    def put_nowait(self, order: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        """Carry out an order: at some moment if it reads or writes, else at once, since nobody could tell."""
        future, function = order
        if future is None:
            function()
        elif getattr(getattr(function, "func", None), "__name__", "") in TELLING:
            asyncio.get_running_loop().call_soon(_do, future, function)
        else:
            _do(future, function)


TELLING = ("execute", "executemany", "commit", "rollback")
"""Orders whose moment matters."""


class NoThread:
    """The thread that is not needed then."""

    def __init__(self, **_: Any) -> None:
        self.daemon = True

    def start(self) -> None:
        """There is nothing to start."""
