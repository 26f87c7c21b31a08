"""Who judges, with how much work, and how sure he is: everything a review's numbers rest on."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from ludoteca.bots.judge.judge import Judge
from ludoteca.core.chance import Dice
from ludoteca.core.game import AnyGame
from ludoteca.core.state import State
from ludoteca.reviews.judging import MEASURE, PatientJudge, PlayoutJudge, chances, open_chances, whole
from ludoteca.reviews.loss import BATCHES, compared
from ludoteca.reviews.told import Settings
from tests.reviews.picks import CHANCES, STOP, Counting, Covered, Picks, Uncovering
from tests.reviews.race import ExactJudge, Race, worth


@pytest.fixture
def sticks(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples" / "sticks"))
    game: AnyGame = import_module("ludoteca_sticks").Sticks()
    return game


@pytest.mark.parametrize(
    ("times", "settings"),
    [
        (1, Settings(search=600, trials=384, redeals=16, worlds=8)),
        (2, Settings(search=1200, trials=768, redeals=32, worlds=8)),
        (0.25, Settings(search=150, trials=96, redeals=4, worlds=2)),
        (0.001, Settings(search=1, trials=1, redeals=2, worlds=1)),
    ],
)
def test_twice_the_depth_is_twice_the_work_and_the_least_is_still_some(times: float, settings: Settings) -> None:
    assert Settings().deeper(times) == settings


def test_of_twenty_intervals_nineteen_hold_the_truth() -> None:
    """Differences in so many worlds that are nothing on average; each of the groups has four of them."""
    dice, held, times = Dice(2), 0, 2000
    for _ in range(times):
        own = [sum(dice.below(101) for _ in range(4)) / 4 - 50 for _ in range(4 * BATCHES)]
        found = compared([[each, -each] for each in own], 0)
        held += found.low <= 0 <= found.high
        assert found.effect == pytest.approx([found.mean, -found.mean])
        assert found.mean - found.low == pytest.approx(found.high - found.mean)
    assert held / times == pytest.approx(0.95, abs=0.01)


def test_kept_reviews_are_made_anew_when_a_judge_says_something_else(sticks: AnyGame) -> None:
    """Whoever lets a judge say something else counts up MEASURE, and writes here what is said now."""
    state = sticks.start(2, None, Dice(3))
    assert (MEASURE, chances(PlayoutJudge(), state, 2, 1)) == (3, [0.375, 0.625])


def test_a_patient_judge_lets_everybody_take_what_looks_best_before_he_says_anything() -> None:
    """The first took a card worth nothing and stopped; the second, who has the choice, will take ten points."""
    state = Picks()
    for action in (4, STOP):
        state.act(action, Dice(1))
    assert Counting().shares(state, 0) == [0.5, 0.5]
    assert PatientJudge(Counting()).shares(state, 0) == pytest.approx([0.0, 1.0])
    assert PatientJudge(Counting()).worth([state], 1) == pytest.approx([1.0])
    assert state.taken == [{4}, set()], "the position itself is as it was"


def test_parts_of_a_win_make_one_win_and_where_there_are_none_everybody_has_the_same() -> None:
    assert whole([1.0, 3.0]) == [0.25, 0.75]
    assert whole([0.0, 0.0]) == [0.5, 0.5]


def test_at_the_end_chances_are_what_was_won() -> None:
    state = Race()
    state.at, state.seat = [5, 0], 0
    state.act(0, Dice(1))
    assert chances(ExactJudge(), state, 4, 0) == open_chances(ExactJudge(), state, 0) == [1.0, 0.0]


class Partial(Judge):
    """Sees twice the chance in whoever's eyes it looks through."""

    def shares(self, state: State, seat: int) -> list[float]:
        return [2.0 if each == seat else 1.0 for each in range(state.players)]

    def worth(self, states: list[State], seat: int) -> list[float]:
        return [1.0 for _ in states]


def test_an_onlooker_asks_who_decides_and_who_sees_all_cards_asks_everybody() -> None:
    state = Race()
    state.seat = 1
    assert chances(Partial(), state, 3, 0) == pytest.approx([1 / 3, 2 / 3])
    assert open_chances(Partial(), state, 0) == pytest.approx([0.5, 0.5])
    assert chances(ExactJudge(), Race(), 5, 0)[0] == pytest.approx(worth(0, 0))


def test_an_onlooker_knows_nobodys_secrets() -> None:
    """Both have the last card, worth what lies before the other: seen by all it would be six more for the first."""
    state = Covered()
    state.dice, state.taken = [0, 6], [{4}, {4}]
    assert open_chances(Uncovering(), state, 0)[0] == pytest.approx(0.5 + 6 / CHANCES)
    assert chances(Uncovering(), state, 400, 0)[0] == pytest.approx(0.5, abs=0.5 / CHANCES)
