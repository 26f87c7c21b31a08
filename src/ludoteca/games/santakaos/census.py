"""The pieces of Santa Kaos that are limited, wherever they are: they neither vanish nor multiply (S-03, S-06)."""

from __future__ import annotations

from ludoteca.games.santakaos.pieces import ARTIFACTS, GOODS, KINDS, NOBODY, SPECIALS, WISHES
from ludoteca.games.santakaos.table import Table


def census(t: Table) -> dict[str, int]:
    """Wish cards and helpers one by one, stockings and artifacts by kind."""
    seats = range(t.players)
    pieces = {
        f"{KINDS[kind]} stockings": t.stock[kind] + sum(t.stockings[seat * GOODS + kind] for seat in seats)
        for kind in range(GOODS)
    }
    for number, name in enumerate(ARTIFACTS):
        pieces[name] = t.room[number] + sum(t.artifacts[seat] >> number & 1 for seat in seats)
    sets = [t.deck, t.aside, *t.wishes, *t.delivered, *(1 << wish for wish in t.market)]
    pieces["wishes"] = sum(cards.bit_count() for cards in sets)
    pieces["different wishes"] = sum(any(cards >> wish & 1 for cards in sets) for wish in range(WISHES + SPECIALS))
    helpers = [*(helper for helper in t.helper if helper != NOBODY), *(card >> 5 for card in [*t.under, *t.offer])]
    pieces["helpers"] = len(helpers) + t.forest.bit_count()
    pieces["different helpers"] = len(set(helpers)) + t.forest.bit_count()
    return pieces
