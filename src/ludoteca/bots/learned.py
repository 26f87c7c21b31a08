"""The bot that learned by itself: it looks one step ahead or searches, and a net judges what it sees."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ludoteca.bots.bot import Budget
from ludoteca.bots.judge.judge import NetJudge
from ludoteca.bots.judge.net import judge_of
from ludoteca.bots.mcts import MctsBot
from ludoteca.bots.search import Search, one_step_ahead
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame
from ludoteca.core.state import State

ONE_STEP = Budget(iterations=1)


class NetBot(MctsBot):
    """Chooses by a net; where there is none for the table, as the bot that searches does.

    `judge` is the net, else that which comes with the game for the number of players of a view.
    """

    def __init__(self, game: AnyGame, judge: NetJudge | None = None, worlds: int = 4) -> None:
        super().__init__(game)
        self.judge = judge
        self.worlds = worlds

    def choose(self, view: Struct, legal: Sequence[int], budget: Budget, chance: Chance) -> int:
        """What looks best one step ahead, or was tried most often."""
        if budget.iterations != 1 or len(legal) == 1:
            return super().choose(view, legal, budget, chance)
        imagined = self.game.from_view(view)
        values = one_step_ahead(imagined, list(legal), self.worlds, chance, self._judge(imagined))
        return legal[values.index(max(values))]

    def begin(self, imagined: State, chance: Chance) -> Search:
        """A search in which the net judges."""
        judge = self._judge(imagined)
        if judge is None:
            return super().begin(imagined, chance)
        search = Search(imagined, chance, self.trust, 0, judge)
        if judge.curiosity is not None:
            search.explore, search.explore_later = judge.curiosity
        return search

    def _judge(self, imagined: State) -> NetJudge | None:
        return self.judge or judge_of(self.game, imagined.players)
