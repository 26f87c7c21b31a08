"""What lies on Holi's table: every field of a state, and small questions about it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.sets import with_, without
from ludoteca.core.state import NOT_LAID, State
from ludoteca.games.holi.area import HoliArea
from ludoteca.games.holi.board import FLOORS
from ludoteca.games.holi.floor import Floor
from ludoteca.games.holi.rules.in_force import Rules

PLACING: Final = 0
WARMING: Final = 1
PLAYING: Final = 2
OVER: Final = 3

NO_AREAS: Final[list[HoliArea]] = []
NO_FLOORS: Final[list[Floor]] = []
"""Stand in a new state until the table is laid out, or filled by a copy; never changed."""


class Table(State):
    """The courtyard, the players' areas, and how far the turn has come."""

    __slots__ = ("areas", "climbed", "first", "floors", "moved", "phase", "played", "rules", "thrown")

    def __init__(self, rules: Rules, players: int) -> None:
        super().__init__(players)
        self.rules: Rules = rules
        self.first: i64 = 0
        self.phase: i64 = PLACING
        self.thrown: bool = False
        self.moved: bool = False
        self.climbed: bool = False
        self.areas: list[HoliArea] = NO_AREAS
        self.floors: list[Floor] = NO_FLOORS
        self.played: list[int] = NOT_LAID
        """All cards thrown, in order: see `play_code`."""

    def lay_out(self) -> None:
        """An empty table with its sweets (H-03). (A clone never needs one: it copies what lies there.)"""
        self.areas = [HoliArea() for _ in range(self.players)]
        self.floors = [Floor() for _ in range(FLOORS)]
        for floor in range(FLOORS):
            self.floors[floor].ones = self.rules.sweet_ones[floor]
            self.floors[floor].twos = self.rules.sweet_twos[floor]
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
        other.areas = [area.copy() for area in self.areas]
        other.floors = [floor.copy() for floor in self.floors]
        other.played = self.played[:]

    def own_tokens(self, seat: i64) -> i64:
        """How many of its own tokens a seat can throw."""
        return self.areas[seat].tokens(seat)

    def pawn_at(self, floor: i64, cell: i64) -> i64:
        """Whose pawn stands on a cell, or -1."""
        for seat in range(self.players):
            area = self.areas[seat]
            if area.cell == cell and area.floor == floor:
                return seat
        return -1

    def stand(self, seat: i64, floor: i64, cell: i64) -> None:
        """Put a pawn on a cell, from wherever it stood."""
        area = self.areas[seat]
        if area.cell >= 0:
            left = self.floors[area.floor]
            left.pawns = without(left.pawns, area.cell)
        area.cell = cell
        area.floor = floor
        entered = self.floors[floor]
        entered.pawns = with_(entered.pawns, cell)


def play_code(seat: i64, card: i64, down: bool) -> int:
    """A thrown card as one number."""
    return card * 8 + seat * 2 + (1 if down else 0)


def thrower_of(code: i64) -> i64:
    """Who threw it."""
    return code >> 1 & 3


def card_of(code: i64) -> i64:
    """Which card it is."""
    return code >> 3


def is_down(code: i64) -> bool:
    """Does it lie face down?"""
    return code & 1 == 1


def thrown_open(t: Table, seat: i64) -> list[int]:
    """The cards a seat threw face up, in order."""
    return [card_of(code) for code in t.played if thrower_of(code) == seat and not is_down(code)]
