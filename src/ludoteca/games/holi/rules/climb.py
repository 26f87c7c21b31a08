"""Climb (H-30 to H-32)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.sets import contains, count
from ludoteca.games.holi.board import EDGE, FLOOR_NAMES, INSIDE, NEIGHBOURS, SIDE, TOP, name_cell
from ludoteca.games.holi.rules.refusal import no
from ludoteca.games.holi.seen import events
from ludoteca.games.holi.table import Table


def can_climb(t: Table, floor: i64, cell: i64) -> bool:
    """May a pawn climb from there?"""
    return contains(climbable(t, floor), cell)


def climbable(t: Table, floor: i64) -> i64:
    """H-30, H-31: the cells inside a floor with enough tokens around and no pawn above."""
    if floor == TOP:
        return 0
    tokens = t.floors[floor].occupied
    north = tokens << SIDE
    south = tokens >> SIDE
    west = tokens << 1
    east = tokens >> 1
    needed = t.rules.neighbours
    if needed == 4:
        around = north & south & west & east
    elif needed == 3:
        around = north & south & (west | east) | west & east & (north | south)
    elif needed == 2:
        around = north & south | west & east | (north | south) & (west | east)
    else:
        around = north | south | west | east
    return around & INSIDE & ~t.floors[floor + 1].pawns


def no_climb_from(t: Table, floor: i64, cell: i64) -> Illegal | None:
    """H-30, H-31: why a pawn does not climb from there."""
    if can_climb(t, floor, cell):
        return None
    if floor == TOP:
        return no("no-climb-from-top")
    if contains(EDGE, cell):
        return no("no-climb-from-edge")
    around = count(NEIGHBOURS[cell] & t.floors[floor].occupied)
    if around < t.rules.neighbours:
        return no("no-climb-alone", count=around, needed=t.rules.neighbours)
    return no("no-climb-onto-pawn", target=t.pawn_at(floor + 1, cell))


def climb(t: Table, which: i64, chance: Chance) -> None:
    """H-30, H-32: the same cell one floor up; nothing is collected."""
    seat = t.seat
    cell = t.areas[seat].cell
    floor = t.areas[seat].floor + 1
    t.stand(seat, floor, cell)
    t.climbed = True
    if t.events is not None:
        t.events.append(events.Climbed(seat, name_cell(cell), FLOOR_NAMES[floor]))
