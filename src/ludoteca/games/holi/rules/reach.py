"""H-10: is a throw still within reach? Asked of where the own pawn might stand; its stack is empty there (H-35)."""

from __future__ import annotations

from ludoteca.core.sets import members_of
from ludoteca.games.holi.board import FULL
from ludoteca.games.holi.rules.climb import can_climb
from ludoteca.games.holi.rules.move import move_targets
from ludoteca.games.holi.rules.throw import cells_that_fit, may_throw_down
from ludoteca.games.holi.table import Table


def can_throw(t: Table, floor: int, cell: int) -> bool:
    """Could the player throw at once from there?"""
    if may_throw_down(t) and FULL & ~(t.occupied[floor] | t.pawns[floor] | 1 << cell):
        return True
    return cells_that_fit(t, floor, 1 << cell) != 0


def throw_in_reach(t: Table, floor: int, cell: int, moved: bool, climbed: bool) -> bool:
    """H-10: could the player throw from there, at once or after the steps still open?"""
    if can_throw(t, floor, cell):
        return True
    if not climbed and can_climb(t, floor, cell) and throw_in_reach(t, floor + 1, cell, moved, True):
        return True
    return not moved and moves_in_reach(t, floor, cell, climbed) != 0


def moves_in_reach(t: Table, floor: int, cell: int, climbed: bool) -> int:
    """The cells to which a player who has yet to throw may move; the cell left behind is free for a face-down throw."""
    targets = move_targets(t, floor, cell)
    if may_throw_down(t):
        return targets
    good = cells_that_fit(t, floor, targets)
    if not climbed:
        for target in members_of(targets & ~good):
            if can_climb(t, floor, target) and can_throw(t, floor + 1, target):
                good |= 1 << target
    return good
