"""The results of several plans in one folder, a results file for each: what is played is never played twice."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

from ludoteca.arena.plan import Plan
from ludoteca.arena.play import Result
from ludoteca.arena.pool import Job
from ludoteca.arena.store import Store, read_results, seed_in


class Shelf:
    """Finished games by plan and number; without a folder they are kept for this once."""

    def __init__(self, folder: Path | None, names: Sequence[str], plans: Sequence[Plan]) -> None:
        self._plans = plans
        self._files = [] if folder is None else [folder / f"{name}.jsonl" for name in names]
        found = [read_results(file, plan) for file, plan in zip(self._files, plans, strict=bool(self._files))]
        self.done: list[dict[int, Result]] = found or [{} for _ in plans]
        self._open = ExitStack()
        self._stores: list[Store] = []

    def keep(self, job: Job, result: Result) -> None:
        """One more finished game."""
        if self._stores:
            self._stores[job.plan].add(result)
        self.done[job.plan][job.number] = result

    def missing(self, games: int) -> list[Job]:
        """What is still to be played of so many games a plan: all plans in turn, so that a stop leaves them even."""
        jobs = (Job(plan, number) for number in range(games) for plan in range(len(self._plans)))
        return [job for job in jobs if job.number not in self.done[job.plan]]

    def first(self, games: int) -> list[list[Result]]:
        """The results of the first so many games of each plan."""
        return [[result for number, result in done.items() if number < games] for done in self.done]

    def __enter__(self) -> Self:
        for file in self._files:
            file.parent.mkdir(exist_ok=True)
        pairs = zip(self._files, self._plans, strict=bool(self._files))
        self._stores = [self._open.enter_context(Store(file, plan)) for file, plan in pairs]
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._open.close()


def seed_on(folder: Path | None) -> int | None:
    """The seed of the results in a folder, so that going on needs no seed; None where there are none."""
    files = sorted(folder.glob("*.jsonl")) if folder else []
    seeds = (seed_in(file) for file in files)
    return next((seed for seed in seeds if seed is not None), None)
