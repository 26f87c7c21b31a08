"""What lies on Quissama's table: every field of a state, and small questions about it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.sets import contains
from ludoteca.core.state import NOT_LAID, State
from ludoteca.games.quissama.area import QuissamaArea
from ludoteca.games.quissama.pieces import CHARACTERS, GONE, KINDS, MARKET, MINISTERS, NOBODY, PLAZAS, SHOPS
from ludoteca.games.quissama.rules.in_force import Rules

# What the seat that decides is asked.
SETTLING: Final = 0
PLAYING: Final = 1
PAYING: Final = 2
SWAPPING: Final = 3
ROBBING: Final = 4
DISCARDING: Final = 5
OVER: Final = 6
PHASES: Final = ("settling", "playing", "paying", "swapping", "robbing", "discarding", "over")

NO_AREAS: Final[list[QuissamaArea]] = []
"""Stands in a new table until it is laid out, or filled by a copy; never changed."""


class Table(State):
    """Cards are counts by kind: a pile has no order, luck picks the card that is drawn."""

    __slots__ = (
        *("rules", "first", "phase", "deed", "due", "left", "tokens", "token_shops", "used", "acted", "traded"),
        *("cleared_bernardina", "target", "to_rob", "senzala", "cabeca", "pile_size", "scandals_out"),
        *("winner", "credited"),
        *("areas", "pile", "discard", "market", "from_market", "under", "laid"),
        *("plaza", "burgher", "workers", "ministry", "holder", "influence"),
    )

    def __init__(self, rules: Rules, players: int) -> None:
        super().__init__(players)
        self.rules: Rules = rules
        self.first: int = 0
        self.phase: int = SETTLING
        self.deed: int = -1
        """The action that is being paid for, or -1."""
        self.due: i64 = 0
        """What of its price is still to be paid, as a purse."""
        self.left: i64 = 0
        """Q-16: icons left over of cards paid in this turn, as a purse."""
        self.tokens: i64 = 0
        """Q-36: the coins that the coin tokens can still pay in this turn."""
        self.token_shops: i64 = 0
        """The set of shops whose token can pay in this turn."""
        self.used: i64 = 0
        """Q-11: the set of characters used or conquered in this turn."""
        self.acted: bool = False
        """Q-10: was there a combination or a Market swap in this turn already?"""
        self.cleared_bernardina: bool = False
        """Q-22: did the seat in turn remove a meeple from Bernardina in this turn?"""
        self.traded: bool = False
        """Q-39: was a card swapped with the Market in this turn?"""
        self.target: int = NOBODY
        """Q-26: whose hand Woodruff looks at."""
        self.to_rob: i64 = 0
        """Q-27: how many cards Alemão is still to steal."""
        self.senzala: int = 0
        self.cabeca: int = 0
        self.pile_size: i64 = 0
        self.scandals_out: i64 = 0
        """Q-43: Scandals used up."""
        self.winner: int = NOBODY
        self.credited: int = NOBODY
        """Q-47: the character that won."""
        self.areas: list[QuissamaArea] = NO_AREAS
        """What each seat owns."""
        self.pile: list[int] = NOT_LAID
        self.discard: list[int] = NOT_LAID
        self.market: list[int] = NOT_LAID
        """The kind of card on each of its places."""
        self.from_market: list[int] = NOT_LAID
        """Q-54: by kind, the cards of the hand in turn that the Market gave in this turn."""
        self.under: list[int] = NOT_LAID
        """Q-25: the cards under Quissama."""
        self.laid: list[int] = NOT_LAID
        """Q-17: the cards laid out for the deed, not yet discarded."""
        self.plaza: list[int] = NOT_LAID
        self.burgher: list[int] = NOT_LAID
        self.workers: list[int] = NOT_LAID
        self.ministry: list[int] = NOT_LAID
        """The seat of the minister on each place."""
        self.holder: list[int] = NOT_LAID
        """Whose area a character is in: see NOBODY and GONE."""
        self.influence: list[int] = NOT_LAID
        """The set of seats with a meeple on a character; nobody ever has two there (Q-19)."""

    def lay_out(self) -> None:
        """An empty table. (A clone never needs one: it takes the lists of what it copies.)"""
        self.areas = [QuissamaArea() for _ in range(self.players)]
        for area in self.areas:
            area.lay_out()
        self.pile = [0] * KINDS
        self.discard = [0] * KINDS
        self.market = [0] * MARKET
        self.from_market = [0] * KINDS
        self.under = []
        self.laid = []
        self.plaza = [0] * PLAZAS
        self.burgher = [NOBODY] * SHOPS
        self.workers = [0] * SHOPS
        self.ministry = [NOBODY] * MINISTERS
        self.holder = [NOBODY] * CHARACTERS
        self.influence = [0] * CHARACTERS

    def copy_to(self, other: Table) -> None:
        """Make another table lie exactly like this one."""
        other.seat = self.seat
        other.turn = self.turn
        other.looks = self.looks
        other.first = self.first
        other.phase = self.phase
        other.deed = self.deed
        other.due = self.due
        other.left = self.left
        other.tokens = self.tokens
        other.token_shops = self.token_shops
        other.used = self.used
        other.acted = self.acted
        other.cleared_bernardina = self.cleared_bernardina
        other.traded = self.traded
        other.target = self.target
        other.to_rob = self.to_rob
        other.senzala = self.senzala
        other.cabeca = self.cabeca
        other.pile_size = self.pile_size
        other.scandals_out = self.scandals_out
        other.winner = self.winner
        other.credited = self.credited
        self._copy_lists_to(other)

    def _copy_lists_to(self, other: Table) -> None:
        other.areas = [area.copy() for area in self.areas]
        other.pile = self.pile[:]
        other.discard = self.discard[:]
        other.market = self.market[:]
        other.from_market = self.from_market[:]
        other.under = self.under[:]
        other.laid = self.laid[:]
        other.plaza = self.plaza[:]
        other.burgher = self.burgher[:]
        other.workers = self.workers[:]
        other.ministry = self.ministry[:]
        other.holder = self.holder[:]
        other.influence = self.influence[:]

    @property
    def own(self) -> QuissamaArea:
        """The area of the seat in turn."""
        return self.areas[self.seat]

    def spend(self, kind: int) -> None:
        """A card leaves the hand in turn, sooner one that the Market gave (Q-54: the others can still be swapped)."""
        self.own.lose(kind)
        if self.from_market[kind] > 0:
            self.from_market[kind] -= 1

    def is_full(self, shop: int) -> bool:
        """Q-36: a burgher and all the workers."""
        return self.workers[shop] == self.rules.workers

    def full_shops(self, seat: int) -> int:
        """How many full shops a seat has."""
        full: i64 = 0
        for shop in range(SHOPS):
            if self.burgher[shop] == seat and self.workers[shop] == self.rules.workers:
                full += 1
        return full

    def ministers(self, seat: int) -> int:
        """How many ministers a seat has."""
        found: i64 = 0
        for place in range(MINISTERS):
            if self.ministry[place] == seat:
                found += 1
        return found

    def has_meeple_on(self, seat: int, character: int) -> bool:
        """Q-18: is a meeple of this seat on the character?"""
        return contains(self.influence[character], seat)

    def has_free(self, seat: int, character: int) -> bool:
        """Q-21: does the seat hold this character, unblocked?"""
        return self.holder[character] == seat and self.influence[character] == 0

    def can_use(self, character: int) -> bool:
        """Q-11: may the seat in turn use this character's ability now?"""
        return self.has_free(self.seat, character) and not contains(self.used, character)

    def is_out(self, character: int) -> bool:
        """Q-51: is the character out of this game?"""
        return self.holder[character] == GONE
