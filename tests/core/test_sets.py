"""Small sets as bits, up to the last of 63 members: compiled, too."""

from __future__ import annotations

import pytest
from librt.strings import BytesWriter

from ludoteca.core.observing import one_of
from ludoteca.core.sets import contains, count, lowest, members_of, only, set_of, with_, without, written

ALL = (1 << 63) - 1


@pytest.mark.parametrize("member", range(63))
def test_one_member_is_put_in_and_taken_out_wherever_it_lies(member: int) -> None:
    assert only(member) == with_(0, member) == set_of([member]) == 1 << member
    assert with_(ALL, member) == ALL
    assert without(ALL, member) == ALL - (1 << member)
    assert without(1 << member, member) == 0
    assert contains(1 << member, member)
    assert not contains(ALL - (1 << member), member)
    assert lowest(1 << member) == member


def test_members_are_counted_listed_and_written_in_order() -> None:
    members = set_of([40, 2, 62])
    assert (count(members), members_of(members)) == (3, [2, 40, 62])
    assert (count(ALL), members_of(ALL)) == (63, list(range(63)))
    assert written(set_of([2, 0]), ["A1", "A2", "A3"]) == "{A1, A3}"


@pytest.mark.parametrize("which", [-1, 0, 30, 31, 35, 62])
def test_one_possibility_of_many_is_observed_as_one_number(which: int) -> None:
    out = BytesWriter()
    one_of(out, which, 63)
    assert list(out.getvalue()) == [int(place == which) for place in range(63)]
