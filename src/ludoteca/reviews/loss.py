"""A decision's loss: how much better the best action was than the chosen one, to who could know no more than that seat.

The best action is found by a search, and so is how the turn goes on best after it and after the chosen one. At the ends
of both courses both are searched on in the very same worlds with the very same luck, and the differences, world by
world, say how much the choice cost and how sure that is.
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
from ludoteca.reviews.course import TRUST, Course, before_last, seen, step
from ludoteca.reviews.judging import Attentive, reseed, seed_of
from ludoteca.reviews.told import Decision, Settings

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
    """What was decided, what would have been best, and what that cost if the turn went on best after either."""
    turn = JudgedTurn(game, judge, settings)
    return turn.judge(state, turn.course.onwards(imagined_by(game, state), action), n)


class JudgedTurn:
    """The decisions of a turn, judged from the last to the first, so that each is measured against whole turns.

    `kept` is the best that is known of how the turn goes on: what was done, or what is better. What a decision costs is
    told with the best after it, so what was lost by later ones is not lost by this one too.
    """

    def __init__(self, game: AnyGame, judge: Judge, settings: Settings) -> None:
        self.game = game
        self.judging = judge
        self.settings = settings
        self.course = Course(judge, settings)
        self.kept: list[int] = []

    def whole(self, states: list[State], actions: list[int], first: int) -> list[Decision]:
        """All that was decided in one course of acts, of which the first is step `first`."""
        self.kept, found = [], []
        for at in range(len(actions) - 1, -1, -1):
            self.kept = [actions[at], *self.kept]
            if len(states[at].legal()) > 1:
                found.append(self.judge(states[at], self.kept, first + at))
        return found[::-1]

    def judge(self, state: State, done: list[int], n: int) -> Decision:
        """What was decided, and how the turn went on best after that."""
        seat, action = state.seat, done[0]
        imagined = imagined_by(self.game, state)
        best = self.course.best(imagined)
        found = nothing(state)
        if best != action:
            better = self.course.onwards(imagined, best)
            found = compare(imagined, self.judging, better, done, self.settings, seed_of(self.settings.seed, n))
            self.kept = better if found.mean > 0 else self.kept
        sure = found.low > 0
        return Decision(
            n=n,
            seat=seat,
            turn=state.turn,
            act=_plain(self.game, action),
            best=_plain(self.game, best if found.mean > 0 else action),
            loss=found.mean if sure else 0.0,
            low=found.low,
            high=found.high,
            effect=[-each for each in found.effect] if sure else [0.0] * state.players,
        )


def imagined_by(game: AnyGame, state: State) -> State:
    """A position as the seat that decides may imagine it."""
    imagined: State = game.from_view(state.view(state.seat))
    return imagined


def _plain(game: AnyGame, action: int) -> Plain:
    """An act as a record writes it."""
    return msgspec.json.decode(msgspec.json.encode(game.decode(action)), type=Plain)


def judge_try(game: AnyGame, judge: Judge, tried: Try, settings: Settings, stop: Callable[[], bool]) -> Compared:
    """How much better the best action of a reviewed decision is than another: in the worlds of the review itself."""
    imagined, course = game.from_view(tried.view), Course(judge, settings)
    better, other = (course.onwards(imagined, action) for action in (tried.best, tried.action))
    return compare(imagined, judge, better, other, settings, seed_of(settings.seed, tried.n), stop)


def compare(
    imagined: State,
    judge: Judge,
    better: list[int],
    other: list[int],
    settings: Settings,
    seed: int,
    stop: Callable[[], bool] = lambda: False,
) -> Compared:
    """Two courses in the same worlds with the same luck, until it is clear or enough, or told to stop."""
    lasts = [(before_last(imagined, course), course[-1]) for course in (better, other)]
    if len({seen(step(*last)[0], imagined.seat) for last in lasts}) == 1:
        return nothing(imagined)  # the same in another order
    reseed(judge, seed)
    one, another = (Way(before, judge, action, seed) for before, action in lasts)
    differences: list[list[float]] = []
    while len(differences) < settings.trials:
        differences += [difference(one, another, seed + n) for n in range(len(differences), len(differences) + LOOK)]
        found = compared(differences, imagined.seat)
        if found.low > 0 or found.high < SLIGHT or stop():
            break
    return found


def nothing(state: State) -> Compared:
    """One is as good as the other, for sure."""
    return Compared(0.0, 0.0, 0.0, [0.0] * state.players)


class Way:
    """What comes of one action: a search that begins after it, world by world, once it has learned in some."""

    def __init__(self, imagined: State, judge: Judge, action: int, seed: int) -> None:
        self.imagined = imagined
        self.action = action
        self.listening = Attentive(judge, imagined.seat)
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


def difference(better: Way, other: Way, seed: int) -> list[float]:
    """How much better one is than the other in one world: for everybody."""
    return [each - less for each, less in zip(better.next(seed), other.next(seed), strict=True)]


def compared(differences: list[list[float]], seat: int) -> Compared:
    """Means, and for the seat that decides the interval over groups of worlds."""
    effect = [fmean(column) for column in zip(*differences, strict=True)]
    size = len(differences) // BATCHES
    groups = [fmean(each[seat] for each in differences[at * size : (at + 1) * size]) for at in range(BATCHES)]
    reach = SURE * stdev(groups) / sqrt(BATCHES)
    return Compared(effect[seat], effect[seat] - reach, effect[seat] + reach, effect)
