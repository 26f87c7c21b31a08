"""What a bot senses of a position: a guess of every player's final score."""

from __future__ import annotations

from typing import Final

from ludoteca.core.bits import count
from ludoteca.games.holi.board import FLOORS
from ludoteca.games.holi.rivalry_scoring import PAYS
from ludoteca.games.holi.scoring import seats_with_fewer_sweets
from ludoteca.games.holi.table import OVER, Table

MARGIN: Final = 6.0
"""A lead of so many points makes a win likely."""

# What is not points yet, in points.
A_SWEET: Final = 0.7
"""A sweet more may win the comparison with another player later."""
A_FLOOR: Final = 1.2
"""Throwing from one floor higher, for each card still to be thrown."""


def estimate(t: Table) -> list[float]:
    """Points as if the game ended now, and what is left to gain."""
    return [points(t, seat) + (0.0 if t.phase == OVER else promise(t, seat)) for seat in range(t.players)]


def points(t: Table, seat: int) -> float:
    """H-38 to H-41: points as if the game ended now."""
    total = t.hits[seat] + t.rules.fewer_sweets * seats_with_fewer_sweets(t, seat)
    for floor in range(FLOORS):
        total += t.rules.floor_points[floor] * count(t.tokens[seat * FLOORS + floor])
    for other in range(t.players):
        if other != seat:
            total += t.rules.on_others * t.supply[other * t.players + seat]
    for card in t.rules.scoring:
        total += PAYS[card.name](t, seat, card)
    return float(total)


def promise(t: Table, seat: int) -> float:
    """What cards, tokens, sweets and height may still bring."""
    if t.is_finished(seat):
        return 0.0
    throws = min(count(t.hand[seat]) + count(t.deck[seat]), t.own_tokens(seat))
    return throws * (2.0 + A_FLOOR * t.floor[seat]) + A_SWEET * t.sweets[seat]
