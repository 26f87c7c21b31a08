"""What lies on Santa Kaos's table: every field of a state, and small questions about it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.state import NOT_LAID, State
from ludoteca.games.santakaos.area import SantaKaosArea
from ludoteca.games.santakaos.pieces import CENTRE, COIN, GOODS, KINDS, PLACES
from ludoteca.games.santakaos.rules.in_force import Rules
from ludoteca.games.santakaos.seen import events

# S-10: where a turn stands.
DIE: Final = 0
ACTION: Final = 1
REST: Final = 2
BETWEEN_ROUNDS: Final = 3
OVER: Final = 4

NO_AREAS: Final[list[SantaKaosArea]] = []
"""Stands in a new state until the table is laid out, or filled by a copy; never changed."""


class Table(State):
    """What all share, and by seat what each player owns."""

    __slots__ = (
        *("rules", "first", "round", "player", "stage", "location", "dice_left", "reindeer"),
        *("deck", "aside", "forest", "areas", "dice", "market", "under", "offer", "pending", "stock", "room"),
    )

    def __init__(self, rules: Rules, players: int) -> None:
        super().__init__(players)
        self.rules: Rules = rules
        self.first: int = 0
        self.round: int = 1
        self.player: int = 0
        """Whose turn it is; `seat` is who decides now, also out of turn."""
        self.stage: int = DIE
        self.location: int = 0
        """Where the die was taken."""
        self.dice_left: int = 0
        self.reindeer: int = CENTRE
        self.deck: i64 = 0
        self.aside: i64 = 0
        self.forest: i64 = 0
        """Cards as sets: wishes in the deck, special ones set aside, helpers of the deck whose order nobody knows.
        These have no order: luck picks a card when it is drawn.
        """
        self.areas: list[SantaKaosArea] = NO_AREAS
        self.dice: list[int] = NOT_LAID
        """Dice by location and colour: see `place_of`."""
        self.market: list[int] = NOT_LAID
        """The open wish cards."""
        self.under: list[int] = NOT_LAID
        """The helpers that were put under the deck, the uppermost first: see known.py."""
        self.offer: list[int] = NOT_LAID
        """The two helpers somebody is looking at, likewise."""
        self.pending: list[int] = NOT_LAID
        """What is still to be decided before the turn goes on, the next last: see pending.py."""
        self.stock: list[int] = NOT_LAID
        self.room: list[int] = NOT_LAID
        """S-06: stockings and artifacts left, by kind."""

    def lay_out(self) -> None:
        """An empty table. (A clone never needs one: it takes the lists of what it copies.)"""
        self.areas = [SantaKaosArea() for _ in range(self.players)]
        self.dice = [0] * PLACES
        self.market = []
        self.under = []
        self.offer = []
        self.pending = []
        self.stock = [self.rules.stockings] * GOODS
        self.room = self.rules.artifacts[:]

    def copy_to(self, other: Table) -> None:
        """Make another table lie exactly like this one."""
        other.seat = self.seat
        other.turn = self.turn
        other.looks = self.looks
        other.first = self.first
        other.round = self.round
        other.player = self.player
        other.stage = self.stage
        other.location = self.location
        other.dice_left = self.dice_left
        other.reindeer = self.reindeer
        other.deck = self.deck
        other.aside = self.aside
        other.forest = self.forest
        other.areas = [area.copy() for area in self.areas]
        other.dice = self.dice[:]
        other.market = self.market[:]
        other.under = self.under[:]
        other.offer = self.offer[:]
        other.pending = self.pending[:]
        other.stock = self.stock[:]
        other.room = self.room[:]

    def give(self, seat: int, kind: int, count: int, source: str) -> None:
        """A player gets resources or coins; `source` says from what."""
        self.areas[seat].gain(kind, count)
        if self.events is not None and count:
            if kind == COIN:
                self.events.append(events.Earned(seat, count, source))
            else:
                self.events.append(events.Gained(seat, KINDS[kind], count, source))

    def mine(self) -> SantaKaosArea:
        """What the player owns whose turn it is."""
        return self.areas[self.player]

    def put_under(self, card: int) -> None:
        """S-21: a helper goes under the deck, below all others."""
        self.under.append(card)
