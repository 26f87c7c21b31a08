"""VIPs: what each takes, and its bonus (R-22, R-24)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.core.sets import count
from ludoteca.games.regalitos.charts import TO_CHARACTER
from ludoteca.games.regalitos.rules.in_force import Rules
from ludoteca.games.regalitos.table import Table


def any_of_its_own(rules: Rules, vip: int, under: int) -> int:
    """A VIP of a colour or a size, or for decorated presents: the same whatever lies there."""
    return rules.vip_cards[vip]


def all_of_different_colours(rules: Rules, vip: int, under: int) -> int:
    """Only colours that do not lie there yet."""
    cards = rules.vip_cards[vip]
    for colour in rules.charts.colour_cards:
        if under & colour:
            cards &= ~colour
    return cards


def all_of_one_size(rules: Rules, vip: int, under: int) -> int:
    """Once a present lies there, only its size."""
    for size in rules.charts.size_cards:
        if under & size:
            return size
    return rules.vip_cards[vip]


TAKES: Final[list[Callable[[Rules, int, int], int]]] = [
    *(any_of_its_own, any_of_its_own, any_of_its_own, all_of_different_colours, all_of_one_size),
]
"""The objects a VIP takes, given what lies under it, in the order of content.WANTS."""


def takes(t: Table, vip: int, card: int, decorated: bool) -> bool:
    """R-24: has the VIP room, and does the present meet its requirement with what already lies there?"""
    rules = t.rules
    if not rules.vip_cards[vip] >> card & 1 or (rules.vip_decorated[vip] and not decorated):
        return False
    under = t.under[vip]
    if count(under) >= rules.points.vip_room:
        return False
    return TAKES[rules.vip_wants[vip]](rules, vip, under) >> card & 1 == 1


def legal_recipients(t: Table) -> list[int]:
    """R-22: the own character's pile, or any own VIP that takes the present."""
    charts = t.rules.charts
    out: list[Any] = [TO_CHARACTER]
    vips = t.vips[t.seat]
    vip = 0
    while vips:
        if vips & 1 and takes(t, vip, t.parcel, t.parcel_decorated):
            out.append(charts.numbers[charts.to_vip + vip])
        vips >>= 1
        vip += 1
    return out


def bonus(t: Table, vip: int) -> int:
    """R-47: what the next present under this VIP brings."""
    return t.rules.vip_bonus[vip][count(t.under[vip])]
