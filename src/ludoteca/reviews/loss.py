"""A decision's loss: how much better the best action was than the chosen one, to who could know no more than that seat.

The best action is found by a search. Then both are searched on in the very same worlds with the very same luck, and the
differences, world by world, say how much the choice cost and how sure that is.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

import msgspec

from ludoteca.bots.judge.judge import Judge
from ludoteca.bots.search import Search
from ludoteca.core.chance import Dice
from ludoteca.core.game import AnyGame
from ludoteca.core.record import Plain
from ludoteca.core.state import State
from ludoteca.reviews.judging import Attentive, reseed, seed_of
from ludoteca.reviews.told import Decision, Settings

TRUST = 2.0
BATCHES = 16
"""Worlds are gathered into so many groups: within one they are not independent, because the search learns."""
SURE = 2.131
"""The reach of a 95 % interval over so many groups, in standard errors (Student's t, 15 degrees of freedom)."""
LEARNING = 192
"""Worlds that only teach the trees: before, an action with more still to decide in the same turn looks too bad, because
there is more to get wrong, and a turn of many small decisions would be blamed again at each of them."""
LOOK = 96
"""After so many worlds it is looked whether the case is clear."""
SLIGHT = 0.01
"""Nobody is blamed for less, so nobody looks longer to find it."""


class Compared(NamedTuple):
    """By how much one action is better than another: for the seat that decides, and for everybody."""

    mean: float
    low: float
    high: float
    effect: list[float]


class Try(NamedTuple):
    """Another action for the decision after `n` steps, whose best one is known, as the seat that decides sees it."""

    n: int
    view: msgspec.Struct
    best: int
    action: int


def judge_decision(game: AnyGame, judge: Judge, state: State, action: int, n: int, settings: Settings) -> Decision:
    """What was decided, what would have been best, and what that cost."""
    seat = state.seat
    imagined: State = game.from_view(state.view(seat))
    best = _best(imagined, judge, settings, seed_of(settings.seed, n, "best"))
    found = Compared(0.0, 0.0, 0.0, [0.0] * state.players)
    if best != action:
        found = compare(imagined, judge, best, action, settings, seed_of(settings.seed, n, "compare"))
    sure = found.low > 0
    return Decision(
        n=n,
        seat=seat,
        turn=state.turn,
        act=_plain(game, action),
        best=_plain(game, best if found.mean > 0 else action),
        loss=found.mean if sure else 0.0,
        low=found.low,
        high=found.high,
        effect=[-each for each in found.effect] if sure else [0.0] * state.players,
    )


def _plain(game: AnyGame, action: int) -> Plain:
    """An act as a record writes it."""
    return msgspec.json.decode(msgspec.json.encode(game.decode(action)), type=Plain)


def _best(imagined: State, judge: Judge, settings: Settings, seed: int) -> int:
    reseed(judge, seed)
    search = Search(imagined, Dice(seed), TRUST, 0, judge)
    search.run(settings.search)
    return search.best()


def judge_try(game: AnyGame, judge: Judge, tried: Try, settings: Settings, stop: Callable[[], bool]) -> Compared:
    """How much better the best action of a reviewed decision is than another: in the worlds of the review itself."""
    seed = seed_of(settings.seed, tried.n, "compare")
    return compare(game.from_view(tried.view), judge, tried.best, tried.action, settings, seed, stop)


def compare(
    imagined: State,
    judge: Judge,
    best: int,
    chosen: int,
    settings: Settings,
    seed: int,
    stop: Callable[[], bool] = lambda: False,
) -> Compared:
    """Both actions in the same worlds with the same luck, until it is clear or enough, or told to stop."""
    reseed(judge, seed)
    ways = [Way(imagined, judge, action, seed) for action in (best, chosen)]
    differences: list[list[float]] = []
    while len(differences) < settings.trials:
        for _ in range(LOOK):
            one, other = (way.next(seed + len(differences)) for way in ways)
            differences.append([each - less for each, less in zip(one, other, strict=True)])
        found = compared(differences, imagined.seat)
        if found.low > 0 or found.high < SLIGHT or stop():
            break
    return found


class Way:
    """What comes of one action: a search that begins after it, world by world, once it has learned in some."""

    def __init__(self, imagined: State, judge: Judge, action: int, seed: int) -> None:
        self.imagined = imagined
        self.action = action
        self.listening = Attentive(judge)
        self.search = Search(imagined, Dice(0), TRUST, 0, self.listening)
        self.search.known = False  # it begins after the action, where others may decide by hidden cards
        for n in range(LEARNING):
            self.next(seed_of(seed, n))

    def next(self, seed: int) -> list[float]:
        """Everybody's chance in one more world, whose luck begins with this seed."""
        dice = Dice(seed)
        world = self.imagined.clone()
        world.shuffle_hidden(self.imagined.seat, dice)
        world.act(self.action, dice)
        self.search.chance = dice
        self.search.descend(world)
        return self.listening.last


def compared(differences: list[list[float]], seat: int) -> Compared:
    """Means, and for the seat that decides the interval over groups of worlds."""
    effect = [fmean(column) for column in zip(*differences, strict=True)]
    size = len(differences) // BATCHES
    groups = [fmean(each[seat] for each in differences[at * size : (at + 1) * size]) for at in range(BATCHES)]
    reach = SURE * stdev(groups) / sqrt(BATCHES)
    return Compared(effect[seat], effect[seat] - reach, effect[seat] + reach, effect)
