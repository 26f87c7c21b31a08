"""Shares and means with their 95 % intervals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

Z = 1.959964
"""The width of a 95 % interval in standard deviations."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate by Wilson's formula; shares of wins may be fractions."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, Z * Z
    middle = rate + square / (2 * games)
    reach = Z * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return max(0.0, (middle - reach) / (1 + square / games)), min(1.0, (middle + reach) / (1 + square / games))


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a whole: `part` of `count`, as a rate with its interval."""

    part: float
    count: int
    rate: float
    low: float
    high: float


def share(part: float, count: int) -> Share:
    """A rate with Wilson's interval; 0 where nothing was counted."""
    part = min(max(part, 0.0), float(count))
    low, high = wilson(part, count)
    return Share(part=part, count=count, rate=part / count if count else 0.0, low=low, high=high)


def share_of(parts: Iterable[float]) -> Share:
    """The rate of some parts between 0 and 1, one for each trial."""
    listed = list(parts)
    return share(sum(listed), len(listed))


class Mean(msgspec.Struct, frozen=True, kw_only=True):
    """A mean with its interval."""

    count: int
    mean: float
    low: float
    high: float


def mean(values: Sequence[float]) -> Mean:
    """The mean, and where the true one lies 95 times in 100."""
    if not values:
        return Mean(count=0, mean=0.0, low=0.0, high=0.0)
    middle = fmean(values)
    reach = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Mean(count=len(values), mean=middle, low=middle - reach, high=middle + reach)


class Bin(msgspec.Struct, frozen=True, kw_only=True):
    """How many values lie from `low` up to, but not including, `high`."""

    low: float
    high: float
    count: int


def histogram(values: Sequence[int], most: int = 24) -> list[Bin]:
    """Whole numbers counted in at most so many steps of equal, whole width."""
    if not values:
        return []
    low, high = min(values), max(values) + 1
    width = -(-(high - low) // most)
    steps = range(low, high, width)
    return [Bin(low=at, high=at + width, count=sum(at <= value < at + width for value in values)) for at in steps]
