"""Move (H-26 to H-29)."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.games.holi.board import FLOOR_NAMES, FLOORS, name_cell
from ludoteca.games.holi.seen import events
from ludoteca.games.holi.table import Table


def move_targets(t: Table, floor: int, cell: int) -> int:
    """H-26: any other cell of the floor without another pawn (short steps and clean feet leave fewer)."""
    targets = t.rules.reach[cell] & ~t.pawns[floor]
    if t.rules.own_barred:
        targets &= ~t.tokens[t.seat * FLOORS + floor]
    return targets


def move(t: Table, cell: int, chance: Chance) -> None:
    """H-26 to H-29: walk, take token and sweets of the cell, and get what falls from above."""
    seat = t.seat
    floor = t.floor[seat]
    t.stand(seat, floor, cell)
    t.moved = True
    sweets = take_sweets(t, seat, floor, cell)
    owners = take_tokens(t, seat, floor, cell)
    if t.events is not None:
        t.events.append(events.Moved(seat, name_cell(cell), FLOOR_NAMES[floor], tuple(owners), sweets))


def take_tokens(t: Table, seat: int, floor: int, cell: int) -> list[int]:
    """H-27, H-29: the token of the cell and all above it in the stack; whose they were."""
    owners: list[int] = []
    for level in range(floor, FLOORS):
        owner = t.lift(level, cell)
        if owner >= 0:
            t.give(seat, owner)
            owners.append(owner)
    return owners


def take_sweets(t: Table, seat: int, floor: int, cell: int) -> int:
    """H-28: the sweets of a cell, unless a token covers them; how many."""
    bit = 1 << cell
    if t.occupied[floor] & bit and not t.rules.take_covered:
        return 0
    sweets = t.sweets_at(floor, cell)
    if sweets:
        t.sweet_ones[floor] &= ~bit
        t.sweet_twos[floor] &= ~bit
        t.sweets[seat] += sweets
    return sweets
