"""Coal for others: along with a delivery (R-23, R-34), by Goodbye, coal (R-29); alone, out of the game (R-51)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.sets import contains, members_of, set_of, with_
from ludoteca.core.verbs import Numbers
from ludoteca.games.regalitos.rules.pay import energy_left
from ludoteca.games.regalitos.rules.refusal import no, not_in
from ludoteca.games.regalitos.seen import events
from ludoteca.games.regalitos.table import DELIVERING, RIDDING, Table


def coals_to_deliver(t: Table) -> int:
    """R-23, R-34: wrapped coals; Olentzero's need no wrapping."""
    area = t.areas[t.seat]
    return area.coals() if t.rules.seats[t.seat].coal_each else area.wrapped_coal


def may_deliver_coal(t: Table) -> bool:
    """R-21, R-23, R-34: may a coal go with this delivery now? Olentzero's may come before its present."""
    left = energy_left(t) - t.rules.coal_energy
    if coals_to_deliver(t) == 0 or left < 0:
        return False
    return t.coals > 0 or (t.rules.seats[t.seat].coal_each > 0 and presents_follow(t, t.owed + 1, t.most, left, -1))


def presents_follow(t: Table, owed: i64, most: i64, left: i64, but: i64) -> bool:
    """R-34: can presents still follow for so many coals, at most so many with that energy, one card set apart?"""
    if owed <= 0:
        return True
    own = t.rules.seats[t.seat]
    wanted = (owed + own.coal_each - 1) // own.coal_each
    charts = t.rules.charts
    presents = [card for card in members_of(t.areas[t.seat].wrapped()) if card != but]
    needs = sorted([charts.sorts[charts.object_sort[card]].energy + own.surcharge for card in presents])
    return wanted <= min(most, len(needs)) and sum(needs[:wanted]) <= left


def receivers(t: Table) -> i64:
    """R-23: any other player."""
    found: i64 = 0
    for target in range(t.players):
        if target != t.seat:
            found = with_(found, target)
    return found


def add_receivers(t: Table, out: Numbers, targets: i64) -> None:
    """R-23, R-29: these players; R-51: alone, out of the game."""
    charts = t.rules.charts
    charts.coal_to.add(out, targets)
    if t.players == 1:
        out.append(charts.coal_away)


def no_coal_delivered(t: Table) -> Illegal | None:
    """R-21, R-23, R-34: why no coal goes with this delivery now."""
    if may_deliver_coal(t):
        return None
    if not coals_to_deliver(t):
        return no("no-wrapped-coal")
    if t.rules.coal_energy > energy_left(t):
        return no("no-energy-for-this", units=t.rules.coal_energy, left=energy_left(t))
    return no("no-more-coals-than-presents" if t.rules.seats[t.seat].coal_each else "no-coal-with-this")


def deliver_coal(t: Table, action: int) -> None:
    """R-23, R-34: a coal goes along, unwrapped to another player's objects zone; its present may follow."""
    t.latest = action
    if t.coals > 0:
        t.coals -= 1
    else:
        t.owed += 1
    t.picked += 1
    t.units += t.rules.coal_energy
    lose_coal(t, t.rules.seats[t.seat].coal_each > 0)


def lose_coal(t: Table, unwrapped_first: bool) -> None:
    """R-29, R-34: a coal leaves one's own zones: a wrapped one, unless others will do."""
    area = t.areas[t.seat]
    if unwrapped_first and area.coal:
        area.coal -= 1
    else:
        area.wrapped_coal -= 1


def legal_ridding(t: Table) -> list[int]:
    """R-29: the players who may still get a coal; alone, it goes out of the game (R-51)."""
    out: Numbers = []
    add_receivers(t, out, open_ridding(t))
    return out


def open_ridding(t: Table) -> i64:
    """R-29: one coal for each; where everybody left gets one, it goes by seat."""
    others = [seat for seat in range(t.players) if seat != t.seat and not contains(t.given, seat)]
    return set_of(others if len(others) > t.most else others[:1])


def no_coal_to(t: Table, target: int) -> Illegal | None:
    """R-23, R-29, R-34: why that player gets no coal now."""
    wrong = not_in(t, DELIVERING, RIDDING)
    if wrong is not None:
        return wrong
    if target >= t.players:
        return no("no-such-player", target=target)
    if target == t.seat:
        return no("no-coal-to-yourself")
    return no_ridding(t, target) if t.phase == RIDDING else no_coal_delivered(t)


def no_ridding(t: Table, target: int) -> Illegal | None:
    """R-29: why that player gets none by Goodbye, coal."""
    if contains(open_ridding(t), target):
        return None
    return no("no-coal-twice", target=target)


def coal_to(t: Table, target: int, chance: Chance) -> None:
    """R-23: a coal goes unwrapped to another player's objects zone."""
    if t.phase == RIDDING:
        t.given = with_(t.given, target)
    give_coal(t, t.rules.charts.coal_to.first + target)
    t.areas[target].coal += 1
    if t.events is not None:
        t.events.append(events.GaveCoal(t.seat, target))


def no_coal_away(t: Table, which: int) -> Illegal | None:
    """R-23, R-51: why no coal leaves the game now."""
    wrong = not_in(t, DELIVERING, RIDDING)
    if wrong is not None:
        return wrong
    if t.players > 1:
        return no("no-coal-away")
    return None if t.phase == RIDDING else no_coal_delivered(t)


def coal_away(t: Table, which: int, chance: Chance) -> None:
    """R-51: alone, a coal leaves the game."""
    give_coal(t, t.rules.charts.coal_away)
    t.gone_coals += 1
    if t.events is not None:
        t.events.append(events.SentCoalAway(t.seat))


def give_coal(t: Table, action: int) -> None:
    """R-23, R-29: a coal leaves one's own zones, delivered, or given away: then an unwrapped one first."""
    if t.phase == DELIVERING:
        deliver_coal(t, action)
        return
    lose_coal(t, True)
    t.note_pick(action, 0)
    if t.most == 0:
        t.resume()
