"""The Ministry: six places in order (Q-29, Q-30, Q-37)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.sets import with_
from ludoteca.core.verbs import Numbers
from ludoteca.games.quissama.pieces import ALENCAR, COURT_ITEMS, IMPERADOR, MINISTERS, NOBODY
from ludoteca.games.quissama.rules.payments import can_pay
from ludoteca.games.quissama.rules.refusal import no, no_ability, no_meeple, not_playing
from ludoteca.games.quissama.seen import events
from ludoteca.games.quissama.table import Table


def price_of_minister(t: Table, which: int) -> int:
    """Q-29, Q-37: a Burgher, a Crown and a Coin."""
    return t.rules.minister


def price_without(t: Table, item: int) -> int:
    """Q-30: two of the three items."""
    return t.rules.minister_without[item]


def add_appointing(t: Table, out: Numbers, purse: i64) -> None:
    """Q-37: a minister for who can pay; Q-30: with Alencar, for any two of the three items."""
    if t.own.reserve == 0:
        return
    if can_pay(t, purse, t.rules.minister):
        out.append(t.rules.numbers.appoint)
    if t.can_use(ALENCAR):
        for item in range(COURT_ITEMS):
            if can_pay(t, purse, t.rules.minister_without[item]):
                out.append(t.rules.numbers.appoint_without[item])


def no_appoint(t: Table, which: int) -> Illegal | None:
    """Q-37: no meeple to place."""
    return not_playing(t) or no_meeple(t)


def no_alencar(t: Table, item: int) -> Illegal | None:
    """Q-30: Alencar does not help."""
    return not_playing(t) or no_ability(t, ALENCAR) or no_meeple(t)


def appoint(t: Table, which: int, chance: Chance) -> None:
    """Q-37: an own meeple on place 1; ministers are pushed on as far as the first gap, the one beyond 6 goes home."""
    gap = 0
    while gap < MINISTERS and t.ministry[gap] != NOBODY:
        gap += 1
    pushed_out = NOBODY
    if gap == MINISTERS:
        gap = MINISTERS - 1
        pushed_out = t.ministry[gap]
        t.areas[pushed_out].reserve += 1
    for place in range(gap, 0, -1):
        t.ministry[place] = t.ministry[place - 1]
    t.ministry[0] = t.seat
    t.own.reserve -= 1
    if t.events is not None:
        tell_appointed(t, pushed_out)


def tell_appointed(t: Table, pushed_out: int) -> None:
    """A new minister, and perhaps one who had to leave."""
    assert t.events is not None
    t.events.append(events.Appointed(t.seat))
    if pushed_out != NOBODY:
        t.events.append(events.PushedOut(t.seat, pushed_out))


def appoint_by_alencar(t: Table, item: int, chance: Chance) -> None:
    """Q-30: a minister without one item of the cost, once a turn."""
    t.used = with_(t.used, ALENCAR)
    appoint(t, 0, chance)


def is_opponents(t: Table, place: int) -> bool:
    """Q-29: is there an opponent's minister?"""
    return t.ministry[place] not in (NOBODY, t.seat)


def add_replacing(t: Table, out: Numbers, purse: i64) -> None:
    """Q-29: with the Imperador, an opponent's minister is replaced for the price of one."""
    if t.can_use(IMPERADOR) and t.own.reserve > 0 and can_pay(t, purse, t.rules.minister):
        for place in range(MINISTERS):
            if is_opponents(t, place):
                out.append(t.rules.numbers.replace_minister[place])


def no_replace(t: Table, place: int) -> Illegal | None:
    """Q-29: the Imperador does not help, or no opponent is there."""
    wrong = not_playing(t) or no_ability(t, IMPERADOR)
    if wrong is None and not is_opponents(t, place):
        return no("no-opponent-in-ministry", number=place + 1)
    return wrong or no_meeple(t)


def replace(t: Table, place: int, chance: Chance) -> None:
    """Q-29: an own meeple takes the minister's place; the replaced one goes home."""
    target = t.ministry[place]
    t.used = with_(t.used, IMPERADOR)
    t.areas[target].reserve += 1
    t.own.reserve -= 1
    t.ministry[place] = t.seat
    if t.events is not None:
        t.events.append(events.TookMinister(t.seat, target, place + 1))
