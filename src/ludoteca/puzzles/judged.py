"""What every action of a decision loses: after each the turn goes on best to its end, from where all of them are
searched on in the same worlds with the same luck.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from ludoteca.bots.judge.judge import Judge
from ludoteca.bots.search import Search, one_step_ahead
from ludoteca.core.chance import Dice
from ludoteca.core.state import State
from ludoteca.puzzles.puzzle import CLEAR, MOST_RIGHT, THOUSAND, Way
from ludoteca.reviews.course import TRUST, Course, before_last
from ludoteca.reviews.judging import reseed, seed_of
from ludoteca.reviews.loss import Compared, compared
from ludoteca.reviews.loss import Way as Searched
from ludoteca.reviews.told import Settings

GLIMPSE = 120
"""Iterations after which it is said whether a decision is worth a closer look."""
PROMISING = 0.6
"""A closer look is worth it from this part of a clear loss on."""
DEEP = 1000
"""Iterations by which the best action is named."""
TRIALS = (96, 384)
"""Worlds in which all actions are compared: at first, and where it still looks clear then."""
SETTLED = 0.5
"""What surely loses this part of a clear loss after the first of them needs no more."""
QUICK = ((0, 4), (16, 4), (64, 3), (200, 1))
"""Quick looks that say how difficult a puzzle is: iterations, 0 being one step ahead, and how many such looks."""


class Difficulty(NamedTuple):
    """How many of a hundred quick looks do not find what is right; does one step ahead?"""

    missed: int
    greedy: bool


def promising(imagined: State, judge: Judge, seed: int) -> bool:
    """Does a short search see a few actions ahead of all others?"""
    return stand_out(_searched(imagined, judge, GLIMPSE, seed))


def stand_out(search: Search) -> bool:
    """Are a few actions ahead of all others, by what a search made of each?"""
    children = (search.root.children or {}).values()
    means = sorted(((each.value + TRUST * each.guess) / (each.visits + TRUST) for each in children), reverse=True)
    return any(
        means[count - 1] - means[count] >= PROMISING * CLEAR > means[0] - means[count - 1]
        for count in range(1, min(MOST_RIGHT, len(means) - 1) + 1)
    )


def _searched(imagined: State, judge: Judge, iterations: int, seed: int) -> Search:
    reseed(judge, seed)
    search = Search(imagined, Dice(seed), TRUST, 0, judge)
    search.run(iterations)
    return search


def losses(imagined: State, judge: Judge, seed: int) -> list[Way]:
    """What every action loses against the one a long search names; nothing where it turns out not to be clear."""
    search = _searched(imagined, judge, DEEP, seed_of(seed, "best"))
    return compare_all(imagined, judge, search.best(), seed_of(seed, "compare")) if stand_out(search) else []


def compare_all(imagined: State, judge: Judge, best: int, seed: int) -> list[Way]:
    """Likewise, against an action that is known; what is soon seen to lose is looked at in fewer worlds."""
    course = Course(judge, Settings(search=DEEP, seed=seed))
    onwards = {action: course.onwards(imagined, action) for action in imagined.legal()}
    reseed(judge, seed)
    trees = {action: Searched(before_last(imagined, do), judge, do[-1], seed) for action, do in onwards.items()}
    seen: dict[int, list[list[float]]] = {action: [] for action in trees}
    found: dict[int, Way] = {}
    for trials in TRIALS:
        for action in _open(trees, found):
            seen[action] += [trees[action].next(seed + n) for n in range(len(seen[action]), trials)]
        found = {action: _way(action, _against(seen[best], seen[action], imagined.seat)) for action in trees}
        if not _may_be_clear(found.values()):
            return []
    return list(found.values())


def _open(actions: Iterable[int], found: Mapping[int, Way]) -> list[int]:
    """The actions of which it is not yet sure that they lose."""
    enough = SETTLED * CLEAR * THOUSAND
    settled = {way.action for way in found.values() if way.wrong and way.low >= enough}
    return [action for action in actions if action not in settled]


def _against(best: list[list[float]], others: list[list[float]], seat: int) -> Compared:
    pairs = zip(best, others, strict=False)
    return compared([[each - less for each, less in zip(one, other, strict=True)] for one, other in pairs], seat)


def _way(action: int, found: Compared) -> Way:
    return Way(action, *(round(THOUSAND * value) for value in (found.mean, found.low, found.high)))


def _may_be_clear(ways: Collection[Way]) -> bool:
    """Are at most a few actions within reach of the best, and none better?"""
    near = [way for way in ways if way.loss < PROMISING * CLEAR * THOUSAND]
    return len(near) <= MOST_RIGHT and min(way.loss for way in ways) >= -CLEAR * THOUSAND


def difficulty(imagined: State, judge: Judge, right: list[int], seed: int) -> Difficulty:
    """How hard it is to find."""
    looks = [
        (depth, _look(imagined, judge, depth, seed_of(seed, depth, n))) for depth, most in QUICK for n in range(most)
    ]
    found = [action in right for _, action in looks]
    at_once = [action in right for depth, action in looks if depth == 0]
    return Difficulty(round(100 * (1 - sum(found) / len(found))), 2 * sum(at_once) > len(at_once))


def _look(imagined: State, judge: Judge, depth: int, seed: int) -> int:
    """What somebody does who looks only so deep."""
    if depth:
        return _searched(imagined, judge, depth, seed).best()
    legal = imagined.legal()
    values = one_step_ahead(imagined, legal, 4, Dice(seed))
    return legal[values.index(max(values))]
