"""What a bot is: it gets what its seat sees and what it may do, never the state of the real game."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from msgspec import Struct

from ludoteca.core.chance import Chance


def never() -> bool:
    """Nobody wishes to stop."""
    return False


@dataclass(frozen=True)
class Budget:
    """How much a bot may think: so many iterations, so many seconds, or whichever ends first.

    `stop` is asked on the way: once it says yes, the bot gives the best it has found so far.
    """

    iterations: int | None = None
    seconds: float | None = None
    stop: Callable[[], bool] = never
    clock: Callable[[], float] = time.monotonic

    def __post_init__(self) -> None:
        if self.iterations is None and self.seconds is None:
            raise ValueError("a budget needs iterations or seconds")

    def portions(self, size: int) -> Iterator[int]:
        """Iterations to think through before looking at the clock again; at least one portion."""
        end = None if self.seconds is None else self.clock() + self.seconds
        done = 0
        while self.iterations is None or done < self.iterations:
            portion = size if self.iterations is None else min(size, self.iterations - done)
            yield portion
            done += portion
            if self.stop() or (end is not None and self.clock() >= end):
                return


class Unseen(Struct, frozen=True):
    """The view of a bot that does not look."""


class Bot(Protocol):
    """Chooses an action. For two states with the same view it chooses the same, given the same chance."""

    def choose(self, view: Struct, legal: Sequence[int], budget: Budget, chance: Chance) -> int:
        """One of the legal actions of the seat that looks."""
        ...
