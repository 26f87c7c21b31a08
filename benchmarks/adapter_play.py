"""Our environments in this very process: steps a second of one PettingZoo table, or of many games on arrays.

python -m benchmarks.adapter_play holi 4 2.0 steps
python -m benchmarks.adapter_play holi 4 2.0 many
python -m benchmarks.adapter_play holi 4 2.0 grown 2

`many` counts seconds of processor time, `grown` of the clock on the wall, in so many processes.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

import numpy as np

from benchmarks.aec import play
from benchmarks.clock import rate, tell
from ludoteca.adapters.pettingzoo import env, vector

GAMES = 256
GROWN = 1024


def steps_of_many(name: str, players: int, seconds: float) -> float:
    """Legal actions at random in every game: observations, masks and rewards made at every step."""
    games, random = vector(name, GAMES, players), np.random.default_rng(1)
    step = games.reset(1)

    def work() -> int:
        nonlocal step
        step = games.step(step.sample(random))
        return GAMES

    return rate(work, seconds)


def steps_of_processes(name: str, players: int, seconds: float, processes: int) -> float:
    """Likewise in several processes, and more games."""
    random = np.random.default_rng(1)
    with vector(name, GROWN, players, processes=processes) as games:
        step, done, start = games.reset(1), 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            step = games.step(step.sample(random))
            done += GROWN
        return done / (time.perf_counter() - start)


def steps_of_one(name: str, players: int, seconds: float) -> float:
    """Whole games at one table."""
    table = env(name, players=players)
    return rate(lambda: play(table), seconds)


WHAT: dict[str, Callable[..., float]] = {"steps": steps_of_one, "many": steps_of_many, "grown": steps_of_processes}

if __name__ == "__main__":
    what = sys.argv[4]
    tell(**{what: WHAT[what](sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), *map(int, sys.argv[5:]))})
