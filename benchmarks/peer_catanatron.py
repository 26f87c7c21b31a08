"""Random play of Catan by Catanatron, measured like ours; runs in the peers' environment.

build/peers/bin/python -m benchmarks.peer_catanatron 4 2.0
"""

from __future__ import annotations

import sys

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

from benchmarks.clock import rate, repeat, tell

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
MOST_TURNS = 1000


def deal(players: int) -> Game:
    """A new game of random players."""
    return Game([RandomPlayer(color) for color in COLORS[:players]])


def play(players: int) -> int:
    """A whole game, set-up included; its decisions."""
    game, decisions = deal(players), 0
    while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
        game.play_tick()
        decisions += 1
    return decisions


def half_way(players: int) -> Game:
    """A game some way in."""
    game = deal(players)
    for _ in range(60):
        game.play_tick()
    return game


if __name__ == "__main__":
    players, seconds = int(sys.argv[1]), float(sys.argv[2])
    tell(decisions=rate(lambda: play(players), seconds), clones=rate(repeat(half_way(players).copy, 100), seconds / 2))
