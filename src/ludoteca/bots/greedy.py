"""The bot that looks one step ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.bots.bot import Budget
from ludoteca.bots.search import one_step_ahead
from ludoteca.core.chance import Chance
from ludoteca.core.game import Game


class GreedyBot:
    """Takes the action after which it stands best, on average over imagined worlds and luck.

    `worlds` is how many it imagines. With `slips` it is human: of every so many decisions one is not its best, but
    one of its best few.
    """

    def __init__(self, game: Game, worlds: int = 4, slips: int = 0, few: int = 4) -> None:
        self.game = game
        self.worlds = worlds
        self.slips = slips
        self.few = few

    def choose(self, view: Any, legal: Sequence[int], budget: Budget, chance: Chance) -> int:
        """The best, or a slip."""
        if len(legal) == 1:
            return legal[0]
        imagined = self.game.from_view(view)
        values = one_step_ahead(imagined, list(legal), self.worlds, chance)
        ranked = sorted(range(len(legal)), key=lambda place: -values[place])
        slip = self.slips > 0 and chance.below(self.slips) == 0
        return legal[ranked[chance.below(min(self.few, len(ranked))) if slip else 0]]
