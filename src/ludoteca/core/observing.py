"""What a seat sees as a row of small numbers, for programs that learn: the few ways to write one.

A game's observe.py writes its parts with these, one byte a number, and its `layout` says what each part is.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from ludoteca.core.sets import below, only

FEW: Final = 64
"""So many zeros are written faster one by one."""
EIGHT: Final = 8
SPREAD: Final[list[bytes]] = [bytes([byte >> bit & 1 for bit in range(EIGHT)]) for byte in range(256)]
"""Of each eight members, one number a member."""


def number(out: BytesWriter, value: i64) -> None:
    """A count; a byte holds no less than 0 and no more than 255."""
    if value < 0:
        value = 0
    elif value > 255:
        value = 255
    out.append(u8(value))


def flag(out: BytesWriter, value: bool) -> None:
    """Yes or no."""
    out.append(1 if value else 0)


def one_of(out: BytesWriter, which: i64, size: i64) -> None:
    """One number for each of so many possibilities (at most 62), 1 for the one that is; none for -1."""
    members(out, only(which) if which >= 0 else 0, size)


def seat(out: BytesWriter, who: i64, me: i64, players: i64) -> None:
    """Which seat, counted on from the own one; none for -1."""
    one_of(out, (who - me) % players if who >= 0 else -1, players)


def seats(out: BytesWriter, mask: i64, me: i64, players: i64) -> None:
    """A set of seats, the own one first."""
    members(out, mask >> me | (mask & below(me)) << (players - me), players)


def members(out: BytesWriter, mask: i64, size: i64) -> None:
    """One number for each that could be in a set, 1 for its members."""
    while size >= EIGHT:
        out.write(SPREAD[mask & 255])
        mask >>= EIGHT
        size -= EIGHT
    while size > 0:
        out.append(1 if mask & 1 else 0)
        mask >>= 1
        size -= 1


def numbers(out: BytesWriter, values: list[int], start: i64, size: i64) -> None:
    """Some neighbouring numbers of a list."""
    at: i64 = start
    while at < start + size:
        number(out, values[at])
        at += 1


def zeros(out: BytesWriter, size: i64) -> i64:
    """Room for so many numbers to be filled in any order; where it begins."""
    start: i64 = len(out)
    if size > FEW:
        out.write(bytes(size))
    else:
        while size > 0:
            out.append(0)
            size -= 1
    return start
