"""`make bench`: our games interpreted and compiled, beside Catanatron, on one core and in one run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

import ludoteca

PROJECT = Path(__file__).parents[1]
COMPILED = PROJECT / "build" / "compiled"
PEERS = PROJECT / "build" / "peers" / "bin" / "python"
RESULTS = PROJECT / "build" / "bench.json"
PLAYERS = 4
SECONDS = 3.0
ROUNDS = 3


def measure(command: list[str], path: str = "") -> dict[str, float]:
    """What one measuring process prints."""
    env = os.environ | {"PYTHONPATH": path}
    return dict(json.loads(subprocess.run(command, cwd=PROJECT, env=env, check=True, capture_output=True).stdout))


def ours(name: str, path: str = "") -> dict[str, float]:
    """One of our games, in the flavour that lies on this path."""
    arguments = [name, str(PLAYERS), str(SECONDS)]
    return measure([sys.executable, "-m", "benchmarks.random_play", *arguments], path)


def catanatron() -> dict[str, float]:
    """Catan with as many players."""
    script = str(PROJECT / "benchmarks" / "catanatron_play.py")
    return measure([str(PEERS), script, str(PLAYERS), str(SECONDS)])


def best(runs: list[dict[str, float]]) -> dict[str, float]:
    """The best of several rounds: noise only ever slows down."""
    return {name: max(run[name] for run in runs) for name in runs[0]}


def main() -> None:
    """Measure everything in turns, so that noise hits all alike, then print and keep the table."""
    console = Console()
    jobs = {f"{name} interpreted": (ours, (name, "")) for name in ludoteca.games()}
    jobs |= {f"{name} compiled": (ours, (name, str(COMPILED))) for name in ludoteca.games()}
    runs: dict[str, list[dict[str, float]]] = {job: [] for job in ("catanatron", *jobs)}
    for round_ in range(1, ROUNDS + 1):
        console.print(f"round {round_} of {ROUNDS}", style="dim")
        runs["catanatron"].append(catanatron())
        for job, (function, arguments) in jobs.items():
            runs[job].append(function(*arguments))
    figures = {job: best(results) for job, results in runs.items()}
    RESULTS.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    console.print(table(figures))
    console.print(f"kept in {RESULTS.relative_to(PROJECT)}", style="dim")


def table(figures: dict[str, dict[str, float]]) -> Table:
    """The figures with their ratios to Catanatron and to the interpreted flavour."""
    result = Table(title=f"Random play, {PLAYERS} players, one core, best of {ROUNDS} × {SECONDS:g} s")
    result.add_column("engine", no_wrap=True)
    for heading in ("decisions/s", "clones/s", "× Catanatron", "× interpreted"):
        result.add_column(heading, justify="right")
    peer = figures["catanatron"]["decisions"]
    for job, figure in figures.items():
        plain = figures.get(job.replace(" compiled", " interpreted"), figure)
        result.add_row(
            job,
            f"{figure['decisions']:,.0f}",
            f"{figure['clones']:,.0f}",
            f"{figure['decisions'] / peer:.1f}",
            f"{figure['decisions'] / plain['decisions']:.1f}" if plain is not figure else "",
        )
    return result


if __name__ == "__main__":
    main()
