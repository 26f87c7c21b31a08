"""Why an action is not legal now, in words a player understands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.core.errors import Illegal
from ludoteca.core.sets import count
from ludoteca.games.regalitos import actions
from ludoteca.games.regalitos.charts import COAL_TO, PICK_DECORATED, PICK_OBJECT, PICK_PRESENT, total
from ludoteca.games.regalitos.content import COLOURS, SIZES
from ludoteca.games.regalitos.rules.deliver import coals_to_deliver, energy_left, has_present, present_energy
from ludoteca.games.regalitos.rules.pay import legal_energy, paper_needed
from ludoteca.games.regalitos.rules.turn import BASIC_NAMES
from ludoteca.games.regalitos.rules.wrap import paper_left
from ludoteca.games.regalitos.table import (
    ADDRESSING,
    DECORATING,
    DELIVERING,
    PAPERING,
    PAYING,
    PLACED,
    PLACING,
    RIDDING,
    SWAPPING,
    WRAPPING,
    Table,
)


def why_not(t: Table, act: actions.Act) -> Illegal:
    """The reason why the seat that decides may not do this now."""
    if t.phase not in WHEN[type(act)]:
        return _no(FIRST[t.phase] if (t.phase, type(act)) not in TOO_LATE else TOO_LATE[t.phase, type(act)])
    return REASONS[type(act)](t, act)


def _no(key: str, **details: Any) -> Illegal:
    return Illegal(key, "regalitos", **details)


def _no_discard(t: Table, act: actions.DiscardToken) -> Illegal:
    """R-15."""
    return _no("no-discard-while-place")


def _no_done(t: Table, act: actions.Done) -> Illegal:
    return _no("nothing-picked-yet")


def _no_initiative(t: Table, act: actions.Initiative) -> Illegal:
    """R-14, R-17."""
    if t.claimed == t.seat:
        return _no("no-basic-twice", basic="initiative")
    if t.claimed >= 0:
        return _no("no-initiative-left", target=t.claimed)
    return _no("no-initiative-for-holder")


def _used(t: Table, basic: str) -> bool:
    return t.has_used(t.seat, BASIC_NAMES.index(basic))


def _no_wrap(t: Table, act: actions.Wrap) -> Illegal:
    """R-14, R-15, R-18."""
    if _used(t, "wrap"):
        return _no("no-basic-twice", basic="wrap")
    if not t.objects[t.seat] and not t.coal[t.seat]:
        return _no("no-things-to-wrap")
    return _no("no-paper-for-any", units=t.paper_units(t.seat))


def _no_decorate(t: Table, act: actions.Decorate) -> Illegal:
    """R-14, R-15, R-20."""
    return _no("no-basic-twice", basic="decorate") if _used(t, "decorate") else _no("no-present-to-decorate")


def _no_deliver(t: Table, act: actions.Deliver) -> Illegal:
    """R-14, R-15, R-21, R-34."""
    if _used(t, "deliver"):
        return _no("no-basic-twice", basic="deliver")
    if not has_present(t) and t.rules.coal_each[t.seat] and coals_to_deliver(t):
        return _no("no-coal-without-present")
    if not has_present(t) and not t.wrapped_coal[t.seat]:
        return _no("nothing-to-deliver")
    return _no("no-energy-for-any", units=t.energy_units(t.seat))


def _no_take(t: Table, act: actions.Take) -> Illegal:
    """R-25."""
    return _no("no-cards-there", pile=act.pile)


def _no_play(t: Table, act: actions.Play) -> Illegal:
    """R-15, R-26."""
    held = t.keeps(t.seat, t.rules.charts.names.index(act.extra))
    return _no("no-use-for-extra" if held else "no-such-extra", extra=act.extra)


def _sort(act: actions.PickObject | actions.PickPresent | actions.PickDecorated) -> int:
    return COLOURS.index(act.colour) * 3 + SIZES.index(act.size)


def _no_object(t: Table, act: actions.PickObject) -> Illegal:
    """R-18."""
    sort, details = _sort(act), {"colour": act.colour, "size": act.size}
    if not t.objects[t.seat] & t.rules.charts.sort_cards[sort]:
        return _no("no-such-object", **details)
    if t.least > PICK_OBJECT + sort:
        return _no("no-going-back", **details)
    return _no("no-paper-for-this", units=t.rules.charts.sort_paper[sort], left=paper_left(t))


def _no_coal_to_wrap(t: Table, act: actions.PickCoal) -> Illegal:
    """R-18."""
    if not t.coal[t.seat]:
        return _no("no-coal-to-wrap")
    return _no("no-paper-for-this", units=t.rules.coal_paper, left=paper_left(t))


def _no_present(t: Table, act: actions.PickPresent | actions.PickDecorated) -> Illegal:
    """R-21, R-28."""
    sort, details = _sort(act), {"colour": act.colour, "size": act.size}
    plain = isinstance(act, actions.PickPresent)
    zone, first = (t.presents, PICK_PRESENT) if plain else (t.decorated, PICK_DECORATED)
    if not zone[t.seat] & t.rules.charts.sort_cards[sort]:
        return _no("no-such-present" if plain else "no-such-decorated", **details)
    if t.most == 0:
        return _no("no-more-presents", count=t.picked)
    if t.least >= COAL_TO:
        return _no("no-present-after-coal")
    if t.least > first + sort:
        return _no("no-going-back", **details)
    return _no("no-energy-for-this", units=present_energy(t, sort), left=energy_left(t))


def _no_coal_to(t: Table, act: actions.CoalTo) -> Illegal:
    """R-23, R-29, R-34."""
    if act.target >= t.players:
        return _no("no-such-player", target=act.target)
    if act.target == t.seat:
        return _no("no-coal-to-yourself")
    if t.phase == RIDDING:
        return _no("no-coal-twice" if COAL_TO + act.target <= t.least else "no-coal-held-back", target=act.target)
    return _no_coal(t)


def _no_coal(t: Table) -> Illegal:
    """R-21, R-23, R-34: no coal goes with this delivery, or not now."""
    if not coals_to_deliver(t):
        return _no("no-wrapped-coal")
    if t.coals == 0:
        return _no("no-more-coals-than-presents" if t.rules.coal_each[t.seat] else "no-coal-with-this")
    if not t.free and t.rules.coal_energy > energy_left(t):
        return _no("no-energy-for-this", units=t.rules.coal_energy, left=energy_left(t))
    return _no("no-going-back-to-seat")


def _no_coal_away(t: Table, act: actions.CoalAway) -> Illegal:
    """R-23, R-51."""
    return _no("no-coal-away") if t.players > 1 else _no_coal(t)


def _no_vip(t: Table, act: actions.ToVip) -> Illegal:
    """R-24."""
    vip = t.rules.charts.names.index(f"vip-{act.vip}") - t.rules.charts.vip
    if not t.vips[t.seat] >> vip & 1:
        return _no("no-such-vip", vip=act.vip)
    if count(t.under[vip]) >= t.rules.points.vip_room:
        return _no("no-room-at-vip", vip=act.vip, count=t.rules.points.vip_room)
    return _no("not-wanted-by-vip", vip=act.vip, card=t.rules.charts.names[t.parcel])


def _no_swap(t: Table, act: Any) -> Illegal:
    """R-48, Nochevieja."""
    return _no("no-such-card-to-swap")


def _no_papers(t: Table, act: actions.PayPaper) -> Illegal:
    """R-18."""
    charts = t.rules.charts
    counts = [act.papers.count(size) for size in SIZES]
    if any(wanted > t.keeps(t.seat, charts.paper + at) for at, wanted in enumerate(counts)):
        return _no("no-such-papers", papers=act.papers)
    if total(counts, charts.paper_units) < paper_needed(t):
        return _no("papers-too-few", papers=act.papers, units=paper_needed(t))
    return _no("papers-needless", papers=act.papers, units=paper_needed(t))


def _no_energy(t: Table, act: actions.PayEnergy) -> Illegal:
    """R-21."""
    charts = t.rules.charts
    for value, dishes in enumerate(charts.value_dishes):
        held = sum(t.keeps(t.seat, charts.energy + dish) for dish in dishes)
        if act.units.count(charts.values[value]) > held:
            return _no("no-such-energy", units=act.units)
    if sum(act.units) < t.units:
        return _no("energy-too-little", units=act.units, needed=t.units)
    best = total(charts.energy_sets[legal_energy(t)[0] - charts.pay_energy], charts.values)
    return _no("energy-not-exact", units=act.units, needed=t.units, best=best)


WHEN: dict[type, tuple[int, ...]] = {
    actions.End: (),
    actions.DiscardToken: (PLACING,),
    actions.Done: (WRAPPING, DECORATING, DELIVERING),
    actions.Decline: (),
    **dict.fromkeys((actions.Initiative, actions.Wrap, actions.Decorate, actions.Deliver, actions.Take), (PLACING,)),
    actions.Play: (PLACING, PLACED),
    actions.PickObject: (WRAPPING,),
    actions.PickCoal: (WRAPPING,),
    actions.PickPresent: (DECORATING, DELIVERING),
    actions.PickDecorated: (DELIVERING,),
    actions.CoalTo: (DELIVERING, RIDDING),
    actions.CoalAway: (DELIVERING, RIDDING),
    actions.ToCharacter: (),
    actions.ToVip: (ADDRESSING,),
    **dict.fromkeys((actions.SwapPaper, actions.SwapExtra, actions.SwapEnergy), (SWAPPING,)),
    actions.PayPaper: (PAPERING,),
    actions.PayEnergy: (PAYING,),
}
"""In which decisions an act is refused for a reason of its own; in all others it has to wait."""

FIRST = {
    PLACING: "place-token-first",
    PLACED: "only-extras-now",
    WRAPPING: "choose-wrapping-first",
    PAPERING: "choose-paper-first",
    DECORATING: "choose-decoration-first",
    DELIVERING: "choose-delivery-first",
    ADDRESSING: "choose-recipient-first",
    PAYING: "choose-energy-first",
    RIDDING: "choose-receiver-first",
    SWAPPING: "choose-swap-first",
}
"""What has to be decided first."""

PLACEMENTS = (actions.DiscardToken, actions.Initiative, actions.Wrap, actions.Decorate, actions.Deliver, actions.Take)
TOO_LATE: dict[tuple[int, type], str] = {
    (PLACING, actions.End): "no-end-before-token",
    **{(PLACED, act): "no-second-token" for act in PLACEMENTS},
    **{(phase, actions.Decline): "nothing-to-decline" for phase in FIRST},
}
"""Acts that come too early or too late, with a reason of their own."""

REASONS: dict[type, Callable[[Table, Any], Illegal]] = {
    actions.DiscardToken: _no_discard,
    actions.Done: _no_done,
    actions.Initiative: _no_initiative,
    actions.Wrap: _no_wrap,
    actions.Decorate: _no_decorate,
    actions.Deliver: _no_deliver,
    actions.Take: _no_take,
    actions.Play: _no_play,
    actions.PickObject: _no_object,
    actions.PickCoal: _no_coal_to_wrap,
    actions.PickPresent: _no_present,
    actions.PickDecorated: _no_present,
    actions.CoalTo: _no_coal_to,
    actions.CoalAway: _no_coal_away,
    actions.ToVip: _no_vip,
    actions.SwapPaper: _no_swap,
    actions.SwapExtra: _no_swap,
    actions.SwapEnergy: _no_swap,
    actions.PayPaper: _no_papers,
    actions.PayEnergy: _no_energy,
}
