"""Many games of one kind side by side, each with its own dice. Compiled: the inner loop of a vector of games."""

from __future__ import annotations

from collections.abc import Callable

from librt.strings import BytesWriter, write_i32_le, write_i64_le
from mypy_extensions import i32, i64

from ludoteca.core.chance import Chance, Dice
from ludoteca.core.state import State


class Batch:
    """Games that begin anew as soon as they end. What is told of them is written as bytes, one game after the other."""

    __slots__ = ("dice", "ended", "num_actions", "start", "states", "told")

    def __init__(
        self, start: Callable[[Chance], State], states: list[State], dice: list[Dice], num_actions: int
    ) -> None:
        self.start: Callable[[Chance], State] = start
        self.num_actions: i64 = num_actions
        self.states: list[State] = states
        self.dice: list[Dice] = dice
        self.ended: list[tuple[int, int, State]] = []
        """The games that ended in the last step: their places, who decided last, and their last states."""
        self.told: Told = Told()
        for place in range(len(self.states)):
            self.told.add(self.states[place], place * self.num_actions)

    def step(self, actions: list[int]) -> None:
        """Carry out one legal action in every game. A game is told of at once, while it is at hand."""
        told = self.told
        told.clear()
        self.ended = []
        for place in range(len(self.states)):
            state = self.states[place]
            seat = state.seat
            dice = self.dice[place]
            state.act(actions[place], dice)
            if state.seat < 0:
                self.ended.append((place, seat, state))
                state = self.start(dice)
                self.states[place] = state
            told.add(state, place * self.num_actions)


class Told:
    """What is told of the games of a batch; its memory is used again for every step."""

    __slots__ = ("choices", "counts", "marks", "seats", "seen")

    def __init__(self) -> None:
        self.seen: BytesWriter = BytesWriter()
        """What the seat that decides sees in each game, one byte a number."""
        self.seats: BytesWriter = BytesWriter()
        """Who decides in each game, in words of 32 bits."""
        self.counts: BytesWriter = BytesWriter()
        """How many actions are legal in each game, likewise."""
        self.choices: BytesWriter = BytesWriter()
        """The legal actions of all games, likewise."""
        self.marks: BytesWriter = BytesWriter()
        """The same counted on from game to game, in words of 64 bits: where the ones of the masks are."""

    def clear(self) -> None:
        """Nothing is told."""
        for writer in (self.seen, self.seats, self.counts, self.choices, self.marks):
            writer.truncate(0)

    def add(self, state: State, first: i64) -> None:
        """Tell of one more game, whose mask begins there."""
        legal = state.legal()
        state.observe(state.seat, self.seen)
        seat: i64 = state.seat
        count: i64 = len(legal)
        write_i32_le(self.seats, i32(seat))
        write_i32_le(self.counts, i32(count))
        choices, marks = self.choices, self.marks
        for action in legal:
            word: i64 = action
            write_i32_le(choices, i32(word))
            write_i64_le(marks, first + word)
