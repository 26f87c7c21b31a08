"""What bots look at below their next decision: one order of every set, and no star after one's own die."""

from __future__ import annotations

from ludoteca.core.verbs import Numbers
from ludoteca.games.santakaos import pending
from ludoteca.games.santakaos.pieces import BELL, STAR
from ludoteca.games.santakaos.table import DIE, Table


def candidates(t: Table, legal: list[int]) -> list[int]:
    """Of what is legal, what is worth a look."""
    if t.pending:
        return in_order(t, legal, t.pending[-1])
    return legal if t.stage == DIE else without_stars(t, legal)


def in_order(t: Table, legal: list[int], item: int) -> list[int]:
    """S-20, S-30, S-31: resources from the highest kind taken on, swaps from the last one on, or enough."""
    kind = pending.kind_of(item)
    if kind == pending.GAIN or kind == pending.BAG:
        highest: int = pending.which_of(item)
        return legal[highest:]
    if kind != pending.BELL:
        return legal
    charts = t.rules.charts
    last: int = (charts.vixen_uses if pending.flag_of(item) else charts.uses)[BELL][pending.which_of(item)]
    return [action for action in legal if action == charts.enough or action >= last]


def without_stars(t: Table, legal: list[int]) -> list[int]:
    """S-27: the others' dice are too many to think of shifting them in every turn to come."""
    out: Numbers = []
    own, copied = t.rules.charts.uses[STAR], t.rules.charts.vixen_uses[STAR]
    for action in legal:
        if not (own[0] <= action <= own[-1] or copied[0] <= action <= copied[-1]):
            out.append(action)
    return out
