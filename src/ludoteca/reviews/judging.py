"""Who judges a review: the strongest judge there is, and everybody's chance to win as it sees it."""

from __future__ import annotations

import hashlib
from statistics import fmean
from typing import NamedTuple

from ludoteca.bots.judge.judge import HandJudge, Judge, share
from ludoteca.bots.judge.net import digest_of, judge_of, net_file, read_net
from ludoteca.bots.search import one_step_ahead
from ludoteca.core.chance import Dice
from ludoteca.core.game import AnyGame
from ludoteca.core.state import State, play_out

ONLOOKER = -1
MEASURE = 3
"""Counted up whenever the same judge comes to say something else of the same game: kept reviews are then made anew."""
PLAYOUTS = 8
"""Games played to the end where a game says nothing of its positions."""


class PlayoutJudge(Judge):
    """By games played at random to the end: for games that say nothing of their positions before it."""

    def __init__(self, games: int = PLAYOUTS) -> None:
        self.games = games
        self.dice = Dice(0)

    def shares(self, state: State, seat: int) -> list[float]:
        """Everybody's part of the wins."""
        total = [0.0] * state.players
        for _ in range(self.games if state.seat >= 0 else 1):
            ended = state.clone()
            play_out(ended, self.dice)
            total = [sofar + share(ended, each) for each, sofar in enumerate(total)]
        return whole(total)

    def worth(self, states: list[State], seat: int) -> list[float]:
        """One seat's part of them."""
        return [self.shares(state, seat)[seat] for state in states]


class PatientJudge(Judge):
    """Another judge who first lets everybody take a turn, doing what looks best one step ahead.

    An estimate by hand sees what a die or a card is worth only when somebody has made something of it.
    """

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.dice = Dice(0)

    def shares(self, state: State, seat: int) -> list[float]:
        """What the other says a round later."""
        later = state.clone()
        while later.seat >= 0 and later.turn < state.turn + state.players:
            legal = later.legal()
            later.act(self._choice(later, legal), self.dice)
        return self.judge.shares(later, seat)

    def _choice(self, state: State, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        values = one_step_ahead(state, legal, 1, self.dice, self.judge)
        return legal[values.index(max(values))]

    def worth(self, states: list[State], seat: int) -> list[float]:
        """Likewise of one seat."""
        return [self.shares(state, seat)[seat] for state in states]


class Attentive(Judge):
    """Another judge, whose last word on everybody is kept: a search tells only one seat's.

    It always looks from the same seat: what a net says from another's is not measured with the same yardstick.
    """

    def __init__(self, judge: Judge, seat: int) -> None:
        self.judge = judge
        self.seat = seat
        self.last: list[float] = []

    def shares(self, state: State, seat: int) -> list[float]:
        """What the other says from that seat, adding up to one win."""
        self.last = whole(self.judge.shares(state, self.seat))
        return self.last

    def worth(self, states: list[State], seat: int) -> list[float]:
        """What the other says."""
        return self.judge.worth(states, seat)


class Bench(NamedTuple):
    """Who judges in a review: inside a search, and the chances at a moment; and what they are called together."""

    searching: Judge
    chances: Judge
    name: str


def strongest(game: AnyGame, players: int) -> Bench:
    """The strongest judges there are for so many players."""
    net, file = judge_of(game, players), net_file(game, players)
    if net is not None and file is not None:
        return Bench(net, net, f"net {digest_of(read_net(file)[1])[:12]} {MEASURE}")
    state = game.start(players, None, Dice(0))
    if type(state).estimate is State.estimate:
        return Bench(PlayoutJudge(), PlayoutJudge(), f"playouts {MEASURE}")
    hand = HandJudge(0.0)
    return Bench(hand, PatientJudge(hand), f"hand {game.version} {MEASURE}")


def reseed(judge: Judge, seed: int) -> None:
    """Let a judge that throws dice begin with these: what it says then depends on nothing that went before."""
    if isinstance(judge, (PatientJudge, PlayoutJudge)):
        judge.dice = Dice(seed)


def whole(shares: list[float]) -> list[float]:
    """The same parts of exactly one win."""
    total = sum(shares)
    return [each / total for each in shares] if total > 0 else [1.0 / len(shares)] * len(shares)


def chances(judge: Judge, state: State, worlds: int, seed: int) -> list[float]:
    """Everybody's chance to win as far as an onlooker can tell: all that is hidden dealt anew, over so many worlds."""
    if state.seat < 0:
        return [share(state, seat) for seat in range(state.players)]
    dice, total = Dice(seed), [0.0] * state.players
    reseed(judge, seed + 1)
    for _ in range(worlds):
        world = state.clone()
        world.shuffle_hidden(ONLOOKER, dice)
        seen = whole(judge.shares(world, world.seat))
        total = [sofar + each for sofar, each in zip(total, seen, strict=True)]
    return [each / worlds for each in total]


def open_chances(judge: Judge, state: State, seed: int) -> list[float]:
    """Everybody's chance to win to who sees all cards: as it looks from each seat, on average."""
    if state.seat < 0:
        return [share(state, seat) for seat in range(state.players)]
    reseed(judge, seed)
    seen = [whole(judge.shares(state, seat)) for seat in range(state.players)]
    return [fmean(column) for column in zip(*seen, strict=True)]


def seed_of(*parts: object) -> int:
    """A seed of its own for everything that is thrown for in a review."""
    return int.from_bytes(hashlib.blake2b(repr(parts).encode(), digest_size=12).digest())
