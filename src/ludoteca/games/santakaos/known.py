"""A helper lying face down whose place is known to some, packed into one number: the helper, and who knows it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.sets import below, contains, with_

ONLOOKERS: Final = 4
"""A member of the set of knowers besides the seats."""
KNOWERS: Final = 31
"""The bits of that set."""


def everybody(players: int) -> i64:
    """All who sit at the table, and the onlookers."""
    return with_(below(players), ONLOOKERS)


def known_card(helper: i64, knowers: i64) -> i64:
    """A helper, known to these."""
    return helper << 5 | knowers


def helper_of(card: i64) -> i64:
    """Which helper it is."""
    return card >> 5


def knowers_of(card: i64) -> i64:
    """Who knows it, as a set."""
    return card & KNOWERS


def knows(card: i64, viewer: i64) -> bool:
    """S-64: does this viewer know it? -1 is an onlooker."""
    return contains(card, viewer if viewer >= 0 else ONLOOKERS)


def shown_to(card: i64, seat: i64) -> i64:
    """The card, now known to this seat too."""
    return with_(card, seat)
