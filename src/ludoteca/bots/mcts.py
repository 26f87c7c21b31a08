"""The bot that searches: information-set Monte Carlo tree search (search.py), as long as its budget lets it."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from msgspec import Struct

from ludoteca.bots.bot import Budget
from ludoteca.bots.judge.judge import EndJudge
from ludoteca.bots.search import Node, Search
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame
from ludoteca.core.state import State

PORTION = 16
"""Iterations between two looks at the clock: a few milliseconds."""
TO_THE_END = -1
UNGUIDED = 0.5
"""The curiosity of a search that nothing tells where to look first (`State.curiosity`)."""
FINE = 1 << 16
"""Into how many steps a blur is divided."""
SURE = 1e-9
"""Nobody is surer than this to win or to lose."""


class MctsBot:
    """Imagines worlds that fit its view and tries decisions in them; docs/lab/bots.md says how its numbers were found.

    With a `blur` it is human: it takes each decision for better than it found it, by some part of so many margins
    (`State.margin`). So what it found nearly best is often taken, and what it found worse by more than the blur never.

    `roll` is how many decisions are played at random before a position is judged, -1: to the end. Unless told, none
    where the game gives an estimate; else to the end, because the score so far says little.
    """

    def __init__(self, game: AnyGame, trust: float = 2.0, roll: int | None = None, blur: float = 0.0) -> None:
        self.game = game
        self.trust = trust
        self.roll = roll
        self.blur = blur

    def choose(self, view: Struct, legal: Sequence[int], budget: Budget, chance: Chance) -> int:
        """The decision tried most often, or what looks best through the blur."""
        if len(legal) == 1:
            return legal[0]
        search = self.search(view, budget, chance)
        return self._at_a_glance(search, chance) if self.blur else search.best()

    def search(self, view: Struct, budget: Budget, chance: Chance) -> Search:
        """The whole search, for whoever wants more than its best decision."""
        search = self.begin(self.game.from_view(view), chance)
        for portion in budget.portions(PORTION):
            search.run(portion)
        return search

    def begin(self, imagined: State, chance: Chance) -> Search:
        """A search from there, nothing tried yet."""
        if type(imagined).estimate is not State.estimate:
            return Search(imagined, chance, self.trust, self.roll or 0)
        roll = TO_THE_END if self.roll is None else self.roll
        search = Search(imagined, chance, self.trust, roll, EndJudge(imagined.estimate()[imagined.seat]))
        search.explore = search.explore_later = UNGUIDED
        return search

    def _at_a_glance(self, search: Search, chance: Chance) -> int:
        """The best by what was found out of all that was tried, which is the more promising part."""
        tried = [child for child in search.root.children.values() if child.visits]
        return max(tried, key=lambda child: self._lead(child) + self.blur * chance.below(FINE) / FINE).action

    def _lead(self, child: Node) -> float:
        """What was found of a decision, as a lead in margins: so nobody plays just anything when far behind."""
        mean = (child.value + self.trust * child.guess) / (child.visits + self.trust)
        sure = min(max(mean, SURE), 1 - SURE)
        return log(sure / (1 - sure))
