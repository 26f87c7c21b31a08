"""Some of the games of a vector, here or in a process of their own: told what to do, then asked what came of it."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from ludoteca.adapters.batch import Batch
from ludoteca.adapters.numbers import Floats, Masks, Scale
from ludoteca.adapters.reward import find_reward
from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal, LudotecaError
from ludoteca.core.options import Chosen
from ludoteca.core.registry import game as find_game
from ludoteca.core.state import State

Numbers = npt.NDArray[np.int32]
Flags = npt.NDArray[np.bool_]
SPAWN = multiprocessing.get_context("spawn")
SEED_BITS = 64


class Plan(NamedTuple):
    """What is played, checked: plain data, so that it travels to other processes."""

    game: str
    players: int
    options: Chosen
    reward: str


class Step(NamedTuple):
    """Where all games stand, a row for each. A game that ended has begun anew: the row tells of the new one."""

    observations: Floats
    """What the seat that decides sees, each number between 0 and 1."""
    masks: Masks
    """1 for each action that is legal."""
    seats: Numbers
    """Who decides."""
    rewards: Floats
    """For each seat, what the game that just ended is worth to it; else 0."""
    ended: Flags
    """Did a game end with the last action?"""
    choices: Numbers
    """The legal actions of all games in a row: first those of the first game, as many as `counts` says."""
    counts: Numbers
    finals: Floats
    """A row for each game that ended, in their order: what the seat that decided last sees of its end."""

    def sample(self, random: np.random.Generator) -> Numbers:
        """A legal action for each game, all equally likely."""
        ends = np.cumsum(self.counts)
        picks = (random.random(len(ends)) * self.counts).astype(np.int32)
        return np.asarray(self.choices[ends - self.counts + picks], np.int32)


class Side(Protocol):
    """Some games that do one thing at a time."""

    def tell(self, what: str, *details: object) -> None: ...
    def answer(self) -> Any: ...
    def close(self) -> None: ...


class Here:
    """Games in this process. A game goes its way by the seed and its place, however many there are beside it."""

    def __init__(self, plan: Plan, places: Sequence[int]) -> None:
        self._game = find_game(plan.game)
        self._plan = plan
        self._places = places
        self._scale = Scale(self._game, plan.players)
        self._reward = find_reward(plan.reward)
        self._answer: Any = None
        self._deciding: list[int] = []

    def tell(self, what: str, *details: object) -> None:
        """Do something."""
        self._answer = getattr(self, what)(*details)

    def answer(self) -> Any:
        """What came of it."""
        return self._answer

    def close(self) -> None:
        """Nothing is kept open."""

    def reset(self, seed: int) -> Step:
        """Begin all games anew."""
        seeds = [place << SEED_BITS | seed & (1 << SEED_BITS) - 1 for place in self._places]
        self._batch = Batch(self._start, seeds, self._game.num_actions)
        return self._look()

    def _start(self, chance: Chance) -> State:
        state: State = self._game.deal(self._plan.players, dict(self._plan.options), chance)
        return state

    def step(self, actions: Sequence[int]) -> Step:
        """Carry out one legal action in every game."""
        self._batch.step(list(actions))
        return self._look()

    def why_not(self, at: int, action: int) -> str:
        """Why an action is refused."""
        state = self._batch.states[at]
        try:
            self._game.allow(state, state.seat, action)
        except Illegal as error:
            return str(error)
        raise AssertionError(f"action {action} is legal")

    def _look(self) -> Step:
        batch, games, last = self._batch, len(self._places), self._deciding
        finals = [self._scale.observe(state, last[at]) for at, state in batch.ended]
        self._deciding = batch.seats()
        rewards = np.zeros((games, self._plan.players), np.float32)
        ended = np.zeros(games, np.bool_)
        for at, state in batch.ended:
            rewards[at] = self._reward(state.outcome())
            ended[at] = True
        return Step(
            self._scale.floats(batch.observations()),
            np.frombuffer(batch.masks(), np.int8).reshape(games, -1),
            np.array(self._deciding, np.int32),
            rewards,
            ended,
            np.frombuffer(batch.choices(), "<i4"),
            np.array(batch.counts(), np.int32),
            np.array(finals, np.float32).reshape(-1, self._scale.size),
        )


class Away:
    """Games in a process of their own."""

    def __init__(self, plan: Plan, places: Sequence[int]) -> None:
        self._pipe, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=serve, args=(theirs, plan, places), daemon=True)
        self._process.start()
        theirs.close()

    def tell(self, what: str, *details: object) -> None:
        """Do something, and do not wait for it."""
        try:
            self._pipe.send((what, details))
        except OSError:
            raise LudotecaError("side-died") from None

    def answer(self) -> Any:
        """Wait for what came of it."""
        try:
            return self._pipe.recv()
        except (EOFError, OSError):
            raise LudotecaError("side-died") from None

    def close(self) -> None:
        """The process ends when nobody is left to tell it anything."""
        self._pipe.close()
        self._process.join()


def serve(pipe: Connection, plan: Plan, places: Sequence[int]) -> None:
    """The life of such a process."""
    games = Here(plan, places)
    while True:
        try:
            what, details = pipe.recv()
            games.tell(what, *details)
            pipe.send(games.answer())
        except (EOFError, OSError, KeyboardInterrupt):
            return
