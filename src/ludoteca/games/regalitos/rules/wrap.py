"""Wrap (R-18, R-19), with paper or by Express wrapping (R-27)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.sets import members_of
from ludoteca.games.regalitos.charts import DONE, PICK_COAL, PICK_OBJECT, SORTS
from ludoteca.games.regalitos.seen import events
from ludoteca.games.regalitos.table import WRAPPING, Table

EVERYTHING: Final = 99
"""More things, and more paper, than anybody has."""


def paper_left(t: Table) -> int:
    """R-18, R-48: the units that may still be wrapped with all the own paper."""
    if t.free:
        return EVERYTHING
    return t.paper_units(t.seat) + t.rules.paper_less[t.round] - t.units


def can_wrap(t: Table) -> bool:
    """R-15: is there an object or coal, and the paper for it?"""
    seat = t.seat
    objects: i64 = t.objects[seat]
    if not objects and not t.coal[seat]:
        return False
    left = t.paper_units(seat) + t.rules.paper_less[t.round]
    if t.coal[seat] and t.rules.coal_paper <= left:
        return True
    charts = t.rules.charts
    for size in range(3):
        cards: i64 = charts.size_cards[size]
        if objects & cards and charts.sort_paper[size] <= left:
            return True
    return False


def wrap(t: Table) -> None:
    """R-18: one or more objects and coals, then the paper."""
    t.choose(WRAPPING, EVERYTHING, False)


def legal_things(t: Table) -> list[int]:
    """R-18: every sort of object, then coal, as far as the paper goes; or enough."""
    out: list[Any] = []
    numbers = t.rules.charts.numbers
    if t.picked:
        out.append(numbers[DONE])
    if t.most == 0:
        return out
    charts = t.rules.charts
    left: i64 = paper_left(t)
    objects: i64 = t.objects[t.seat]
    for sort in range(max(t.least - PICK_OBJECT, 0), SORTS):
        cards: i64 = charts.sort_cards[sort]
        if objects & cards and charts.sort_paper[sort] <= left:
            out.append(numbers[PICK_OBJECT + sort])
    if t.coal[t.seat] and t.rules.coal_paper <= left:
        out.append(numbers[PICK_COAL])
    return out


def wrap_object(t: Table, action: int, chance: Chance) -> None:
    """R-19, R-32: to the presents zone, with Tió de Nadal straight to the decorated ones."""
    seat = t.seat
    charts = t.rules.charts
    sort = action - PICK_OBJECT
    cards = t.objects[seat] & charts.sort_cards[sort]
    card = cards & -cards
    t.objects[seat] ^= card
    if t.rules.decorates[seat]:
        t.decorated[seat] |= card
    else:
        t.presents[seat] |= card
    t.note_pick(action, charts.sort_paper[sort])
    if t.events is not None:
        t.events.append(events.Wrapped(seat, charts.names[members_of(card)[0]]))


def wrap_coal(t: Table, action: int, chance: Chance) -> None:
    """R-19: a coal is wrapped like an object, but is never decorated."""
    t.coal[t.seat] -= 1
    t.wrapped_coal[t.seat] += 1
    t.note_pick(action, t.rules.coal_paper)
    if t.events is not None:
        t.events.append(events.Wrapped(t.seat, t.rules.charts.names[t.rules.charts.coal]))
