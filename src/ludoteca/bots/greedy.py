"""The bot that looks one step ahead."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Any

from ludoteca.bots.bot import Budget
from ludoteca.bots.search import one_step_ahead
from ludoteca.core.chance import Chance
from ludoteca.core.game import Game

FINE = 1 << 16
"""Into how many steps a blur is divided."""
SURE = 1e-9
"""Nobody is surer than this to win or to lose."""


class GreedyBot:
    """Takes the action after which it stands best, on average over imagined worlds and luck.

    `worlds` is how many it imagines. With a `blur` it is human: it does not see how good an action is, but takes each
    for better than it is by some part of so many margins (`State.margin`). So what is nearly best is often taken, and
    what is worse by more than the blur never.
    """

    def __init__(self, game: Game, worlds: int = 4, blur: float = 0.0) -> None:
        self.game = game
        self.worlds = worlds
        self.blur = blur

    def choose(self, view: Any, legal: Sequence[int], budget: Budget, chance: Chance) -> int:
        """The best, or what looks so."""
        if len(legal) == 1:
            return legal[0]
        values = one_step_ahead(self.game.from_view(view), list(legal), self.worlds, chance)
        if self.blur:
            values = [self._blurred(value / self.worlds, chance) for value in values]
        return legal[values.index(max(values))]

    def _blurred(self, value: float, chance: Chance) -> float:
        """A chance to win as the lead it comes from, in margins, with the blur: nobody plays anyhow when far behind."""
        sure = min(max(value, SURE), 1 - SURE)
        return log(sure / (1 - sure)) + self.blur * chance.below(FINE) / FINE
