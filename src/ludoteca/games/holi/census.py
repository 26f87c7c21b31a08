"""The pieces of Holi, wherever they are: they neither vanish nor multiply (H-01, H-03)."""

from __future__ import annotations

from ludoteca.games.holi.board import CELLS, FLOORS
from ludoteca.games.holi.table import Table


def census(t: Table) -> dict[str, int]:
    """Tokens of each colour, cards of each deck, pawns to come or standing, sweets."""
    pieces = {
        "sweets": sum(t.sweets) + sum(t.sweets_at(floor, cell) for floor in range(FLOORS) for cell in range(CELLS))
    }
    for seat in range(t.players):
        on_boards = sum(board.bit_count() for board in t.tokens[seat * FLOORS : (seat + 1) * FLOORS])
        in_supplies = sum(t.supply[other * t.players + seat] for other in range(t.players))
        pieces[f"tokens of {seat}"] = on_boards + in_supplies
        thrown = sum(code >> 1 & 3 == seat for code in t.played)
        pieces[f"cards of {seat}"] = t.hand[seat].bit_count() + t.deck[seat].bit_count() + thrown
    return pieces
