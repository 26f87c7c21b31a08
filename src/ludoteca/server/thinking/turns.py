"""Whose thought comes next, and how long it may last: everybody has the same share of the thinking processes.

A thought's time counts from the moment it was asked for, so an answer comes when it was promised, and where many ask
it is thought about for less. Whoever was thought for less lately goes first. A thought that has had its share while
another person waits is ended: it answers with the best it found. So nobody's many tables make anybody else wait.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from math import exp2, inf

LEAST = 0.05
"""Seconds every thought may have, however many wait."""
HALF_LIFE = 10.0
"""Seconds after which half of what somebody was thought for is forgotten."""
MUCH = 2.0
"""Somebody was thought for much more than another: twice as long, and so many seconds more."""
PATIENCE = 3.0
"""Seconds after which advice has waited long enough to be taken like a bot's decision."""


class Kind(Enum):
    """What is thought about: a bot's decision, by its level, advice, for which no table waits, or a review."""

    EASY = auto()
    MEDIUM = auto()
    HARD = auto()
    ADVICE = auto()
    REVIEW = auto()
    """Some more steps of one, or another act tried: all else goes first, and no other thought is shorter for it."""


@dataclass(eq=False, slots=True)
class Ask:
    """Something to be thought about for a person: since when, and how long after that an answer is due."""

    person: str
    kind: Kind
    asked: float
    seconds: float
    begun: float = -1.0

    @property
    def due(self) -> float:
        """When its answer is due, once it is being thought about."""
        return max(self.begun + LEAST, self.asked + self.seconds)


class Turns:
    """Everything that waits or is being thought about, in so many lanes. Easy ones have one more lane of their own."""

    def __init__(self, lanes: int) -> None:
        self.lanes = lanes
        self.waiting: list[Ask] = []
        self.running: list[Ask] = []
        self._spent: dict[str, tuple[float, float]] = {}
        """By person: seconds thought for him, and when that was counted."""

    def next(self, now: float, *, easy: bool) -> Ask | None:
        """What a free lane takes up now; the lane of the easy ones takes nothing else."""
        fitting = [ask for ask in self.waiting if ask.kind is Kind.EASY or not easy]
        return min(fitting, key=lambda ask: self._place(ask, now), default=None)

    def _place(self, ask: Ask, now: float) -> tuple[int, float, float]:
        """As if everybody had asked later by what he was thought for; of one person's, the one asked for first.

        What is overdue waits behind its person's other asks, so longer waiting than that gives no claim.
        """
        claim = max(ask.asked, now - ask.seconds) + self.spent(ask.person, now)
        return self._after(ask, now), claim, ask.asked

    def _after(self, ask: Ask, now: float) -> int:
        """Easy ones go after the others where those can go, having a lane of their own; then advice, reviews last."""
        if ask.kind is Kind.REVIEW:
            return 3
        return 2 if self._can_wait(ask, now) else 1 if ask.kind is Kind.EASY else 0

    def _can_wait(self, ask: Ask, now: float) -> bool:
        return ask.kind is Kind.REVIEW or (ask.kind is Kind.ADVICE and now < ask.asked + PATIENCE)

    def begin(self, ask: Ask, now: float) -> None:
        """A lane has taken it up."""
        self.waiting.remove(ask)
        ask.begun = now
        self.running.append(ask)

    def end(self, ask: Ask, now: float) -> None:
        """It is answered."""
        self.running.remove(ask)
        self._spent[ask.person] = (self._kept(ask.person, now) + now - ask.begun, now)
        self._forget(now)

    def _forget(self, now: float) -> None:
        """Whom nothing was thought for in a long while is a newcomer again."""
        self._spent = {person: kept for person, kept in self._spent.items() if now - kept[1] < 10 * HALF_LIFE}

    def _kept(self, person: str, now: float) -> float:
        seconds, counted = self._spent.get(person, (0.0, now))
        return seconds * exp2((counted - now) / HALF_LIFE)

    def spent(self, person: str, now: float) -> float:
        """How long was thought for somebody lately, with what is being thought for him now."""
        return self._kept(person, now) + sum(now - ask.begun for ask in self.running if ask.person == person)

    def ends(self, ask: Ask, now: float) -> float:
        """When what is being thought about has to end: when it is due, or sooner because of those who wait."""
        waiting = [other for other in self.waiting if other.kind is not Kind.EASY and not self._can_wait(other, now)]
        return min([ask.due, *(ask.begun + self._share(ask, other, now) for other in waiting)])

    def _share(self, ask: Ask, waiting: Ask, now: float) -> float:
        """How long a thought may last while another waits."""
        if ask.kind is Kind.REVIEW or (ask.kind is Kind.ADVICE and waiting.kind is not Kind.ADVICE):
            return LEAST
        if ask.person == waiting.person:
            return inf
        mine, theirs = self.spent(ask.person, now), self.spent(waiting.person, now)
        if _much_more(theirs, mine):
            return inf
        if _much_more(mine, theirs) or self._crowds(ask):
            return LEAST
        return max(LEAST, ask.seconds * self.lanes / self._people())

    def _crowds(self, ask: Ask) -> bool:
        """Does its person hold more lanes than one of so many people should?"""
        theirs = [other for other in self.running if other.person == ask.person and other.kind is not Kind.REVIEW]
        return len(theirs) > max(1, self.lanes / self._people())

    def _people(self) -> int:
        return len({ask.person for ask in [*self.waiting, *self.running] if ask.kind is not Kind.REVIEW})


def _much_more(one: float, other: float) -> bool:
    return one > MUCH * other + MUCH
