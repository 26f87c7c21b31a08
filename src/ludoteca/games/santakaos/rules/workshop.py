"""Making toys (S-24), and the helpers who make it cheaper: S-38, S-40, S-42, S-44."""

from __future__ import annotations

from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.games.santakaos.charts import MAKE, MAKE_COIN, MAKE_FREE, MAKE_LESS, NUMBERS, holding
from ludoteca.games.santakaos.pieces import (
    DED_MOROZ,
    GINGERBREAD_MAN,
    GOODS,
    HELPERS,
    KNECHT_RUPRECHT,
    NOBODY,
    PEHTA,
    RESOURCES,
    TOYS,
)
from ludoteca.games.santakaos.rules.helpers import own_occasion, use, wields
from ludoteca.games.santakaos.seen import events
from ludoteca.games.santakaos.table import Table


def held(t: Table, seat: int) -> int:
    """What a player has for toys."""
    at = seat * GOODS
    return holding(t.goods[at], t.goods[at + 1], t.goods[at + 2])


def add_makes(t: Table, out: list[Any], seat: int) -> None:
    """S-24: the toys that can be paid, with a helper's aid too."""
    things = held(t, seat)
    out.extend(t.rules.charts.makes[things])
    if t.helper[seat] != NOBODY:
        add_helped_makes(t, out, seat, things)


def add_helped_makes(t: Table, out: list[Any], seat: int, things: int) -> None:
    """S-44 with a coin for one resource, S-42 with one resource less, S-40 for nothing."""
    if wields(t, seat, GINGERBREAD_MAN) and t.coins(seat):
        for way in t.rules.charts.makes_less[things]:
            out.append(NUMBERS[MAKE_COIN + way])
    if wields(t, seat, KNECHT_RUPRECHT):
        for way in t.rules.charts.makes_less[things]:
            out.append(NUMBERS[MAKE_LESS + way])
    if wields(t, seat, DED_MOROZ):
        out.extend(NUMBERS[MAKE_FREE : MAKE_FREE + TOYS])


def make(t: Table, action: int, chance: Chance) -> None:
    """S-24: pay the toy's resources, one toy more of that kind."""
    pay_plan(t, t.player, action - MAKE)
    finish_toy(t, t.player, action - MAKE, "")


def make_for_coin(t: Table, action: int, chance: Chance) -> None:
    """S-44: Gingerbread Man: $1 stands for exactly one resource."""
    way = action - MAKE_COIN
    seat = t.player
    t.pay(seat, 1)
    make_with_one_less(t, seat, way, GINGERBREAD_MAN)


def make_for_less(t: Table, action: int, chance: Chance) -> None:
    """S-42: Knecht Ruprecht: once a round, one resource less."""
    make_with_one_less(t, t.player, action - MAKE_LESS, KNECHT_RUPRECHT)


def make_with_one_less(t: Table, seat: int, way: int, helper: int) -> None:
    """The toy's resources without one of a kind; `way` is toy * 3 + kind."""
    toy = way // RESOURCES
    pay_plan(t, seat, toy)
    t.goods[seat * GOODS + way % RESOURCES] += 1
    use(t, seat, helper)
    finish_toy(t, seat, toy, HELPERS[helper])


def make_for_nothing(t: Table, action: int, chance: Chance) -> None:
    """S-40: Ded Moroz: one toy for nothing; then he goes under the deck."""
    use(t, t.player, DED_MOROZ)
    finish_toy(t, t.player, action - MAKE_FREE, HELPERS[DED_MOROZ])


def pay_plan(t: Table, seat: int, toy: int) -> None:
    """S-24: the resources of the toy's plan."""
    costs = t.rules.charts.toy_costs
    for kind in range(RESOURCES):
        t.goods[seat * GOODS + kind] -= costs[toy * RESOURCES + kind]


def finish_toy(t: Table, seat: int, toy: int, by: str) -> None:
    """S-24, S-38: a toy more; Pehta pays for it."""
    t.toys[seat * TOYS + toy] += 1
    if t.events is not None:
        t.events.append(events.Made(seat, t.rules.charts.toy_names[toy], by))
    own_occasion(t, seat, PEHTA)
