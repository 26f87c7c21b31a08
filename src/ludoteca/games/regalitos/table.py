"""What lies on the table of Regalitos: every field of a state, and small questions about it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.sets import members_of
from ludoteca.core.state import NOT_LAID, State
from ludoteca.games.regalitos.area import RegalitosArea
from ludoteca.games.regalitos.pieces import PILES, one_by_one, one_less, worth
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
PHASE_NAMES: Final = (
    *("placing", "placed", "wrapping", "papering", "decorating", "delivering"),
    *("addressing", "paying", "ridding", "swapping", "benefited", "over"),
)

PLENTY: Final = 99
"""More paper or energy than anything needs."""

# the wind after this token, and after the next one.
CALM_NOW: Final = 1
CALM_NEXT: Final = 2

NO_AREAS: Final[list[RegalitosArea]] = []
"""Stands in a new table until it is laid out, or filled by a copy; never changed."""


class Table(State):
    """What lies between the players; what lies before one of them is an area (area.py), by seat."""

    __slots__ = (
        *("rules", "round", "phase", "holder", "claimed", "placed", "token", "benefit", "asked", "calm"),
        *("latest", "most", "picked", "coals", "owed", "given", "units", "smallest", "free"),
        *("parcel", "parcel_decorated"),
        *("areas", "under", "piles", "deck", "deck_size", "discard", "gone_objects", "gone_coals", "gone_vips"),
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
        self.token: bool = False
        """Has this turn's token been placed?"""
        self.benefit: bool = False
        """Are the players being asked about the round's benefit?"""
        self.asked: int = 0
        """How many of them have been."""
        self.calm: int = 0
        """R-51: after which tokens no wind blows."""
        self.latest: int = 0
        """The action by which a thing was picked last: bots go through sets of things in the order of actions."""
        self.most: int = 0
        """How many more things may be picked."""
        self.picked: int = 0
        """How many were."""
        self.coals: int = 0
        """How many more coals may be delivered without a further present."""
        self.owed: int = 0
        """R-34: how many of the coals delivered still want a present to go with."""
        self.given: int = 0
        """R-29: who got a coal by this Goodbye, coal, as a set of seats."""
        self.units: int = 0
        """The paper or energy all of it needs; while it is paid, what is left to pay."""
        self.smallest: int = PLENTY
        """R-18: the units of the smallest paper used up for it so far."""
        self.free: bool = False
        """Needs neither paper nor energy."""
        self.parcel: int = -1
        """The present that is about to be given to somebody, or -1."""
        self.parcel_decorated: bool = False
        self.areas: list[RegalitosArea] = NO_AREAS
        self.under: list[int] = NOT_LAID
        """The presents under each VIP, whoever has it, as sets."""
        self.piles: list[int] = NOT_LAID
        """Each pile's cards (pieces.py)."""
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
        self.areas = [RegalitosArea() for _ in range(self.players)]
        self.under = [0] * (charts.cards - charts.vip)
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
        other.token = self.token
        other.benefit = self.benefit
        other.asked = self.asked
        other.calm = self.calm
        self._copy_choice_to(other)
        other.areas = [area.copy() for area in self.areas]
        other.under = self.under[:]
        other.piles = self.piles[:]
        other.deck = self.deck[:]
        other.deck_size = self.deck_size
        other.discard = self.discard[:]
        other.gone_objects = self.gone_objects
        other.gone_coals = self.gone_coals
        other.gone_vips = self.gone_vips

    def _copy_choice_to(self, other: Table) -> None:
        other.latest = self.latest
        other.most = self.most
        other.picked = self.picked
        other.coals = self.coals
        other.owed = self.owed
        other.given = self.given
        other.units = self.units
        other.smallest = self.smallest
        other.free = self.free
        other.parcel = self.parcel
        other.parcel_decorated = self.parcel_decorated

    def choose(self, phase: int, most: int, free: bool) -> None:
        """Begin to pick things."""
        self._forget_choice()
        self.phase = phase
        self.most = most
        self.free = free

    def _forget_choice(self) -> None:
        """Nothing is picked, nothing is to be paid."""
        self.latest = self.most = self.picked = self.coals = self.owed = self.given = self.units = 0
        self.smallest = PLENTY
        self.free = False

    def note_pick(self, action: int, units: int) -> None:
        """A thing was picked."""
        self.latest = action
        self.most -= 1
        self.picked += 1
        self.units += units

    def may_decline(self) -> bool:
        """R-48: is a benefit offered of which nothing has been done yet?"""
        return self.benefit and self.picked == 0

    def resume(self) -> None:
        """An action is complete: back to the turn, or on with the round's benefit."""
        self._forget_choice()
        if self.benefit:
            self.phase = BENEFITED
        else:
            self.phase = PLACED if self.token else PLACING

    def tokens_left(self, seat: i64) -> i64:
        """R-10: how many tokens this player still has to place in this round."""
        players: i64 = self.players
        holder: i64 = self.holder
        placed: i64 = self.placed
        behind = (seat - holder) % players
        placed = (placed - behind + players - 1) // players
        if seat == self.seat and self.token:
            placed += 1
        return self.rules.rounds[self.round].tokens - placed

    def spend_paper(self, size: int) -> int:
        """R-02: a paper of the seat that decides goes to the discard pile; which card it is."""
        area = self.areas[self.seat]
        area.papers = one_less(area.papers, size)
        return self._discarded(self.rules.charts.paper + size)

    def spend_dish(self, dish: int) -> int:
        """R-02: likewise an energy card."""
        area = self.areas[self.seat]
        area.dishes = one_less(area.dishes, dish)
        return self._discarded(self.rules.charts.energy + dish)

    def spend_extra(self, extra: int) -> int:
        """R-02: likewise an extra action."""
        area = self.areas[self.seat]
        area.extras = one_less(area.extras, extra)
        return self._discarded(self.rules.charts.extra + extra)

    def _discarded(self, card: int) -> int:
        self.discard[card - self.rules.charts.paper] += 1
        return card

    def kept(self, seat: int) -> list[int]:
        """How many of each paper, energy card and extra action a player has, at card - paper."""
        charts = self.rules.charts
        area = self.areas[seat]
        papers = one_by_one(area.papers, charts.energy - charts.paper)
        dishes = one_by_one(area.dishes, charts.extra - charts.energy)
        return papers + dishes + one_by_one(area.extras, charts.vip - charts.extra)

    def paper_units(self, seat: int) -> int:
        """All units of paper a player has."""
        return worth(self.areas[seat].papers, self.rules.charts.paper_units)

    def energy_units(self, seat: int) -> int:
        """All units of energy a player has."""
        return worth(self.areas[seat].dishes, self.rules.charts.dish_units)

    def delivered_by(self, seat: int) -> int:
        """R-40: all presents a player has delivered, as a set."""
        cards = self.areas[seat].delivered
        for vip in members_of(self.areas[seat].vips):
            cards |= self.under[vip]
        return cards
