"""What a seat sees as a row of small numbers, for programs that learn: the few ways to write one.

A game's observe.py writes its parts with these, one byte a number, and its `layout` says what each part is.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i16_le, write_i32_le, write_i64_le
from mypy_extensions import i16, i32, i64, u8

from ludoteca.core.sets import below

EIGHT: Final = 8
SEVEN_APART: Final = 0x02040810204081
"""Seven ones, each seven places from the next: a product with it is a row of copies."""
LAST_BITS: Final = 0x01010101010101
"""The last bit of each of seven bytes."""
ONE_BYTE: Final = 0xFF
TWO_BYTES: Final = 0xFFFF
FOUR_BYTES: Final = 0xFFFFFFFF


def spread(mask: i64) -> i64:
    """The first eight members as eight bytes in one word, 1 for each that is in: its copy moved to its byte."""
    return (mask & 127) * SEVEN_APART & LAST_BITS | (mask >> 7 & 1) << 56


def some(out: BytesWriter, word: i64, size: i64) -> None:
    """The first bytes of a word, fewer than eight, none of them above 127."""
    if size & 4:
        write_i32_le(out, i32(word & FOUR_BYTES))
        word >>= 32
    if size & 2:
        write_i16_le(out, i16(word & TWO_BYTES))
        word >>= 16
    if size & 1:
        out.append(u8(word & ONE_BYTE))


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
    """One number for each of so many possibilities, 1 for the one that is; none for -1."""
    start = zeros(out, size)
    if 0 <= which < size:
        out[start + which] = 1


def seat(out: BytesWriter, who: i64, me: i64, players: i64) -> None:
    """Which seat, counted on from one's own; none for -1."""
    one_of(out, distance(who, me, players) if who >= 0 else -1, players)


def distance(who: i64, me: i64, players: i64) -> i64:
    """How many seats on from one's own another is, where an onlooker (-1) sits before the first. (`%` takes longer.)"""
    away = who - me
    if away < 0:
        return away + players
    return away if away < players else away - players


def seat_at(away: i64, me: i64, players: i64) -> i64:
    """The seat so many on from one's own."""
    who = me + away
    return who if who < players else who - players


def seats(out: BytesWriter, mask: i64, me: i64, players: i64) -> None:
    """A set of seats, one's own first."""
    members(out, mask >> me | (mask & below(me)) << (players - me), players)


def members(out: BytesWriter, mask: i64, size: i64) -> None:
    """One number for each that could be in a set, 1 for its members."""
    while size >= EIGHT:
        write_i64_le(out, spread(mask))
        mask >>= EIGHT
        size -= EIGHT
    some(out, spread(mask), size)


def twofold(out: BytesWriter, ones: i64, twos: i64, size: i64) -> None:
    """One number from 0 to 3 for each that could be in two sets: 1 for a member of the first, 2 more for the second."""
    while size >= EIGHT:
        write_i64_le(out, spread(ones) + 2 * spread(twos))
        ones >>= EIGHT
        twos >>= EIGHT
        size -= EIGHT
    some(out, spread(ones) + 2 * spread(twos), size)


def one_more(out: BytesWriter, at: i64) -> None:
    """Count one more at a place with room. (Compiled, `out[at] += 1` would go through Python's own numbers.)"""
    out[at] = out[at] + 1


def numbers(out: BytesWriter, values: list[int]) -> None:
    """All numbers of a list. (Written here, not by `number`: compiled, a call for each costs as much again.)"""
    for each in values:
        value: i64 = each
        if value < 0 or value > 255:
            value = 0 if value < 0 else 255
        out.append(u8(value))


def owners(out: BytesWriter, who: list[int], me: i64, players: i64) -> None:
    """For each of some things, which seat it belongs to."""
    for each in who:
        seat(out, each, me, players)


def zeros(out: BytesWriter, size: i64) -> i64:
    """Room for so many numbers to be filled in any order; where it begins."""
    start: i64 = len(out)
    while size >= EIGHT:
        write_i64_le(out, 0)
        size -= EIGHT
    some(out, 0, size)
    return start
