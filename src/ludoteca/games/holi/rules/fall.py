"""Falling colour (H-33 to H-35)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.sets import contains
from ludoteca.games.holi.board import FLOOR_NAMES, GROUND, name_cell
from ludoteca.games.holi.seen import events
from ludoteca.games.holi.table import Table


def drop(t: Table, seat: i64, floor: i64, cell: i64) -> None:
    """H-33, H-34: a token falls while the cell below holds none; a pawn on the way catches it."""
    rests = floor
    while rests > GROUND and not contains(t.floors[rests - 1].occupied, cell):
        rests -= 1
        if contains(t.floors[rests].pawns, cell):
            catch(t, seat, rests, cell)
            return
    t.floors[rests].lay(seat, cell)
    if t.events is not None:
        t.events.append(events.Landed(seat, name_cell(cell), FLOOR_NAMES[rests], floor - rests))


def catch(t: Table, seat: i64, floor: i64, cell: i64) -> None:
    """H-34: a token that falls on a pawn goes to that player's supply, for no point."""
    target = t.pawn_at(floor, cell)
    t.areas[target].give(seat)
    if t.events is not None:
        t.events.append(events.Caught(seat, target, name_cell(cell), FLOOR_NAMES[floor]))
