"""How many more points a player may make of what he has: a rough plan of wrapping and delivering, for the bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.sets import count, lowest, only, without_lowest
from ludoteca.games.regalitos.area import RegalitosArea
from ludoteca.games.regalitos.charts import Sort
from ludoteca.games.regalitos.pieces import DELIVER, EXTRA_KINDS, LAST_ROUND, WRAP, count_of
from ludoteca.games.regalitos.rules.vips import wanted
from ludoteca.games.regalitos.table import (
    ADDRESSING,
    DELIVERING,
    PAPERING,
    PAYING,
    WRAPPING,
    Table,
)

A_TOKEN: Final = 1.8
"""What a token brings that no plan needs yet."""
SURE: Final[list[float]] = [0.95, 0.85, 0.7]
"""The part of the plan that comes true: for decorated presents, for others, for objects."""
A_MISSING_UNIT: Final = 0.8
"""What it costs to come by a unit of paper or energy."""
A_UNIT_LEFT: Final = 0.35
"""What a unit is worth that nothing needs yet, while there is time; at most so many in each round to come."""
UNITS_A_ROUND: Final = 3
A_HALF: Final = 0.5
"""What a unit saves that is not left over, and what a thing loses that is not kept (R-36, R-37)."""
EXTRAS: Final[list[float]] = [1.6, 1.0, 0.3, 2.0, 3.2]
"""Extra actions, in the order of the content."""
GOODBYE_COAL: Final = 2
A_COAL: Final = 1.2
"""What a coal is worth that Goodbye, coal gives to another player."""
A_COAL_ALONG: Final = 0.8
"""What it is worth to hand a coal to another player along with a present (R-34)."""
VIP_HOPE: Final = 0.6
VIP_LATER: Final = 0.2
AN_EMPTY_VIP: Final = 2.0


# How far a thing has come.
DECORATED: Final = 0
PRESENT: Final = 1
OBJECT: Final = 2
LARGER_FIRST: Final[list[int]] = [1, 2, 0]
"""Sizes in the order in which they are planned."""

PLACE_BITS: Final = 12
MOST_PLACES: Final = (1 << PLACE_BITS) - 1
"""Places by round are one whole number, so many bits for each round: read it with `Plan.places_in`."""


class Plan:
    """What is left of a player's tokens, units and places in deliveries while things are planned one by one."""

    __slots__ = (
        *("coals", "delivering", "energy", "in_hand", "left", "paper", "places", "seat", "spared", "t", "tokens"),
        *("total", "wrapped", "wrapping"),
    )

    def __init__(self, t: Table, seat: i64) -> None:
        self.t = t
        self.seat: i64 = seat
        self.left: i64 = t.tokens_left(seat)
        """Tokens left in this round; `tokens` are those of all rounds to come."""
        self.tokens: i64 = self.left + (LAST_ROUND - t.round) * t.rules.rounds[LAST_ROUND].tokens
        self.total: float = 0.0
        self.paper: i64 = t.paper_units(seat)
        self.energy: i64 = t.energy_units(seat)
        self.coals: i64 = t.areas[seat].coals() if t.rules.seats[seat].coal_each else 0
        """Coals that may go along with presents."""
        self.wrapping: bool = False
        """Is a Wrap under way that may take more?"""
        self.wrapped: bool = False
        """Is a token already planned for wrapping?"""
        self.spared: i64 = 0
        """R-48: units of paper that this Wrap still needs less."""
        self.delivering: bool = False
        """Is a Deliver under way, paid for with a token?"""
        self.in_hand: i64 = 0
        """Presents that the delivery now under way, of whatever kind, may still take."""
        if seat == t.seat:
            self.look_at_deed(t)
        self.places: i64 = places_by_round(t, seat, self)

    def look_at_deed(self, t: Table) -> None:
        """An action under way: what is picked must still be paid for, and more may follow."""
        if t.phase in (WRAPPING, PAPERING):
            self.wrapping = t.phase == WRAPPING
            if not t.free:
                self.spared = t.rules.rounds[t.round].paper_less if t.phase == WRAPPING else 0
                self.pay_paper(t.units)
        elif t.phase in (DELIVERING, ADDRESSING, PAYING):
            self.delivering = t.phase != PAYING and not t.benefit and not t.free
            self.in_hand = t.most if t.phase != PAYING else 0
            if not t.free:
                self.pay_energy(t.units)
            if t.phase == ADDRESSING:
                self.count_parcel(t)

    def count_parcel(self, t: Table) -> None:
        """The present that is about to be given brings its points in any case."""
        charts = t.rules.charts
        value: i64 = charts.sorts[charts.object_sort[t.parcel]].points
        self.total += int(value + self.more_in(t.round))
        self.total += 1.0 if t.parcel_decorated else 0.0

    def more_in(self, in_round: i64) -> i64:
        """R-31, R-48: points more or less for each present delivered in that round."""
        return self.t.rules.seats[self.seat].modifier[in_round] + self.t.rules.rounds[in_round].delivered

    def places_in(self, in_round: i64) -> i64:
        """How many presents may still be delivered in that round."""
        return self.places >> PLACE_BITS * in_round & MOST_PLACES

    def under_way(self, in_round: i64) -> bool:
        """Is a delivery in this round one that needs no further token?"""
        return self.delivering and in_round == self.t.round

    def tokens_for(self, stage: i64, in_round: i64) -> i64:
        """The tokens one more thing of this stage needs, delivered in that round: for wrapping, and for delivering."""
        tokens: i64 = 1 if stage == OBJECT and not self.wrapped else 0
        if not self.under_way(in_round) and self.places_in(in_round) == self.t.rules.rounds[in_round].presents:
            tokens += 1
        return tokens

    def pay_paper(self, units: i64) -> None:
        """Units the round does not spare: those that are there save their penalty, others must be come by."""
        spared = min(units, self.spared)
        self.spared -= spared
        units -= spared
        used = min(units, self.paper)
        self.paper -= used
        self.total += A_HALF * int(used) - A_MISSING_UNIT * int(units - used)

    def pay_energy(self, units: i64) -> None:
        """The same with energy."""
        used = min(units, self.energy)
        self.energy -= used
        self.total += A_HALF * int(used) - A_MISSING_UNIT * int(units - used)


