"""Scoring (S-46 to S-53)."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET

from ludoteca.core.chance import Dice
from ludoteca.core.state import play_out
from ludoteca.games.santakaos.content import Artifact, Toy
from ludoteca.games.santakaos.rules.scoring import employee, stocking_points
from tests.games.santakaos.build import GAME, kaos
from tests.ledger import rule

POINTS = GAME.content.points


@rule("S-46")
def test_the_employee_of_the_month_delivered_most_cards() -> None:
    assert employee(kaos("me: delivered ball-doll; bento: delivered duck-boat, delivered ball-duck, coin 0")) == 1


@rule("S-46")
@pytest.mark.parametrize(
    ("mine", "bentos", "best"),
    [("toy ball 2", "toy videogame", 0), ("toy ball, coin 1", "toy boat, coin 2", 1), ("coin 2", "coin 2", -1)],
)
def test_ties_go_to_loose_toys_by_number_then_coins_then_nobody(mine: str, bentos: str, best: int) -> None:
    state = kaos(f"me: delivered ball-doll, {mine}; bento: delivered duck-boat, {bentos}")
    assert employee(state) == best


@rule("S-46")
def test_two_tied_at_the_top_leave_nothing_to_the_third() -> None:
    assert employee(kaos("me: coin 3; bento: coin 3; clara: coin 2")) == -1


@rule("S-47")
def test_delivered_wishes_score_their_values_and_others_nothing() -> None:
    for wish in GAME.content.wishes:
        state = kaos(
            f"me: delivered {wish.name}; bento: wish {'ball-duck' if wish.name != 'ball-duck' else 'ball-doll'}"
        )
        assert state.outcome().breakdown["wishes"] == [wish.points, 0]


@rule("S-48")
def test_the_employee_of_the_month_gets_two() -> None:
    assert kaos("me: coin 1").outcome().breakdown["employee"] == [POINTS.employee, 0] == [2, 0]


def by_hand(counts: tuple[int, ...]) -> int:
    """The best split of stockings into sets, tried out one set after the other."""
    best = 0
    for chosen in product((0, 1), repeat=4):
        worth = {3: POINTS.three_stockings, 4: POINTS.four_stockings}.get(sum(chosen), 0)
        if worth and all(count >= used for count, used in zip(counts, chosen, strict=True)):
            left = tuple(count - used for count, used in zip(counts, chosen, strict=True))
            best = max(best, worth + by_hand(left))
    return best


@rule("S-49")
@pytest.mark.parametrize(
    ("counts", "points"),
    [((1, 1, 0, 0), 0), ((1, 1, 1, 0), 3), ((1, 1, 1, 1), 5), ((2, 2, 1, 1), 6), ((2, 2, 2, 2), 10), ((9, 0, 0, 0), 0)],
)
def test_sets_of_three_and_four_different_stockings(counts: tuple[int, ...], points: int) -> None:
    state = kaos()
    state.areas[0].stockings = list(counts)
    assert stocking_points(state, 0) == points


@rule("S-49")
@given(st.tuples(*[st.integers(0, 3)] * 4))
def test_the_split_is_the_best_there_is(counts: tuple[int, ...]) -> None:
    state = kaos()
    state.areas[0].stockings = list(counts)
    assert stocking_points(state, 0) == by_hand(counts)


@rule("S-50")
@pytest.mark.parametrize("row", GAME.content.artifacts, ids=lambda row: str(row.name))
def test_artifacts_score_their_points_used_or_not(row: Artifact) -> None:
    state = kaos(f"me: artifact {row.name}; bento: artifact {row.name}/used")
    assert state.outcome().breakdown["artifacts"] == [row.points, row.points]


@rule("S-51")
@pytest.mark.parametrize(("coins", "points"), [(2, 0), (3, 1), (5, 1), (9, 3)])
def test_three_coins_are_a_point(coins: int, points: int) -> None:
    assert kaos(f"me: coin {coins}").outcome().breakdown["coins"] == [points, 0]


@rule("S-52")
@pytest.mark.parametrize("toy", GAME.content.toys, ids=lambda toy: str(toy.name))
def test_loose_toys_score_by_column(toy: Toy) -> None:
    assert kaos(f"me: toy {toy.name} 2").outcome().breakdown["toys"] == [2 * toy.column, 0]


@rule("S-53")
def test_most_points_win() -> None:
    assert kaos("me: delivered boat-videogame; bento: toy ball 2").outcome().ranks == [1, 2]


@rule("S-53")
@pytest.mark.parametrize(
    ("position", "ranks"),
    [
        # Nine each: I am the Employee.
        ("me: delivered ball-doll, delivered ball-duck; bento: delivered boat-videogame, coin 6", [1, 2, 3]),
        # Clara is the Employee and first; the others have three each: three loose toys beat one.
        ("clara: delivered duck-doll; me: toy ball 3; bento: toy boat", [2, 3, 1]),
        # The same with as many toys: more coins.
        ("clara: delivered duck-doll; me: toy ball, toy boat, coin 2; bento: toy doll 2, coin 1", [2, 3, 1]),
        # All equal: the place is shared.
        ("clara: delivered duck-doll; me: toy ball; bento: toy duck", [2, 2, 1]),
    ],
)
def test_ties_go_to_the_employee_then_toys_then_coins_else_are_shared(position: str, ranks: list[int]) -> None:
    result = kaos(position, players=3).outcome()
    assert result.ranks == ranks


@rule("S-53")
def test_a_shared_win() -> None:
    result = kaos("me: toy ball; bento: toy duck").outcome()
    assert (result.winners, list(result.tie_breaks)) == ([0, 1], ["employee", "toys", "coins"])


@rule("S-46", "S-63")
def test_what_the_end_decides_is_no_point_made_before() -> None:
    """The title and special wishes still in hand stand apart while the game goes on."""
    state = kaos("me: coin 5, wish bicycle; bento: coin 1", special_wishes=True)
    outcome = state.outcome()
    assert outcome.breakdown["employee"][0] > 0 > outcome.breakdown["undelivered"][0]
    assert outcome.unsettled == ["undelivered", "employee"]
    made = sum(points[0] for source, points in outcome.breakdown.items() if source not in outcome.unsettled)
    assert made == outcome.breakdown["coins"][0]
    play_out(state, Dice(1))
    assert state.outcome().unsettled is UNSET
