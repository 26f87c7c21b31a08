"""Shares, means, ratings and standings against values worked out elsewhere."""

from __future__ import annotations

import pytest

from ludoteca.arena.ratings import rate
from ludoteca.arena.standings import standings
from ludoteca.arena.stats import histogram, mean, share, share_of, wilson
from tests.arena.tables import result


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (50, 100, 0.4038, 0.5962), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_wilson_intervals_are_those_of_the_books(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_shares_of_wins_may_be_fractions() -> None:
    thirds = share_of([1 / 3] * 3)
    assert thirds.count == 3
    assert (thirds.part, thirds.rate) == pytest.approx((1, 1 / 3))
    assert share(0, 0).rate == 0


def test_a_mean_has_the_interval_of_its_standard_error() -> None:
    found = mean([2, 4, 4, 4, 5, 5, 7, 9])
    assert (found.count, found.mean) == (8, 5)
    assert found.high - found.mean == pytest.approx(1.959964 * 2.138090 / 8**0.5, abs=1e-5)
    assert mean([3]).low == mean([3]).high == 3
    assert mean([]).count == 0


def test_a_histogram_counts_every_value_once() -> None:
    bins = histogram([0, 1, 1, 7, 50], most=10)
    assert sum(each.count for each in bins) == 5
    assert len(bins) <= 10
    assert {each.high - each.low for each in bins} == {6}
    assert [each.count for each in histogram([3, 3, 4])] == [2, 1]
    assert histogram([]) == []


def test_ratings_are_those_of_the_model() -> None:
    first, second = rate([result("a,b", [1, 2])])
    assert (first.bot, second.bot) == ("a", "b")
    assert (first.rating, first.deviation) == pytest.approx((27.63523138347365, 8.065506316323548))
    assert second.rating == pytest.approx(22.36476861652635)
    assert first.high - first.low == pytest.approx(2 * 1.959964 * first.deviation)


def test_ties_are_rated_as_ties() -> None:
    tied = {rating.bot: rating.rating for rating in rate([result("a,b,c", [1, 1, 3])])}
    assert tied == {"a": pytest.approx(25.717219), "b": pytest.approx(25.717219), "c": pytest.approx(23.565562)}


def test_ratings_do_not_depend_on_the_order_results_arrive_in() -> None:
    games = [result("a,b,c", ranks, number) for number, ranks in enumerate([[1, 2, 3], [2, 1, 3], [3, 1, 2]])]
    assert rate(games) == rate(games[::-1])


def test_more_games_make_ratings_surer() -> None:
    few, many = (rate([result("a,a,b", [1, 2, 3], number) for number in range(count)]) for count in (2, 50))
    assert many[0].deviation < few[0].deviation
    assert [rating.bot for rating in many] == ["a", "b"]


def test_games_among_equals_alone_change_no_rating() -> None:
    assert [rating.rating for rating in rate([result("a,a", [1, 2])])] == [25]


def test_standings_by_bot_seat_and_pair() -> None:
    games = [result("a,b,b", [1, 2, 3]), result("b,a,b", [1, 1, 3], 1), result("b,b,a", [2, 1, 3], 2)]
    tables = standings(games, ["a", "b"], 3)
    assert [(line.bot, line.wins.part, line.wins.count) for line in tables.bots] == [("a", 1.5, 3), ("b", 1.5, 6)]
    assert [line.wins.part for line in tables.seats] == [1.5, 1.5, 0]
    assert [(duel.bot, duel.ahead.part, duel.ahead.count) for duel in tables.duels] == [("a", 1.75, 3), ("b", 1.25, 3)]
    assert tables.games == 3
    assert tables.bots[0].points.mean == pytest.approx((9 + 9 + 7) / 3)
