"""The bot that searches: information-set Monte Carlo tree search (search.py), as long as its budget lets it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.bots.bot import Budget
from ludoteca.bots.search import Search
from ludoteca.core.chance import Chance
from ludoteca.core.game import Game

PORTION = 16
"""Iterations between two looks at the clock: a few milliseconds."""


class MctsBot:
    """Imagines worlds that fit its view and tries decisions in them; docs/bots.md says how its numbers were found."""

    def __init__(self, game: Game, explore: float = 0.2, trust: float = 2.0, roll: int = 0) -> None:
        self.game = game
        self.explore = explore
        self.trust = trust
        self.roll = roll

    def choose(self, view: Any, legal: Sequence[int], budget: Budget, chance: Chance) -> int:
        """The decision tried most often."""
        return legal[0] if len(legal) == 1 else self.search(view, budget, chance).best()

    def search(self, view: Any, budget: Budget, chance: Chance) -> Search:
        """The whole search, for whoever wants more than its best decision."""
        search = Search(self.game.from_view(view), chance, self.explore, self.trust, self.roll)
        for portion in budget.portions(PORTION):
            search.run(portion)
        return search
