"""Wrap (R-18, R-19), with paper or by Express wrapping (R-27)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.sets import contains, lowest, with_, without
from ludoteca.core.verbs import Numbers
from ludoteca.games.regalitos.rules.pay import paper_left
from ludoteca.games.regalitos.rules.refusal import named, no, not_in
from ludoteca.games.regalitos.seen import events
from ludoteca.games.regalitos.table import WRAPPING, Table

EVERYTHING: Final = 99
"""More things than anybody has."""


def can_wrap(t: Table) -> bool:
    """R-15: is there an object or coal, and the paper for it?"""
    area = t.areas[t.seat]
    if not area.objects and not area.coal:
        return False
    left: i64 = t.paper_units(t.seat) + t.rules.rounds[t.round].paper_less
    if area.coal and t.rules.coal_paper <= left:
        return True
    for alike in t.rules.charts.alike:
        for sort in alike:
            if area.objects & sort.cards and sort.paper <= left:
                return True
    return False


def nothing_to_wrap(t: Table) -> Illegal | None:
    """R-15, R-18: why there is nothing to wrap."""
    if can_wrap(t):
        return None
    area = t.areas[t.seat]
    if not area.objects and not area.coal:
        return no("no-things-to-wrap")
    return no("no-paper-for-any", units=t.paper_units(t.seat))


def wrap(t: Table) -> None:
    """R-18: one or more objects and coals, then the paper."""
    t.choose(WRAPPING, EVERYTHING, False)


def legal_things(t: Table) -> list[int]:
    """R-18: every sort of object, and coal, as far as the paper goes; or enough."""
    charts = t.rules.charts
    out: Numbers = []
    if t.picked:
        out.append(charts.done)
    charts.pick_objects.add(out, open_objects(t))
    if may_wrap_coal(t):
        out.append(charts.pick_coal)
    return out


def open_objects(t: Table) -> i64:
    """R-18: the sorts of object that may be wrapped now."""
    if t.most == 0:
        return 0
    sorts = t.rules.charts.sorts
    objects = t.areas[t.seat].objects
    left: i64 = paper_left(t)
    found: i64 = 0
    for sort in range(len(sorts)):
        if objects & sorts[sort].cards and sorts[sort].paper <= left:
            found = with_(found, sort)
    return found


def may_wrap_coal(t: Table) -> bool:
    """R-18: may a coal be wrapped now?"""
    return t.most > 0 and t.areas[t.seat].coal > 0 and t.rules.coal_paper <= paper_left(t)


def no_object(t: Table, sort: int) -> Illegal | None:
    """R-18: why no object of that sort is wrapped now."""
    wrong = not_in(t, WRAPPING)
    if wrong is not None or contains(open_objects(t), sort):
        return wrong
    charts = t.rules.charts
    if not t.areas[t.seat].objects & charts.sorts[sort].cards:
        return no("no-such-object", **named(t, sort))
    return no("no-paper-for-this", units=charts.sorts[sort].paper, left=paper_left(t))


def wrap_object(t: Table, sort: int, chance: Chance) -> None:
    """R-19, R-32: to the presents zone, with Tió de Nadal straight to the decorated ones."""
    charts = t.rules.charts
    area = t.areas[t.seat]
    card = lowest(area.objects & charts.sorts[sort].cards)
    area.objects = without(area.objects, card)
    if t.rules.seats[t.seat].decorates:
        area.decorated = with_(area.decorated, card)
    else:
        area.presents = with_(area.presents, card)
    t.note_pick(charts.pick_objects.first + sort, charts.sorts[sort].paper)
    if t.events is not None:
        t.events.append(events.Wrapped(t.seat, charts.names[card]))


def no_coal_to_wrap(t: Table, which: int) -> Illegal | None:
    """R-18: why no coal is wrapped now."""
    wrong = not_in(t, WRAPPING)
    if wrong is not None or may_wrap_coal(t):
        return wrong
    if not t.areas[t.seat].coal:
        return no("no-coal-to-wrap")
    return no("no-paper-for-this", units=t.rules.coal_paper, left=paper_left(t))


def wrap_coal(t: Table, which: int, chance: Chance) -> None:
    """R-19: a coal is wrapped like an object, but is never decorated."""
    area = t.areas[t.seat]
    area.coal -= 1
    area.wrapped_coal += 1
    t.note_pick(t.rules.charts.pick_coal, t.rules.coal_paper)
    if t.events is not None:
        t.events.append(events.Wrapped(t.seat, t.rules.charts.names[t.rules.charts.coal]))
