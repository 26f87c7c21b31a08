"""A turn of many decisions: no order of the same acts loses anything, and what was lost is blamed once."""

from __future__ import annotations

from itertools import permutations
from typing import cast

import pytest

from ludoteca.core.chance import Dice
from ludoteca.core.game import AnyGame
from ludoteca.core.state import State
from ludoteca.reviews.course import LONGEST, Course, ends
from ludoteca.reviews.loss import JudgedTurn, Try, compare, judge_try
from ludoteca.reviews.told import Decision, Settings
from tests.reviews.picks import CHANCES, STOP, Counting, Covered, Picks, PicksGame, Uncovering
from tests.reviews.race import ExactJudge, Race

GAME = cast(AnyGame, PicksGame())
SETTINGS = Settings(search=200, trials=96)
POINT = 1 / CHANCES


def judged(*picks: int) -> list[Decision]:
    """The first turn of the game."""
    states: list[State] = [Picks()]
    for action in picks:
        after = states[-1].clone()
        after.act(action, Dice(1))
        states.append(after)
    assert states[-1].seat == 1, "the turn is over"
    return JudgedTurn(GAME, Counting(), SETTINGS).whole(states[:-1], list(picks), 0)


@pytest.mark.parametrize("order", list(permutations((0, 1, 2))))
def test_the_same_cards_in_another_order_lose_nothing(order: tuple[int, ...]) -> None:
    for each in judged(*order):
        assert (each.loss, each.low, each.high) == (0, 0, 0)
        assert each.best == each.act


@pytest.mark.parametrize("order", [(4, 0, 1), (0, 4, 1), (0, 1, 4), (1, 4, 0)])
def test_a_bad_card_is_blamed_once_wherever_in_the_turn_it_was_taken(order: tuple[int, ...]) -> None:
    """The card worth nothing in place of a three."""
    found = judged(*order)
    assert [each.n for each in found if each.loss > 0] == [order.index(4)]
    assert sum(each.loss for each in found) == pytest.approx(3 * POINT)


def test_two_bad_cards_are_blamed_each_for_its_own() -> None:
    """The first in place of a three, the second too, however little was lost by either alone."""
    found = judged(3, 4, 0)
    assert [each.loss for each in found] == pytest.approx([2 * POINT, 3 * POINT, 0])


def test_who_stops_too_soon_is_blamed_for_that_alone() -> None:
    found = judged(2, 0, STOP)
    assert [each.loss for each in found] == pytest.approx([0, 0, 3 * POINT])
    assert found[-1].effect == pytest.approx([-3 * POINT, 3 * POINT])


@pytest.mark.parametrize(("action", "lost"), [(0, 0), (2, 0), (3, 2), (4, 3), (STOP, 10)])
def test_a_try_is_judged_by_whole_turns_too(action: int, lost: int) -> None:
    tried = Try(0, Picks().view(0), 1, action)  # type: ignore[arg-type]
    assert judge_try(GAME, Counting(), tried, SETTINGS, lambda: False).mean == pytest.approx(lost * POINT)


def test_nobody_is_blamed_for_what_lay_covered() -> None:
    """The last card is worth a three on average: the die imagined as nothing is thrown anew in every world."""
    found = compare(Covered(), Uncovering(), [0, 1, 2], [0, 1, 4], SETTINGS, 0)
    assert found.low < 0 < found.high
    assert abs(found.mean) < POINT


def test_what_is_done_in_one_go_ends_with_luck_a_secret_another_seat_or_turn() -> None:
    before, after = Picks(), Picks()
    assert not ends(before, after, [])
    assert ends(before, after, [0])
    for name in ("seat", "turn", "looks"):
        other = Picks()
        setattr(other, name, 1)
        assert ends(before, other, [])


def test_after_luck_was_asked_nothing_is_foreseen() -> None:
    assert Course(ExactJudge(), SETTINGS).onwards(Race(), 1) == [1]


def test_a_turn_without_end_is_foreseen_so_far_only() -> None:
    class Endless(Picks):
        def act(self, action: int, chance: object) -> None:
            """Nothing comes of it."""

        def clone(self) -> Endless:
            return Endless()

    assert len(Course(Counting(), Settings(search=1)).onwards(Endless(), STOP)) == LONGEST
