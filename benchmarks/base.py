"""`make bench BASE=<commit>`: our games compiled beside those of another commit, which is compiled once.

python -m benchmarks.base build/base-1234567
"""

from __future__ import annotations

import argparse
from statistics import median

from rich.console import Console
from rich.table import Table

from benchmarks.jobs import COMPILED, MANY, PLAY, PLAYERS, SEARCH, Figures, ours
from ludoteca.core.registry import games

FIGURES = ("decisions", "driven", "clones", "many", "simulations")


def main() -> None:
    """Measure both in turns, so that noise hits both alike, and print how many times the base's speed ours is."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.base", description=__doc__)
    parser.add_argument("base", help="a folder with the compiled package of another commit")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    given = parser.parse_args()
    table = Table(title=f"now ÷ {given.base}: median of {given.rounds} × {given.seconds:g} s", header_style="bold")
    for heading in ("", *(f"{figure}/s{what}" for figure in FIGURES for what in ("", ", ratio"))):
        table.add_column(heading, justify="right" if heading else "left")
    for game in games():
        found = [measured(game, given.base, given.seconds) for _ in range(given.rounds)]
        table.add_row(game, *(cell for figure in FIGURES for cell in cells(figure, found)))
    Console(width=180).print(table)


def measured(game: str, base: str, seconds: float) -> tuple[Figures, Figures]:
    """One round: the base, then ours. Searches are of two players, as our bots search."""
    before, now = (_figures(game, path, str(seconds)) for path in (base, COMPILED))
    return before, now


def _figures(game: str, path: str, seconds: str) -> Figures:
    """Random play, many games on arrays, and the search."""
    play = ours(PLAY, game, "decisions", path, "random_play", game, str(PLAYERS), seconds)
    many = ours(MANY, game, "many", path, "adapter_play", game, str(PLAYERS), seconds, "many")
    search = ours(SEARCH, game, "simulations", path, "search_play", game, "2", seconds, "0")
    return play.measure() | many.measure() | search.measure()


def cells(figure: str, found: list[tuple[Figures, Figures]]) -> tuple[str, str]:
    """Our speed, and the median of what it is to the base's, round by round."""
    speed = median(now[figure] for _, now in found)
    return f"{speed:,.0f}", f"{median(now[figure] / before[figure] for before, now in found):.2f}"


if __name__ == "__main__":
    main()
