"""What a bot senses of a position: a guess of every player's final score."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.sets import count
from ludoteca.games.regalitos.bot.plan import promise
from ludoteca.games.regalitos.rules.scoring import empty_vips, kept_things, leftovers, rarest_colour, sets
from ludoteca.games.regalitos.table import OVER, Table

MARGIN: Final = 10.0
"""A lead of so many points makes a win likely."""


def estimate(t: Table) -> list[float]:
    """Points as if the game ended now, and what is left to gain."""
    return [points(t, seat) + (0.0 if t.phase == OVER else promise(t, seat)) for seat in range(t.players)]


def points(t: Table, seat: int) -> float:
    """R-36 to R-43: points as if the game ended now."""
    total: i64 = leftovers(t, seat) + kept_things(t, seat)
    total += t.areas[seat].scored()
    total += t.rules.points.kept_decorated * count(t.areas[seat].decorated)
    total += t.rules.points.coal * t.areas[seat].coals()
    total += t.rules.points.empty_vip * empty_vips(t, seat)
    if t.rules.sets:
        total += t.rules.points.set * sets(t, seat)
    if t.rules.colours:
        total += rarest_colour(t, seat)
    return float(total)
