"""VIPs: who has room, what each wants, and its bonus (R-22, R-24)."""

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
    """Only colours that do not lie there yet; nothing any more once two of one colour do."""
    cards = rules.vips[vip].cards
    for colour in rules.charts.colour_cards:
        if count(under & colour) > 1:
            return 0
        if under & colour:
            cards &= ~colour
    return cards


def all_of_one_size(rules: Rules, vip: int, under: int) -> int:
    """Once a present lies there, only its size; nothing any more once two sizes do."""
    for size in rules.charts.size_cards:
        if under & size:
            return 0 if under & ~size else size
    return rules.vips[vip].cards


BY_NAME: Final[dict[str, Callable[[Rules, int, int], int]]] = {
    "colour": any_of_its_own,
    "size": any_of_its_own,
    "decorated": any_of_its_own,
    "different-colours": all_of_different_colours,
    "one-size": all_of_one_size,
}
WANTED: Final[list[Callable[[Rules, int, int], int]]] = [BY_NAME[wants] for wants in WANTS]
"""The objects a VIP wants, given what lies under it; where nothing does, all it could ever want."""


def is_full(t: Table, vip: int) -> bool:
    """R-24: has it as many presents as it takes?"""
    return count(t.under[vip]) >= t.rules.points.vip_room


def wanted(t: Table, vip: int) -> int:
    """R-24: the objects that meet the VIP's requirement together with what already lies there."""
    under = t.under[vip]
    own = t.rules.vips[vip]
    return WANTED[own.wants](t.rules, vip, under) if under else own.cards


def legal_recipients(t: Table) -> list[int]:
    """R-22, R-24: one's own character's pile, or any own VIP with room."""
    charts = t.rules.charts
    out: Numbers = [charts.to_character]
    for vip in members_of(t.areas[t.seat].vips):
        if not is_full(t, vip):
            out.append(charts.to_vip.numbers[vip])
    return out


def no_vip(t: Table, vip: int) -> Illegal | None:
    """R-24: why the present does not go under that VIP."""
    wrong = not_in(t, ADDRESSING)
    if wrong is not None:
        return wrong
    charts = t.rules.charts
    if not contains(t.areas[t.seat].vips, vip):
        return no("no-such-vip", vip=charts.vip_names[vip])
    if is_full(t, vip):
        return no("no-room-at-vip", vip=charts.vip_names[vip], count=t.rules.points.vip_room)
    return None


def bonus(t: Table, vip: int) -> int:
    """R-24, R-47: what the present about to be given brings under this VIP, by how many lie there: nothing unwanted."""
    own = t.rules.vips[vip]
    if (own.decorated and not t.parcel_decorated) or not contains(wanted(t, vip), t.parcel):
        return 0
    return own.bonus[count(t.under[vip])]
