"""The pieces of Quissama, wherever they are: they neither vanish nor multiply (Q-02, Q-03)."""

from __future__ import annotations

from ludoteca.games.quissama.pieces import CARD_NAMES, CHARACTERS, SCANDAL
from ludoteca.games.quissama.table import Table


def census(t: Table) -> dict[str, int]:
    """Cards of each kind, capoeiras, every player's meeples, characters, and hands as large as they say."""
    pieces = {name: cards_of(t, kind) for kind, name in enumerate(CARD_NAMES)}
    pieces["capoeiras"] = t.senzala + t.cabeca + sum(t.plaza) + sum(t.workers)
    for seat in range(t.players):
        area = t.areas[seat]
        on_characters = sum(t.has_meeple_on(seat, character) for character in range(CHARACTERS))
        on_board = t.burgher.count(seat) + t.ministry.count(seat)
        pieces[f"meeples of {seat}"] = area.reserve + on_characters + on_board
        pieces[f"uncounted cards of {seat}"] = sum(area.hand) - area.hand_size
    return pieces | {"uncounted cards of the pile": sum(t.pile) - t.pile_size}


def cards_of(t: Table, kind: int) -> int:
    """All cards of one kind."""
    in_hands = sum(area.hand[kind] for area in t.areas)
    open_ = t.market.count(kind) + t.under.count(kind) + t.laid.count(kind)
    return in_hands + open_ + t.pile[kind] + t.discard[kind] + (t.scandals_out if kind == SCANDAL else 0)
