"""What lies on Santa Kaos's table: every field of a state, and small questions about it."""

from __future__ import annotations

from typing import Final

from ludoteca.core.state import NOT_LAID, State
from ludoteca.games.santakaos.pieces import CENTRE, COIN, GOODS, KINDS, NOBODY, PLACES, TOYS
from ludoteca.games.santakaos.rules.in_force import Rules
from ludoteca.games.santakaos.seen import events

# S-10: where a turn stands.
DIE: Final = 0
ACTION: Final = 1
REST: Final = 2
BETWEEN_ROUNDS: Final = 3
OVER: Final = 4

EVERYBODY: Final = 31
"""Who knows a card under the deck, as bits: the seats, and bit 4 for onlookers."""


class Table(State):
    """Lists go by seat unless said otherwise; what has several numbers to a seat lies at seat * size + number."""

    __slots__ = (
        *("rules", "first", "round", "player", "stage", "location", "die", "dice_left", "reindeer", "tired"),
        *("deck", "aside", "forest", "goods", "elves", "toys", "stockings", "artifacts", "used", "helper"),
        *("wishes", "delivered", "dice", "market", "under", "offer", "pending", "stock", "room"),
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
        self.die: int = -1
        """S-27: where the one die lies that may be taken, once the Guiding star has shifted it, or -1."""
        self.dice_left: int = 0
        self.reindeer: int = CENTRE
        self.tired: int = 0
        """The seats whose helper was used this round, as bits."""
        self.deck: int = 0
        self.aside: int = 0
        self.forest: int = 0
        """Cards as bits: wishes in the deck, special ones set aside, helpers of the deck whose order nobody knows.
        These have no order: luck picks a card when it is drawn.
        """
        self.goods: list[int] = NOT_LAID
        self.elves: list[int] = NOT_LAID
        self.toys: list[int] = NOT_LAID
        self.stockings: list[int] = NOT_LAID
        self.artifacts: list[int] = NOT_LAID
        self.used: list[int] = NOT_LAID
        """Artifacts as bits: owned, and those used this round."""
        self.helper: list[int] = NOT_LAID
        self.wishes: list[int] = NOT_LAID
        self.delivered: list[int] = NOT_LAID
        """Wish cards as bits."""
        self.dice: list[int] = NOT_LAID
        """Dice at location * 3 + colour."""
        self.market: list[int] = NOT_LAID
        """The open wish cards."""
        self.under: list[int] = NOT_LAID
        """The helpers that were put under the deck, the uppermost first: see `known_card`."""
        self.offer: list[int] = NOT_LAID
        """The two helpers somebody is looking at, likewise."""
        self.pending: list[int] = NOT_LAID
        """What is still to be decided before the turn goes on, the next last: see pending.py."""
        self.stock: list[int] = NOT_LAID
        self.room: list[int] = NOT_LAID
        """S-06: stockings and artifacts left, by kind."""

    def lay_out(self) -> None:
        """An empty table. (A clone never needs one: it takes the lists of what it copies.)"""
        players = self.players
        self.goods = [0] * (players * GOODS)
        self.elves = [0] * players
        self.toys = [0] * (players * TOYS)
        self.stockings = [0] * (players * GOODS)
        self.artifacts = [0] * players
        self.used = [0] * players
        self.helper = [NOBODY] * players
        self.wishes = [0] * players
        self.delivered = [0] * players
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
        other.die = self.die
        other.dice_left = self.dice_left
        other.reindeer = self.reindeer
        other.tired = self.tired
        other.deck = self.deck
        other.aside = self.aside
        other.forest = self.forest
        other.goods = self.goods[:]
        other.elves = self.elves[:]
        other.toys = self.toys[:]
        other.stockings = self.stockings[:]
        other.artifacts = self.artifacts[:]
        other.used = self.used[:]
        other.helper = self.helper[:]
        other.wishes = self.wishes[:]
        other.delivered = self.delivered[:]
        other.dice = self.dice[:]
        other.market = self.market[:]
        other.under = self.under[:]
        other.offer = self.offer[:]
        other.pending = self.pending[:]
        other.stock = self.stock[:]
        other.room = self.room[:]

    def coins(self, seat: int) -> int:
        """How many coins a player has."""
        return self.goods[seat * GOODS + COIN]

    def pay(self, seat: int, coins: int) -> None:
        """A player pays coins."""
        self.goods[seat * GOODS + COIN] -= coins

    def give(self, seat: int, kind: int, count: int, source: str) -> None:
        """A player gets resources or coins; `source` says from what."""
        self.goods[seat * GOODS + kind] += count
        if self.events is not None and count:
            if kind == COIN:
                self.events.append(events.Earned(seat, count, source))
            else:
                self.events.append(events.Gained(seat, KINDS[kind], count, source))

    def is_tired(self, seat: int) -> bool:
        """Was this player's helper used this round?"""
        return self.tired >> seat & 1 == 1

    def put_under(self, card: int) -> None:
        """S-21: a helper goes under the deck, below all others."""
        self.under.append(card)

    def loose_toys(self, seat: int) -> int:
        """S-46: how many toys stand in a workshop."""
        made = 0
        for toy in range(seat * TOYS, (seat + 1) * TOYS):
            made += self.toys[toy]
        return made


def known_card(helper: int, knowers: int) -> int:
    """A helper whose place is known to some, as one number."""
    return helper * 32 + knowers
