"""Our environments in this very process: steps a second of one PettingZoo table, or of many games on arrays.

python -m benchmarks.adapter_play holi 4 2.0 steps
python -m benchmarks.adapter_play holi 4 2.0 many
"""

from __future__ import annotations

import sys

import numpy as np

from benchmarks.aec import play
from benchmarks.clock import rate, tell
from ludoteca.adapters.pettingzoo import env, vector

GAMES = 256


def steps_of_many(name: str, players: int, seconds: float) -> float:
    """Legal actions at random in every game: observations, masks and rewards made at every step."""
    games, random = vector(name, GAMES, players), np.random.default_rng(1)
    step = games.reset(1)

    def work() -> int:
        nonlocal step
        step = games.step(step.sample(random))
        return GAMES

    return rate(work, seconds)


def steps_of_one(name: str, players: int, seconds: float) -> float:
    """Whole games at one table."""
    table = env(name, players=players)
    return rate(lambda: play(table), seconds)


WHAT = {"steps": steps_of_one, "many": steps_of_many}

if __name__ == "__main__":
    what = sys.argv[4]
    tell(**{what: WHAT[what](sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))})