def promise(t: Table, seat: i64) -> float:
    """The points still to come, for a player with things, units, extra actions, VIPs and tokens."""
    plan = Plan(t, seat)
    area = t.areas[seat]
    plan_stage(plan, DECORATED, area.decorated)
    plan_stage(plan, PRESENT, area.presents)
    plan_stage(plan, OBJECT, area.objects)
    later: i64 = UNITS_A_ROUND * (LAST_ROUND - t.round)
    plan.total += A_UNIT_LEFT * int(min(plan.paper, later) + min(plan.energy, later))
    plan.total += A_TOKEN * int(max(plan.tokens, 0))
    return plan.total + extras(t, area) + vips(t, area)


def places_by_round(t: Table, seat: i64, plan: Plan) -> i64:
    """How many presents may be delivered in each round, at its start (R-48) and with a token."""
    now: i64 = t.round
    here: i64 = plan.in_hand
    if t.benefit and (seat - t.holder) % t.players >= t.asked:
        here += t.rules.rounds[now].early
    if not plan.delivering and plan.left > 0 and not t.areas[seat].has_used(DELIVER):
        here += t.rules.rounds[now].presents
    places: i64 = here << PLACE_BITS * now
    for later in range(now + 1, LAST_ROUND + 1):
        of_round = t.rules.rounds[later]
        places += of_round.early + of_round.presents << PLACE_BITS * later
    return places


def best_round(plan: Plan, stage: i64, first: i64) -> i64:
    """The round with a place where a delivery brings most for its token, the earliest of them; -1 if there is none."""
    best: i64 = -1
    most = -99.0
    for round_ in range(first, LAST_ROUND + 1):
        if plan.places_in(round_) > 0:
            gain = int(plan.more_in(round_)) - A_TOKEN * int(plan.tokens_for(stage, round_))
            if gain > most:
                most = gain
                best = round_
    return best


