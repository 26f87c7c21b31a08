"""Random play of one of PettingZoo's classic games; runs in the peers' environment.

build/peers/bin/python -m benchmarks.peer_pettingzoo gin_rummy_v4 2.0
"""

from __future__ import annotations

import importlib
import sys

from benchmarks.aec import play
from benchmarks.clock import rate, tell

if __name__ == "__main__":
    name, seconds = sys.argv[1], float(sys.argv[2])
    table = importlib.import_module(f"pettingzoo.classic.{name}").env()
    tell(steps=rate(lambda: play(table), seconds))
