"""Leases: what one process sees to, no other begins, also if both looked at the same moment."""

from __future__ import annotations

import pytest
from sqlalchemy import BigInteger, create_engine, literal, select

from ludoteca.server.store.rows import is_free

AT, LENGTH, HOUR = 1_800_000_000_000, 10_000, 3_600_000


@pytest.mark.parametrize(
    ("lease", "free"),
    [
        (None, True),
        (AT - 1, True),
        (AT + LENGTH, False),
        (AT + LENGTH + 7, False),
        (AT + HOUR, True),
    ],
    ids=["never had", "ran out", "held", "taken since this was asked", "from before the calendar was set back"],
)
def test_whether_nobody_sees_to_it(lease: int | None, free: bool) -> None:
    with create_engine("sqlite://").connect() as connection:
        found = connection.execute(select(is_free(literal(lease, BigInteger), AT, LENGTH)))
        assert found.scalar_one() == free
