"""What lies on the table of Regalitos: every field of a state, and small questions about it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.state import NOT_LAID, State
from ludoteca.games.regalitos.charts import PILES
from ludoteca.games.regalitos.rules.in_force import Rules

# What is being decided.
PLACING: Final = 0
PLACED: Final = 1
WRAPPING: Final = 2
PAPERING: Final = 3
DECORATING: Final = 4
DELIVERING: Final = 5
ADDRESSING: Final = 6
PAYING: Final = 7
RIDDING: Final = 8
SWAPPING: Final = 9
BENEFITED: Final = 10
OVER: Final = 11

# Points scored at once, by source.
SOURCES: Final = 5
FOR_PRESENTS: Final = 0
FOR_DECORATION: Final = 1
FOR_VIPS: Final = 2
FOR_CHARACTER: Final = 3
FOR_INITIATIVE: Final = 4

BASIC_ACTIONS: Final = 4
LAST_ROUND: Final = 4


class Table(State):
    """Objects and VIPs are single cards, their sets are bits; all other cards are counted (numbers: charts.py).

    Lists go by seat unless said otherwise.
    """

    __slots__ = (
        *("rules", "round", "phase", "holder", "claimed", "placed", "used", "token", "benefit", "asked", "calm"),
        *("least", "most", "picked", "coals", "units", "free", "parcel", "parcel_decorated"),
        *("objects", "presents", "decorated", "delivered", "vips", "under", "coal", "wrapped_coal", "held"),
        *("points", "piles", "deck", "deck_size", "discard", "gone_objects", "gone_coals", "gone_vips"),
    )

    def __init__(self, rules: Rules, players: int) -> None:
        super().__init__(players)
        self.rules: Rules = rules
        self.round: int = 0
        self.phase: int = PLACING
        self.holder: int = 0
        """Who holds the initiative."""
        self.claimed: int = -1
        """Who took it for the next round, or -1."""
        self.placed: int = 0
        """Tokens placed or discarded in this round, by all."""
        self.used: int = 0
        """Basic actions done in this round, as bits at seat * 4 + action."""
        self.token: bool = False
        """Has this turn's token been placed?"""
        self.benefit: bool = False
        """Are the players being asked about the round's benefit?"""
        self.asked: int = 0
        """How many of them have been."""
        self.calm: int = 0
        """R-51: no wind after this token (bit 0), after the next one (bit 1)."""
        self.least: int = 0
        """Things are picked in the order of their actions' numbers: from this one on."""
        self.most: int = 0
        """How many more things may be picked."""
        self.picked: int = 0
        """How many were."""
        self.coals: int = 0
        """How many more coals may be delivered."""
        self.units: int = 0
        """The paper or energy all of it needs."""
        self.free: bool = False
        """Needs neither paper nor energy."""
        self.parcel: int = -1
        """The present that is about to be given to somebody, or -1."""
        self.parcel_decorated: bool = False
        self.objects: list[int] = NOT_LAID
        self.presents: list[int] = NOT_LAID
        self.decorated: list[int] = NOT_LAID
        self.delivered: list[int] = NOT_LAID
        """Presents on the own character's pile."""
        self.vips: list[int] = NOT_LAID
        self.under: list[int] = NOT_LAID
        """The presents under each VIP."""
        self.coal: list[int] = NOT_LAID
        self.wrapped_coal: list[int] = NOT_LAID
        self.held: list[int] = NOT_LAID
        """Papers, dishes and extra actions, at seat * kept + card - paper."""
        self.points: list[int] = NOT_LAID
        """Points scored at once, at seat * 5 + source."""
        self.piles: list[int] = NOT_LAID
        """Each pile's cards in seven bits each, counted from 1, the last one laid in the lowest bits."""
        self.deck: list[int] = NOT_LAID
        """How many of each card. A deck has no order: luck picks the card when it is drawn (R-05)."""
        self.deck_size: int = 0
        self.discard: list[int] = NOT_LAID
        """Papers, dishes and extra actions on the discard pile, at card - paper."""
        self.gone_objects: int = 0
        self.gone_coals: int = 0
        self.gone_vips: int = 0
        """R-51: what has left the game."""

    def lay_out(self) -> None:
        """An empty table with the whole deck beside it. (Apart from the fields, since a clone has no use for it.)"""
        charts = self.rules.charts
        self.objects = [0] * self.players
        self.presents = [0] * self.players
        self.decorated = [0] * self.players
        self.delivered = [0] * self.players
        self.vips = [0] * self.players
        self.under = [0] * (charts.cards - charts.vip)
        self.coal = [0] * self.players
        self.wrapped_coal = [0] * self.players
        self.held = [0] * (self.players * charts.kept)
        self.points = [0] * (self.players * SOURCES)
        self.piles = [0] * PILES
        self.deck = charts.copies[:]
        self.deck_size = sum(self.deck)
        self.discard = [0] * charts.kept

    def copy_to(self, other: Table) -> None:
        """Make another table lie exactly like this one."""
        other.seat = self.seat
        other.turn = self.turn
        other.looks = self.looks
        other.round = self.round
        other.phase = self.phase
        other.holder = self.holder
        other.claimed = self.claimed
        other.placed = self.placed
        other.used = self.used
        other.token = self.token
        other.benefit = self.benefit
        other.asked = self.asked
        other.calm = self.calm
        self._copy_choice_to(other)
        other.objects = self.objects[:]
        other.presents = self.presents[:]
        other.decorated = self.decorated[:]
        other.delivered = self.delivered[:]
        other.vips = self.vips[:]
        other.under = self.under[:]
        other.coal = self.coal[:]
        other.wrapped_coal = self.wrapped_coal[:]
        other.held = self.held[:]
        other.points = self.points[:]
        other.piles = self.piles[:]
        other.deck = self.deck[:]
        other.deck_size = self.deck_size
        other.discard = self.discard[:]
        other.gone_objects = self.gone_objects
        other.gone_coals = self.gone_coals
        other.gone_vips = self.gone_vips

    def _copy_choice_to(self, other: Table) -> None:
        other.least = self.least
        other.most = self.most
        other.picked = self.picked
        other.coals = self.coals
        other.units = self.units
        other.free = self.free
        other.parcel = self.parcel
        other.parcel_decorated = self.parcel_decorated

    def choose(self, phase: int, most: int, free: bool) -> None:
        """Begin to pick things."""
        self.phase = phase
        self.most = most
        self.free = free
        self.least = self.picked = self.coals = self.units = 0

    def note_pick(self, action: int, units: int) -> None:
        """A thing was picked: the next ones come from this action on."""
        self.least = action
        self.most -= 1
        self.picked += 1
        self.units += units

    def resume(self) -> None:
        """An action is complete: back to the turn, or on with the round's benefit."""
        self.least = self.most = self.picked = self.coals = self.units = 0
        self.free = False
        if self.benefit:
            self.phase = BENEFITED
        else:
            self.phase = PLACED if self.token else PLACING

    def has_used(self, seat: int, basic: int) -> bool:
        """R-14: has this player done this basic action in this round?"""
        return self.used >> (seat * BASIC_ACTIONS + basic) & 1 == 1

    def tokens_left(self, seat: int) -> int:
        """R-10: how many tokens this player still has to place in this round."""
        behind = (seat - self.holder) % self.players
        placed = (self.placed - behind + self.players - 1) // self.players
        if seat == self.seat and self.token:
            placed += 1
        return self.rules.tokens[self.round] - placed

    def keeps(self, seat: int, card: int) -> int:
        """How many of a paper, dish or extra action a player has."""
        return self.held[seat * self.rules.charts.kept + card - self.rules.charts.paper]

    def spend(self, seat: int, card: int) -> None:
        """R-02: a paper, dish or extra action goes to the discard pile."""
        charts = self.rules.charts
        self.held[seat * charts.kept + card - charts.paper] -= 1
        self.discard[card - charts.paper] += 1

    def paper_units(self, seat: int) -> int:
        """All units of paper a player has."""
        charts = self.rules.charts
        at: i64 = seat * charts.kept
        units: i64 = 0
        for size in range(len(charts.paper_units)):
            units += self.held[at + size] * charts.paper_units[size]
        return units

    def energy_units(self, seat: int) -> int:
        """All units of energy a player has."""
        charts = self.rules.charts
        at: i64 = seat * charts.kept + charts.energy - charts.paper
        units: i64 = 0
        for dish in range(len(charts.dish_units)):
            units += self.held[at + dish] * charts.dish_units[dish]
        return units

    def score(self, seat: int, source: int, points: int) -> None:
        """Points at once."""
        self.points[seat * SOURCES + source] += points

    def delivered_by(self, seat: int) -> int:
        """R-40: all presents a player has delivered, as a set."""
        cards = self.delivered[seat]
        for vip in range(len(self.under)):
            if self.vips[seat] >> vip & 1:
                cards |= self.under[vip]
        return cards
