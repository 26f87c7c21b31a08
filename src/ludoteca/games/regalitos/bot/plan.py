"""How many more points a player may make of what he has: a rough plan of wrapping and delivering, for the bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.sets import count
from ludoteca.games.regalitos.charts import EXTRA_KINDS
from ludoteca.games.regalitos.rules.turn import DELIVER_BIT, WRAP_BIT
from ludoteca.games.regalitos.table import (
    ADDRESSING,
    DELIVERING,
    LAST_ROUND,
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


class Plan:
    """What is left of a player's tokens, units and places in deliveries while things are planned one by one."""

    __slots__ = ("coals", "delivering", "energy", "in_hand", "paper", "seat", "t", "tokens", "total", "wrapping")

    def __init__(self, t: Table, seat: int) -> None:
        self.t = t
        self.seat: int = seat
        self.tokens: int = t.tokens_left(seat) + (LAST_ROUND - t.round) * t.rules.tokens[LAST_ROUND]
        self.total: float = 0.0
        self.paper: int = t.paper_units(seat)
        self.energy: int = t.energy_units(seat)
        self.coals: int = t.coal[seat] + t.wrapped_coal[seat] if t.rules.coal_each[seat] else 0
        """Coals that may go along with presents."""
        self.wrapping: bool = False
        self.delivering: bool = False
        self.in_hand: int = 0
        """Presents that the delivery now under way may still take."""
        if seat == t.seat:
            self.look_at_deed(t)

    def look_at_deed(self, t: Table) -> None:
        """An action under way: what is picked must still be paid for, and more may follow."""
        if t.phase in (WRAPPING, PAPERING):
            self.wrapping = t.phase == WRAPPING
            if not t.free:
                self.pay_paper(max(t.units - t.rules.paper_less[t.round], 0))
        elif t.phase in (DELIVERING, ADDRESSING, PAYING):
            self.delivering = t.phase != PAYING
            self.in_hand = t.most if t.phase != PAYING else 0
            if not t.free:
                self.pay_energy(t.units)
            if t.phase == ADDRESSING:
                value = t.rules.charts.sort_points[t.rules.charts.object_sort[t.parcel]]
                self.total += value + t.rules.modifier[self.seat * (LAST_ROUND + 1) + t.round]
                self.total += 1.0 if t.parcel_decorated else 0.0

    def pay_paper(self, units: int) -> None:
        """Units that are there save their penalty, others must be come by."""
        used = min(units, self.paper)
        self.paper -= used
        self.total += A_HALF * used - A_MISSING_UNIT * (units - used)

    def pay_energy(self, units: int) -> None:
        """The same with energy."""
        used = min(units, self.energy)
        self.energy -= used
        self.total += A_HALF * used - A_MISSING_UNIT * (units - used)


def promise(t: Table, seat: int) -> float:
    """The points still to come, for a player with things, units, extra actions, VIPs and tokens."""
    plan = Plan(t, seat)
    places = places_by_round(t, seat, plan)
    things = [t.decorated[seat], t.presents[seat], t.objects[seat]]
    for stage in range(3):
        if things[stage]:
            plan_stage(plan, stage, things[stage], places)
    rounds = LAST_ROUND - t.round
    later = UNITS_A_ROUND * rounds
    plan.total += A_UNIT_LEFT * (min(plan.paper, later) + min(plan.energy, later))
    plan.total += A_TOKEN * max(plan.tokens, 0)
    return plan.total + extras(t, seat) + vips(t, seat, things)


def places_by_round(t: Table, seat: int, plan: Plan) -> list[int]:
    """How many presents may be delivered in each round: in this one only with a token for it, or one at work."""
    places = [0] * (LAST_ROUND + 1)
    for later in range(t.round + 1, LAST_ROUND + 1):
        places[later] = t.rules.most_presents[later]
    if plan.delivering:
        places[t.round] = plan.in_hand
    elif not t.has_used(seat, DELIVER_BIT) and t.tokens_left(seat) > 0:
        places[t.round] = t.rules.most_presents[t.round]
    return places


