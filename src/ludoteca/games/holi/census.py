"""The pieces of Holi, wherever they are: they neither vanish nor multiply (H-01, H-03)."""

from __future__ import annotations

from ludoteca.core.sets import count
from ludoteca.games.holi.board import CELLS
from ludoteca.games.holi.table import Table, thrower_of


def census(t: Table) -> dict[str, int]:
    """Tokens of each colour, cards of each deck, sweets."""
    on_cells = sum(floor.sweets_at(cell) for floor in t.floors for cell in range(CELLS))
    pieces = {"sweets": on_cells + sum(area.sweets for area in t.areas)}
    for seat, area in enumerate(t.areas):
        on_floors = sum(count(floor.tokens_of(seat)) for floor in t.floors)
        pieces[f"tokens of {seat}"] = on_floors + sum(other.tokens(seat) for other in t.areas)
        thrown = sum(thrower_of(code) == seat for code in t.played)
        pieces[f"cards of {seat}"] = count(area.hand) + count(area.deck) + thrown
    return pieces
