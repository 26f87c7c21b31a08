"""Some of the games of a vector, here or in a process of their own: told what to do, then waited for.

What came of it lies in memory that both sides see.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt
from librt.strings import BytesWriter

from ludoteca.adapters.batch import Batch
from ludoteca.adapters.memory import SPAWN, Arrays, Sizes, Slot
from ludoteca.adapters.numbers import Floats, Masks, Scale
from ludoteca.adapters.reward import find_reward
from ludoteca.core.chance import Chance, Dice
from ludoteca.core.errors import Illegal, LudotecaError
from ludoteca.core.options import Chosen
from ludoteca.core.registry import game as find_game
from ludoteca.core.state import State

Numbers = npt.NDArray[np.int32]
Flags = npt.NDArray[np.bool_]
Standing = tuple[State, Dice]
"""A game in progress, and the dice it goes on with."""
SEED_BITS = 64
EVERYWHERE = slice(None)
MOMENT = 0.0002
"""Seconds: longer than what a loop does that only steps, shorter than what a learner thinks."""


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
    """1 for each action that is legal; not to be written to."""
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

    def __init__(self, plan: Plan, places: range, slots: Sequence[Slot]) -> None:
        self._game = find_game(plan.game)
        self._plan = plan
        self._places = places
        self._slots = slots
        self._marked: list[npt.NDArray[np.int64] | slice] = [EVERYWHERE for _ in slots]
        self._scale = Scale(self._game, plan.players)
        self._reward = find_reward(plan.reward)
        self._seen = b""
        self._answer: Any = None

    def tell(self, what: str, *details: object) -> None:
        """Do something."""
        self._answer = getattr(self, what)(*details)

    def answer(self) -> Any:
        """What came of it."""
        return self._answer

    def close(self) -> None:
        """Nothing is kept open."""

    def reset(self, slot: int, seed: int) -> None:
        """Begin all games anew."""
        dice = [Dice(place << SEED_BITS | seed & (1 << SEED_BITS) - 1) for place in self._places]
        self._play(slot, [self._start(each) for each in dice], dice)

    def standing(self) -> list[Standing]:
        """Where the games stand, to go on with them elsewhere."""
        return list(zip(self._batch.states, self._batch.dice, strict=True))

    def resume(self, slot: int, games: list[Standing]) -> None:
        """Go on with games from elsewhere, which may go on there too."""
        own = [games[place] for place in self._places]
        self._play(slot, [state.clone() for state, _ in own], [dice.copy() for _, dice in own])

    def _play(self, slot: int, states: list[State], dice: list[Dice]) -> None:
        self._batch = Batch(self._start, states, dice, self._game.num_actions)
        self._write(slot)

    def _start(self, chance: Chance) -> State:
        state: State = self._game.deal(self._plan.players, dict(self._plan.options), chance)
        return state

    def step(self, slot: int) -> None:
        """Carry out one legal action in every game."""
        self._batch.step(self._slots[slot].parts[self._places].actions.tolist())
        self._write(slot)

    def why_not(self, at: int, action: int) -> str:
        """Why an action is refused."""
        state = self._batch.states[at]
        try:
            self._game.allow(state, state.seat, action)
        except Illegal as error:
            return str(error)
        raise AssertionError(f"action {action} is legal")

    def _write(self, slot: int) -> None:
        """Where all games stand now, into that slot."""
        told, rows = self._batch.told, self._slots[slot].parts[self._places]
        self._seen = told.seen.getvalue()  # kept until the next is there: memory given back would be cleared anew
        self._scale.fill(self._seen, rows.observations)
        rows.seats[:] = np.frombuffer(told.seats.getvalue(), "<i4")
        rows.counts[:] = np.frombuffer(told.counts.getvalue(), "<i4")
        choices = np.frombuffer(told.choices.getvalue(), "<i4")
        rows.choices.reshape(-1)[: len(choices)] = choices
        self._mark(slot, rows.masks.reshape(-1), np.frombuffer(told.marks.getvalue(), "<i8"))
        self._end(rows)

    def _mark(self, slot: int, masks: Masks, marks: npt.NDArray[np.int64]) -> None:
        """Take the ones of the masks that lay there away and set the new ones: far fewer than all the zeros."""
        masks[self._marked[slot]] = 0
        self._marked[slot] = EVERYWHERE  # for whoever goes on after Ctrl-C came here
        masks[marks] = 1
        self._marked[slot] = marks

    def _end(self, rows: Arrays) -> None:
        rows.rewards[:] = 0
        rows.ended[:] = False
        last = BytesWriter()
        for place, seat, state in self._batch.ended:
            rows.rewards[place] = self._reward(state.outcome())
            rows.ended[place] = True
            state.observe(seat, last)
        self._scale.fill(last.getvalue(), rows.finals[: len(self._batch.ended)])


class Away:
    """Games in a process of their own."""

    def __init__(self, plan: Plan, places: range, sizes: Sizes, memory: Sequence[Any]) -> None:
        self._pipe, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=serve, args=(theirs, plan, places, sizes, memory), daemon=True)
        self._process.start()
        self._told = 0
        theirs.close()

    def tell(self, what: str, *details: object) -> None:
        """Do something, and do not wait for it. It is numbered: Ctrl-C may come before or after the sending."""
        self._told += 1
        try:
            self._pipe.send((self._told, what, details))
        except OSError:
            raise LudotecaError("side-died") from None

    def answer(self) -> Any:
        """Wait for what came of it. Answers that an interrupted caller did not wait for are passed over."""
        number = 0
        try:
            listen(self._pipe)
            while number != self._told:
                number, found = self._pipe.recv()
        except (EOFError, OSError):
            raise LudotecaError("side-died") from None
        return found

    def close(self) -> None:
        """The process ends when nobody is left to tell it anything."""
        self._pipe.close()
        self._process.join()


def listen(pipe: Connection) -> None:
    """Stay awake until something comes, for a moment at most: to be woken takes longer than the other side takes."""
    end = time.perf_counter() + MOMENT
    while not pipe.poll() and time.perf_counter() < end:
        pass


def serve(pipe: Connection, plan: Plan, places: range, sizes: Sizes, memory: Sequence[Any]) -> None:
    """The life of such a process: Ctrl-C is its parent's business, whose end ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    games = Here(plan, places, [Slot(sizes, block, [places]) for block in memory])
    while True:
        try:
            listen(pipe)
            number, what, details = pipe.recv()
            games.tell(what, *details)
            pipe.send((number, games.answer()))
        except (EOFError, OSError):
            return
