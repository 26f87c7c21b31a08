"""Decorate (R-20), all presents or some (R-28, R-48)."""

from __future__ import annotations

from typing import Any

from ludoteca.core.sets import members_of
from ludoteca.games.regalitos.charts import DECLINE, DONE, PICK_PRESENT, SORTS
from ludoteca.games.regalitos.seen import events
from ludoteca.games.regalitos.table import DECORATING, Table


def can_decorate(t: Table) -> bool:
    """R-15, R-20: is there a present to decorate? Coal is none."""
    return t.presents[t.seat] != 0


def decorate_all(t: Table) -> None:
    """R-20: all presents of the presents zone."""
    move_to_decorated(t, t.presents[t.seat])
    t.resume()


def move_to_decorated(t: Table, cards: int) -> None:
    """R-20: from the presents zone to the decorated ones."""
    t.presents[t.seat] ^= cards
    t.decorated[t.seat] |= cards
    if t.events is not None:
        names = t.rules.charts.names
        t.events.append(events.Decorated(t.seat, tuple([names[card] for card in members_of(cards)])))


def decorate_some(t: Table, most: int) -> None:
    """R-28, R-48: pick up to so many presents."""
    t.choose(DECORATING, most, True)


def legal_decorations(t: Table) -> list[int]:
    """Every sort of present; or enough; a round's benefit may be declined."""
    out: list[Any] = []
    charts = t.rules.charts
    if t.picked:
        out.append(DONE)
    elif t.benefit:
        out.append(DECLINE)
    if t.most:
        for sort in range(max(t.least - PICK_PRESENT, 0), SORTS):
            if t.presents[t.seat] & charts.sort_cards[sort]:
                out.append(charts.numbers[PICK_PRESENT + sort])
    return out


def decorate_present(t: Table, action: int) -> None:
    """R-28: one present of that sort."""
    cards = t.presents[t.seat] & t.rules.charts.sort_cards[action - PICK_PRESENT]
    move_to_decorated(t, cards & -cards)
    t.note_pick(action, 0)
