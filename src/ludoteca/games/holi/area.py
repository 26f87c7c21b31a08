"""What a player of Holi owns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.state import Area

SHARE: Final = 15
MOST: Final = (1 << SHARE) - 1
"""A supply is one whole number, with a share of its bits for the count of each colour: read it with `tokens`."""


class HoliArea(Area):
    """One player's pawn, supply, sweets and cards. Hand and deck are sets of cards (core/sets.py)."""

    __slots__ = ("cell", "deck", "face_down", "finished", "floor", "hand", "hits", "supply", "sweets")

    def __init__(self) -> None:
        self.cell: i64 = -1
        """Where the pawn stands, -1 before it is placed."""
        self.floor: i64 = 0
        self.supply: i64 = 0
        self.sweets: i64 = 0
        self.hits: i64 = 0
        """Points of direct hits."""
        self.hand: i64 = 0
        self.deck: i64 = 0
        """A deck has no order: luck picks the card when it is drawn (H-07)."""
        self.face_down: bool = False
        """H-24: the top card of the discard pile lies face down."""
        self.finished: bool = False
        """H-36: the player throws no more."""

    def copy(self) -> HoliArea:
        """The same things, once more."""
        other = HoliArea()
        other.cell = self.cell
        other.floor = self.floor
        other.supply = self.supply
        other.sweets = self.sweets
        other.hits = self.hits
        other.hand = self.hand
        other.deck = self.deck
        other.face_down = self.face_down
        other.finished = self.finished
        return other

    def tokens(self, colour: i64) -> i64:
        """How many tokens of a colour are in the supply."""
        return self.supply >> SHARE * colour & MOST

    def give(self, colour: i64, count: i64 = 1) -> None:
        """Put tokens of a colour into the supply."""
        self.supply += count << SHARE * colour

    def spend(self, colour: i64) -> None:
        """Take a token of a colour out of the supply."""
        self.give(colour, -1)
