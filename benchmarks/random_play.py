"""Random play of one game in this very process: decisions and clones a second of processor time.

`decisions` are played by the engine's own loop, `driven` by one in Python, as researchers write it: legal, choose, act.

python -m benchmarks.random_play holi 4 2.0
"""

from __future__ import annotations

import random
import sys
from itertools import count

import ludoteca
from benchmarks.clock import rate, repeat, tell
from ludoteca.core import state as engine

SEEDS = count()


def play(game: ludoteca.AnyGame, players: int) -> int:
    """A whole game with full legal lists, set-up included; its decisions."""
    dice = ludoteca.Dice(next(SEEDS))
    return engine.play_out(game.start(players, chance=dice), dice)


def drive(game: ludoteca.AnyGame, players: int) -> int:
    """Likewise, every decision from outside."""
    dice, decisions = ludoteca.Dice(next(SEEDS)), 0
    state = game.start(players, chance=dice)
    while state.seat >= 0:
        state.act(random.choice(state.legal()), dice)
        decisions += 1
    return decisions


def half_way(game: ludoteca.AnyGame, players: int) -> ludoteca.State:
    """A state in the middle of a game, where there is a choice."""
    dice = ludoteca.Dice(0)
    passed: list[ludoteca.State] = []
    state: ludoteca.State = game.start(players, chance=dice)
    while state.seat >= 0:
        legal = state.legal()
        if len(legal) > 1:
            passed.append(state.clone())
        state.act(legal[dice.below(len(legal))], dice)
    return passed[len(passed) // 2]


def main(name: str, players: int, seconds: float) -> None:
    """Measure and print."""
    game = ludoteca.game(name)
    tell(
        decisions=rate(lambda: play(game, players), seconds),
        driven=rate(lambda: drive(game, players), seconds),
        clones=rate(repeat(half_way(game, players).clone, 1000), seconds / 2),
        compiled=not (engine.__file__ or "").endswith(".py"),
    )


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))
