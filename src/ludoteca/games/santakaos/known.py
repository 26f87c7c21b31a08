"""A helper lying face down whose place is known to some, packed into one number: the helper, and who knows it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.sets import contains, with_

EVERYBODY: Final = 31
"""The seats as a set, and one member more for onlookers."""
ONLOOKERS: Final = 4


def known_card(helper: i64, knowers: i64) -> i64:
    """A helper, known to these."""
    return helper << 5 | knowers


def helper_of(card: i64) -> i64:
    """Which helper it is."""
    return card >> 5


def knowers_of(card: i64) -> i64:
    """Who knows it, as a set."""
    return card & EVERYBODY


def knows(card: i64, viewer: i64) -> bool:
    """S-64: does this viewer know it? -1 is an onlooker."""
    return contains(card, viewer if viewer >= 0 else ONLOOKERS)


def shown_to(card: i64, seat: i64) -> i64:
    """The card, now known to this seat too."""
    return with_(card, seat)