def best_round(t: Table, seat: int, places: list[int], first: int) -> int:
    """The round with a place in which a delivery brings most, the earliest of them; -1 if there is none."""
    best = -1
    most: i64 = -99
    for round_ in range(first, LAST_ROUND + 1):
        modifier: i64 = t.rules.modifier[seat * (LAST_ROUND + 1) + round_]
        if places[round_] > 0 and modifier > most:
            most = modifier
            best = round_
    return best


def plan_stage(plan: Plan, stage: int, cards: i64, places: list[int]) -> None:
    """Plan the presents or objects of a zone, the larger first."""
    t = plan.t
    charts = t.rules.charts
    wrapped = plan.wrapping
    first = t.round
    if stage == 2 and not wrapped and t.has_used(plan.seat, WRAP_BIT):
        first += 1
    for size in (1, 2, 0):
        for _ in range(count(cards & charts.size_cards[size])):
            in_round = best_round(t, plan.seat, places, first)
            if in_round < 0:
                return
            tokens = 0
            if stage == 2 and not wrapped:
                tokens += 1
            full = plan.in_hand if plan.delivering and in_round == t.round else t.rules.most_presents[in_round]
            if places[in_round] == full and not (plan.delivering and in_round == t.round):
                tokens += 1
            if tokens > plan.tokens:
                return
            wrapped = True
            places[in_round] -= 1
            plan_one(plan, stage, size, in_round, tokens)


def plan_one(plan: Plan, stage: int, size: int, in_round: int, tokens: int) -> None:
    """One thing on its way: what it brings, and what it takes."""
    t = plan.t
    charts = t.rules.charts
    plan.tokens -= tokens
    gain = charts.sort_points[size] + t.rules.modifier[plan.seat * (LAST_ROUND + 1) + in_round]
    decorated = stage == 0 or (stage == 2 and t.rules.decorates[plan.seat])
    sure = SURE[1 if stage == 2 and plan.wrapping else stage]
    plan.total += sure * gain + (0.5 if stage else 0.0) * (1.0 if decorated else 0.3) - A_HALF
    if stage == 2:
        plan.pay_paper(charts.sort_paper[size])
    plan.pay_energy(charts.sort_energy[size] + t.rules.surcharge[plan.seat])
    if plan.coals and plan.energy >= t.rules.coal_energy:
        plan.coals -= 1
        plan.total += A_COAL_ALONG
        plan.pay_energy(t.rules.coal_energy)


def extras(t: Table, seat: int) -> float:
    """What the extra actions of a player may bring."""
    first = t.rules.charts.extra
    total = 0.0
    for kind in range(EXTRA_KINDS):
        held = t.keeps(seat, first + kind)
        if held:
            total += held * EXTRAS[kind]
    if t.keeps(seat, first + GOODBYE_COAL):
        total += A_COAL * min(t.coal[seat] + t.wrapped_coal[seat], max(t.players - 1, 1))
    return total


def vips(t: Table, seat: int, things: list[int]) -> float:
    """What the own VIPs may still bring with the things that are there, and with others later."""
    own: i64 = t.vips[seat]
    if not own:
        return 0.0
    every: i64 = things[0] | things[1] | things[2]
    rounds = LAST_ROUND - t.round
    total = 0.0
    for vip in range(len(t.under)):
        if own >> vip & 1:
            there = count(t.under[vip])
            room = t.rules.points.vip_room - there
            fitting = min(room, count(every & t.rules.vip_cards[vip]))
            bonus = t.rules.vip_bonus[vip][min(there, 2)]
            total += bonus * (VIP_HOPE * fitting + VIP_LATER * min(room - fitting, rounds))
            if there == 0:
                total += AN_EMPTY_VIP * (0.8 if fitting else min(0.15 * rounds, 0.6))
    return total
