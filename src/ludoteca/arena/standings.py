"""What a tournament found: shares of wins by bot, by seat and between each two bots, and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from statistics import fmean

import msgspec

from ludoteca.arena.play import Result, luck_explains
from ludoteca.arena.ratings import Rating, rate
from ludoteca.arena.stats import Adjusted, Explained, Mean, Share, adjusted, mean, share_of


class BotLine(msgspec.Struct, frozen=True, kw_only=True):
    """A bot over all its seats: how often it won, and its points."""

    bot: str
    wins: Share
    points: Mean
    adjusted: Adjusted | None = None
    """Without luck, where it was reckoned."""


class SeatLine(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, whoever sat there; numbered from 1."""

    seat: int
    wins: Share
    points: Mean
    adjusted: Adjusted | None = None


class Duel(msgspec.Struct, frozen=True, kw_only=True):
    """How often the one was ahead of the other, over the games in which both sat; a tie counts half."""

    bot: str
    other: str
    ahead: Share


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament's tables."""

    games: int
    decisions: Mean
    turns: Mean
    ratings: list[Rating]
    bots: list[BotLine]
    seats: list[SeatLine]
    duels: list[Duel]
    luck: Explained | None = None
    """How much luck is in these games, where it was reckoned."""


def standings(results: Sequence[Result], bots: Sequence[str], players: int) -> Standings:
    """Everything, from finished games in any order."""
    played = sorted(results, key=lambda result: result.number)
    return Standings(
        games=len(played),
        decisions=mean([result.decisions for result in played]),
        turns=mean([result.turns for result in played]),
        ratings=rate(played),
        bots=[_bot_line(played, bot) for bot in bots],
        seats=[_seat_line(played, seat) for seat in range(players)],
        duels=[_duel(played, bot, other) for bot, other in product(bots, repeat=2) if bot != other],
        luck=luck_explains(played),
    )


def _bot_line(results: Sequence[Result], bot: str) -> BotLine:
    seatings = [(result, seat) for result in results for seat, name in enumerate(result.bots) if name == bot]
    return BotLine(
        bot=bot,
        wins=share_of(result.share(seat) for result, seat in seatings),
        points=mean([result.scores[seat] for result, seat in seatings]),
        adjusted=adjusted_bot(results, bot),
    )


def _seat_line(results: Sequence[Result], seat: int) -> SeatLine:
    return SeatLine(
        seat=seat + 1,
        wins=share_of(result.share(seat) for result in results),
        points=mean([result.scores[seat] for result in results]),
        adjusted=adjusted_seat(results, seat),
    )


def _duel(results: Sequence[Result], bot: str, other: str) -> Duel:
    both = [result for result in results if bot in result.bots and other in result.bots]
    return Duel(bot=bot, other=other, ahead=share_of(_ahead(result, bot, other) for result in both))


def _ahead(result: Result, bot: str, other: str) -> float:
    """1 if every seat of the one is before every seat of the other, 0 the other way round, else between."""
    own = [rank for name, rank in zip(result.bots, result.ranks, strict=True) if name == bot]
    others = [rank for name, rank in zip(result.bots, result.ranks, strict=True) if name == other]
    pairs = [(mine, yours) for mine in own for yours in others]
    return sum(0.5 if mine == yours else float(mine < yours) for mine, yours in pairs) / len(pairs)


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
