"""How much a process does in a second of processor time. Nothing of ours is imported: the peers use it too."""

from __future__ import annotations

import json
import time
from collections.abc import Callable


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work a second, after a tenth of the time to warm up; `work` says how many it did."""
    _run(work, seconds / 10)
    done, used = _run(work, seconds)
    return done / used


def _run(work: Callable[[], int], seconds: float) -> tuple[int, float]:
    done = 0
    start = time.process_time()
    while (used := time.process_time() - start) < seconds:
        done += work()
    return done, used


def repeat(what: Callable[[], object], times: int) -> Callable[[], int]:
    """The same thing so many times, as work."""

    def work() -> int:
        for _ in range(times):
            what()
        return times

    return work


def tell(**figures: float) -> None:
    """What was measured, as the line of JSON that `make bench` reads."""
    print(json.dumps(figures))
