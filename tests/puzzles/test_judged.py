"""What makes a puzzle: a few actions ahead of all others, all else a clear loss, and how hard that is to see."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.bots.judge.judge import Judge
from ludoteca.bots.search import Node, Search
from ludoteca.core.chance import Dice
from ludoteca.core.state import State
from ludoteca.puzzles import finding, judged
from ludoteca.puzzles.judged import (
    DEEP,
    GLIMPSE,
    PROMISING,
    QUICK,
    TRIALS,
    compare_all,
    difficulty,
    losses,
    promising,
    stand_out,
)
from ludoteca.puzzles.puzzle import CLEAR, MOST_RIGHT, THOUSAND, Way, is_clear
from ludoteca.reviews.course import TRUST
from ludoteca.reviews.loss import LEARNING
from tests.reviews.picks import CHANCES, HAND, STOP, Counting, Picks

POINT = THOUSAND // CHANCES
AHEAD = PROMISING * CLEAR


def searched(*means: float, visits: float = 8.0) -> Search:
    """A search that made so much of each action."""
    search = Search(Picks(), Dice(1), TRUST, 0, Counting())
    search.root.children = {action: Node(action, 0, mean) for action, mean in enumerate(means)}
    for node, mean in zip(search.root.children.values(), means, strict=True):
        node.visits, node.value = visits, visits * mean
    return search


@pytest.mark.parametrize(
    ("means", "clear"),
    [
        ([0.5 + AHEAD + 0.001, 0.5, 0.5], True),
        ([0.5 + AHEAD - 0.001, 0.5, 0.5], False),
        ([0.5, 0.5, 0.8, 0.8, 0.8], True),
        ([0.5, 0.8, 0.8, 0.8, 0.8], False),
        ([0.8, 0.8 - AHEAD - 0.001, 0.8 - 2 * AHEAD - 0.002], True),
        ([0.5, 0.5 + AHEAD * 0.7, 0.5 + AHEAD * 1.4], False),
        ([0.5, 0.5, 0.5], False),
        ([0.9, 0.1], True),
        ([0.5], False),
    ],
)
def test_it_is_worth_a_closer_look_if_a_few_are_ahead_of_all_others(means: list[float], clear: bool) -> None:
    assert MOST_RIGHT == 3
    assert stand_out(searched(*means)) == clear


def test_what_was_hardly_tried_counts_as_its_guess_says() -> None:
    search = searched(0.8, 0.5, visits=0.0)
    assert stand_out(search)
    search = searched(0.5, 0.5)
    search.root.children[0].visits, search.root.children[0].value = 1.0, 1.0  # lucky once: (1 + 2 × 0.5) / 3
    assert stand_out(search)
    search.root.children[0].value = 0.5
    assert not stand_out(search)


def test_of_three_cards_to_take_the_worst_two_and_stopping_lose() -> None:
    """The best hand is worth ten; with the one it is eight, with the nothing seven, and who stops has none."""
    ways = compare_all(Picks(), Counting(), 0, 5)
    assert [(way.action, way.loss) for way in ways] == [
        (0, 0),
        (1, 0),
        (2, 0),
        (3, 2 * POINT),
        (4, 3 * POINT),
        (STOP, sum(sorted(HAND)[-3:]) * POINT),
    ]
    assert all(way.low == way.loss == way.high for way in ways), "there is no luck in it"
    assert is_clear(ways)


def test_where_all_is_as_good_there_is_no_puzzle() -> None:
    state = Picks()
    for action in (0, 1):
        state.act(action, Dice(1))
    state.taken[0] |= {3, 4}  # nothing is left but the last three, or to stop
    assert not promising(state, Even(), 5)
    assert losses(state, Even(), 5) == []


class Even(Judge):
    """Sees no difference."""

    def shares(self, state: State, seat: int) -> list[float]:
        return [0.5, 0.5]

    def worth(self, states: list[State], seat: int) -> list[float]:
        return [0.5 for _ in states]


def test_compared_with_a_bad_action_a_good_one_is_better_and_it_is_no_puzzle() -> None:
    assert compare_all(Picks(), Counting(), STOP, 5) == []


class Looking(Counting):
    """Remembers in how many worlds it was asked about each hand at the end of the turn."""

    def __init__(self) -> None:
        self.asked: dict[tuple[int, ...], int] = {}

    def shares(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Picks)
        hand = tuple(sorted(state.taken[0]))
        self.asked[hand] = self.asked.get(hand, 0) + 1
        return super().shares(state, seat)


def test_what_surely_loses_is_looked_at_in_fewer_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judged, "DEEP", 40)
    monkeypatch.setattr("ludoteca.reviews.loss.LEARNING", 0)
    judge = Looking()
    assert compare_all(Picks(), judge, 0, 5)
    assert judge.asked[()] < TRIALS[-1], "who stops loses for sure"
    assert judge.asked[0, 1, 2] >= TRIALS[-1], "of the best one wants to be sure"


@pytest.mark.parametrize(
    ("way", "right", "wrong"),
    [
        (Way(0, 10, -5, 25), True, False),
        (Way(0, 11, 1, 25), False, False),
        (Way(0, 50, 1, 99), False, True),
        (Way(0, 49, 1, 99), False, False),
        (Way(0, 50, 0, 99), False, False),
        (Way(0, -20, -40, 0), True, False),
    ],
)
def test_up_to_a_hundredth_is_right_and_from_five_on_surely_something_wrong(way: Way, right: bool, wrong: bool) -> None:
    assert (way.right, way.wrong) == (right, wrong)


def test_a_puzzle_everybody_finds_has_no_difficulty_and_one_nobody_finds_all_of_it() -> None:
    assert difficulty(Picks(), Counting(), list(range(STOP + 1)), 3) == (0, True)
    assert difficulty(Picks(), Counting(), [4], 3) == (100, False)


def test_what_is_seen_one_step_ahead_is_no_riddle() -> None:
    """The four lies open; that a one and a nothing in two acts make less takes a longer look."""
    missed, greedy = difficulty(Picks(), Counting(), [0], 3)
    assert greedy
    assert missed < 100


def test_the_documentation_tells_what_counts_as_a_puzzle() -> None:
    told = " ".join((Path(__file__).parents[2] / "docs" / "puzzles.md").read_text(encoding="utf-8").split())
    depths, looks = zip(*QUICK, strict=True)
    assert (finding.EASY_SHARE, finding.MOST_ACTIONS, MOST_RIGHT, sum(looks), depths[0]) == (3, 40, 3, 12, 0)
    assert pytest.approx(0.03) == PROMISING * CLEAR
    for words in (
        "Each decision with three to forty actions",
        f"A search of {GLIMPSE} iterations must put at most three actions ahead of all others, by three hundredths",
        f"A search of {DEEP} then names the best",
        f"({TRIALS[1]} worlds, or {TRIALS[0]} for what clearly loses by then, after {LEARNING} in which",
        f"must lose at least {CLEAR} of a win",
        f"Twelve quick searches (one step ahead, and {depths[1]}, {depths[2]} and {depths[3]} iterations)",
        f"every wrong action must clearly lose again, by at least {finding.SURE_AGAIN / THOUSAND}",
        "At most one puzzle in three can be solved by looking one step ahead",
    ):
        assert words in told