def most_spared(plan: Plan, in_round: i64) -> i64:
    """R-48: the paper a Wrap needs less, in the best round for it up to that of the delivery."""
    t = plan.t
    most: i64 = 0
    for round_ in range(t.round if may_wrap(plan) else t.round + 1, in_round + 1):
        most = max(most, t.rules.rounds[round_].paper_less)
    return most


def may_wrap(plan: Plan) -> bool:
    """Can there be a Wrap in this round yet?"""
    return plan.left > 0 and not plan.t.areas[plan.seat].has_used(WRAP)


def plan_stage(plan: Plan, stage: i64, cards: i64) -> None:
    """Plan the presents or objects of a zone, the larger first."""
    if not cards:
        return
    t = plan.t
    plan.wrapped = plan.wrapping
    first: i64 = t.round
    if stage == OBJECT and not plan.wrapped and not (may_wrap(plan) and plan.left > 1):
        first += 1
    for place in range(len(LARGER_FIRST)):
        for sort in t.rules.charts.alike[LARGER_FIRST[place]]:
            for _ in range(count(cards & sort.cards)):
                if not plan_next(plan, stage, sort, first):
                    return


def plan_next(plan: Plan, stage: i64, sort: Sort, first: i64) -> bool:
    """Plan one more thing, from that round on, if there is a place and a token for it."""
    in_round = best_round(plan, stage, first)
    if in_round < 0:
        return False
    tokens = plan.tokens_for(stage, in_round)
    if tokens > plan.tokens:
        return False
    if stage == OBJECT and not plan.wrapped:
        plan.spared = most_spared(plan, in_round)
    plan.wrapped = True
    plan.places -= only(PLACE_BITS * in_round)
    plan.tokens -= tokens
    plan_one(plan, stage, sort, in_round)
    return True


def plan_one(plan: Plan, stage: i64, sort: Sort, in_round: i64) -> None:
    """One thing on its way: what it brings, and what it takes."""
    t = plan.t
    own = t.rules.seats[plan.seat]
    gain = int(sort.points + plan.more_in(in_round))
    decorated = stage == DECORATED or (stage == OBJECT and own.decorates)
    sure = SURE[PRESENT if stage == OBJECT and plan.wrapping else stage]
    plan.total += sure * gain + (0.5 if stage else 0.0) * (1.0 if decorated else 0.3) - A_HALF
    if stage == OBJECT:
        plan.pay_paper(sort.paper)
    plan.pay_energy(sort.energy + own.surcharge)
    if plan.coals and plan.energy >= t.rules.coal_energy:
        plan.coals -= 1
        plan.total += A_COAL_ALONG
        plan.pay_energy(t.rules.coal_energy)


def extras(t: Table, area: RegalitosArea) -> float:
    """What the extra actions of a player may bring."""
    total = 0.0
    if not area.extras:
        return total
    for kind in range(EXTRA_KINDS):
        held: int = count_of(area.extras, kind)
        if held:
            total += held * EXTRAS[kind]
    if count_of(area.extras, GOODBYE_COAL):
        coals: int = area.coals()
        total += A_COAL * min(coals, max(t.players - 1, 1))
    return total


def vips(t: Table, area: RegalitosArea) -> float:
    """What one's own VIPs may still bring with the things that are there, and with others later."""
    total = 0.0
    if not area.vips:
        return total
    things = area.wrapped() | area.objects
    rounds = LAST_ROUND - t.round
    left = area.vips
    while left:
        vip = lowest(left)
        left = without_lowest(left)
        there = count(t.under[vip])
        room = int(t.rules.points.vip_room) - there
        fitting = min(room, count(things & wanted(t, vip))) if things else 0
        total += t.rules.vips[vip].bonus[min(there, 2)] * (VIP_HOPE * fitting + VIP_LATER * min(room - fitting, rounds))
        if there == 0:
            total += AN_EMPTY_VIP * (0.8 if things else min(0.15 * rounds, 0.6))
    return total
