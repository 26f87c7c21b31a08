"""Deliver (R-21 to R-24), with energy, or free by an extra action (R-30); Olentzero's coals (R-34)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.sets import members_of
from ludoteca.games.regalitos.charts import COAL_AWAY, COAL_TO, DECLINE, DONE, PICK_DECORATED, PICK_PRESENT, SORTS
from ludoteca.games.regalitos.rules.vips import bonus
from ludoteca.games.regalitos.seen import events
from ludoteca.games.regalitos.table import (
    ADDRESSING,
    DELIVERING,
    FOR_CHARACTER,
    FOR_DECORATION,
    FOR_PRESENTS,
    FOR_VIPS,
    LAST_ROUND,
    Table,
)

PLENTY: Final = 99
"""More energy than any delivery needs."""


def deliver(t: Table) -> None:
    """R-21: up to three presents and one wrapped coal."""
    t.choose(DELIVERING, t.rules.most_presents[t.round], False)
    t.coals = t.rules.coal_alone[t.seat]


def deliver_some(t: Table, most: int, free: bool) -> None:
    """R-30, R-48: up to so many presents, without coal (but for Olentzero)."""
    t.choose(DELIVERING, most, free)


def energy_left(t: Table) -> int:
    """R-21: the units that may still be used with all the own energy."""
    return PLENTY if t.free else t.energy_units(t.seat) - t.units


def present_energy(t: Table, sort: int) -> int:
    """R-21, R-32: what a present needs; with Tió de Nadal one more."""
    return t.rules.charts.sort_energy[sort] + t.rules.surcharge[t.seat]


def has_present(t: Table) -> bool:
    """Is there a present, decorated or not?"""
    return t.presents[t.seat] | t.decorated[t.seat] != 0


def can_deliver(t: Table) -> bool:
    """R-15: is there a present or a wrapped coal, and the energy for it?"""
    seat = t.seat
    presents: i64 = t.presents[seat] | t.decorated[seat]
    coal = t.wrapped_coal[seat] and t.rules.coal_alone[seat]
    if not presents and not coal:
        return False
    left = t.energy_units(seat)
    if coal and t.rules.coal_energy <= left:
        return True
    for size in range(3):
        cards: i64 = t.rules.charts.size_cards[size]
        if presents & cards and present_energy(t, size) <= left:
            return True
    return False


def legal_deliveries(t: Table) -> list[int]:
    """R-21: presents of either zone, then coals, as far as the energy goes; or enough."""
    out: list[Any] = []
    if t.picked:
        out.append(DONE)
    elif t.benefit:
        out.append(DECLINE)
    left = energy_left(t)
    if t.most:
        add_presents(t, out, t.presents[t.seat], PICK_PRESENT, left)
        add_presents(t, out, t.decorated[t.seat], PICK_DECORATED, left)
    if t.coals and coals_to_deliver(t) and t.rules.coal_energy <= left:
        add_receivers(t, out, max(t.least - COAL_TO, 0))
    return out


def add_presents(t: Table, out: list[Any], presents: i64, first: int, left: i64) -> None:
    """The sorts among these presents that there is energy for."""
    charts = t.rules.charts
    surcharge: i64 = t.rules.surcharge[t.seat]
    for sort in range(max(t.least - first, 0), SORTS):
        cards: i64 = charts.sort_cards[sort]
        if presents & cards and charts.sort_energy[sort] + surcharge <= left:
            out.append(charts.numbers[first + sort])


def coals_to_deliver(t: Table) -> int:
    """R-23, R-34: wrapped coals; Olentzero's need no wrapping."""
    seat = t.seat
    return t.wrapped_coal[seat] + (t.coal[seat] if t.rules.coal_each[seat] else 0)


def add_receivers(t: Table, out: list[Any], first: int) -> None:
    """R-23: any other player, from this seat on; R-51: alone, out of the game."""
    numbers = t.rules.charts.numbers
    if t.players == 1:
        out.append(numbers[COAL_AWAY])
    for target in range(first, t.players):
        if target != t.seat:
            out.append(numbers[COAL_TO + target])


