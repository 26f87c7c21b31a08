"""How the chapters refuse: keys of the words files, and what several chapters refuse alike."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.errors import Illegal
from ludoteca.core.sets import contains
from ludoteca.games.holi.board import FLOOR_NAMES, name_cell
from ludoteca.games.holi.table import Table

WRONG_PHASE: Final = ("choose-start-first", "choose-warm-up-first", "set-up-is-over", "game-over")
"""What is to be done first, by phase."""


def no(key: str, **details: object) -> Illegal:
    """The refusal of that key."""
    return Illegal(key, "holi", **details)


def not_in(t: Table, phase: i64) -> Illegal | None:
    """The refusal of what belongs to another phase than the present one."""
    return None if t.phase == phase else no(WRONG_PHASE[t.phase])


def pawn_there(t: Table, floor: i64, cell: i64) -> Illegal | None:
    """H-06, H-23, H-26: a pawn stands on the cell."""
    if not contains(t.floors[floor].pawns, cell):
        return None
    return no("no-pawn-there", cell=name_cell(cell), target=t.pawn_at(floor, cell))


def colour_there(t: Table, floor: i64, cell: i64) -> Illegal | None:
    """H-17, H-23: a token lies on the cell."""
    owner = t.floors[floor].colour_at(cell)
    if owner < 0:
        return None
    return no("no-colour-there", cell=name_cell(cell), floor=FLOOR_NAMES[floor], owner=owner)
