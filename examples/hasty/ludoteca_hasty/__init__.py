"""A bot from a package of its own: it looks one decision ahead in a few imagined worlds, and takes what scores most."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ludoteca.bots.bot import Budget
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame


class Hasty:
    """Takes what brings most points at once; among equals the first. It sees what its seat sees and no more."""

    budget = Budget(iterations=4)
    """How long it thinks where nobody says: so many worlds for each act."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: Struct, legal: Sequence[int], budget: Budget, chance: Chance) -> int:
        """One of the legal actions."""
        imagined = self.game.from_view(view)
        seat = imagined.seat
        totals = dict.fromkeys(legal, 0)
        for _ in budget.portions(1):
            for action in legal:
                world = imagined.clone()
                world.shuffle_hidden(seat, chance)
                if action in world.legal():
                    world.act(action, chance)
                    totals[action] += world.outcome().scores[seat]
        return max(legal, key=lambda action: totals[action])
