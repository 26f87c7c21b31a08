"""The bot that learned by itself: it looks one step ahead or searches, and a net judges what it sees."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ludoteca.bots.bot import Budget
from ludoteca.bots.judge.judge import Judge
from ludoteca.bots.judge.net import judge_of
from ludoteca.bots.mcts import PORTION
from ludoteca.bots.search import Search, one_step_ahead
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame

ONE_STEP = Budget(iterations=1)


class NetBot:
    """Chooses by a net; where there is none for the table, by the game's own estimate.

    `judge` is the net, else that which comes with the game for the number of players of a view.
    """

    def __init__(self, game: AnyGame, judge: Judge | None = None, worlds: int = 4, trust: float = 2.0) -> None:
        self.game = game
        self.judge = judge
        self.worlds = worlds
        self.trust = trust

    def choose(self, view: Struct, legal: Sequence[int], budget: Budget, chance: Chance) -> int:
        """What looks best one step ahead, or was tried most often."""
        if len(legal) == 1:
            return legal[0]
        imagined = self.game.from_view(view)
        judge = self.judge or judge_of(self.game, imagined.players)
        if budget.iterations == 1:
            values = one_step_ahead(imagined, list(legal), self.worlds, chance, judge)
            return legal[values.index(max(values))]
        search = Search(imagined, chance, self.trust, 0, judge)
        for portion in budget.portions(PORTION):
            search.run(portion)
        return search.best()
