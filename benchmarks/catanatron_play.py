"""Random play of Catan by Catanatron, measured like ours; runs in the peers' environment.

build/peers/bin/python benchmarks/catanatron_play.py 4 2.0
"""

from __future__ import annotations

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def decisions_per_second(players: int, seconds: float) -> float:
    """Whole games of random players, set-up included."""
    decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = Game([RandomPlayer(color) for color in COLORS[:players]])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
    return decisions / (time.process_time() - start)


def clones_per_second(players: int, seconds: float) -> float:
    """Copies of a game some way in."""
    game = Game([RandomPlayer(color) for color in COLORS[:players]])
    for _ in range(60):
        game.play_tick()
    clones = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(100):
            game.copy()
        clones += 100
    return clones / (time.process_time() - start)


if __name__ == "__main__":
    players, seconds = int(sys.argv[1]), float(sys.argv[2])
    decisions_per_second(players, seconds / 10)
    figures = {"decisions": decisions_per_second(players, seconds), "clones": clones_per_second(players, seconds / 2)}
    print(json.dumps(figures))
