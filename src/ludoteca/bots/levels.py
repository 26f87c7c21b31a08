"""Bots by name: levels for people, and the bare bots for those who measure.

A name may carry a budget: `hard@1000` thinks for 1000 iterations, `hard@0.5s` for half a second. Other packages bring
bots under the entry-point group `ludoteca.bots`, and any class goes by where it is: `my_package.bots:Clever@200`.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Literal, SupportsIndex, get_args

from msgspec import Struct

from ludoteca.bots.bot import Bot, Budget, Unseen, never
from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.judge.net import has_net
from ludoteca.bots.learned import ONE_STEP, NetBot
from ludoteca.bots.mcts import MctsBot
from ludoteca.bots.random import RandomBot
from ludoteca.core.chance import Chance
from ludoteca.core.errors import ITS_OWN_FAULT, LudotecaError
from ludoteca.core.game import AnyGame

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

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
    "hard": Level(NetBot, Budget(seconds=1.0), ("vera", "otto", "ciro", "ines", "raul")),
    "expert": Level(NetBot, Budget(seconds=3.0), ("sol", "gil", "nara", "davi", "luz")),
    "random": Level(lambda game: RandomBot(), AT_ONCE),
    "greedy": Level(GreedyBot, AT_ONCE),
    "mcts": Level(MctsBot, Budget(iterations=1000)),
    "classic": Level(MctsBot, Budget(iterations=1000)),
    "net": Level(NetBot, ONE_STEP),
}
ForPeople = Literal["easy", "medium", "hard", "expert"]
FOR_PEOPLE: tuple[ForPeople, ...] = get_args(ForPeople)
LEARNED: ForPeople = "expert"
"""The level that is offered only where a net plays."""
GROUP = "ludoteca.bots"
SPELLED = "package.module:Class"
A_CLASS = re.compile(r"\w+(\.\w+)*:\w+(\.\w+)*")
BLIND = "random"
"""The bot that does not look."""


@dataclass(frozen=True)
class Player:
    """A bot of a level with its budget, ready to choose. `people` are the names it goes by at a table."""

    name: str
    level: str
    bot: Bot
    budget: Budget
    people: tuple[str, ...] = ()

    def choose(self, look: Look, legal: Sequence[int], chance: Chance, stop: Callable[[], bool] = never) -> int:
        """An action, thought about as long as the level does; `stop` cuts it short.

        It is handed a way to look, because a view takes longer to make than a random choice.
        """
        view = Unseen() if self.level == BLIND else look()
        budget = replace(self.budget, stop=stop)
        if self.level in LEVELS:
            return self.bot.choose(view, legal, budget, chance)
        try:
            chosen = self.bot.choose(view, list(legal), budget, chance)
        except ITS_OWN_FAULT as error:
            raise self._failure(error) from error
        return self._checked(chosen, legal)

    def _failure(self, error: BaseException) -> LudotecaError:
        """What a bot of another package did instead of choosing, and where: its author looks for the line."""
        *_, (frame, line) = traceback.walk_tb(error.__traceback__)
        where = f"{frame.f_code.co_filename}:{line}"
        return LudotecaError("bot-failed", name=self.name, reason=f"{type(error).__name__}: {error}", where=where)

    def _checked(self, chosen: object, legal: Sequence[int]) -> int:
        """What a bot of another package chose, if it is legal: states trust whoever acts."""
        action = chosen.__index__() if isinstance(chosen, SupportsIndex) else None
        if action is None or action not in legal:
            raise LudotecaError("bot-illegal", name=self.name, action=repr(chosen), legal=", ".join(map(str, legal)))
        return action


@cache
def levels_of(game: AnyGame) -> list[ForPeople]:
    """The levels people may choose in a game: the highest where it brings nets that fit it."""
    learned = any(has_net(game, players) for players in game.seats)
    return [level for level in FOR_PEOPLE if learned or level != LEARNED]


def find_player(name: str, game: AnyGame) -> Player:
    """The bot of that name, or an error that says which there are."""
    kind, at, budget = name.strip().partition("@")
    level = LEVELS.get(kind) or find_foreign(kind)
    if level is None:
        raise LudotecaError("bot-unknown", name=name, right=", ".join([*LEVELS, *foreign_bots(), SPELLED]))
    thinks = read_budget(name, budget) if at else level.budget
    return Player(name.strip(), kind, _made(kind, level, game), thinks, level.people)


def _made(kind: str, level: Level, game: AnyGame) -> Bot:
    """The bot, or an error that says why it cannot be made: one of another package may take something else."""
    try:
        return level.make(game)
    except ITS_OWN_FAULT as error:
        raise LudotecaError("bot-broken", name=kind, reason=f"{type(error).__name__}: {error}") from error


def read_budget(name: str, text: str) -> Budget:
    """The budget that a name carries, or an error that says how one is written."""
    match = re.fullmatch(r"(\d+)|(\d+(?:\.\d+)?)s", text)
    if match is None:
        raise LudotecaError("bot-budget", name=name, budget=text)
    return Budget(iterations=max(1, int(match[1]))) if match[1] else Budget(seconds=float(match[2]))


@cache
def foreign_bots() -> dict[str, EntryPoint]:
    """Bots of other packages, by name: they come through the entry-point group `ludoteca.bots`."""
    from importlib.metadata import entry_points

    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def check_foreign(name: str) -> None:
    """Is there such a bot of another package, as far as can be told without running any of it? Else an error."""
    from importlib.util import find_spec

    kind, at, budget = name.partition("@")
    if at:
        read_budget(name, budget)
    package = kind.partition(":")[0].partition(".")[0]
    if kind not in foreign_bots() and not (":" in kind and package.isidentifier() and find_spec(package)):
        raise LudotecaError("bot-unknown", name=name, right=", ".join(foreign_bots()) or SPELLED)


def find_foreign(name: str) -> Level | None:
    """A bot of another package by its name or as `package.module:Class`, or None.

    It is made with the game, chooses as `Bot` says, and thinks as its `budget` says unless its name carries another.
    """
    from importlib.metadata import EntryPoint

    point = EntryPoint(name, name, GROUP) if A_CLASS.fullmatch(name) else foreign_bots().get(name)
    if point is None:
        return None
    try:
        make = point.load()
    except ITS_OWN_FAULT as error:  # whatever its module does when it is imported
        raise LudotecaError("bot-broken", name=name, reason=f"{type(error).__name__}: {error}") from None
    return Level(make, getattr(make, "budget", LEVELS["mcts"].budget))
