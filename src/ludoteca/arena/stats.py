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


class Adjusted(msgspec.Struct, frozen=True, kw_only=True):
    """Shares of wins without luck, and what that brought."""

    wins: Mean
    narrower: float
    """How many times narrower than without: its square is how many times fewer games tell as much."""
    luck: float
    """The part of the results' variance that luck explains."""


def adjusted(results: Sequence[float], luck: Sequence[float]) -> Adjusted:
    """Each result less its luck, weighed as the other half of the games says it should be.

    Luck is nothing on average, so whatever the weight, the mean stays that of the results; a weight found in the very
    same games would bend it a little.
    """
    halves = [range(0, len(results), 2), range(1, len(results), 2)]
    weights = [_weight([results[at] for at in half], [luck[at] for at in half]) for half in halves]
    left = [result - weights[1 - at % 2] * luck[at] for at, result in enumerate(results)]
    plain, without = mean(results), mean(left)
    wide, narrow = plain.high - plain.low, without.high - without.low
    if narrow <= 0 or narrow > wide:
        return Adjusted(wins=plain, narrower=1.0, luck=0.0)
    return Adjusted(wins=without, narrower=wide / narrow, luck=1 - (narrow / wide) ** 2)


class Explained(msgspec.Struct, frozen=True, kw_only=True):
    """How much luck is in a game: the part of the results' variance that luck explains, with its 95 % interval."""

    games: int
    share: float
    low: float
    high: float


def explained(results: Sequence[Sequence[float]], luck: Sequence[Sequence[float]]) -> Explained:
    """From everybody's result and luck in each game; weighed by the other half of the games, as `adjusted` does.

    What luck we do not see is counted as play, so the true part is rather more.
    """
    halves = [range(0, len(results), 2), range(1, len(results), 2)]
    weights = [_weight(_joined(results, half), _joined(luck, half)) for half in halves]
    left = [
        [result - weights[1 - at % 2] * came for result, came in zip(game, luck[at], strict=True)]
        for at, game in enumerate(results)
    ]
    whole, rest = _spreads(results), _spreads(left)
    total = sum(whole)
    if len(results) < 2 or total <= 0:
        return Explained(games=len(results), share=0.0, low=0.0, high=1.0)
    part = sum(rest) / total
    reach = Z * sqrt(sum((one - part * other) ** 2 for one, other in zip(rest, whole, strict=True))) / total
    low, high = (min(1.0, max(0.0, 1 - part + sign * reach)) for sign in (-1, 1))
    return Explained(games=len(results), share=min(1.0, max(0.0, 1 - part)), low=low, high=high)


def _joined(games: Sequence[Sequence[float]], which: Iterable[int]) -> list[float]:
    return [each for at in which for each in games[at]]


def _spreads(games: Sequence[Sequence[float]]) -> list[float]:
    """For each game the squares by which its seats differ from what these seats get on average, summed."""
    usual = [fmean(column) for column in zip(*games, strict=True)]
    return [sum((each - mean) ** 2 for each, mean in zip(game, usual, strict=True)) for game in games]


def _weight(results: Sequence[float], luck: Sequence[float]) -> float:
    """How much of a result goes with its luck: the slope of the one over the other."""
    if len(results) < 2:
        return 0.0
    middle, usual = fmean(results), fmean(luck)
    spread = sum((each - usual) ** 2 for each in luck)
    together = sum((one - middle) * (each - usual) for one, each in zip(results, luck, strict=True))
    return together / spread if spread > 0 else 0.0
