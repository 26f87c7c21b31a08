"""What happens in a thinking process: a bot gets a view as JSON and gives the number of an action.

Nothing of the server is imported here, and nothing but views comes in, so a bot cannot know more than its seat. Only
reviews know everything: what is reviewed is over.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from multiprocessing import parent_process
from types import SimpleNamespace
from typing import NamedTuple, Protocol

import msgspec

from ludoteca.bots.levels import Player, find_player
from ludoteca.bots.mcts import MctsBot
from ludoteca.bots.search import Search
from ludoteca.core.chance import Dice
from ludoteca.core.game import AnyGame
from ludoteca.core.record import Record
from ludoteca.core.registry import game as find_game
from ludoteca.core.registry import game_with
from ludoteca.reviews.judging import Bench, strongest
from ludoteca.reviews.loss import Compared, Try, judge_try
from ludoteca.reviews.review import Reviewing
from ludoteca.reviews.told import Review, Settings

ADVISER = "hard"
PLAYERS = 64
"""Bots kept ready, by game and level."""
WORLDS = 32
"""Imagined worlds over which chances to win are averaged."""


class Shared(Protocol):
    """A number in memory that two processes see."""

    value: int


class Box(NamedTuple):
    """Which game is played: its id, and the text of its contents where they are not the installed ones."""

    game: str
    contents: str = ""


class Thought(NamedTuple):
    """What a strong bot makes of a position: how its tries were shared among the actions, and each seat's chance."""

    shares: dict[int, float]
    chances: list[float]


class Reviewed(NamedTuple):
    """A review as far as it is done: so many of so many steps, and whose judgement it is."""

    judge: str
    done: int
    steps: int
    body: bytes


class TryQuestion(NamedTuple):
    """Another act for a reviewed decision, to be judged with the review's settings."""

    box: Box
    players: int
    n: int
    view: bytes
    best: int
    action: int
    settings: bytes


_stopped: Shared = SimpleNamespace(value=0)
"""Up to which thought the server wants no more; in a thinking process, a number in memory shared with the server."""


def settle_in(niceness: int, stopped: Shared) -> None:
    """A thinking process gives way to others, and ends when the server has ended, however that ended."""
    global _stopped
    _stopped = stopped
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(niceness)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


@lru_cache(maxsize=PLAYERS)
def _player(box: Box, level: str) -> Player:
    return find_player(level, _game(box))


def _game(box: Box) -> AnyGame:
    return game_with(*box) if box.contents else find_game(box.game)


def _view(box: Box, view: bytes) -> msgspec.Struct:
    seen: msgspec.Struct = msgspec.json.decode(view, type=find_game(box.game).view_type)
    return seen


def awake() -> int:
    """The process runs, under this number."""
    return os.getpid()


def enough(thought: int, seconds: float) -> Callable[[], bool]:
    """Asked on the way: is the time over, or did the server end this thought?"""
    end = time.monotonic() + seconds
    return lambda: _stopped.value >= thought or time.monotonic() >= end


def choose(thought: int, seconds: float, box: Box, level: str, view: bytes, legal: list[int], seed: int) -> int:
    """The bot's decision."""
    return _player(box, level).choose(lambda: _view(box, view), legal, Dice(seed), enough(thought, seconds))


def choose_as_told(
    thought: int, seconds: float, box: Box, name: str, view: bytes, legal: list[int], seed: int
) -> int | str:
    """The decision of somebody else's bot, or what went wrong with it; its exceptions do not travel."""
    try:
        action = choose(thought, seconds, box, name, view, legal, seed)
    except (Exception, SystemExit) as error:
        return f"{type(error).__name__}: {error}"
    return int(action) if action in legal else f"{action!r} is not among what may be done"


def advise(thought: int, seconds: float, box: Box, view: bytes, legal: list[int], seed: int) -> Thought:
    """What the strong bot would do, and everybody's chances if it did."""
    player = _player(box, ADVISER)
    assert isinstance(player.bot, MctsBot), "the strong bot searches"
    budget = replace(player.budget, stop=enough(thought, seconds))
    search = player.bot.search(_view(box, view), budget, Dice(seed))
    tries = {action: node.visits for action, node in search.root.children.items() if action in set(legal)}
    total = sum(tries.values()) or 1.0
    best = max(tries, key=lambda action: tries[action])
    return Thought({action: count / total for action, count in tries.items()}, _chances(search, best, seed))


def _chances(search: Search, best: int, seed: int) -> list[float]:
    """Each seat's share of the hopes after the best action, over imagined worlds."""
    dice = Dice(seed + 1)
    totals = [0.0] * search.imagined.players
    for _ in range(WORLDS):
        world = search.imagined.clone()
        world.shuffle_hidden(search.seat, dice)
        if best in world.legal():
            world.act(best, dice)
        hopes = search.judge.shares(world, search.seat)
        totals = [total + hope for total, hope in zip(totals, hopes, strict=True)]
    everything = sum(totals) or 1.0
    return [total / everything for total in totals]


def review(thought: int, seconds: float, record: bytes, settings: bytes, sofar: bytes | None) -> Reviewed:
    """Some more steps of a review, at least one."""
    stop = enough(thought, seconds)
    depth = msgspec.json.decode(settings, type=Settings)
    known = msgspec.json.decode(sofar, type=Review) if sofar else None
    reviewing = Reviewing(Record.from_json(record), depth, sofar=known)
    for _ in reviewing.run():
        if stop():
            break
    found = reviewing.review()
    return Reviewed(found.judge, len(found.chances) - 1, found.steps, msgspec.json.encode(found))


@lru_cache(maxsize=PLAYERS)
def _bench(box: Box, players: int) -> Bench:
    return strongest(_game(box), players)


def judge(thought: int, seconds: float, question: TryQuestion) -> Compared:
    """How much better the best act of a reviewed decision is than another, as far as the seat could know."""
    game, view = _game(question.box), _view(question.box, question.view)
    depth = msgspec.json.decode(question.settings, type=Settings)
    tried = Try(question.n, view, question.best, question.action)
    return judge_try(game, _bench(question.box, question.players).searching, tried, depth, enough(thought, seconds))
