"""The course of a turn: what a seat does one after the other, until another decides, luck is asked or a secret is seen.

Up to there nothing happens that the seat did not choose and could not know, so all of it is one decision in parts.
"""

from __future__ import annotations

import msgspec

from ludoteca.bots.judge.judge import Judge
from ludoteca.bots.search import Search
from ludoteca.core.chance import Dice, Noted
from ludoteca.core.state import State
from ludoteca.reviews.judging import reseed, seed_of
from ludoteca.reviews.told import Settings

TRUST = 2.0
LONGEST = 64
"""No course goes on for longer than so many actions."""


def ends(before: State, after: State, luck: list[int]) -> bool:
    """Does something else begin after this step, however it was chosen?"""
    return bool(luck) or (after.seat, after.turn, after.looks) != (before.seat, before.turn, before.looks)


class Course:
    """How a seat's turn goes on best: each position in it is searched once, whatever order of acts leads there."""

    def __init__(self, judge: Judge, settings: Settings) -> None:
        self.judge = judge
        self.settings = settings
        self.known: dict[bytes, int] = {}

    def best(self, imagined: State) -> int:
        """What a search of its own finds best there."""
        legal = imagined.legal()
        if len(legal) == 1:
            return legal[0]
        place = seen(imagined, imagined.seat)
        if place not in self.known:
            seed = seed_of(self.settings.seed, place)
            reseed(self.judge, seed)
            search = Search(imagined, Dice(seed), TRUST, 0, self.judge)
            search.run(self.settings.search)
            self.known[place] = search.best()
        return self.known[place]

    def onwards(self, imagined: State, action: int) -> list[int]:
        """An action, and what is best after it until the course ends."""
        course = [action]
        while len(course) < LONGEST:
            after, over = step(imagined, course[-1])
            if over:
                break
            course.append(self.best(after))
            imagined = after
        return course


def step(imagined: State, action: int) -> tuple[State, bool]:
    """The position after an action, by some luck; and whether the course ends with it."""
    after, luck = imagined.clone(), Noted(Dice(0))
    after.act(action, luck)
    return after, ends(imagined, after, luck.take())


def before_last(imagined: State, course: list[int]) -> State:
    """The position in which only the last action of a course is left to do."""
    for action in course[:-1]:
        imagined, _ = step(imagined, action)
    return imagined


def seen(state: State, seat: int) -> bytes:
    """A position as far as a seat knows it: the same after the same acts in another order."""
    return msgspec.json.encode(state.view(seat))
