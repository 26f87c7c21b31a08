"""The one table that is printed at the end."""

from __future__ import annotations

from tests.fire.soak import Burnt
from tests.fire.tally import share

SHOWN = 20
"""Findings printed of each kind."""


def failures(burnt: Burnt) -> dict[str, list[str]]:
    """What must be empty."""
    return {
        "lost": burnt.verdict.lost,
        "leaked": burnt.verdict.leaked,
        "standings wrong": burnt.verdict.wrong,
        "messages malformed": burnt.tally.malformed,
        "mistakes the server owned up to": burnt.tally.troubles,
        "faults not survived": burnt.unsurvived,
    }


def table(burnt: Burnt) -> str:
    """Load held, faults survived, what was checked, and what was wrong."""
    tally, verdict = burnt.tally, burnt.verdict
    calm, burning = (1000 * share(tally.times[state], 0.99) for state in (False, True))
    rows = [
        ("seed", f"{burnt.plan.seed}"),
        ("load held", f"{burnt.plan.tables} tables at once, {burnt.tables} games begun, {tally.lines} lines"),
        ("", f"{tally.acts / burnt.seconds:.0f} acts/s for {burnt.seconds:.0f} s"),
        ("", f"p99 {calm:.0f} ms in calm times, {burning:.0f} ms while something failed"),
        ("faults survived", f"{sum(map(len, burnt.faults.values()))}; everybody played again after at most"),
        *[("", f"{len(times):4} × {name} ({max(times):.1f} s)") for name, times in sorted(burnt.faults.items())],
        ("asked", ", ".join(f"{kind} {times}" for kind, times in sorted(tally.asked.items()))),
        ("refused", ", ".join(f"{key} {times}" for key, times in tally.refused.most_common(8))),
        ("acts checked", f"{verdict.acts}"),
        ("views checked", f"{verdict.views}"),
        ("standings checked", f"{verdict.standings}"),
        ("lines of chat checked", f"{verdict.lines}"),
        ("messages read", f"{tally.messages}"),
        *[(name, f"{len(found)}") for name, found in failures(burnt).items()],
    ]  # fmt: skip
    return "\n".join(f"{name:32} {value}" for name, value in rows)


def findings(burnt: Burnt) -> str:
    """What was wrong, in words; empty if nothing was."""
    return "\n".join(f"{name}: {each}" for name, found in failures(burnt).items() for each in sorted(found)[:SHOWN])