def pick_present(t: Table, action: int) -> None:
    """R-22: a present without decoration, to be given to somebody."""
    sort = action - PICK_PRESENT
    cards = t.presents[t.seat] & t.rules.charts.sort_cards[sort]
    t.presents[t.seat] ^= cards & -cards
    address(t, cards & -cards, False, action, sort)


def pick_decorated(t: Table, action: int, chance: Chance) -> None:
    """R-22: a decorated present, to be given to somebody."""
    sort = action - PICK_DECORATED
    cards = t.decorated[t.seat] & t.rules.charts.sort_cards[sort]
    t.decorated[t.seat] ^= cards & -cards
    address(t, cards & -cards, True, action, sort)


def address(t: Table, card: int, decorated: bool, action: int, sort: int) -> None:
    """R-22, R-34: somebody must get it; each present lets Olentzero deliver a coal."""
    t.note_pick(action, present_energy(t, sort))
    t.coals += t.rules.coal_each[t.seat]
    t.parcel = members_of(card)[0]
    t.parcel_decorated = decorated
    t.phase = ADDRESSING


def to_character(t: Table, action: int, chance: Chance) -> None:
    """R-22: the present goes to the own character's pile."""
    t.delivered[t.seat] |= 1 << t.parcel
    points = score_present(t)
    if t.events is not None:
        t.events.append(events.Delivered(t.seat, t.rules.charts.names[t.parcel], points))
    hand_over(t)


def to_vip(t: Table, action: int, chance: Chance) -> None:
    """R-22, R-24: the present goes under an own VIP, for its bonus."""
    charts = t.rules.charts
    vip = action - charts.to_vip
    extra = bonus(t, vip)
    t.under[vip] |= 1 << t.parcel
    t.score(t.seat, FOR_VIPS, extra)
    points = score_present(t) + extra
    if t.events is not None:
        name = charts.names[charts.vip + vip].removeprefix("vip-")
        t.events.append(events.DeliveredToVip(t.seat, charts.names[t.parcel], name, points))
    hand_over(t)


def score_present(t: Table) -> int:
    """R-22, R-31: its value, one more if decorated, the character's modifier; all of it together."""
    seat = t.seat
    value = t.rules.charts.sort_points[t.rules.charts.object_sort[t.parcel]]
    decoration = t.rules.points.decorated if t.parcel_decorated else 0
    modifier = t.rules.modifier[seat * (LAST_ROUND + 1) + t.round]
    t.score(seat, FOR_PRESENTS, value)
    t.score(seat, FOR_DECORATION, decoration)
    t.score(seat, FOR_CHARACTER, modifier)
    return value + decoration + modifier


def hand_over(t: Table) -> None:
    """The present has been delivered; more may follow."""
    t.parcel = -1
    t.parcel_decorated = False
    t.phase = DELIVERING


def give_coal(t: Table, action: int) -> None:
    """R-23: a coal goes unwrapped to another player's objects zone."""
    t.least = action
    t.coals -= 1
    t.picked += 1
    t.units += t.rules.coal_energy
    lose_coal(t, t.rules.coal_each[t.seat] > 0)
    hand_coal_to(t, action)


def lose_coal(t: Table, unwrapped_first: bool) -> None:
    """R-29, R-34: a coal leaves the own zones: a wrapped one, unless others will do."""
    if unwrapped_first and t.coal[t.seat]:
        t.coal[t.seat] -= 1
    else:
        t.wrapped_coal[t.seat] -= 1


def hand_coal_to(t: Table, action: int) -> None:
    """R-23: the receiver gets it; R-51: alone, it leaves the game."""
    if action == COAL_AWAY:
        t.gone_coals += 1
        if t.events is not None:
            t.events.append(events.SentCoalAway(t.seat))
        return
    t.coal[action - COAL_TO] += 1
    if t.events is not None:
        t.events.append(events.GaveCoal(t.seat, action - COAL_TO))
