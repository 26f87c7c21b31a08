"""Bots that fail in every way a stranger's bot can."""

from __future__ import annotations

import os
from collections.abc import Sequence

from msgspec import Struct

from ludoteca.bots.bot import Budget
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame


class Last:
    """A good one: it takes the last act there is."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: Struct, legal: Sequence[int], budget: Budget, chance: Chance) -> int:
        """One of the legal actions."""
        return legal[-1]


class Unpicklable(Exception):
    """An exception that cannot be read in another process."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__("lost")


class Raising(Last):
    """It raises."""

    def choose(self, view: Struct, legal: Sequence[int], budget: Budget, chance: Chance) -> int:
        raise Unpicklable(1, 2)


class Cheating(Last):
    """It does what may not be done."""

    def choose(self, view: Struct, legal: Sequence[int], budget: Budget, chance: Chance) -> int:
        return -1


class Dying(Last):
    """Its process ends."""

    def choose(self, view: Struct, legal: Sequence[int], budget: Budget, chance: Chance) -> int:
        os._exit(1)


class Endless(Last):
    """It never answers."""

    def choose(self, view: Struct, legal: Sequence[int], budget: Budget, chance: Chance) -> int:
        while True:
            pass
