"""What worker processes of a training do: portions of lessons, and portions of games between two nets."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from functools import cache
from typing import NamedTuple, Protocol, TypeVar

import numpy as np

from ludoteca.arena.ray import cluster, load_ray
from ludoteca.bots.judge.judge import Judge, NetJudge, share
from ludoteca.bots.judge.layers import Shape, load
from ludoteca.core.chance import Dice
from ludoteca.core.game import AnyGame
from ludoteca.core.registry import game as find_game
from ludoteca.core.state import State
from ludoteca.training.fit import Lessons
from ludoteca.training.selfplay import Teacher, play_lesson

Portion = TypeVar("Portion")
Found = TypeVar("Found")


class Mapped(Protocol):
    """Whoever does some work on portions: the results, as they arrive."""

    def __call__(self, work: Callable[[Portion], Found], portions: Iterable[Portion]) -> Iterator[Found]: ...


class Player(NamedTuple):
    """A net that plays, or the game's own estimate where there are no weights; as data, so that it travels."""

    weights: bytes = b""
    wide: int = 0
    narrow: int = 0
    iterations: int = 0


class Lesson(NamedTuple):
    """Some games of a player against itself."""

    game: str
    players: int
    player: Player
    seed: int
    first: int
    games: int


class Duel(NamedTuple):
    """Some games of one player against the others."""

    game: str
    players: int
    one: Player
    others: Player
    seed: int
    first: int
    games: int


@cache
def _judge(game: str, players: int, player: Player) -> Judge | None:
    from ludoteca.bots.judge.net import shape_of

    if not player.weights:
        return None
    shape: Shape = shape_of(find_game(game), players, player.wide, player.narrow)
    return NetJudge(*load(shape, player.weights))


def _teacher(game: str, players: int, player: Player) -> Teacher:
    return Teacher(_judge(game, players, player), player.iterations)


def learn(portion: Lesson) -> Lessons:
    """The lessons of a portion of games."""
    game = find_game(portion.game)
    teacher = _teacher(portion.game, portion.players, portion.player)
    numbers = range(portion.first, portion.first + portion.games)
    lessons = [play_lesson(game, portion.players, teacher, number, portion.seed) for number in numbers]
    shares = [row for lesson in lessons for row in lesson.shares]
    rows = np.frombuffer(b"".join(lesson.rows for lesson in lessons), np.uint8)
    return Lessons(
        rows.reshape(len(shares), -1),
        np.array(shares, np.float32).reshape(-1, portion.players),
        np.array([row for lesson in lessons for row in lesson.leads], np.float32).reshape(-1, portion.players),
        np.array([n for n, lesson in zip(numbers, lessons, strict=True) for _ in lesson.shares], np.int64),
    )


def meet(portion: Duel) -> float:
    """How many of these games the one won, sitting in every seat in turn."""
    game = find_game(portion.game)
    one, others = (_teacher(portion.game, portion.players, each) for each in (portion.one, portion.others))
    return sum(
        _duel(game, portion.players, one, others, number, portion.seed)
        for number in range(portion.first, portion.first + portion.games)
    )


def _duel(game: AnyGame, players: int, one: Teacher, others: Teacher, number: int, seed: int) -> float:
    luck = Dice(seed << 32 | number // players)
    dice = [Dice(seed << 40 | number << 8 | seat) for seat in range(players)]
    own = number % players
    state: State = game.start(players, None, luck)
    while (seat := state.seat) >= 0:
        legal = state.legal()
        teacher = one if seat == own else others
        state.act(legal[0] if len(legal) == 1 else teacher.decide(state, legal, dice[seat]), luck)
    return share(state, own)


def on_this_machine(workers: int) -> Mapped:
    """Portions played by processes of this machine, their results as they arrive."""

    def mapped(work: Callable[[Portion], Found], portions: Iterable[Portion]) -> Iterator[Found]:
        if workers == 1:
            yield from map(work, portions)
            return
        with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
            for done in as_completed([pool.submit(work, portion) for portion in portions]):
                yield done.result()

    return mapped


@contextmanager
def on_ray(where: str, workers: int | None) -> Iterator[Mapped]:
    """Portions played on a Ray cluster, connected once; what a dying machine had in hand Ray plays again."""
    ray = load_ray()

    def mapped(work: Callable[[Portion], Found], portions: Iterable[Portion]) -> Iterator[Found]:
        remote = ray.remote(work)
        waiting = [remote.remote(portion) for portion in portions]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)

    with cluster(ray, where, workers):
        yield mapped
