"""Climb (H-30 to H-32)."""

from __future__ import annotations

from ludoteca.core.bits import count
from ludoteca.core.chance import Chance
from ludoteca.games.holi import events
from ludoteca.games.holi.board import EDGE, FLOOR_NAMES, NEIGHBOURS, TOP, name_cell
from ludoteca.games.holi.table import Table


def can_climb(t: Table, floor: int, cell: int) -> bool:
    """H-30, H-31: enough neighbours hold tokens, the cell is inside, and no other pawn stands above."""
    bit = 1 << cell
    if floor == TOP or EDGE & bit or t.pawns[floor + 1] & bit:
        return False
    missing = NEIGHBOURS[cell] & ~t.occupied[floor]
    return missing == 0 or count(missing) <= 4 - t.rules.neighbours


def climb(t: Table, action: int, chance: Chance) -> None:
    """H-30, H-32: the same cell one floor up; nothing is collected."""
    seat = t.seat
    cell = t.cell[seat]
    floor = t.floor[seat] + 1
    t.stand(seat, floor, cell)
    t.climbed = True
    if t.events is not None:
        t.events.append(events.Climbed(seat, name_cell(cell), FLOOR_NAMES[floor]))
