"""H-10: is a throw still within reach? Asked of where one's own pawn might stand; its stack is empty there (H-35)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.sets import lowest, with_, without, without_lowest
from ludoteca.games.holi.rules.climb import can_climb, climbable
from ludoteca.games.holi.rules.move import move_targets
from ludoteca.games.holi.rules.throw import cells_that_fit, may_throw_down, some_card_fits
from ludoteca.games.holi.table import Table


def can_throw(t: Table, floor: i64, cell: i64) -> bool:
    """Could the player throw at once from there?"""
    if may_throw_down(t) and without(t.floors[floor].free_cells(), cell):
        return True
    return some_card_fits(t, t.floors[floor], cell)


def throw_in_reach(t: Table, floor: i64, cell: i64, moved: bool, climbed: bool) -> bool:
    """H-10: could the player throw from there, at once or after the steps still open?"""
    if can_throw(t, floor, cell):
        return True
    if not climbed and can_climb(t, floor, cell) and throw_in_reach(t, floor + 1, cell, moved, True):
        return True
    return not moved and moves_in_reach(t, floor, cell, climbed) != 0


def moves_in_reach(t: Table, floor: i64, cell: i64, climbed: bool) -> i64:
    """The cells to which a player who has yet to throw may move; the cell left behind is free for a face-down throw."""
    here = t.floors[floor]
    targets = move_targets(t, here, cell)
    if may_throw_down(t):
        return targets
    good = cells_that_fit(t, here, targets)
    if not climbed:
        left = targets & ~good & climbable(t, floor)
        while left:
            target = lowest(left)
            left = without_lowest(left)
            if can_throw(t, floor + 1, target):
                good = with_(good, target)
    return good
