"""What is to be played: who sits where in game number i is decided by the plan alone, not by when or where it runs."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import permutations, product
from typing import Literal, get_args

import msgspec

from ludoteca.bots.levels import find_player
from ludoteca.core.chance import Chance, Dice
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import AnyGame
from ludoteca.core.options import Asked, Value
from ludoteca.core.record import Plain
from ludoteca.core.registry import game as find_game
from ludoteca.core.registry import game_with
from ludoteca.core.state import State

Names = tuple[str, ...]
LineUp = Literal["all", "one-vs-rest", "as-named"]
AS_NAMED: LineUp = "as-named"
"""Everybody keeps the seat he is named for: no tournament, but what a simulation asks for."""
LINE_UPS: tuple[str, ...] = tuple(name for name in get_args(LineUp) if name != AS_NAMED)
Adjust = Literal["", "luck"]
"""What results are to be freed of."""
Keep = Literal["", "records"]
"""What is kept of a game beside its result."""
LUCK = "luck"
GIFT = "gift"


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament: plain data that travels to other processes and machines.

    `content` is the digest of the content file; its text travels along where it is not the game's own. `give` is the
    kind of thing of which in each game some seat gets one at the start, both by luck.
    """

    game: str
    rules: str
    content: str
    players: int
    options: dict[str, Value]
    bots: Names
    line_up: LineUp = "all"
    seed: int
    give: str = ""
    adjust: Adjust = ""
    keep: Keep = ""
    content_text: str = ""

    def seating(self, number: int) -> Names:
        """The bots of game `number`, by seat."""
        cycle = seatings(self.bots, self.players, self.line_up)
        return cycle[number % len(cycle)]

    def dice(self, number: int, stream: str = LUCK) -> Dice:
        """The dice of one game: for its luck, or for what a seat's bot leaves to chance."""
        name = f"{self.seed}/{number}/{stream}".encode()
        return Dice(int.from_bytes(hashlib.blake2b(name, digest_size=12).digest(), "big"))

    def identity(self) -> Plain:
        """What makes two plans the same one, as JSON holds it."""
        plain: Plain = msgspec.json.decode(msgspec.json.encode(self))
        del plain["content_text"]
        return plain


def make_plan(
    game: AnyGame,
    players: int,
    options: Asked,
    bots: Sequence[str],
    seed: int,
    line_up: str = "all",
    content_text: str = "",
    give: str = "",
    adjust: str = "",
    keep: Keep = "",
) -> Plan:
    """A checked plan, or an error that says what does not fit."""
    names = tuple(find_player(name, game).name for name in bots)
    twice = [name for name in names if names.count(name) > 1]
    if twice and line_up != AS_NAMED:
        raise LudotecaError("bot-twice", name=twice[0])
    if line_up not in LINING_UP:
        raise LudotecaError("line-up-unknown", name=line_up, right=", ".join(LINE_UPS))
    plan = Plan(
        game=game.id,
        rules=game.version,
        content=game.content.digest(),
        players=game.check_players(players),
        options=game.check_options(options),
        bots=names,
        line_up=msgspec.convert(line_up, LineUp),
        seed=seed,
        give=give,
        adjust=_adjust(adjust, players),
        keep=keep,
        content_text=content_text,
    )
    start_game(plan, game, 0, plan.dice(0))
    return plan


def _adjust(adjust: str, players: int) -> Adjust:
    """What can be adjusted for: luck, where somebody wins against somebody."""
    if adjust not in get_args(Adjust):
        raise LudotecaError("adjust-unknown", name=adjust)
    if adjust and players < 2:
        raise LudotecaError("review-alone")
    found: Adjust = msgspec.convert(adjust, Adjust)
    return found


def start_game(plan: Plan, game: AnyGame, number: int, luck: Chance) -> State:
    """Game `number` before its first decision, with what is given to somebody."""
    state: State = game.start(plan.players, plan.options, luck)
    if plan.give:
        gifts = game.gifts(state)
        if plan.give not in gifts:
            key = "give-unknown" if gifts else "give-nothing"
            raise LudotecaError(key, title=game.title, kind=plan.give, right=", ".join(gifts))
        dice, names = plan.dice(number, GIFT), gifts[plan.give]
        game.give(state, dice.below(plan.players), plan.give, names[dice.below(len(names))])
    return state


def clocked(bots: Sequence[str], game: AnyGame) -> list[str]:
    """The bots that think by the clock: their games differ from run to run."""
    return [name for name in bots if find_player(name, game).budget.seconds is not None]


def game_of(plan: Plan) -> AnyGame:
    """The plan's game with the plan's content; other rules or contents on this machine are refused."""
    game = game_with(plan.game, plan.content_text) if plan.content_text else find_game(plan.game)
    here = f"{game.version}/{game.content.digest()}"
    if here != f"{plan.rules}/{plan.content}":
        raise LudotecaError("plan-other-rules", title=game.title, here=here, there=f"{plan.rules}/{plan.content}")
    return game


@cache
def seatings(bots: Names, players: int, line_up: str) -> tuple[Names, ...]:
    """One cycle of tables, after which every bot has sat in every seat equally often.

    Tables come in rounds: each is turned through all seats, and the bots change places with each other, before the
    next is set. So a tournament stopped anywhere is balanced but for the round in hand.
    """
    tables = LINING_UP[line_up](bots, players)
    done: dict[Names, None] = {}
    for table in tables:
        if table not in done:
            done.update(dict.fromkeys(_round(table, bots, line_up)))
    return tuple(done)


def _everybody(bots: Names, players: int) -> list[Names]:
    """Different bots at every table if there are enough, else all mixtures of at least two."""
    if len(bots) == 1:
        return [bots * players]
    if len(bots) >= players:
        return list(permutations(bots, players))
    return [table for table in product(bots, repeat=players) if len(set(table)) > 1]


def _one_against_rest(bots: Names, players: int) -> list[Names]:
    """The first bot alone among seats of one other, for each of the others."""
    one, *others = bots
    return [(one, *[other] * (players - 1)) for other in others] or [bots * players]


def _round(table: Names, bots: Names, line_up: str) -> Iterator[Names]:
    """A table with its bots exchanged in a circle, each turned through all seats."""
    if line_up == AS_NAMED:
        yield table
        return
    shifts = range(len(bots)) if line_up == "all" else range(1)
    for shift in shifts:
        places = [bots[(bots.index(name) + shift) % len(bots)] for name in table]
        for turn in range(len(places)):
            yield (*places[turn:], *places[:turn])


LINING_UP: dict[str, Callable[[Names, int], list[Names]]] = {
    "all": _everybody,
    "one-vs-rest": _one_against_rest,
    AS_NAMED: lambda bots, players: [bots * players if len(bots) == 1 else bots],
}
