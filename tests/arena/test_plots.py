"""Plots: round marks, everything at its place, and no two seats that look alike."""

from __future__ import annotations

import re

import pytest

from ludoteca.arena.plots import PLAIN, SHAPES, Bar, Scale, axis_line, bars, common, histogram, mark, scale, strip
from ludoteca.arena.stats import Bin


def told(svg: str, *names: str) -> list[tuple[str, ...]]:
    """These attributes of every element that has them all, in their order."""
    found = (dict(re.findall(r'([\w-]+)="([^"]*)"', tag)) for tag in re.findall(r"<\w+ [^>]*>", svg))
    return [tuple(each[name] for name in names) for each in found if each.keys() >= set(names)]


@pytest.mark.parametrize(
    ("values", "low", "high", "step"),
    [
        ([0.37], 0, 0.4, 0.1),
        ([3, 41], 0, 60, 20),
        ([-7, 12], -10, 15, 5),
        ([0.0], 0, 1, 1),
        ([199, 200], 0, 200, 50),
        ([1000], 0, 1000, 500),
    ],
)
def test_an_axis_has_round_marks_and_holds_every_value(
    values: list[float], low: float, high: float, step: float
) -> None:
    found = scale(values)
    assert found == pytest.approx((low, high, step))
    assert found.ticks() == pytest.approx([low + step * n for n in range(round((high - low) / step) + 1)])


def test_where_only_differences_matter_the_axis_need_not_begin_at_zero() -> None:
    assert scale([101, 105], zero=False) == (101, 105, 1)
    assert scale([7], zero=False) == (7, 8, 1)


def test_a_value_beyond_the_axis_is_drawn_at_its_end() -> None:
    axis = Scale(10, 30, 10)
    assert [axis.at(value) for value in (0, 10, 15, 30, 99)] == ["0.00%", "0.00%", "25.00%", "100.00%", "100.00%"]


def test_the_numbers_of_an_axis_stand_below_its_marks() -> None:
    line = axis_line(Scale(0, 0.2, 0.1), " %", 100)
    assert re.findall(r'<text x="([\d.]+%)" y="12">([^<]*)<', line) == [
        ("0.00%", "0 %"),
        ("50.00%", "10 %"),
        ("100.00%", "20 %"),
    ]


def test_every_seat_has_a_shape_and_a_colour_of_its_own_and_no_seat_a_plain_dot() -> None:
    assert [look for seat in range(5) for (look,) in told(mark(seat), "class")] == [
        f"mark seat-{seat + 1}" for seat in range(5)
    ]
    assert len({shape for seat in range(5) for (shape,) in told(mark(seat), "d")}) == 5
    assert told(mark(PLAIN), "class") == [("mark plain",)]
    assert told(mark(PLAIN), "d") == told(mark(0), "d")


def test_the_fifth_seats_star_has_five_points_turn_by_turn_far_out_and_near() -> None:
    corners = [complex(*map(float, pair.split(","))) for pair in SHAPES[4][1:-1].split(" ")]
    assert [round(abs(corner), 1) for corner in corners] == [8.0, 3.6] * 5
    assert corners[0] == -8j, "one of them upwards"


def test_a_value_lies_on_its_interval_and_a_dashed_line_where_a_fair_one_would() -> None:
    drawn = strip(Scale(0, 1, 0.5), 0.2, 0.3, 0.4, fair=0.25, seat=1)
    assert told(drawn, "class", "x1", "x2") == [
        ("grid", "0.00%", "0.00%"),
        ("grid", "50.00%", "50.00%"),
        ("grid", "100.00%", "100.00%"),
        ("fair", "25.00%", "25.00%"),
        ("whisker", "20.00%", "40.00%"),
    ]
    assert told(drawn, "class", "x", "y") == [("mark seat-2", "30.00%", "50%")]
    assert "fair" not in strip(Scale(0, 1, 0.5), 0.2, 0.3, 0.4)


def test_bars_begin_at_zero_below_each_other_and_carry_their_intervals() -> None:
    drawn = bars(Scale(-10, 10, 10), [Bar("won", 2, 5, 8), Bar("lost", -6, -4, -2)])
    assert told(drawn, "class", "x", "width", "y", "height") == [
        ("won", "50.00%", "25.00%", "3", "10"),
        ("lost", "30.00%", "20.00%", "16", "10"),
    ]
    assert told(drawn, "class", "x1", "x2", "y1", "y2")[-2:] == [
        ("whisker thin", "60.00%", "90.00%", "8", "8"),
        ("whisker thin", "20.00%", "40.00%", "21", "21"),
    ]
    assert told(drawn, "style") == [("height:31px",)]


BINS = [Bin(low=0, high=1, count=4), Bin(low=1, high=3, count=8)]


def test_the_highest_column_is_the_commonest_and_each_tells_its_games() -> None:
    drawn = histogram(Scale(0, 4, 1), BINS, 1.5, "<turns>")
    assert told(drawn, "class", "x", "width", "y", "height") == [
        ("column", "1.50%", "22.00%", "52.00%", "48.00%"),
        ("column", "28.00%", "44.00%", "4.00%", "96.00%"),
    ]
    assert re.findall("<title>([^<]*)</title>", drawn) == ["0 &lt;turns&gt;: 4", "1–2 &lt;turns&gt;: 8"]
    assert told(drawn, "class", "x1", "x2") == [("mean", "50.00%", "50.00%")]
    assert re.findall(r'<text x="([\d.]+%)" y="12">([^<]*)<', drawn) == [("12.50%", "0"), ("50.00%", "1–2")]
    assert histogram(Scale(0, 4, 1), [], 1.5, "turns") == ""


def test_below_many_columns_no_more_than_six_labels() -> None:
    bins = [Bin(low=n, high=n + 1, count=1) for n in range(13)]
    assert re.findall(r">(\d+)</text>", histogram(Scale(0, 13, 1), bins, 1, "")) == ["0", "3", "6", "9", "12"]
    assert re.findall(r">(\d+)</text>", histogram(Scale(0, 13, 1), bins[:6], 1, "")) == [*"012345"]


def test_histograms_that_are_compared_share_their_axis() -> None:
    assert common([BINS, [Bin(low=-2, high=0, count=1)]]) == (-2, 3, 1)
    assert common([[], []]) == (0, 1, 1)
