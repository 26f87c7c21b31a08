"""Plans played on this machine: in this process, or by worker processes whose death costs nothing but time.

A game is counted when its result arrives here, and it arrives once: what a dying worker had in hand is asked for again.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from time import perf_counter
from typing import NamedTuple, Protocol

from ludoteca.arena.plan import Plan
from ludoteca.arena.play import Result, Table
from ludoteca.core.errors import LudotecaError

PORTION_SECONDS = 0.5
"""How long a worker plays before it hands in what it has."""
MOST_AT_ONCE = 200
LOOK_SECONDS = 0.2
"""How often the wish to stop is looked for while nothing arrives."""
MOST_DEATHS = 5
"""So many workers may die one after another without a game finished in between."""

Stop = Callable[[], bool]
SPAWN = multiprocessing.get_context("spawn")


class Job(NamedTuple):
    """A game to play: its plan's place in the list of plans, and its number there."""

    plan: int
    number: int


Done = tuple[Job, Result]
Runner = Callable[[Sequence[Plan], Sequence[Job], Stop], Iterator[Done]]
"""Plays the jobs of some plans until stopped; each result comes once, in no particular order."""


class Portions:
    """The jobs still to be handed out, in portions of about half a second each."""

    def __init__(self, jobs: Sequence[Job]) -> None:
        self._left = deque(jobs)
        self._size = 1

    def __bool__(self) -> bool:
        return bool(self._left)

    def take(self) -> list[Job]:
        """The next portion."""
        return [self._left.popleft() for _ in range(min(self._size, len(self._left)))]

    def give_back(self, jobs: Sequence[Job]) -> None:
        """Jobs that were handed out and came to nothing."""
        self._left.extendleft(reversed(jobs))

    def learn(self, games: int, seconds: float) -> None:
        """How long a portion took: the next ones are cut to measure."""
        fitting = int(games * PORTION_SECONDS / max(seconds, 1e-6))
        self._size = max(1, min(fitting, 2 * self._size, MOST_AT_ONCE))


def play_here(plans: Sequence[Plan], jobs: Sequence[Job], stop: Stop) -> Iterator[Done]:
    """Everything in this process."""
    tables = [Table(plan) for plan in plans]
    for job in jobs:
        result = tables[job.plan].play(job.number, stop)
        if result is None:
            return
        yield job, result


def play_on(workers: int) -> Runner:
    """A runner with so many processes of this machine."""
    return play_here if workers == 1 else Pool(workers).run


class Pool:
    """Worker processes; a broken set of them is replaced by a new one."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, plans: Sequence[Plan], jobs: Sequence[Job], stop: Stop) -> Iterator[Done]:
        """All jobs, as their results arrive."""
        portions = Portions(jobs)
        deaths = 0
        while portions and not stop():
            arrived = False
            for done in self._run_one_pool(plans, portions, stop):
                arrived = True
                yield done
            deaths = 0 if arrived else deaths + 1
            if deaths > MOST_DEATHS:
                raise LudotecaError("workers-dying", count=deaths)

    def _run_one_pool(self, plans: Sequence[Plan], portions: Portions, stop: Stop) -> Iterator[Done]:
        """Results until all are in, somebody wishes to stop, or a worker dies; then what is out is given back."""
        flag = SPAWN.RawValue("b", 0)
        pool = ProcessPoolExecutor(self.workers, SPAWN, _sit_down, (plans, flag))
        out: dict[Future[Played], list[Job]] = {}
        try:
            while (portions or out) and not stop():
                self._hand_out(pool, portions, out)
                for future in wait(out, LOOK_SECONDS, FIRST_COMPLETED).done:
                    played = future.result()
                    portions.learn(len(played.done), played.seconds)
                    del out[future]
                    yield from played.done
        except BrokenProcessPool:
            pass  # a worker died: whatever was out goes back, and the next pool plays it
        finally:
            flag.value = 1
            portions.give_back([job for jobs in out.values() for job in jobs])
            pool.shutdown(cancel_futures=True)

    def _hand_out(self, pool: ProcessPoolExecutor, portions: Portions, out: dict[Future[Played], list[Job]]) -> None:
        """Give every worker a portion to play, and one to go on with."""
        with _deaf_children():
            while portions and len(out) < 2 * self.workers:
                jobs = portions.take()
                try:
                    out[pool.submit(_play, jobs)] = jobs
                except BrokenProcessPool:
                    portions.give_back(jobs)
                    raise


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes started in here do not hear Ctrl-C: it is this process that stops them."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Played(NamedTuple):
    """What a worker hands in: its results, and how long they took."""

    done: list[Done]
    seconds: float


class Flag(Protocol):
    """A number that processes share: not 0 says that they are to stop."""

    value: int


class _Worker:
    """What a worker process keeps between portions."""

    def __init__(self, plans: Sequence[Plan], flag: Flag) -> None:
        self._plans = plans
        self._flag = flag
        self._tables: dict[int, Table] = {}

    def play(self, jobs: Sequence[Job]) -> Iterator[Done]:
        """The results of a portion, fewer if it is to stop."""
        for job in jobs:
            if job.plan not in self._tables:
                self._tables[job.plan] = Table(self._plans[job.plan])
            result = self._tables[job.plan].play(job.number, self._stopped)
            if result is not None:
                yield job, result

    def _stopped(self) -> bool:
        return bool(self._flag.value)


_worker: _Worker


def _sit_down(plans: Sequence[Plan], flag: Flag) -> None:
    """The first thing a worker process does."""
    global _worker
    _worker = _Worker(plans, flag)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """A worker whose parent was killed plays for nobody."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _play(jobs: Sequence[Job]) -> Played:
    """A portion, in a worker process."""
    start = perf_counter()
    done = list(_worker.play(jobs))
    return Played(done, perf_counter() - start)
