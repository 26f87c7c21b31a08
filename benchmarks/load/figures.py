"""What was measured, as rows of one table."""

from __future__ import annotations

from typing import NamedTuple

from benchmarks.load.behind import Borne

HEAD = ("server", "game", "tables", "acts/s", "p50", "p95", "p99", "KiB a table", "server", "× in memory", "clients")
FORM = "{:20} {:9} {:>10} {:>8} {:>7} {:>7} {:>7} {:>12} {:>8} {:>12} {:>8}"
UNITS = ("", "", "", "", "ms", "ms", "ms", "", "ms/act", "", "ms/act")


class Figures(NamedTuple):
    """One row: `cost` and `clients` are milliseconds of a core for an act, of the server and of those who play, who
    receive so many bytes for it; `behind` is what database and Redis bear of it.
    """

    acts: float
    p50: float
    p95: float
    p99: float
    errors: int
    memory: float
    cost: float
    clients: float
    received: float
    behind: Borne | None


class Sheet:
    """The table, printed as it grows; costs are set against those of the peer that keeps nothing."""

    def __init__(self, peer: str) -> None:
        self._peer = peer
        self._peers: dict[str, float] = {}

    def begin(self) -> None:
        """The heads of the columns."""
        print(FORM.format(*HEAD), FORM.format(*UNITS), sep="\n", flush=True)

    def row(self, server: str, game: str, load: str, found: Figures) -> None:
        """One more."""
        if server == self._peer:
            self._peers[load] = found.cost
        times = (f"{found.p50:.1f}", f"{found.p95:.1f}", f"{found.p99:.1f}")
        ratio = f"{found.cost / self._peers[load]:.2f}" if load in self._peers else ""
        costs = (f"{found.memory:.0f}", f"{found.cost:.3f}", ratio, f"{found.clients:.3f}")
        note = f"   {found.errors} errors" if found.errors else ""
        print(FORM.format(server, game, load, f"{found.acts:.0f}", *times, *costs) + note, flush=True)
        if found.behind:
            print(f"    {found.behind}; players hear {found.received:.0f} bytes", flush=True)
