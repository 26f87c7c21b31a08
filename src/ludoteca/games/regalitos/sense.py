"""What a bot senses of a position: a guess of every player's final score."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.bits import count
from ludoteca.games.regalitos.scoring import empty_vips, kept_things, leftovers, rarest_colour, sets
from ludoteca.games.regalitos.table import LAST_ROUND, OVER, SOURCES, Table
from ludoteca.games.regalitos.tables import EXTRA_KINDS

MARGIN: Final = 10.0
"""A lead of so many points makes a win likely."""

# What is not points yet, in points.
AN_OBJECT: Final = 0.35
A_PRESENT: Final = 0.6
A_DECORATED: Final = 0.8
"""The share of a present's value that will be scored, by how far it has come."""
A_UNIT: Final = 0.8
"""A unit of paper or energy that things wait for; the others are lost."""
AN_EXTRA: Final = 1.2
A_VIP: Final = 3.0
SOON: Final = 6
"""With so many tokens left everything can still be done."""


def estimate(t: Table) -> list[float]:
    """Points as if the game ended now, and what is left to gain."""
    return [points(t, seat) + (0.0 if t.phase == OVER else promise(t, seat)) for seat in range(t.players)]


def points(t: Table, seat: int) -> float:
    """R-36 to R-43: points as if the game ended now."""
    total: i64 = leftovers(t, seat) + kept_things(t, seat)
    for source in range(SOURCES):
        total += t.points[seat * SOURCES + source]
    total += t.rules.points.kept_decorated * count(t.decorated[seat])
    total += t.rules.points.coal * (t.coal[seat] + t.wrapped_coal[seat])
    total += t.rules.points.empty_vip * empty_vips(t, seat)
    if t.rules.sets:
        total += t.rules.points.set * sets(t, seat)
    if t.rules.colours:
        total += rarest_colour(t, seat)
    return float(total)


def promise(t: Table, seat: int) -> float:
    """What things, paper, energy, extra actions and VIPs may still bring, the less the fewer tokens are left."""
    tokens = t.tokens_left(seat) + (LAST_ROUND - t.round) * t.rules.tokens[LAST_ROUND]
    things = worth(t, t.objects[seat]) * AN_OBJECT + worth(t, t.presents[seat]) * A_PRESENT
    things += worth(t, t.decorated[seat]) * A_DECORATED
    paper = min(t.paper_units(seat), 2 * count(t.objects[seat]) + 2)
    energy = min(t.energy_units(seat), 2 * count(t.objects[seat] | t.presents[seat] | t.decorated[seat]) + 2)
    total = things + A_UNIT * (paper + energy) + AN_EXTRA * extras(t, seat) + A_VIP * empty_vips(t, seat)
    return total * min(tokens, SOON) / SOON


def worth(t: Table, cards: int) -> int:
    """The points of these objects, once delivered."""
    tables = t.rules.tables
    total: i64 = 0
    for size in range(3):
        total += tables.sort_points[size] * count(cards & tables.size_cards[size])
    return total


def extras(t: Table, seat: int) -> int:
    """How many extra actions a player has."""
    return sum([t.keeps(seat, t.rules.tables.extra + kind) for kind in range(EXTRA_KINDS)])
