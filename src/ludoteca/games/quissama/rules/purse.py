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
FLEXIBLE: Final = ICONS
"""Counted like one more icon."""
IDENTICAL: Final = 1 << 56
"""Asked for besides the icons: identical cards (Q-23)."""


def icons(counts: Mapping[str, int]) -> int:
    """These icons as one number."""
    return sum([some(count, ICON_NAMES.index(name)) for name, count in counts.items()])


def by_name(purse: int) -> dict[str, int]:
    """The icons in a purse or price that are there at all, by name."""
    counts = {name: count_of(purse, icon) for icon, name in enumerate(ICON_NAMES)}
    return {name: count for name, count in counts.items() if count}


def some(count: i64, icon: i64) -> i64:
    """So many of an icon."""
    return count << icon * FIELD


def count_of(purse: i64, icon: i64) -> i64:
    """How many of an icon."""
    return purse >> icon * FIELD & ONES


def covers(purse: i64, price: i64) -> bool:
    """Are there as many of each icon as the price asks?"""
    return ((purse | TOPS) - price) & TOPS == TOPS


def missing(purse: i64, price: i64) -> i64:
    """The icons of a price that the purse does not cover."""
    short: i64 = 0
    icon: i64 = 0
    while icon < ICONS:
        lacking: i64 = count_of(price, icon) - count_of(purse, icon)
        if lacking > 0:
            short += some(lacking, icon)
        icon += 1
    return short


def shared(purse: i64, price: i64) -> i64:
    """The icons of a price that the purse covers."""
    return (price & (some(1, ICONS) - 1)) - missing(purse, price)


def without_icon(price: i64, icon: i64) -> i64:
    """A price less all it asks of an icon."""
    return price - some(count_of(price, icon), icon)


def total(purse: i64) -> i64:
    """How many icons in all."""
    found: i64 = 0
    icon: i64 = 0
    while icon < ICONS:
        found += count_of(purse, icon)
        icon += 1
    return found


def first_icon(price: i64) -> i64:
    """The first icon that a price asks for."""
    icon: i64 = 0
    while not count_of(price, icon):
        icon += 1
    return icon
