"""H-13 to H-16: where a card's pattern can lie when the pawn stands on a cell."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.games.holi.board import CELLS, SIDE, cell_at

Square = tuple[int, int]


class Pattern:
    """The squares of a card's window as (column, row), and the star if it has one."""

    def __init__(self, rows: list[str]) -> None:
        marks = [(column, row, mark) for row, text in enumerate(rows) for column, mark in enumerate(text)]
        self.coloured: list[Square] = [(column, row) for column, row, mark in marks if mark == "#"]
        self.stars: list[Square] = [(column, row) for column, row, mark in marks if mark == "*"]

    def turned(self) -> Pattern:
        """The pattern after a quarter turn."""
        return self._changed(lambda column, row: (2 - row, column))

    def mirrored(self) -> Pattern:
        """The pattern as in a mirror (only with the rivalry card of that name)."""
        return self._changed(lambda column, row: (2 - column, row))

    def _changed(self, change: Callable[[int, int], Square]) -> Pattern:
        other = Pattern([])
        other.coloured = [change(*square) for square in self.coloured]
        other.stars = [change(*square) for square in self.stars]
        return other

    def orientations(self, mirror: bool) -> list[Pattern]:
        """H-15: the four rotations; eight orientations with mirroring."""
        turns = [self]
        for _ in range(3):
            turns.append(turns[-1].turned())
        return turns + [pattern.mirrored() for pattern in turns] if mirror else turns

    def targets(self, cell: int) -> list[frozenset[int]]:
        """What gets a token when the pawn stands on `cell`, for each way the pattern lies on the grid (H-16)."""
        stands = self.stars or self.coloured
        lies = [self._laid(cell, stand) for stand in stands]
        return [cells for cells in lies if -1 not in cells]

    def _laid(self, cell: int, stand: Square) -> frozenset[int]:
        """The cells of the coloured squares but the pawn's own, with -1 for any outside the grid."""
        column, row = cell % SIDE - stand[0], cell // SIDE - stand[1]
        return frozenset(cell_at(column + x, row + y) for x, y in self.coloured if (x, y) != stand)


def placements(rows: list[str], mirror: bool) -> list[set[frozenset[int]]]:
    """For each cell of the pawn, the different sets of cells a card can colour from there."""
    ways = Pattern(rows).orientations(mirror)
    return [{cells for way in ways for cells in way.targets(cell)} for cell in range(CELLS)]
