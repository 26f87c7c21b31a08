"""Deliver (R-21 to R-24), with energy, or free by an extra action (R-30); Olentzero's coals (R-34)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.sets import contains, lowest, with_, without
from ludoteca.core.verbs import Numbers
from ludoteca.games.regalitos.rules.coal import (
    add_receivers,
    coals_to_deliver,
    may_deliver_coal,
    presents_follow,
    receivers,
)
from ludoteca.games.regalitos.rules.decorate import decorate_present, open_decorations
from ludoteca.games.regalitos.rules.pay import energy_left
from ludoteca.games.regalitos.rules.refusal import named, no, not_in
from ludoteca.games.regalitos.rules.vips import bonus
from ludoteca.games.regalitos.seen import events
from ludoteca.games.regalitos.table import ADDRESSING, DECORATING, DELIVERING, Table


def deliver(t: Table) -> None:
    """R-21: up to three presents and one wrapped coal."""
    t.choose(DELIVERING, t.rules.rounds[t.round].presents, False)
    t.coals = t.rules.seats[t.seat].coal_alone


def deliver_some(t: Table, most: int, free: bool) -> None:
    """R-30, R-48: up to so many presents, without coal (but for Olentzero)."""
    t.choose(DELIVERING, most, free)


def present_energy(t: Table, sort: int) -> int:
    """R-21, R-32: what a present needs; with Tió de Nadal one more."""
    return t.rules.charts.sorts[sort].energy + t.rules.seats[t.seat].surcharge


def has_present(t: Table) -> bool:
    """Is there a present, decorated or not?"""
    return t.areas[t.seat].wrapped() != 0


def can_deliver(t: Table) -> bool:
    """R-15: is there a present or a wrapped coal, and the energy for it?"""
    area = t.areas[t.seat]
    presents = area.wrapped()
    coal = area.wrapped_coal > 0 and t.rules.seats[t.seat].coal_alone > 0
    if not presents and not coal:
        return False
    left: i64 = t.energy_units(t.seat)
    if coal and t.rules.coal_energy <= left:
        return True
    left -= t.rules.seats[t.seat].surcharge
    for alike in t.rules.charts.alike:
        for sort in alike:
            if presents & sort.cards and sort.energy <= left:
                return True
    return False


def nothing_to_deliver(t: Table) -> Illegal | None:
    """R-15, R-21, R-34: why there is nothing to deliver."""
    if can_deliver(t):
        return None
    if not has_present(t) and t.rules.seats[t.seat].coal_each and coals_to_deliver(t):
        return no("no-coal-without-present")
    if not has_present(t) and not t.areas[t.seat].wrapped_coal:
        return no("nothing-to-deliver")
    return no("no-energy-for-any", units=t.energy_units(t.seat))


def legal_deliveries(t: Table) -> list[int]:
    """R-21: presents of either zone and coals, as far as the energy goes; or enough."""
    charts = t.rules.charts
    out: Numbers = []
    if t.picked:
        if not t.owed:
            out.append(charts.done)
    elif t.may_decline():
        out.append(charts.decline)
    area = t.areas[t.seat]
    charts.pick_presents.add(out, open_presents(t, area.presents))
    charts.pick_decorated.add(out, open_presents(t, area.decorated))
    if may_deliver_coal(t):
        add_receivers(t, out, receivers(t))
    return out


def open_presents(t: Table, presents: i64) -> i64:
    """R-21, R-34: the sorts among these presents that may be delivered now."""
    if t.most == 0 or not presents:
        return 0
    sorts = t.rules.charts.sorts
    left: i64 = energy_left(t) - t.rules.seats[t.seat].surcharge
    found: i64 = 0
    for sort in range(len(sorts)):
        cards = presents & sorts[sort].cards
        if cards and sorts[sort].energy <= left and (t.owed == 0 or pays_owed(t, lowest(cards))):
            found = with_(found, sort)
    return found


def pays_owed(t: Table, card: int) -> bool:
    """R-34: if this present is delivered, can the presents still follow that the coals given want?"""
    left = energy_left(t) - present_energy(t, t.rules.charts.object_sort[card])
    return presents_follow(t, t.owed - t.rules.seats[t.seat].coal_each, t.most - 1, left, card)


def no_present(t: Table, sort: int) -> Illegal | None:
    """R-21, R-28: why no present of that sort is delivered, or decorated, now."""
    wrong = not_in(t, DECORATING, DELIVERING)
    if wrong is not None:
        return wrong
    presents = t.areas[t.seat].presents
    if contains(open_decorations(t) if t.phase == DECORATING else open_presents(t, presents), sort):
        return None
    if not presents & t.rules.charts.sorts[sort].cards:
        return no("no-such-present", **named(t, sort))
    return not_picked(t, sort)


def no_decorated(t: Table, sort: int) -> Illegal | None:
    """R-21: why no decorated present of that sort is delivered now."""
    decorated = t.areas[t.seat].decorated
    wrong = not_in(t, DELIVERING)
    if wrong is not None or contains(open_presents(t, decorated), sort):
        return wrong
    if not decorated & t.rules.charts.sorts[sort].cards:
        return no("no-such-decorated", **named(t, sort))
    return not_picked(t, sort)


def not_picked(t: Table, sort: int) -> Illegal:
    """R-21, R-34: why a present that is there is not picked."""
    if t.most == 0:
        return no("no-more-presents", count=t.picked)
    if present_energy(t, sort) > energy_left(t):
        return no("no-energy-for-this", units=present_energy(t, sort), left=energy_left(t))
    return no("no-energy-for-owed", count=t.owed)


def pick_present(t: Table, sort: int, chance: Chance) -> None:
    """R-22: a present without decoration, to be given to somebody; R-28: or to be decorated."""
    if t.phase == DECORATING:
        decorate_present(t, sort)
        return
    charts = t.rules.charts
    area = t.areas[t.seat]
    card = lowest(area.presents & charts.sorts[sort].cards)
    area.presents = without(area.presents, card)
    t.note_pick(charts.pick_presents.first + sort, present_energy(t, sort))
    address(t, card, False)


def pick_decorated(t: Table, sort: int, chance: Chance) -> None:
    """R-22: a decorated present, to be given to somebody."""
    charts = t.rules.charts
    area = t.areas[t.seat]
    card = lowest(area.decorated & charts.sorts[sort].cards)
    area.decorated = without(area.decorated, card)
    t.note_pick(charts.pick_decorated.first + sort, present_energy(t, sort))
    address(t, card, True)


def address(t: Table, card: int, decorated: bool) -> None:
    """R-22, R-34: somebody must get it; each present lets Olentzero deliver a coal, or is for one he gave."""
    coals = t.rules.seats[t.seat].coal_each
    paid = min(coals, t.owed)
    t.owed -= paid
    t.coals += coals - paid
    t.parcel = card
    t.parcel_decorated = decorated
    t.phase = ADDRESSING


def no_character(t: Table, which: int) -> Illegal | None:
    """R-22: a present goes to one's own character only when one is to be given."""
    return not_in(t, ADDRESSING)


