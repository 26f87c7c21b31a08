"""`make load BASE=<commit>`: our server beside that of another commit, under the same load in turns."""

from __future__ import annotations

import os
from collections.abc import Callable
from statistics import median

from benchmarks.load.figures import Figures

HEAD = ("server", "game", "tables", "ms/act before", "now", "ratio", "p99", "KiB a table")
FORM = "{:20} {:9} {:>10} {:>14} {:>8} {:>8} {:>8} {:>12}"


def begin(base: str, rounds: int) -> None:
    """The heads of the columns."""
    print(f"now ÷ {base}: medians of {rounds} rounds, each of the base and then of ours; of p99 and memory the ratios")
    print(FORM.format(*HEAD), flush=True)


def compare(name: tuple[str, str, str], base: str, rounds: int, measure: Callable[[], Figures]) -> None:
    """One row: the same load on both, so many times."""
    packages = (os.path.abspath(base), os.environ.get("PYTHONPATH", ""))
    found = [tuple(_with_package(package, measure) for package in packages) for _ in range(rounds)]
    before, now = (median(pair[which].cost for pair in found) for which in (0, 1))
    ratios = [median(_ratio(figure, *pair) for pair in found) for figure in ("cost", "p99", "memory")]
    print(FORM.format(*name, f"{before:.3f}", f"{now:.3f}", *(f"{ratio:.2f}" for ratio in ratios)), flush=True)


def _with_package(path: str, measure: Callable[[], Figures]) -> Figures:
    """Measure with the package that lies there: servers find it as their environment says."""
    own = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = path
    try:
        return measure()
    finally:
        os.environ["PYTHONPATH"] = own


def _ratio(figure: str, before: Figures, now: Figures) -> float:
    return float(getattr(now, figure) / getattr(before, figure))
