"""What lies on one floor of the courtyard."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.sets import contains, with_, without
from ludoteca.core.state import Area
from ludoteca.games.holi.board import FULL


class Floor(Area):
    """Tokens, pawns and sweets, as sets of cells (board.py)."""

    __slots__ = ("occupied", "odd", "ones", "pawns", "twos", "upper")

    def __init__(self) -> None:
        self.occupied: i64 = 0
        """The cells with a token."""
        self.odd: i64 = 0
        self.upper: i64 = 0
        """Whose token it is: of seat 1 or 3 on a cell in `odd`, of seat 2 or 3 on a cell in `upper`."""
        self.pawns: i64 = 0
        self.ones: i64 = 0
        self.twos: i64 = 0
        """Sweets: one on a cell in `ones`, two on a cell in `twos`, three on a cell in both."""

    def copy(self) -> Floor:
        """The same floor, once more."""
        other = Floor()
        other.occupied = self.occupied
        other.odd = self.odd
        other.upper = self.upper
        other.pawns = self.pawns
        other.ones = self.ones
        other.twos = self.twos
        return other

    def open_cells(self) -> i64:
        """The cells without token."""
        return FULL & ~self.occupied

    def free_cells(self) -> i64:
        """The cells without token and without pawn."""
        return FULL & ~(self.occupied | self.pawns)

    def tokens_of(self, seat: i64) -> i64:
        """The cells with a token of this seat."""
        odd = self.odd if seat & 1 else ~self.odd
        upper = self.upper if seat & 2 else ~self.upper
        return self.occupied & odd & upper

    def colour_at(self, cell: i64) -> i64:
        """Whose token lies on a cell, or -1."""
        if not contains(self.occupied, cell):
            return -1
        return (self.odd >> cell & 1) + 2 * (self.upper >> cell & 1)

    def lay(self, seat: i64, cell: i64) -> None:
        """Put a token of this seat on a cell that has none."""
        self.occupied = with_(self.occupied, cell)
        if seat & 1:
            self.odd = with_(self.odd, cell)
        if seat & 2:
            self.upper = with_(self.upper, cell)

    def lift(self, cell: i64) -> i64:
        """Take the token off a cell; whose it was, or -1 if there is none."""
        seat = self.colour_at(cell)
        self.occupied = without(self.occupied, cell)
        self.odd = without(self.odd, cell)
        self.upper = without(self.upper, cell)
        return seat

    def sweets_at(self, cell: i64) -> i64:
        """How many sweets lie on a cell."""
        return (self.ones >> cell & 1) + 2 * (self.twos >> cell & 1)

    def put_sweets(self, cell: i64, count: i64) -> None:
        """Let so many sweets lie on a cell, at most three."""
        self.ones = with_(self.ones, cell) if count & 1 else without(self.ones, cell)
        self.twos = with_(self.twos, cell) if count & 2 else without(self.twos, cell)
