"""The Ministry: six places in order (Q-29, Q-30, Q-37)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.games.quissama.charts import APPOINT, APPOINT_WITHOUT, NUMBERS, REPLACE_MINISTER
from ludoteca.games.quissama.pieces import ALENCAR, COURT_ITEMS, IMPERADOR, MINISTERS, NOBODY
from ludoteca.games.quissama.rules.payments import can_pay
from ludoteca.games.quissama.seen import events
from ludoteca.games.quissama.table import Table


def add_appointing(t: Table, out: list[Any], purse: i64) -> None:
    """Q-37: a Burgher, a Crown and a Coin; Q-30: with Alencar, any two of the three."""
    if t.reserve[t.seat] == 0:
        return
    if can_pay(t, purse, t.rules.minister):
        out.append(NUMBERS[APPOINT])
    if t.can_use(ALENCAR):
        for item in range(COURT_ITEMS):
            if can_pay(t, purse, t.rules.minister_without[item]):
                out.append(NUMBERS[APPOINT_WITHOUT + item])


def appoint(t: Table, which: int, chance: Chance) -> int:
    """Q-37: an own meeple on place 1; ministers are pushed on as far as the first gap, the one beyond 6 goes home."""
    gap = 0
    while gap < MINISTERS and t.ministry[gap] != NOBODY:
        gap += 1
    pushed_out = NOBODY
    if gap == MINISTERS:
        gap = MINISTERS - 1
        pushed_out = t.ministry[gap]
        t.reserve[pushed_out] += 1
    for place in range(gap, 0, -1):
        t.ministry[place] = t.ministry[place - 1]
    t.ministry[0] = t.seat
    t.reserve[t.seat] -= 1
    if t.events is not None:
        tell_appointed(t, pushed_out)
    return NOBODY


def tell_appointed(t: Table, pushed_out: int) -> None:
    """A new minister, and perhaps one who had to leave."""
    assert t.events is not None
    t.events.append(events.Appointed(t.seat))
    if pushed_out != NOBODY:
        t.events.append(events.PushedOut(t.seat, pushed_out))


def appoint_by_alencar(t: Table, item: int, chance: Chance) -> int:
    """Q-30: a minister without one item of the cost, once a turn."""
    t.used |= 1 << ALENCAR
    appoint(t, 0, chance)
    return ALENCAR


def add_replacing(t: Table, out: list[Any], purse: i64) -> None:
    """Q-29: with the Imperador, an opponent's minister is replaced for the price of one."""
    if t.can_use(IMPERADOR) and t.reserve[t.seat] > 0 and can_pay(t, purse, t.rules.minister):
        for place in range(MINISTERS):
            if t.ministry[place] not in (NOBODY, t.seat):
                out.append(NUMBERS[REPLACE_MINISTER + place])


def replace_minister(t: Table, place: int, chance: Chance) -> int:
    """Q-29: an own meeple takes the minister's place; the replaced one goes home."""
    target = t.ministry[place]
    t.used |= 1 << IMPERADOR
    t.reserve[target] += 1
    t.reserve[t.seat] -= 1
    t.ministry[place] = t.seat
    if t.events is not None:
        t.events.append(events.TookMinister(t.seat, target, place + 1))
    return IMPERADOR
