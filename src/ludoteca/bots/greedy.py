"""The bot that looks one step ahead."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ludoteca.bots.bot import Budget
from ludoteca.bots.search import one_step_ahead
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame


class GreedyBot:
    """Takes the action after which it stands best, on average over imagined worlds and luck.

    `worlds` is how many it imagines.
    """

    def __init__(self, game: AnyGame, worlds: int = 4) -> None:
        self.game = game
        self.worlds = worlds

    def choose(self, view: Struct, legal: Sequence[int], budget: Budget, chance: Chance) -> int:
        """The best."""
        if len(legal) == 1:
            return legal[0]
        values = one_step_ahead(self.game.from_view(view), list(legal), self.worlds, chance)
        return legal[values.index(max(values))]
