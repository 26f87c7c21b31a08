"""The bot that plays anything."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ludoteca.bots.bot import Budget
from ludoteca.core.chance import Chance


class RandomBot:
    """Any legal action, each equally likely."""

    def choose(self, view: Struct, legal: Sequence[int], budget: Budget, chance: Chance) -> int:
        """One of them."""
        return legal[chance.below(len(legal))]
