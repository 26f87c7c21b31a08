"""The shops: founding, employing, and the Imperador's taking of one (Q-08, Q-29, Q-34, Q-35)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.games.quissama.charts import EMPLOY, FOUND, NUMBERS, REPLACE_BURGHER
from ludoteca.games.quissama.pieces import IMPERADOR, NOBODY, SHOPS
from ludoteca.games.quissama.rules.payments import can_pay
from ludoteca.games.quissama.seen import events
from ludoteca.games.quissama.table import Table


def add_free_shops(t: Table, out: list[Any], first: int) -> None:
    """The shops without a burgher, if the seat has a meeple for one (Q-15)."""
    if t.reserve[t.seat] > 0:
        for shop in range(SHOPS):
            if t.burgher[shop] == NOBODY:
                out.append(NUMBERS[first + shop])


def add_founding(t: Table, out: list[Any], purse: i64) -> None:
    """Q-34: a Burgher and two Coins for a free shop."""
    if can_pay(t, purse, t.rules.found):
        add_free_shops(t, out, FOUND)


def found(t: Table, shop: int, chance: Chance) -> int:
    """Q-08, Q-34: an own meeple as burgher in a free shop."""
    t.reserve[t.seat] -= 1
    t.burgher[shop] = t.seat
    if t.events is not None:
        t.events.append(events.Founded(t.seat, t.rules.shop_names[shop]))
    return NOBODY


def has_room(t: Table, shop: int) -> bool:
    """Q-35: is a space free, and a capoeira on the shop's plaza to fill it?"""
    return t.workers[shop] < t.rules.workers and t.plaza[t.rules.charts.plaza[shop]] > 0


def add_employing(t: Table, out: list[Any], purse: i64) -> None:
    """Q-35: two Coins and an icon of the shop's gang, in an own shop."""
    prices = t.rules.employ
    payable = [can_pay(t, purse, prices[0]), can_pay(t, purse, prices[1])]
    if payable[0] or payable[1]:
        charts = t.rules.charts
        for shop in range(SHOPS):
            if t.burgher[shop] == t.seat and has_room(t, shop) and payable[charts.gang[charts.plaza[shop]]]:
                out.append(NUMBERS[EMPLOY + shop])


def employ(t: Table, shop: int, chance: Chance) -> int:
    """Q-35: a capoeira moves from the plaza into the shop."""
    t.plaza[t.rules.charts.plaza[shop]] -= 1
    t.workers[shop] += 1
    if t.events is not None:
        t.events.append(events.Employed(t.seat, t.rules.shop_names[shop], t.is_full(shop)))
    return NOBODY


def add_taking_over(t: Table, out: list[Any], purse: i64) -> None:
    """Q-29: with the Imperador, an opponent's burgher is replaced for the price of a shop."""
    if t.can_use(IMPERADOR) and t.reserve[t.seat] > 0 and can_pay(t, purse, t.rules.found):
        for shop in range(SHOPS):
            if t.burgher[shop] not in (NOBODY, t.seat):
                out.append(NUMBERS[REPLACE_BURGHER + shop])


def replace_burgher(t: Table, shop: int, chance: Chance) -> int:
    """Q-29: the shop changes hands with its workers and its token; the replaced meeple goes home."""
    target = t.burgher[shop]
    t.used |= 1 << IMPERADOR
    t.reserve[target] += 1
    t.reserve[t.seat] -= 1
    t.burgher[shop] = t.seat
    if t.events is not None:
        t.events.append(events.TookShop(t.seat, target, t.rules.shop_names[shop]))
    return IMPERADOR
