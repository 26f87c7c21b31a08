"""Climb (H-30 to H-32)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.games.holi.board import FLOOR_NAMES, INSIDE, SIDE, TOP, name_cell
from ludoteca.games.holi.seen import events
from ludoteca.games.holi.table import Table


def can_climb(t: Table, floor: int, cell: int) -> bool:
    """May a pawn climb from there?"""
    return climbable(t, floor) >> cell & 1 == 1


def climbable(t: Table, floor: int) -> i64:
    """H-30, H-31: the cells inside a floor with enough tokens around and no pawn above."""
    if floor == TOP:
        return 0
    tokens: i64 = t.occupied[floor]
    north: i64 = tokens << SIDE
    south: i64 = tokens >> SIDE
    west: i64 = tokens << 1
    east: i64 = tokens >> 1
    needed = t.rules.neighbours
    if needed == 4:
        around = north & south & west & east
    elif needed == 3:
        around = north & south & (west | east) | west & east & (north | south)
    elif needed == 2:
        around = north & south | west & east | (north | south) & (west | east)
    else:
        around = north | south | west | east
    above: i64 = t.pawns[floor + 1]
    return around & INSIDE & ~above


def climb(t: Table, action: int, chance: Chance) -> None:
    """H-30, H-32: the same cell one floor up; nothing is collected."""
    seat = t.seat
    cell = t.cell[seat]
    floor = t.floor[seat] + 1
    t.stand(seat, floor, cell)
    t.climbed = True
    if t.events is not None:
        t.events.append(events.Climbed(seat, name_cell(cell), FLOOR_NAMES[floor]))
