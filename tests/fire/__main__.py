"""`make fire`: ten minutes, or `make fire FIRE=60`; Ctrl-C ends it early, and it is checked all the same.

python -m tests.fire --seconds 60 --tables 8 --seed 7
"""

from __future__ import annotations

import argparse
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from time import monotonic

from tests.fire.report import findings, table
from tests.fire.soak import Plan, burn

INSIDE = "--inside"
"""What is started, terminal interrupts do not reach: they would end servers and services, too."""
KILLED = "ignore::UserWarning:multiprocessing.resource_tracker"
"""It would tell us that processes ended without a farewell."""
EVERY = 30.0


def main() -> int:
    """Start it in a session of its own, and pass an interrupt on to it alone."""
    command = [sys.executable, "-W", KILLED, "-m", "tests.fire", *sys.argv[1:], INSIDE]
    inside = subprocess.Popen(command, start_new_session=True)
    while True:
        try:
            return inside.wait()
        except KeyboardInterrupt:
            inside.send_signal(signal.SIGINT)


def run() -> int:
    """The fire, its table, and 1 if anything was wrong."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    parser.add_argument(INSIDE, action="store_true")
    asked = parser.parse_args()
    say = _teller()
    print(f"seed {asked.seed}", flush=True)
    burnt = burn(Plan(asked.seconds, asked.tables, asked.seed), say)
    print(f"\n{table(burnt)}", flush=True)
    if wrong := findings(burnt):
        print(wrong, file=sys.stderr)
    return 1 if wrong else 0


def _teller() -> Callable[[str], None]:
    """One line that is written again and again on a terminal; elsewhere one now and then."""
    told = -EVERY

    def say(text: str) -> None:
        nonlocal told
        if sys.stdout.isatty():
            print(f"\r\033[K{text}", end="", flush=True)
        elif monotonic() - told >= EVERY:
            told = monotonic()
            print(text, flush=True)

    return say


if __name__ == "__main__":
    sys.exit(run() if INSIDE in sys.argv else main())
