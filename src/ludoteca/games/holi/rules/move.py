"""Move (H-26 to H-29)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.sets import contains
from ludoteca.games.holi.board import FLOOR_NAMES, FLOORS, name_cell
from ludoteca.games.holi.floor import Floor
from ludoteca.games.holi.seen import events
from ludoteca.games.holi.table import Table


def move_targets(t: Table, here: Floor, cell: i64) -> i64:
    """H-26: any other cell of the floor without another pawn (short steps and clean feet leave fewer)."""
    targets = t.rules.reach[cell] & ~here.pawns
    if t.rules.own_barred:
        targets &= ~here.tokens_of(t.seat)
    return targets


def move(t: Table, cell: i64, chance: Chance) -> None:
    """H-26 to H-29: walk, take token and sweets of the cell, and get what falls from above."""
    seat = t.seat
    floor = t.areas[seat].floor
    t.stand(seat, floor, cell)
    t.moved = True
    sweets = take_sweets(t, seat, t.floors[floor], cell)
    owners = take_tokens(t, seat, floor, cell)
    if t.events is not None:
        t.events.append(events.Moved(seat, name_cell(cell), FLOOR_NAMES[floor], tuple(owners), sweets))


def take_tokens(t: Table, seat: i64, floor: i64, cell: i64) -> list[int]:
    """H-27, H-29: the token of the cell and all above it in the stack; whose they were."""
    owners: list[int] = []
    for level in range(floor, FLOORS):
        owner = t.floors[level].lift(cell)
        if owner >= 0:
            t.areas[seat].give(owner)
            owners.append(owner)
    return owners


def take_sweets(t: Table, seat: i64, here: Floor, cell: i64) -> i64:
    """H-28: the sweets of a cell, unless a token covers them; how many."""
    if contains(here.occupied, cell) and not t.rules.take_covered:
        return 0
    sweets = here.sweets_at(cell)
    if sweets:
        here.put_sweets(cell, 0)
        t.areas[seat].sweets += sweets
    return sweets
