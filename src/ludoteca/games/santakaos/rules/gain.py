"""Taking resources of choice, one by one in the order of kinds (so that an order of picking never matters)."""

from __future__ import annotations

from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.games.santakaos import pending
from ludoteca.games.santakaos.charts import ENOUGH, GAIN, NUMBERS
from ludoteca.games.santakaos.pieces import COIN, GOODS, RESOURCES
from ludoteca.games.santakaos.table import REST, Table


def legal_gains(t: Table, item: int) -> list[int]:
    """Any kind not before the last one taken; coins only at the Central store (S-03)."""
    return NUMBERS[GAIN + pending.which_of(item) : GAIN + last_kind(item) + 1]


def legal_bag(t: Table, item: int) -> list[int]:
    """S-30: one more resource for $1, or enough."""
    out: list[Any] = NUMBERS[GAIN + pending.which_of(item) : GAIN + RESOURCES]
    if pending.flag_of(item):
        out.append(ENOUGH)
    return out


def last_kind(item: int) -> int:
    """The last kind that may be taken."""
    return GOODS - 1 if pending.flag_of(item) else RESOURCES - 1


def gain(t: Table, action: int, chance: Chance) -> None:
    """One more of this kind: of choice, out of the Magic bag, or instead of the location's action (S-17)."""
    kind = action - GAIN
    if not t.pending:
        t.stage = REST
        t.give(t.player, kind, 1, "instead")
    elif pending.kind_of(t.pending[-1]) == pending.BAG:
        buy_one(t, kind)
    else:
        take_one(t, kind)


def take_one(t: Table, kind: int) -> None:
    """One of those that are due."""
    item = t.pending.pop()
    seat = pending.seat_of(item)
    t.give(seat, kind, 1, "choice")
    pending.push(t, pending.GAIN, seat, pending.count_of(item) - 1, kind, pending.flag_of(item))


def buy_one(t: Table, kind: int) -> None:
    """S-30: $1 for one."""
    item = t.pending.pop()
    seat = pending.seat_of(item)
    t.pay(seat, 1)
    t.give(seat, kind, 1, "magic-bag")
    pending.push(t, pending.BAG, seat, pending.count_of(item) - 1, kind, True)


def settle_gain(t: Table, item: int, chance: Chance) -> bool:
    """Nothing more is due, or all that is due must be of the last kind."""
    count = pending.count_of(item)
    last = last_kind(item)
    if count and pending.which_of(item) < last:
        return False
    t.pending.pop()
    t.give(pending.seat_of(item), last, count, "choice")
    return True


def settle_bag(t: Table, item: int, chance: Chance) -> bool:
    """S-30: the bag is done after five, or when the coins are spent."""
    if pending.count_of(item) and t.goods[pending.seat_of(item) * GOODS + COIN]:
        return False
    t.pending.pop()
    return True
