"""Laws of small sets: they tell what Python's sets tell, up to the last member."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from librt.strings import BytesWriter

from ludoteca.core import observing, sets

MEMBERS = st.integers(0, sets.LAST)
SETS = st.sets(MEMBERS)


@given(members=SETS, member=MEMBERS)
def test_members_come_and_go(members: set[int], member: int) -> None:
    packed = sets.set_of(sorted(members))
    assert sets.members_of(packed) == sorted(members)
    assert sets.count(packed) == len(members)
    assert sets.contains(packed, member) == (member in members)
    assert sets.members_of(sets.with_(packed, member)) == sorted(members | {member})
    assert sets.members_of(sets.without(packed, member)) == sorted(members - {member})
    if members:
        assert sets.lowest(packed) == min(members)
        assert sets.members_of(sets.without_lowest(packed)) == sorted(members)[1:]


@given(member=MEMBERS)
def test_one_member_and_all_below_it(member: int) -> None:
    assert sets.members_of(sets.only(member)) == [member]
    assert sets.members_of(sets.below(member)) == list(range(member))


@given(member=MEMBERS)
def test_one_of_many_is_observed(member: int) -> None:
    out = BytesWriter()
    observing.one_of(out, member, sets.LAST + 1)
    assert list(out.getvalue()) == [int(place == member) for place in range(sets.LAST + 1)]


@given(seats=st.sets(st.integers(0, 7)), me=st.integers(0, 7))
def test_a_set_of_seats_is_observed_from_the_own_one(seats: set[int], me: int) -> None:
    out = BytesWriter()
    observing.seats(out, sets.set_of(sorted(seats)), me, 8)
    assert list(out.getvalue()) == [int((me + away) % 8 in seats) for away in range(8)]
