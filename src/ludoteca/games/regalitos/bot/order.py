"""One order of every set: people pick things in any order, bots need not look at all of them."""

from __future__ import annotations

from ludoteca.core.verbs import Numbers
from ludoteca.games.regalitos.table import DECORATING, DELIVERING, PAPERING, PAYING, WRAPPING, Table


def candidates(t: Table, legal: list[int]) -> list[int]:
    """Of what may be done, what comes in the order of actions: presents before coals, small cards before larger ones.

    Where somebody picked in another order and nothing comes after it, everything is looked at.
    """
    if t.owed or t.phase not in (WRAPPING, PAPERING, DECORATING, DELIVERING, PAYING):
        return legal
    charts = t.rules.charts
    last = charts.coal_to.first - 1 if t.phase == DELIVERING and t.coals == 0 else charts.last
    if t.latest == 0 and last == charts.last:
        return legal
    out: Numbers = [action for action in legal if action <= charts.decline or t.latest <= action <= last]
    return out or legal
