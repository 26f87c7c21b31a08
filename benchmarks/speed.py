"""`make bench`: our games interpreted and compiled beside the peers, everything in one run."""

from __future__ import annotations

import argparse
import json
import platform
from datetime import UTC, datetime

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks.jobs import GROWTH, PLAY, PLAYERS, PROJECT, Figures, Job, jobs

RESULTS = PROJECT / "build" / "bench.json"
PAGE = PROJECT / "build" / "bench.md"
WIDTH = 120
HEADINGS = ("", "a second", "clones/s", "× Catanatron", "× interpreted", "× one process")


def main() -> None:
    """Measure everything round by round, so that noise hits all alike; Ctrl-C keeps what there is."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.speed", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    given = parser.parse_args()
    console, work = Console(width=max(WIDTH, Console().width)), jobs(given.seconds)
    found: dict[str, Figures] = {}
    try:
        measure(work, found, given.rounds)
    except KeyboardInterrupt:
        console.print("Stopped: this is what there is.", style="dim")
    rows = [row(job, found) for job in work if job.key in found]
    title = f"{PLAYERS} players where the game allows it, best of {given.rounds} × {given.seconds:g} s, one core"
    keep(found, rows, title)
    console.print(printed(rows, title))
    console.print(f"kept in {RESULTS.relative_to(PROJECT)} and {PAGE.relative_to(PROJECT)}", style="dim")


def measure(work: list[Job], found: dict[str, Figures], rounds: int) -> None:
    """The best of several rounds for every job: noise only ever slows down."""
    with Progress(transient=True) as progress:
        task = progress.add_task("", total=rounds * len(work))
        for round_ in range(1, rounds + 1):
            for job in work:
                progress.update(task, description=f"round {round_} of {rounds}: {job.key}")
                figures = job.measure()
                known = found.get(job.key, figures)
                found[job.key] = {name: max(known[name], figure) for name, figure in figures.items()}
                progress.advance(task)


def row(job: Job, found: dict[str, Figures]) -> tuple[str, list[str]]:
    """A line of the table: its section, then what stands in it."""
    figures = found[job.key]
    speed = figures[job.figure]
    peer = found.get(f"{PLAY}: Catanatron, Catan") if job.section == PLAY else None
    plain = found.get(job.key.replace(", compiled", ", interpreted")) if job.key.endswith(", compiled") else None
    alone = found.get(job.key.replace(", 2 processes", ", 1 process")) if job.section == GROWTH else None
    return job.section, [
        job.label,
        f"{speed:,.0f}",
        f"{figures['clones']:,.0f}" if "clones" in figures else "",
        f"{speed / peer['decisions']:.1f}" if peer else "",
        f"{speed / plain['decisions']:.1f}" if plain else "",
        f"{speed / alone[job.figure]:.2f}" if alone else "",
    ]


def printed(rows: list[tuple[str, list[str]]], title: str) -> Table:
    """The table for the terminal."""
    result = Table(title=title, header_style="bold")
    for heading in HEADINGS:
        result.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    for section in dict.fromkeys(section for section, _ in rows):
        result.add_section()
        result.add_row(section, style="bold")
        for _, cells in (found for found in rows if found[0] == section):
            result.add_row(*cells)
    return result


def keep(found: dict[str, Figures], rows: list[tuple[str, list[str]]], title: str) -> None:
    """The figures as data, and the table as a page."""
    RESULTS.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    lines = [
        f"{datetime.now(UTC):%Y-%m-%d}: {title}, Python {platform.python_version()}.",
        "",
        f"| {' | '.join(HEADINGS)} |",
    ]
    lines.append("|---|" + "---:|" * (len(HEADINGS) - 1))
    for section in dict.fromkeys(section for section, _ in rows):
        lines.append(f"| **{section}** |" + " |" * (len(HEADINGS) - 1))
        lines += [f"| {' | '.join(cells)} |" for other, cells in rows if other == section]
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
