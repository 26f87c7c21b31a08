"""Random play of one game in this very process: decisions and clones a second of processor time, as JSON.

python -m benchmarks.random_play holi 4 2.0
"""

from __future__ import annotations

import json
import sys
import time

import ludoteca
from ludoteca.core import state as engine

HALF_WAY = 60


def decisions_per_second(game: ludoteca.Game, players: int, seconds: float) -> float:
    """Whole games with full legal lists, set-up included."""
    decisions, seed = 0, 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        dice = ludoteca.Dice(seed)
        decisions += engine.play_out(game.start(players, chance=dice), dice)
        seed += 1
    return decisions / (time.process_time() - start)


def clones_per_second(game: ludoteca.Game, players: int, seconds: float) -> float:
    """Copies of a state in the middle of a game."""
    dice = ludoteca.Dice(0)
    state = game.start(players, chance=dice)
    for _ in range(HALF_WAY):
        legal = state.legal()
        state.act(legal[dice.below(len(legal))], dice)
    clones = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(1000):
            state.clone()
        clones += 1000
    return clones / (time.process_time() - start)


def main(name: str, players: int, seconds: float) -> None:
    """Measure, after a short run to warm up, and print."""
    game = ludoteca.game(name)
    decisions_per_second(game, players, seconds / 10)
    figures = {
        "decisions": decisions_per_second(game, players, seconds),
        "clones": clones_per_second(game, players, seconds / 2),
        "compiled": not (engine.__file__ or "").endswith(".py"),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))
