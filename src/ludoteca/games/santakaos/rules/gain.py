"""Taking resources of choice, one by one in whatever order the player likes."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.verbs import Numbers
from ludoteca.games.santakaos import pending
from ludoteca.games.santakaos.pieces import COIN, IRON
from ludoteca.games.santakaos.rules.refusal import no, not_at
from ludoteca.games.santakaos.table import ACTION, REST, Table


def last_kind(item: int) -> int:
    """The last kind that may be taken: coins only at the Central store (S-03), never out of the Magic bag."""
    return COIN if pending.flag_of(item) else IRON


def legal_gains(t: Table, item: int) -> list[int]:
    """Any kind."""
    return t.rules.charts.gains[: last_kind(item) + 1]


def legal_bag(t: Table, item: int) -> list[int]:
    """S-30: one more resource for $1, or enough."""
    out: Numbers = legal_gains(t, item)
    if pending.done_of(item):
        out.append(t.rules.charts.enough)
    return out


def no_gain(t: Table, kind: int) -> Illegal | None:
    """S-03, S-17: why this kind is not taken now."""
    if not pending.asks(t, pending.GAIN) and not pending.asks(t, pending.BAG):
        return not_at(t, ACTION)
    return None if kind <= last_kind(t.pending[-1]) else no("coin-is-no-resource")


def gain(t: Table, kind: int, chance: Chance) -> None:
    """One more of this kind: of choice, out of the Magic bag, or instead of the location's action (S-17)."""
    if not t.pending:
        t.stage = REST
        t.give(t.player, kind, 1, "instead")
    elif pending.asks(t, pending.BAG):
        buy_one(t, kind)
    else:
        take_one(t, kind)


def take_one(t: Table, kind: int) -> None:
    """One of those that are due."""
    item = t.pending.pop()
    seat = pending.seat_of(item)
    t.give(seat, kind, 1, "choice")
    one_less(t, item, kind)


def buy_one(t: Table, kind: int) -> None:
    """S-30: $1 for one."""
    item = t.pending.pop()
    seat = pending.seat_of(item)
    t.areas[seat].coins -= 1
    t.give(seat, kind, 1, "magic-bag")
    one_less(t, item, kind)


def one_less(t: Table, item: int, kind: int) -> None:
    """One of what was to be taken is taken, of this kind; the same things leave the same item in whatever order."""
    left, done, highest = pending.count_of(item) - 1, pending.done_of(item) + 1, max(kind, pending.which_of(item))
    pending.push(t, pending.kind_of(item), pending.seat_of(item), left, highest, pending.flag_of(item), done)


def settle_gain(t: Table, item: int, chance: Chance) -> bool:
    """Nothing more is due."""
    if pending.count_of(item):
        return False
    t.pending.pop()
    return True


def settle_bag(t: Table, item: int, chance: Chance) -> bool:
    """S-30: the bag is done after five, or when the coins are spent."""
    if pending.count_of(item) and t.areas[pending.seat_of(item)].coins:
        return False
    t.pending.pop()
    return True
