"""Falling colour (H-33 to H-35)."""

from __future__ import annotations

from ludoteca.games.holi.board import FLOOR_NAMES, GROUND, name_cell
from ludoteca.games.holi.seen import events
from ludoteca.games.holi.table import Table


def drop(t: Table, seat: int, floor: int, cell: int) -> None:
    """H-33, H-34: a token falls while the cell below holds none; a pawn on the way catches it."""
    bit = 1 << cell
    rests = floor
    while rests > GROUND and not t.occupied[rests - 1] & bit:
        rests -= 1
        if t.pawns[rests] & bit:
            catch(t, seat, rests, cell)
            return
    t.lay(seat, rests, cell)
    if t.events is not None:
        t.events.append(events.Landed(seat, name_cell(cell), FLOOR_NAMES[rests], floor - rests))


def catch(t: Table, seat: int, floor: int, cell: int) -> None:
    """H-34: a token that falls on a pawn goes to that player's supply, for no point."""
    target = t.pawn_at(floor, cell)
    t.give(target, seat)
    if t.events is not None:
        t.events.append(events.Caught(seat, target, name_cell(cell), FLOOR_NAMES[floor]))
