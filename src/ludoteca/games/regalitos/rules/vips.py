"""VIPs: what each takes, and its bonus (R-22, R-24)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.core.errors import Illegal
from ludoteca.core.sets import contains, count, members_of
from ludoteca.core.verbs import Numbers
from ludoteca.games.regalitos.content import WANTS
from ludoteca.games.regalitos.rules.in_force import Rules
from ludoteca.games.regalitos.rules.refusal import no, not_in
from ludoteca.games.regalitos.table import ADDRESSING, Table


def any_of_its_own(rules: Rules, vip: int, under: int) -> int:
    """A VIP of a colour or a size, or for decorated presents: the same whatever lies there."""
    return rules.vips[vip].cards


def all_of_different_colours(rules: Rules, vip: int, under: int) -> int:
    """Only colours that do not lie there yet."""
    cards = rules.vips[vip].cards
    for colour in rules.charts.colour_cards:
        if under & colour:
            cards &= ~colour
    return cards


def all_of_one_size(rules: Rules, vip: int, under: int) -> int:
    """Once a present lies there, only its size."""
    for size in rules.charts.size_cards:
        if under & size:
            return size
    return rules.vips[vip].cards


BY_NAME: Final[dict[str, Callable[[Rules, int, int], int]]] = {
    "colour": any_of_its_own,
    "size": any_of_its_own,
    "decorated": any_of_its_own,
    "different-colours": all_of_different_colours,
    "one-size": all_of_one_size,
}
TAKES: Final[list[Callable[[Rules, int, int], int]]] = [BY_NAME[wants] for wants in WANTS]
"""The objects a VIP takes, given what lies under it."""


def is_full(t: Table, vip: int) -> bool:
    """R-24: has it as many presents as it takes?"""
    return count(t.under[vip]) >= t.rules.points.vip_room


def takes(t: Table, vip: int, card: int, decorated: bool) -> bool:
    """R-24: has the VIP room, and does the present meet its requirement with what already lies there?"""
    own = t.rules.vips[vip]
    if not contains(own.cards, card) or (own.decorated and not decorated) or is_full(t, vip):
        return False
    return contains(TAKES[own.wants](t.rules, vip, t.under[vip]), card)


def legal_recipients(t: Table) -> list[int]:
    """R-22: the own character's pile, or any own VIP that takes the present."""
    charts = t.rules.charts
    out: Numbers = [charts.to_character]
    for vip in members_of(t.areas[t.seat].vips):
        if takes(t, vip, t.parcel, t.parcel_decorated):
            out.append(charts.to_vip.numbers[vip])
    return out


def no_vip(t: Table, vip: int) -> Illegal | None:
    """R-24: why the present does not go to that VIP."""
    wrong = not_in(t, ADDRESSING)
    if wrong is not None:
        return wrong
    charts = t.rules.charts
    if not contains(t.areas[t.seat].vips, vip):
        return no("no-such-vip", vip=charts.vip_names[vip])
    if is_full(t, vip):
        return no("no-room-at-vip", vip=charts.vip_names[vip], count=t.rules.points.vip_room)
    if not takes(t, vip, t.parcel, t.parcel_decorated):
        return no("not-wanted-by-vip", vip=charts.vip_names[vip], card=charts.names[t.parcel])
    return None


def bonus(t: Table, vip: int) -> int:
    """R-47: what the next present under this VIP brings."""
    return t.rules.vips[vip].bonus[count(t.under[vip])]
