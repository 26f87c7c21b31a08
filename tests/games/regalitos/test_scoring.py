"""Final scoring (R-36 to R-43)."""

from __future__ import annotations

import pytest

from ludoteca.core.chance import Dice
from ludoteca.games.regalitos.area import AT_ONCE
from tests.games.regalitos.build import GAME, regalitos
from tests.games.regalitos.play import do, points, random_game, scored
from tests.ledger import rule


@rule("R-36")
@pytest.mark.parametrize(
    ("left", "lost"),
    [("paper 3", -1), ("energy 3", -1), ("paper 3, energy 3", -3), ("energy 1", 0), ("paper 9, energy 5 5", -9)],
)
def test_one_point_less_for_each_two_units_of_energy_and_paper_together(left: str, lost: int) -> None:
    assert points(regalitos(f"me: {left}; bento:"), "leftovers") == lost


@rule("R-37")
@pytest.mark.parametrize(
    ("kept", "won"),
    [("objects socks", 0), ("objects socks, presents coat", 1), ("objects socks kite, presents coat drum tent", 2)],
)
def test_one_point_for_each_two_objects_and_presents_together(kept: str, won: int) -> None:
    assert points(regalitos(f"me: {kept}; bento:"), "kept-things") == won


@rule("R-37")
def test_coal_is_no_object_and_no_present() -> None:
    assert points(regalitos("me: objects socks, coal 2, wrapped 2; bento:"), "kept-things") == 0


@rule("R-38")
def test_one_point_for_each_decorated_present_kept() -> None:
    state = regalitos("me: decorated socks kite drum; bento:")
    assert points(state, "kept-decorated") == 3 * GAME.content.points.kept_decorated
    assert points(state, "kept-things") == 0


@rule("R-39")
def test_one_point_less_for_each_coal_wrapped_or_not() -> None:
    assert points(regalitos("me: coal 2, wrapped 1; bento:"), "coal") == 3 * GAME.content.points.coal == -3


@rule("R-40")
def test_most_points_win() -> None:
    state = regalitos("round noche-de-reyes; last; A1 socks; me: scored presents 5; bento: scored presents 6")
    do(state, "take A1")
    assert (state.outcome().scores, state.outcome().ranks, state.outcome().winners) == ([5, 6], [2, 1], [1])


@rule("R-40")
def test_ties_go_to_most_presents_delivered_by_any_means_coal_not_counted() -> None:
    state = regalitos(
        "me: scored presents 8, delivered socks, vips green, under green tent; "
        "bento: scored presents 8, delivered kite, coal 0"
    )
    assert state.outcome().tie_breaks == {"delivered": [2, 1]}
    assert state.outcome().winners == [0]


@rule("R-40")
def test_what_is_equal_in_both_is_a_shared_win() -> None:
    state = regalitos("me: scored presents 8, delivered socks; bento: scored presents 8, delivered kite")
    assert state.outcome().ranks == [1, 1]


@rule("R-40")
def test_totals_may_be_negative() -> None:
    assert regalitos("me: coal 3, energy 5; bento:").outcome().scores == [-5, 0]


@rule("R-41")
def test_two_points_less_for_each_vip_without_presents() -> None:
    state = regalitos("me: vips green blue small, under green socks; bento:")
    assert points(state, "empty-vips") == 2 * GAME.content.points.empty_vip == -4


SET = "green-small green-medium green-large"


@rule("R-42")
@pytest.mark.parametrize(
    ("delivered", "sets"),
    [
        ("green-small green-medium", 0),
        (SET, 1),
        (f"{SET} {SET}", 2),
        (f"{SET} blue-small blue-medium blue-large", 2),
        ("green-small blue-medium brown-large", 0),
        ("green-small green-small green-small", 0),
    ],
)
def test_two_points_for_each_set_of_three_sizes_of_one_colour(delivered: str, sets: int) -> None:
    state = regalitos(f"me: delivered {delivered}; bento:", sets=True)
    assert points(state, "sets") == sets * GAME.content.points.set


@rule("R-36", "R-37", "R-38", "R-39", "R-41")
def test_what_can_still_be_used_stands_apart_from_the_points_made_until_the_end() -> None:
    state = regalitos("A1 1 5; me: scored presents 7, objects socks kite; bento:")
    do(state, "take A1")
    outcome = state.outcome()
    assert (outcome.made[0], outcome.scores[0]) == (7, 7 - 3 + 1)
    assert {source: points[0] for source, points in outcome.apart.items() if points[0]} == {
        "leftovers": -3,
        "kept-things": 1,
    }


@rule("R-36", "R-40")
def test_at_the_end_nothing_stands_apart() -> None:
    state = regalitos("round noche-de-reyes; last; A1 1 5; me:; bento:")
    do(state, "take A1")
    assert state.outcome().made == state.outcome().scores == [-3, 0]


@rule("R-42", "R-22")
def test_presents_under_vips_count_for_sets() -> None:
    state = regalitos("me: delivered socks coat, vips medium, under medium pyjamas; bento:", sets=True)
    assert points(state, "sets") == GAME.content.points.set


@rule("R-42", "R-43")
def test_presents_not_delivered_count_neither_for_sets_nor_for_colours() -> None:
    state = regalitos("me: decorated socks pyjamas coat kite drum; bento:", sets=True, colours=True)
    assert (points(state, "sets"), points(state, "colours")) == (0, 0)


@rule("R-43")
@pytest.mark.parametrize(
    ("delivered", "won"),
    [
        ("green-small blue-small", 0),
        ("green-small blue-small brown-large", 1),
        ("green-small green-large blue-small blue-small brown-small brown-small brown-large", 2),
    ],
)
def test_points_for_the_colour_delivered_least(delivered: str, won: int) -> None:
    assert points(regalitos(f"me: delivered {delivered}; bento:", colours=True), "colours") == won


@rule("R-42", "R-43")
def test_sets_and_colours_score_only_as_options() -> None:
    assert {"sets", "colours"}.isdisjoint(regalitos(f"me: delivered {SET}; bento:").outcome().breakdown)


@rule("R-31", "R-36", "R-40")
def test_the_breakdown_adds_up_and_shows_the_modifier_apart() -> None:
    for state in random_game(7, 3, characters=["papa-noel", "reyes-magos", "tio"], sets=True, colours=True):
        result = state.outcome()
        columns = zip(*result.breakdown.values(), strict=True)
        assert [sum(column) for column in columns] == result.scores
    assert "character" in result.breakdown
    assert scored(state) == sum(result.breakdown[name][0] for name in AT_ONCE)


@rule("R-50")
def test_what_balance_is_measured_by_can_be_read_from_outcomes() -> None:
    """R-50 is measured by simulation; here only that characters, winners, seats and the VIPs' share can be read."""
    dice = Dice(5)
    state = GAME.start(4, {}, dice)
    while state.seat >= 0:
        legal = state.legal()
        state.act(legal[dice.below(len(legal))], dice)
    result, view = state.outcome(), state.view(-1)
    assert len({area.character for area in view.seats}) == 4
    assert result.winners
    assert len(result.breakdown["vips"]) == len(result.breakdown["empty-vips"]) == 4
