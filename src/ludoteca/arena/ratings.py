"""Ratings of bots: one number each, with its uncertainty, from the ranks of all games (Plackett-Luce)."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from ludoteca.arena.play import Result
from ludoteca.arena.stats import Z

MODEL = PlackettLuce(tau=0.0)
"""Bots do not learn, so certainty only grows."""

Ratings = dict[str, PlackettLuceRating]


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """A bot's strength: a new one has 25. `low` and `high` are its 95 % interval."""

    bot: str
    rating: float
    deviation: float
    low: float
    high: float


def rate(results: Iterable[Result]) -> list[Rating]:
    """The bots of these games, best first. Games count in the order of their numbers, whenever they were played."""
    ratings: Ratings = {}
    for result in sorted(results, key=lambda result: result.number):
        for bot in result.bots:
            ratings.setdefault(bot, MODEL.rating())
        _count(ratings, result)
    return sorted(map(_rating, ratings, ratings.values()), key=lambda rating: -rating.rating)


def _count(ratings: Ratings, result: Result) -> None:
    """One game: every seat is a team of one. A bot in several seats becomes the mean of what its seats became."""
    if len(set(result.bots)) == 1:
        return
    teams = [[ratings[bot]] for bot in result.bots]
    after = [team[0] for team in MODEL.rate(teams, ranks=[float(rank) for rank in result.ranks])]
    for bot in set(result.bots):
        own = [rating for name, rating in zip(result.bots, after, strict=True) if name == bot]
        ratings[bot] = MODEL.rating(fmean(each.mu for each in own), fmean(each.sigma for each in own))


def _rating(bot: str, rating: PlackettLuceRating) -> Rating:
    reach = Z * rating.sigma
    return Rating(bot=bot, rating=rating.mu, deviation=rating.sigma, low=rating.mu - reach, high=rating.mu + reach)
