"""H-02: three floors of the same six by six squares, as sets of bits (bit 0 is A1, bit 1 B1, bit 6 A2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.sets import set_of

SIDE: Final = 6
CELLS: Final = 36
FLOORS: Final = 3
FULL: Final = (1 << CELLS) - 1
FARTHEST: Final = 2 * SIDE + 2
"""No pattern reaches more cells away from the pawn, counted as they are numbered here."""
GROUND: Final = 0
TOP: Final = 2
FLOOR_NAMES: Final = ("ground", "middle", "top")


def name_cell(cell: int) -> str:
    """The name of a cell: its column's letter and its row's number."""
    return "ABCDEF"[cell % SIDE] + str(cell // SIDE + 1)


CELL_NAMES: Final = [name_cell(cell) for cell in range(CELLS)]


def parse_cell(name: str) -> int:
    """The cell of that name."""
    return "ABCDEF".index(name[0]) + (int(name[1]) - 1) * SIDE


def cell_at(column: int, row: int) -> int:
    """The cell there, or -1 outside the grid."""
    return row * SIDE + column if 0 <= column < SIDE and 0 <= row < SIDE else -1


def _steps_within(cell: int, most: int) -> int:
    """The cells at most so many orthogonal steps away, without the cell itself."""
    column, row = cell % SIDE, cell // SIDE
    return set_of(
        [other for other in range(CELLS) if 0 < abs(other % SIDE - column) + abs(other // SIDE - row) <= most]
    )


def steps_table(most: int) -> list[int]:
    """For each cell, where so many orthogonal steps lead."""
    return [_steps_within(cell, most) for cell in range(CELLS)]


NEIGHBOURS: Final = steps_table(1)
EDGE: Final[i64] = set_of([cell for cell in range(CELLS) if NEIGHBOURS[cell].bit_count() < 4])
INSIDE: Final[i64] = FULL & ~EDGE
CORNERS: Final[i64] = set_of([cell for cell in range(CELLS) if NEIGHBOURS[cell].bit_count() == 2])
LINES: Final = [set_of([cell_at(i, j) for i in range(SIDE)]) for j in range(SIDE)] + [
    set_of([cell_at(j, i) for i in range(SIDE)]) for j in range(SIDE)
]
DIAGONALS: Final[i64] = set_of([cell_at(i, i) for i in range(SIDE)] + [cell_at(i, SIDE - 1 - i) for i in range(SIDE)])
