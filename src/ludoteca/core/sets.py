"""Small sets as the bits of a whole number: cells of a board, cards of a hand. Members are from 0 to 61."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LAST: Final = 61
ONLY_LAST: Final = 1 << LAST
"""The compiler takes the 1 of `1 << member` for a number of 32 bits: sets are made from the other end."""

EIGHT: Final = 255
"""The set of the first eight."""


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
    """How many members a set has. (Compiled, the loop beats a call of int.bit_count.)"""
    found: i64 = 0
    while members:
        members = without_lowest(members)
        found += 1
    return found


def lowest(members: i64) -> int:
    """The lowest member of a set that is not empty."""
    member: i64 = 0
    while not members & EIGHT:
        members >>= 8
        member += 8
    while not members & 1:
        members >>= 1
        member += 1
    return member


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
