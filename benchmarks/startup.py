"""What somebody waits for before anything begins, a game that is ready or a command's first word, and its memory.

Memory below that of the measuring process itself is not told apart: Linux begins to count there.

python -m benchmarks.startup
"""

from __future__ import annotations

import os
import subprocess
import sys
from time import perf_counter
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from benchmarks.jobs import COMPILED, PROJECT
from ludoteca.core.registry import games

ROUNDS = 5


class Figures(NamedTuple):
    """Seconds by the clock on the wall, seconds of a processor, and MiB at most."""

    wall: float
    processor: float
    memory: float


def main() -> None:
    """The best of some rounds, each in a process that knows nothing yet."""
    table = Table(title=f"Start-up, compiled, best of {ROUNDS}", header_style="bold")
    for heading in ("", "seconds", "of a core", "MiB at most"):
        table.add_column(heading, justify="right" if heading else "left")
    for label, arguments in work().items():
        wall, processor, memory = map(min, zip(*(measured(arguments) for _ in range(ROUNDS)), strict=True))
        table.add_row(label, f"{wall:.2f}", f"{processor:.2f}", f"{memory:.0f}")
    Console(width=100).print(table)


def work() -> dict[str, list[str]]:
    """What is started, by its name."""
    ready = {f'ludoteca.game("{name}")': ["-c", f"import ludoteca; ludoteca.game({name!r})"] for name in games()}
    commands = {f"ludoteca {word}": ["-m", "ludoteca", word] for word in ("games", "--help")}
    return {"Python alone": ["-c", ""], **ready, **commands}


def measured(arguments: list[str]) -> Figures:
    """One process from its start to its end."""
    begun = perf_counter()
    env = os.environ | {"PYTHONPATH": COMPILED}
    process = subprocess.Popen([sys.executable, *arguments], cwd=PROJECT, env=env, stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"{arguments} failed")
    return Figures(perf_counter() - begun, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)


if __name__ == "__main__":
    main()
