"""Small sets as the bits of a whole number: cells of a board, cards of a hand. Members are from 0 to 61."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LAST: Final = 61
ONLY_LAST: Final = 1 << LAST
"""The compiler takes the 1 of `1 << member` for a number of 32 bits: sets are made from the other end."""

EIGHT: Final = 255
"""The set of the first eight."""
ODD_BITS: Final = 0x1555555555555555
"""No larger than a set: the compiler would keep a number of 63 bits as an object and unpack it at every use."""
PAIRS: Final = 0x3333333333333333
FOURS: Final = 0x0F0F0F0F0F0F0F0F


def only(member: i64) -> i64:
    """The set of just this member."""
    return ONLY_LAST >> LAST - member


def below(size: i64) -> i64:
    """The set of all members below a number that is a member too."""
    return only(size) - 1


def contains(members: i64, member: i64) -> bool:
    """Is it one of them?"""
    return members >> member & 1 == 1


def with_(members: i64, member: i64) -> i64:
    """The set with this member too."""
    return members | only(member)


def without(members: i64, member: i64) -> i64:
    """The set without this member."""
    return members & ~only(member)


def count(members: i64) -> int:
    """How many members a set has: those of each two bits, then of four, then of eight, are added up side by side."""
    members -= members >> 1 & ODD_BITS
    members = (members & PAIRS) + (members >> 2 & PAIRS)
    members = members + (members >> 4) & FOURS
    members += members >> 8
    members += members >> 16
    return members + (members >> 32) & EIGHT


def lowest(members: i64) -> int:
    """The lowest member of a set that is not empty: as many as could be below it are not in."""
    return count(members - 1 & ~members)


def without_lowest(members: i64) -> i64:
    """The set without its lowest member."""
    return members & members - 1


def members_of(members: i64) -> list[int]:
    """The members of a set, in order."""
    found: list[int] = []
    while members:
        found.append(lowest(members))
        members = without_lowest(members)
    return found


def set_of(members: list[int]) -> int:
    """The set of these members."""
    found: i64 = 0
    for member in members:
        found |= only(member)
    return found


def written(members: i64, names: list[str]) -> str:
    """The names of the members, for people: `{A1, C3}`."""
    return "{" + ", ".join([names[member] for member in members_of(members)]) + "}"
