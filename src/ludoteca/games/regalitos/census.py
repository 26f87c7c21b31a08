"""The cards of Regalitos, wherever they are: they neither vanish nor multiply (R-02, R-46, R-47)."""

from __future__ import annotations

from ludoteca.core.sets import members_of
from ludoteca.games.regalitos.rules.piles import cards_of
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
    charts = t.rules.charts
    cards = t.deck[:]
    cards[charts.coal] += sum(t.coal) + sum(t.wrapped_coal) + t.gone_coals
    for pile in t.piles:
        for card in cards_of(pile):
            cards[card] += 1
    for objects in (*t.objects, *t.presents, *t.decorated, *t.delivered, *t.under, t.gone_objects):
        for card in members_of(objects):
            cards[card] += 1
    for vips in (*t.vips, t.gone_vips):
        for vip in members_of(vips):
            cards[charts.vip + vip] += 1
    for at, copies in enumerate((*t.held, *t.discard)):
        cards[charts.paper + at % charts.kept] += copies
    if t.parcel >= 0:
        cards[t.parcel] += 1
    return cards
