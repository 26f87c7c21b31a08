"""Random play of one of RLCard's games; runs in the peers' environment. It copies no states.

build/peers/bin/python -m benchmarks.peer_rlcard gin-rummy 2.0
"""

from __future__ import annotations

import random
import sys
from typing import Any

import rlcard  # type: ignore[import-not-found]

from benchmarks.clock import rate, tell


def play(env: Any) -> int:
    """A whole game; its decisions."""
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


if __name__ == "__main__":
    name, seconds = sys.argv[1], float(sys.argv[2])
    table = rlcard.make(name)
    tell(decisions=rate(lambda: play(table), seconds))
