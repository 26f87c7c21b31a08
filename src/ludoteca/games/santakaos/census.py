"""The pieces of Santa Kaos that are limited, wherever they are: they neither vanish nor multiply (S-03, S-06)."""

from __future__ import annotations

from ludoteca.core.sets import contains, count, set_of
from ludoteca.games.santakaos.known import helper_of
from ludoteca.games.santakaos.pieces import ARTIFACTS, CARDS, GOODS, KINDS, NOBODY
from ludoteca.games.santakaos.table import Table


def census(t: Table) -> dict[str, int]:
    """Wish cards and helpers one by one, stockings and artifacts by kind."""
    pieces = {
        f"{KINDS[kind]} stockings": t.stock[kind] + sum(area.stockings[kind] for area in t.areas)
        for kind in range(GOODS)
    }
    for number, name in enumerate(ARTIFACTS):
        pieces[name] = t.room[number] + sum(area.owns(number) for area in t.areas)
    held = [cards for area in t.areas for cards in (area.wishes, area.delivered)]
    sets = [t.deck, t.aside, set_of(t.market), *held]
    pieces["wishes"] = sum(count(cards) for cards in sets)
    pieces["different wishes"] = sum(any(contains(cards, wish) for cards in sets) for wish in range(CARDS))
    helpers = [area.helper for area in t.areas if area.helper != NOBODY]
    helpers.extend(helper_of(card) for card in [*t.under, *t.offer])
    pieces["helpers"] = len(helpers) + count(t.forest)
    pieces["different helpers"] = len(set(helpers)) + count(t.forest)
    return pieces