def to_character(t: Table, which: int, chance: Chance) -> None:
    """R-22: the present goes to one's own character's pile."""
    area = t.areas[t.seat]
    area.delivered = with_(area.delivered, t.parcel)
    points = score_present(t)
    if t.events is not None:
        t.events.append(events.Delivered(t.seat, t.rules.charts.names[t.parcel], points))
    hand_over(t)


def to_vip(t: Table, vip: int, chance: Chance) -> None:
    """R-22, R-24: the present goes under an own VIP, for its bonus if it is wanted there."""
    charts = t.rules.charts
    extra = bonus(t, vip)
    t.under[vip] = with_(t.under[vip], t.parcel)
    t.areas[t.seat].for_vips += extra
    points = score_present(t) + extra
    if t.events is not None:
        t.events.append(events.DeliveredToVip(t.seat, charts.names[t.parcel], charts.vip_names[vip], points))
    hand_over(t)


def score_present(t: Table) -> int:
    """R-22, R-31, R-48: its value, one more if decorated, the character's modifier, the round's text; all together."""
    charts = t.rules.charts
    value = charts.sorts[charts.object_sort[t.parcel]].points
    decoration: i64 = t.rules.points.decorated if t.parcel_decorated else 0
    modifier: i64 = t.rules.seats[t.seat].modifier[t.round]
    night: i64 = t.rules.rounds[t.round].delivered
    area = t.areas[t.seat]
    area.for_presents += value
    area.for_decoration += decoration
    area.for_character += modifier
    area.for_round += night
    return value + decoration + modifier + night


def hand_over(t: Table) -> None:
    """The present has been delivered; more may follow."""
    t.parcel = -1
    t.parcel_decorated = False
    t.phase = DELIVERING
