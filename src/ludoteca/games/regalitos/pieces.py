"""Names and numbers of the things Regalitos is played with (R-02, R-03); how many there are is content.

A pile and the counts of equal cards are plain numbers, quick to copy and compare; only this file knows how they lie.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from mypy_extensions import i64

from ludoteca.core.sets import only

Name = TypeVar("Name")

SEATS: Final = 5
BOARD_NAMES: Final = "ABCD"
PILES: Final = 16
EXTRA_KINDS: Final = 5

# Basic actions, in the order of the boards.
INITIATIVE: Final = 0
WRAP: Final = 1
DECORATE: Final = 2
DELIVER: Final = 3
BASIC_ACTIONS: Final = 4
BASIC_NAMES: Final = ("initiative", "wrap", "decorate", "deliver")

LAST_ROUND: Final = 4

CARD_BITS: Final = 7
ONE_CARD: Final = 127
"""A pile's cards lie side by side, so many bits each, counted from 1, the last one laid in the lowest bits."""

FIELD: Final = 5
ONE_FIELD: Final = 31
"""Counts of equal cards lie side by side, so many bits each."""


def name_pile(pile: int) -> str:
    """R-03: the board's letter and the space's number: A1 to D4."""
    return BOARD_NAMES[pile // 4] + str(pile % 4 + 1)


def laid_on(pile: i64, card: i64) -> i64:
    """The pile with one more card on top."""
    return pile << CARD_BITS | card + 1


def top_of(pile: i64) -> i64:
    """The card of a pile that was laid last."""
    return (pile & ONE_CARD) - 1


def below_top(pile: i64) -> i64:
    """The pile without the card that was laid last."""
    return pile >> CARD_BITS


def cards_of(pile: i64) -> list[int]:
    """The cards of a pile, the last one laid at the end."""
    cards: list[int] = []
    while pile:
        cards.append(top_of(pile))
        pile = below_top(pile)
    cards.reverse()
    return cards


def pile_of(cards: list[int]) -> int:
    """These cards as a pile."""
    pile: i64 = 0
    for card in cards:
        pile = laid_on(pile, card)
    return pile


def count_of(counts: i64, kind: i64) -> i64:
    """How many there are of one kind."""
    return counts >> kind * FIELD & ONE_FIELD


def one_more(counts: i64, kind: i64) -> i64:
    """The counts with one more of that kind."""
    return counts + only(kind * FIELD)


def one_less(counts: i64, kind: i64) -> i64:
    """The counts with one less of that kind."""
    return counts - only(kind * FIELD)


def so_many_more(counts: i64, kind: i64, number: i64) -> i64:
    """The counts with so many more of that kind."""
    return counts + (number << kind * FIELD)


def side_by_side(counts: list[int]) -> int:
    """These counts in one number."""
    return sum([count << kind * FIELD for kind, count in enumerate(counts)])


def one_by_one(counts: i64, kinds: i64) -> list[int]:
    """The counts of so many kinds as a list."""
    return [count_of(counts, kind) for kind in range(kinds)]


def worth(counts: i64, units: list[int]) -> i64:
    """The units of all cards counted, by what one of each kind is worth."""
    found: i64 = 0
    for kind in range(len(units)):
        if not counts:
            break
        found += (counts & ONE_FIELD) * units[kind]
        counts >>= FIELD
    return found


def spread(names: Sequence[Name], counts: list[int]) -> tuple[Name, ...]:
    """Each name as often as it is counted."""
    return tuple([name for name, count in zip(names, counts, strict=True) for _ in range(count)])
