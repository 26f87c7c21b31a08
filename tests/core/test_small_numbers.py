"""Small sets as bits, and what is seen as bytes: each way to count and to write, against the plain one."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from librt.strings import BytesWriter

from ludoteca.core import observing, sets

MASKS = [Random(seed).getrandbits(sets.LAST + 1) for seed in range(50)]


def bits(mask: int, size: int) -> bytes:
    """One byte for each member there could be."""
    return bytes(mask >> member & 1 for member in range(size))


@pytest.mark.parametrize("mask", [*MASKS, 1, 1 << sets.LAST, (1 << sets.LAST + 1) - 1])
def test_members_are_counted_and_the_lowest_is_found(mask: int) -> None:
    assert sets.count(mask) == mask.bit_count()
    assert sets.lowest(mask) == (mask & -mask).bit_length() - 1
    assert sets.set_of(sets.members_of(mask)) == mask


def test_an_empty_set_has_no_members() -> None:
    assert (sets.count(0), sets.members_of(0)) == (0, [])


@pytest.mark.parametrize("size", range(sets.LAST + 2))
def test_sets_of_every_size_are_written_member_by_member(size: int) -> None:
    for ones, twos in pairwise(MASKS):
        out = BytesWriter()
        observing.members(out, ones, size)
        observing.twofold(out, ones, twos, size)
        both = [one + 2 * two for one, two in zip(bits(ones, size), bits(twos, size), strict=True)]
        assert out.getvalue() == bits(ones, size) + bytes(both)


@pytest.mark.parametrize("size", [1, 2, 3, 5, 7, 8, 12, 100])
@pytest.mark.parametrize("which", [-1, 0, 2, 7, 99, 100])
def test_one_of_many_is_a_single_one(which: int, size: int) -> None:
    out = BytesWriter()
    observing.one_of(out, which, size)
    assert out.getvalue() == bytes(at == which for at in range(size))


@pytest.mark.parametrize("players", range(1, 6))
def test_seats_are_counted_on_from_ones_own_and_an_onlooker_sits_before_the_first(players: int) -> None:
    for me in range(-1, players):
        out = BytesWriter()
        observing.owners(out, [-1, *range(players)], me, players)
        away = [(who - me) % players for who in range(players)]
        assert out.getvalue() == bytes(players) + b"".join(bits(1 << steps, players) for steps in away)


def test_numbers_stay_within_a_byte() -> None:
    out = BytesWriter()
    observing.numbers(out, [3, -2, 255, 256, 0])
    assert out.getvalue() == bytes([3, 0, 255, 255, 0])


def test_a_set_is_written_for_people_by_its_members_names() -> None:
    names = ["A1", "B1", "C1"]
    assert [sets.written(mask, names) for mask in (0, 0b010, 0b101)] == ["{}", "{B1}", "{A1, C1}"]
