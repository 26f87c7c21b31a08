"""What lies on Holi's table: every field of a state, and small questions about it."""

from __future__ import annotations

from typing import Final

from ludoteca.core.state import NOT_LAID, State
from ludoteca.games.holi.board import FLOORS
from ludoteca.games.holi.rules.in_force import Rules

PLACING: Final = 0
WARMING: Final = 1
PLAYING: Final = 2
OVER: Final = 3


class Table(State):
    """Boards are sets of cells as bits (board.py); lists go by seat unless said otherwise.

    Entries are changed as `a[i] = a[i] | b`, not `a[i] |= b`: the compiler turns only the former into plain C.
    """

    __slots__ = (
        *("rules", "first", "phase", "thrown", "moved", "climbed", "finished", "face_down"),
        *("tokens", "occupied", "pawns", "sweet_ones", "sweet_twos"),
        *("cell", "floor", "supply", "sweets", "hits", "hand", "deck", "played"),
    )

    def __init__(self, rules: Rules, players: int) -> None:
        super().__init__(players)
        self.rules: Rules = rules
        self.first: int = 0
        self.phase: int = PLACING
        self.thrown: bool = False
        self.moved: bool = False
        self.climbed: bool = False
        self.finished: int = 0
        """The seats that are finished, as bits."""
        self.face_down: int = 0
        """The seats whose discard pile has a card face down on top, as bits."""
        self.tokens: list[int] = NOT_LAID
        """The cells with a seat's tokens, at seat * 3 + floor."""
        self.occupied: list[int] = NOT_LAID
        """The cells with any token, by floor."""
        self.pawns: list[int] = NOT_LAID
        """The cells with any pawn, by floor."""
        self.sweet_ones: list[int] = NOT_LAID
        self.sweet_twos: list[int] = NOT_LAID
        """Sweets on the cells of each floor: one for the bit in `ones`, two for the bit in `twos`."""
        self.cell: list[int] = NOT_LAID
        self.floor: list[int] = NOT_LAID
        self.supply: list[int] = NOT_LAID
        """Tokens in a seat's supply, at seat * players + colour."""
        self.sweets: list[int] = NOT_LAID
        self.hits: list[int] = NOT_LAID
        """Points of direct hits."""
        self.hand: list[int] = NOT_LAID
        self.deck: list[int] = NOT_LAID
        """Cards as bits. A deck has no order: luck picks the card when it is drawn (H-07)."""
        self.played: list[int] = NOT_LAID
        """All cards thrown, in order: see `play_code`."""

    def lay_out(self) -> None:
        """An empty table. (A clone never needs one: it takes the lists of what it copies.)"""
        players = self.players
        self.tokens = [0] * (players * FLOORS)
        self.occupied = [0] * FLOORS
        self.pawns = [0] * FLOORS
        self.sweet_ones = self.rules.sweet_ones[:]
        self.sweet_twos = self.rules.sweet_twos[:]
        self.cell = [-1] * players
        self.floor = [0] * players
        self.supply = [0] * (players * players)
        self.sweets = [0] * players
        self.hits = [0] * players
        self.hand = [0] * players
        self.deck = [0] * players
        self.played = []

    def copy_to(self, other: Table) -> None:
        """Make another table lie exactly like this one."""
        other.seat = self.seat
        other.turn = self.turn
        other.looks = self.looks
        other.first = self.first
        other.phase = self.phase
        other.thrown = self.thrown
        other.moved = self.moved
        other.climbed = self.climbed
        other.finished = self.finished
        other.face_down = self.face_down
        other.tokens = self.tokens[:]
        other.occupied = self.occupied[:]
        other.pawns = self.pawns[:]
        other.sweet_ones = self.sweet_ones[:]
        other.sweet_twos = self.sweet_twos[:]
        other.cell = self.cell[:]
        other.floor = self.floor[:]
        other.supply = self.supply[:]
        other.sweets = self.sweets[:]
        other.hits = self.hits[:]
        other.hand = self.hand[:]
        other.deck = self.deck[:]
        other.played = self.played[:]

    def own_tokens(self, seat: int) -> int:
        """How many of its own tokens a seat can throw."""
        return self.supply[seat * self.players + seat]

    def colour_at(self, floor: int, cell: int) -> int:
        """Whose token lies on a cell, or -1."""
        for seat in range(self.players):
            if self.tokens[seat * FLOORS + floor] >> cell & 1:
                return seat
        return -1

    def pawn_at(self, floor: int, cell: int) -> int:
        """Whose pawn stands on a cell, or -1."""
        for seat in range(self.players):
            if self.cell[seat] == cell and self.floor[seat] == floor:
                return seat
        return -1

    def sweets_at(self, floor: int, cell: int) -> int:
        """How many sweets lie on a cell."""
        return (self.sweet_ones[floor] >> cell & 1) + 2 * (self.sweet_twos[floor] >> cell & 1)

    def is_finished(self, seat: int) -> bool:
        """H-36: does this player throw no more?"""
        return self.finished >> seat & 1 == 1

    def stand(self, seat: int, floor: int, cell: int) -> None:
        """Put a pawn on a cell, from wherever it stood."""
        if self.cell[seat] >= 0:
            left = self.floor[seat]
            self.pawns[left] = self.pawns[left] & ~(1 << self.cell[seat])
        self.cell[seat] = cell
        self.floor[seat] = floor
        self.pawns[floor] = self.pawns[floor] | 1 << cell

    def lay(self, seat: int, floor: int, cell: int) -> None:
        """Put a token of this seat on a cell."""
        board = seat * FLOORS + floor
        self.tokens[board] = self.tokens[board] | 1 << cell
        self.occupied[floor] = self.occupied[floor] | 1 << cell

    def lift(self, floor: int, cell: int) -> int:
        """Take the token off a cell; whose it was, or -1 if there is none."""
        if not self.occupied[floor] >> cell & 1:
            return -1
        seat = self.colour_at(floor, cell)
        board = seat * FLOORS + floor
        self.tokens[board] = self.tokens[board] & ~(1 << cell)
        self.occupied[floor] = self.occupied[floor] & ~(1 << cell)
        return seat

    def give(self, seat: int, colour: int) -> None:
        """Put a token into a seat's supply."""
        place = seat * self.players + colour
        self.supply[place] = self.supply[place] + 1

    def spend(self, seat: int) -> None:
        """Take an own token out of a seat's supply."""
        place = seat * self.players + seat
        self.supply[place] = self.supply[place] - 1


def play_code(seat: int, card: int, down: bool) -> int:
    """A thrown card as one number."""
    return card * 8 + seat * 2 + (1 if down else 0)


def thrown_open(t: Table, seat: int) -> list[int]:
    """The cards a seat threw face up, in order."""
    return [code >> 3 for code in t.played if code & 7 == seat * 2]
