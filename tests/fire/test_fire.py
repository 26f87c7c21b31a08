"""A short fire: each kind of fault once, with people playing all the while. `make fire` burns for ten minutes."""

from __future__ import annotations

from tests.fire.faults import FAULTS
from tests.fire.report import findings, table
from tests.fire.soak import Plan, burn

SHORT = Plan(seconds=20, tables=4, seed=7, haste=4)
LOBBY = {"table", "join", "leave", "start", "set seat"}


def test_nothing_is_lost_and_nothing_leaks_whatever_fails() -> None:
    burnt = burn(SHORT, lambda text: None)
    assert not findings(burnt)
    assert set(burnt.faults) == set(FAULTS), "each kind of fault was there"
    assert burnt.verdict.acts > 20 * len(FAULTS), table(burnt)
    assert burnt.verdict.views > burnt.verdict.acts
    assert burnt.verdict.standings > burnt.tables
    asked = {"act", "hint", "preview", "undo", "chat", "vote", "return", "ping"} | LOBBY
    assert asked <= set(burnt.tally.asked), "each kind of message was sent"
