"""Bots by name: three levels for people, and the bare bots for those who measure.

A name may carry a budget: `hard@1000` thinks for 1000 iterations, `hard@0.5s` for half a second.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from msgspec import Struct

from ludoteca.bots.bot import Bot, Budget, Unseen, never
from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.learned import ONE_STEP, NetBot
from ludoteca.bots.mcts import MctsBot
from ludoteca.bots.random import RandomBot
from ludoteca.core.chance import Chance
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import AnyGame

Look = Callable[[], Struct]
AT_ONCE = Budget(iterations=1)


@dataclass(frozen=True)
class Level:
    """A kind of bot, how long it thinks, and the names it goes by at a table."""

    make: Callable[[AnyGame], Bot]
    budget: Budget
    people: tuple[str, ...] = ()


LEVELS: dict[str, Level] = {
    "easy": Level(
        lambda game: MctsBot(game, blur=0.75), Budget(iterations=40), ("mel", "tito", "nina", "bidu", "lalo")
    ),
    "medium": Level(MctsBot, Budget(iterations=100, seconds=1.0), ("rosa", "hugo", "iara", "beto", "paz")),
    "hard": Level(MctsBot, Budget(seconds=1.0), ("vera", "otto", "ciro", "ines", "raul")),
    "random": Level(lambda game: RandomBot(), AT_ONCE),
    "greedy": Level(GreedyBot, AT_ONCE),
    "mcts": Level(MctsBot, Budget(iterations=1000)),
    "net": Level(NetBot, ONE_STEP),
}
FOR_PEOPLE = ("easy", "medium", "hard")
BLIND = "random"
"""The bot that does not look."""


@dataclass(frozen=True)
class Player:
    """A bot of a level with its budget, ready to choose."""

    name: str
    level: str
    bot: Bot
    budget: Budget

    @property
    def people(self) -> tuple[str, ...]:
        """The names it goes by at a table."""
        return LEVELS[self.level].people

    def choose(self, look: Look, legal: Sequence[int], chance: Chance, stop: Callable[[], bool] = never) -> int:
        """An action, thought about as long as the level does; `stop` cuts it short.

        It is handed a way to look, because a view takes longer to make than a random choice.
        """
        view = Unseen() if self.level == BLIND else look()
        return self.bot.choose(view, legal, replace(self.budget, stop=stop), chance)


def find_player(name: str, game: AnyGame) -> Player:
    """The bot of that name, or an error that says which there are."""
    match = re.fullmatch(r"([a-z]+)(?:@(\d+)|@(\d+(?:\.\d+)?)s)?", name.strip())
    if match is None or match[1] not in LEVELS:
        raise LudotecaError("bot-unknown", name=name, right=", ".join(LEVELS))
    level = LEVELS[match[1]]
    budget = level.budget
    if match[2]:
        budget = Budget(iterations=max(1, int(match[2])))
    elif match[3]:
        budget = Budget(seconds=float(match[3]))
    return Player(name.strip(), match[1], level.make(game), budget)
