"""Random play in several processes at once: decisions a second of the clock on the wall, all together.

python -m benchmarks.growth holi 4 2.0 2
"""

from __future__ import annotations

import multiprocessing
import sys
import time

import ludoteca
from benchmarks.clock import tell
from benchmarks.random_play import play


def decisions(name: str, players: int, seconds: float) -> float:
    """How many a second one process makes, once it has warmed up."""
    game = ludoteca.game(name)
    play(game, players)
    done, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        done += play(game, players)
    return done / (time.perf_counter() - start)


if __name__ == "__main__":
    name, players, seconds, processes = sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4])
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        tell(decisions=sum(pool.starmap(decisions, [(name, players, seconds)] * processes, chunksize=1)))
