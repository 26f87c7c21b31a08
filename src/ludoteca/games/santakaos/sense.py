"""What a bot senses of a position: a guess of every player's final score."""

from __future__ import annotations

from typing import Final

from ludoteca.games.santakaos.pieces import GOODS, NOBODY, ORDINARY, RESOURCES, WISHES, bits_of
from ludoteca.games.santakaos.scoring import (
    artifact_points,
    employee,
    stocking_points,
    toy_points,
    undelivered_points,
    wish_points,
)
from ludoteca.games.santakaos.special import COST
from ludoteca.games.santakaos.table import OVER, Table
from ludoteca.games.santakaos.wishes import toy_set

MARGIN: Final = 8.0
"""A lead of so many points makes a win likely."""

# What is not points yet, in points.
A_RESOURCE: Final = 0.55
"""Two to four resources make a toy of one to three points, and a little more in a wish."""
A_SPARE_COIN: Final = 0.3
A_TOY_OF_A_WISH: Final = 0.4
"""A toy that waits for the other one of a wish card."""
A_WISH: Final = 0.3
AN_ELF: Final = 0.35
A_STOCKING: Final = 0.5
A_HELPER: Final = 0.5
AN_ARTIFACT: Final = 0.3
"""These for each round still to come, the running one included for elves, helpers and artifacts."""


def estimate(t: Table) -> list[float]:
    """Points as if the game ended now, and what is left to gain."""
    best = employee(t)
    return [points(t, seat, best) + (0.0 if t.stage == OVER else promise(t, seat)) for seat in range(t.players)]


def points(t: Table, seat: int, best: int) -> float:
    """S-47 to S-52, S-63: points as if the game ended now."""
    total = wish_points(t, t.delivered[seat]) + stocking_points(t, seat) + artifact_points(t, seat)
    total += toy_points(t, seat) + t.coins(seat) // t.rules.coins_for_a_point
    total += t.rules.employee_points if seat == best else 0
    if t.wishes[seat] > ORDINARY:
        total += undelivered_points(t, seat)
    return float(total)


def promise(t: Table, seat: int) -> float:
    """What goods, wishes and the workshop may still bring."""
    coming = t.rules.rounds - t.round
    value = A_RESOURCE * sum(t.goods[seat * GOODS : seat * GOODS + RESOURCES])
    value += A_SPARE_COIN * (t.coins(seat) % t.rules.coins_for_a_point)
    value += A_STOCKING * coming * sum(t.stockings[seat * GOODS : (seat + 1) * GOODS])
    value += AN_ELF * (coming + 1) * t.elves[seat]
    value += AN_ARTIFACT * (coming + 1) * len(bits_of(t.artifacts[seat]))
    if t.helper[seat] != NOBODY:
        value += A_HELPER * (coming + 1)
    return value + hopes(t, seat)


def hopes(t: Table, seat: int) -> float:
    """Wish cards on their way: those with a toy made, and special ones by what of their cost is there."""
    toys = toy_set(t, seat)
    value = 0.0
    for wish in bits_of(t.wishes[seat]):
        if wish >= WISHES:
            value += special_hope(t, seat, wish)
        else:
            value += A_WISH + A_TOY_OF_A_WISH * len(bits_of(t.rules.tables.wish_toys[wish] & toys))
    return value


def special_hope(t: Table, seat: int, wish: int) -> float:
    """S-60: the worth of a special wish and what it would cost to keep it, by the part of its cost that is there."""
    costs = t.rules.tables.special_costs
    needed = 0
    held = 0
    for kind in range(COST):
        cost = costs[(wish - WISHES) * COST + kind]
        needed += cost
        held += min(cost, t.elves[seat] if kind == GOODS else t.goods[seat * GOODS + kind])
    return (t.rules.tables.wish_points[wish] - t.rules.special_undelivered) * held / (2.0 * max(1, needed))
