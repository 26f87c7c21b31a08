"""Scoring (R-22, R-31, R-36 to R-43): points by source, at the end or as if the game ended now."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from ludoteca.core.outcome import Outcome, rank
from ludoteca.core.sets import count, lowest, without_lowest
from ludoteca.games.regalitos.area import AT_ONCE
from ludoteca.games.regalitos.rules.solo import medal
from ludoteca.games.regalitos.table import OVER, Table

LAST_NIGHT: Final = "noche-de-reyes"
AT_THE_END: Final = ("leftovers", "kept-things", "kept-decorated", "coal", "empty-vips")
"""What counts only at the end: until then it is still to be used, delivered or given away, and stands apart."""


def breakdown(t: Table) -> dict[str, list[int]]:
    """Every player's points by source."""
    seats = range(t.players)
    at_once = [area.at_once() for area in t.areas]
    points = {name: [own[name] for own in at_once] for name in AT_ONCE}
    points["leftovers"] = [leftovers(t, seat) for seat in seats]
    points["kept-things"] = [kept_things(t, seat) for seat in seats]
    points["kept-decorated"] = [t.rules.points.kept_decorated * count(t.areas[seat].decorated) for seat in seats]
    points["coal"] = [t.rules.points.coal * t.areas[seat].coals() for seat in seats]
    points["empty-vips"] = [t.rules.points.empty_vip * empty_vips(t, seat) for seat in seats]
    if t.rules.sets:
        points["sets"] = [t.rules.points.set * sets(t, seat) for seat in seats]
    if t.rules.colours:
        points["colours"] = [rarest_colour(t, seat) for seat in seats]
    return points


def leftovers(t: Table, seat: int) -> int:
    """R-36: one less for each two units of energy and paper left, added together."""
    return -((t.energy_units(seat) + t.paper_units(seat)) // t.rules.points.leftover_units)


def kept_things(t: Table, seat: int) -> int:
    """R-37: one for each two things in the objects and presents zones together; coal does not count."""
    return count(t.areas[seat].objects | t.areas[seat].presents) // t.rules.points.kept_things


def empty_vips(t: Table, seat: int) -> int:
    """R-41: how many own VIPs got no present."""
    vips, empty = t.areas[seat].vips, 0
    while vips:
        if not t.under[lowest(vips)]:
            empty += 1
        vips = without_lowest(vips)
    return empty


def sets(t: Table, seat: int) -> int:
    """R-42: sets of three sizes of one colour among the presents delivered."""
    presents = t.delivered_by(seat)
    charts = t.rules.charts
    sets = 0
    for colour in range(3):
        own = presents & charts.colour_cards[colour]
        sets += min([count(own & cards) for cards in charts.size_cards])
    return sets


def rarest_colour(t: Table, seat: int) -> int:
    """R-43: how many presents were delivered of the colour delivered least."""
    presents = t.delivered_by(seat)
    return min([count(presents & cards) for cards in t.rules.charts.colour_cards])


def outcome(t: Table) -> Outcome:
    """R-40: most points win; ties go by presents delivered, then the win is shared."""
    points = breakdown(t)
    totals = [sum([column[seat] for column in points.values()]) for seat in range(t.players)]
    ties = {"delivered": [count(t.delivered_by(seat)) for seat in range(t.players)]}
    return Outcome(
        scores=totals,
        breakdown=points,
        ranks=rank(totals, *ties.values()),
        tie_breaks=ties,
        ending=ending(t, totals),
        unsettled=UNSET if t.phase == OVER else list(AT_THE_END),
    )


def ending(t: Table, totals: list[int]) -> str:
    """R-12, R-51: the last night is over; alone, it is a medal that counts."""
    if t.phase != OVER:
        return ""
    return medal(t, totals[0]) if t.players == 1 else LAST_NIGHT
