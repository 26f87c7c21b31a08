"""Results with their luck taken out: the same mean, a narrower interval (control variates, in the manner of AIVAT)."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

import msgspec

from ludoteca.arena.play import Result
from ludoteca.arena.stats import Mean, mean


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


def _weight(results: Sequence[float], luck: Sequence[float]) -> float:
    """How much of a result goes with its luck: the slope of the one over the other."""
    if len(results) < 2:
        return 0.0
    middle, usual = fmean(results), fmean(luck)
    spread = sum((each - usual) ** 2 for each in luck)
    together = sum((one - middle) * (each - usual) for one, each in zip(results, luck, strict=True))
    return together / spread if spread > 0 else 0.0


def adjusted_bot(results: Sequence[Result], bot: str) -> Adjusted | None:
    """A bot's shares over the games it sat in, all its seats of a game as one; None where luck was not reckoned."""
    seats = [(result, [seat for seat, name in enumerate(result.bots) if name == bot]) for result in results]
    sat = [(result, own) for result, own in seats if own and len(own) < len(result.bots)]
    return _adjusted(sat)


def adjusted_seat(results: Sequence[Result], seat: int) -> Adjusted | None:
    """A seat's shares, whoever sat there."""
    return _adjusted([(result, [seat]) for result in results])


def _adjusted(sat: Sequence[tuple[Result, Sequence[int]]]) -> Adjusted | None:
    if not sat or any(not result.luck for result, _ in sat):
        return None
    shares = [fmean(result.share(seat) for seat in own) for result, own in sat]
    return adjusted(shares, [fmean(result.luck[seat] for seat in own) for result, own in sat])
