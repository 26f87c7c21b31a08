"""The cards of Regalitos, wherever they are: they neither vanish nor multiply (R-02, R-46, R-47)."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.core.sets import members_of
from ludoteca.games.regalitos.pieces import cards_of, spread
from ludoteca.games.regalitos.table import Table


def census(t: Table) -> dict[str, int]:
    """How many there are of each card."""
    return dict(zip(t.rules.charts.names, cards_seen(t), strict=True))


def cards_in_game(t: Table) -> list[int]:
    """R-06, R-46, R-47: how many there are of each card."""
    cards = t.rules.charts.copies[:]
    cards[t.rules.charts.coal] = t.rules.coals
    return cards


def cards_seen(t: Table) -> list[int]:
    """How many of each card lie anywhere on the table, deck included."""
    cards = t.deck[:]
    for card in _out_of_deck(t):
        cards[card] += 1
    return cards


def _out_of_deck(t: Table) -> Iterator[int]:
    """Every card that is not in the deck."""
    charts = t.rules.charts
    for pile in t.piles:
        yield from cards_of(pile)
    for seat in range(t.players):
        yield from _cards_before(t, seat)
    for objects in (*t.under, t.gone_objects):
        yield from members_of(objects)
    yield from [charts.coal] * t.gone_coals
    yield from (charts.vip + vip for vip in members_of(t.gone_vips))
    yield from spread(range(charts.paper, charts.vip), t.discard)
    if t.parcel >= 0:
        yield t.parcel


def _cards_before(t: Table, seat: int) -> Iterator[int]:
    """Every card in a player's zones, but for what lies under VIPs."""
    charts = t.rules.charts
    area = t.areas[seat]
    for objects in (area.objects, area.presents, area.decorated, area.delivered):
        yield from members_of(objects)
    yield from [charts.coal] * area.coals()
    yield from spread(range(charts.paper, charts.vip), t.kept(seat))
    yield from (charts.vip + vip for vip in members_of(area.vips))
