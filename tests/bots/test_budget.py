"""Budgets: how long a bot thinks, with a clock that the test holds."""

from __future__ import annotations

import pytest

from ludoteca.bots.bot import Budget


class Watch:
    """A clock that goes on by one second each time somebody looks."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def test_iterations_come_in_portions() -> None:
    assert list(Budget(iterations=40).portions(16)) == [16, 16, 8]


def test_time_ends_the_thinking() -> None:
    assert list(Budget(seconds=3.0, clock=Watch()).portions(16)) == [16, 16, 16]


def test_whichever_ends_first() -> None:
    assert list(Budget(iterations=20, seconds=9.0, clock=Watch()).portions(16)) == [16, 4]
    assert list(Budget(iterations=99, seconds=2.0, clock=Watch()).portions(16)) == [16, 16]


def test_no_time_at_all_still_gives_one_portion() -> None:
    assert list(Budget(seconds=0.0, clock=Watch()).portions(16)) == [16]


def test_a_bot_that_is_stopped_thinks_no_further_portion() -> None:
    assert list(Budget(iterations=1000, stop=lambda: True).portions(16)) == [16]


def test_a_budget_without_an_end_is_refused() -> None:
    with pytest.raises(ValueError, match="iterations or seconds"):
        Budget()
