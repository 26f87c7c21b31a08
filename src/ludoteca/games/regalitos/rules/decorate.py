"""Decorate (R-20), all presents or some (R-28, R-48)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.errors import Illegal
from ludoteca.core.sets import lowest, members_of, only, with_
from ludoteca.core.verbs import Numbers
from ludoteca.games.regalitos.rules.refusal import no
from ludoteca.games.regalitos.seen import events
from ludoteca.games.regalitos.table import DECORATING, Table


def can_decorate(t: Table) -> bool:
    """R-15, R-20: is there a present to decorate? Coal is none."""
    return t.areas[t.seat].presents != 0


def nothing_to_decorate(t: Table) -> Illegal | None:
    """R-15, R-20: why there is nothing to decorate."""
    return None if can_decorate(t) else no("no-present-to-decorate")


def decorate_all(t: Table) -> None:
    """R-20: all presents of the presents zone."""
    move_to_decorated(t, t.areas[t.seat].presents)
    t.resume()


def move_to_decorated(t: Table, cards: i64) -> None:
    """R-20: from the presents zone to the decorated ones."""
    area = t.areas[t.seat]
    area.presents &= ~cards
    area.decorated |= cards
    if t.events is not None:
        names = t.rules.charts.names
        t.events.append(events.Decorated(t.seat, tuple([names[card] for card in members_of(cards)])))


def decorate_some(t: Table, most: int) -> None:
    """R-28, R-48: pick up to so many presents."""
    t.choose(DECORATING, most, True)


def legal_decorations(t: Table) -> list[int]:
    """Every sort of present; or enough; a round's benefit may be declined."""
    charts = t.rules.charts
    out: Numbers = []
    if t.picked:
        out.append(charts.done)
    elif t.may_decline():
        out.append(charts.decline)
    charts.pick_presents.add(out, open_decorations(t))
    return out


def open_decorations(t: Table) -> i64:
    """R-28: the sorts of present that may be decorated now."""
    if t.most == 0:
        return 0
    sorts = t.rules.charts.sorts
    presents = t.areas[t.seat].presents
    found: i64 = 0
    for sort in range(len(sorts)):
        if presents & sorts[sort].cards:
            found = with_(found, sort)
    return found


def decorate_present(t: Table, sort: int) -> None:
    """R-28: one present of that sort."""
    charts = t.rules.charts
    move_to_decorated(t, only(lowest(t.areas[t.seat].presents & charts.sorts[sort].cards)))
    t.note_pick(charts.pick_presents.first + sort, 0)
