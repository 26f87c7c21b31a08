"""What a seat owns: its hand, what the others surely know of it, and its meeples at home."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.state import NOT_LAID, Area
from ludoteca.games.quissama.pieces import KINDS


class QuissamaArea(Area):
    """Cards are counts by kind."""

    __slots__ = ("conquered", "hand", "hand_size", "known", "reserve", "robbed")

    def __init__(self) -> None:
        self.hand: list[int] = NOT_LAID
        self.hand_size: i64 = 0
        self.known: list[int] = NOT_LAID
        """Q-55: by kind, how many of these cards each seat surely knows to be here: see seen/knowledge.py."""
        self.reserve: i64 = 0
        """Q-15: meeples at home."""
        self.robbed: i64 = 0
        """Q-27: cards stolen from here in this turn."""
        self.conquered: bool = False
        """Q-50: did this seat ever conquer a character other than Bernardina?"""

    def lay_out(self) -> None:
        """Empty hands. (A copy never needs them: it takes the lists of what it copies.)"""
        self.hand = [0] * KINDS
        self.known = [0] * KINDS

    def copy(self) -> QuissamaArea:
        """An area exactly like this one."""
        other = QuissamaArea()
        other.hand = self.hand[:]
        other.hand_size = self.hand_size
        other.known = self.known[:]
        other.reserve = self.reserve
        other.robbed = self.robbed
        other.conquered = self.conquered
        return other

    def holds(self, kind: int) -> bool:
        """Is there such a card in the hand?"""
        return self.hand[kind] > 0

    def gain(self, kind: int) -> None:
        """A card comes to the hand."""
        self.hand[kind] += 1
        self.hand_size += 1

    def lose(self, kind: int) -> None:
        """A card leaves the hand."""
        self.hand[kind] -= 1
        self.hand_size -= 1
