"""Q-16: icons add up. Counts of the six icons in one number, eight bits each, so that a sum or comparison is one step.

Above the six fields, a purse counts how many icons its flexible cards could stand for (a Blessing, the Gang), and a
price may ask for identical cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from ludoteca.games.quissama.pieces import ICON_NAMES, ICONS

FIELD: Final = 8
ONES: Final = 0xFF
TOPS: Final = 0x808080808080
"""The topmost bit of each icon's field: no count ever reaches it."""
FLEXIBLE: Final = 48
IDENTICAL: Final = 1 << 56
"""Asked for besides the icons: identical cards (Q-23)."""


def icons(counts: Mapping[str, int]) -> int:
    """These icons as one number."""
    return sum([count << FIELD * ICON_NAMES.index(name) for name, count in counts.items()])


def by_name(purse: int) -> dict[str, int]:
    """The icons in a purse or price that are there at all, by name."""
    counts = {name: purse >> FIELD * icon & ONES for icon, name in enumerate(ICON_NAMES)}
    return {name: count for name, count in counts.items() if count}


def one(icon: int) -> int:
    """One such icon."""
    return 1 << FIELD * icon


def count_of(purse: i64, icon: i64) -> i64:
    """How many of an icon."""
    return purse >> icon * FIELD & ONES


def covers(purse: i64, price: i64) -> bool:
    """Are there as many of each icon as the price asks?"""
    return ((purse | TOPS) - price) & TOPS == TOPS


def missing(purse: i64, price: i64) -> i64:
    """The icons of a price that the purse does not cover."""
    short: i64 = 0
    shift: i64 = 0
    for _ in range(ICONS):
        asked: i64 = price >> shift & ONES
        there: i64 = purse >> shift & ONES
        if asked > there:
            short += asked - there << shift
        shift += FIELD
    return short


def total(purse: i64) -> i64:
    """How many icons in all."""
    found: i64 = 0
    shift: i64 = 0
    for _ in range(ICONS):
        found += purse >> shift & ONES
        shift += FIELD
    return found


def first_icon(price: i64) -> i64:
    """The first icon that a price asks for."""
    icon: i64 = 0
    while not price >> icon * FIELD & ONES:
        icon += 1
    return icon
