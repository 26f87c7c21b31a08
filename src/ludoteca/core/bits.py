"""Small sets as the bits of a whole number: cells of a board, cards of a hand. At most 63 members."""

from __future__ import annotations

from mypy_extensions import i64


def count(mask: int) -> int:
    """How many members a set has. (Compiled, the loop beats a call of int.bit_count.)"""
    left: i64 = mask
    members: i64 = 0
    while left:
        left &= left - 1
        members += 1
    return members


def lowest(mask: i64) -> int:
    """The lowest member of a set that is not empty."""
    member: i64 = 0
    while not mask & 1:
        mask >>= 1
        member += 1
    return member


def members_of(mask: int) -> list[int]:
    """The members of a set, in order."""
    members: list[int] = []
    left: i64 = mask
    while left:
        members.append(lowest(left))
        left &= left - 1
    return members


def mask_of(members: list[int]) -> int:
    """The set of these members."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask
