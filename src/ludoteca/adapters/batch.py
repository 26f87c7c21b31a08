"""Many games of one kind side by side, each with its own dice. Compiled: the inner loop of a vector of games."""

from __future__ import annotations

from collections.abc import Callable

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64

from ludoteca.core.chance import Chance, Dice
from ludoteca.core.observing import zeros
from ludoteca.core.state import State


class Batch:
    """Games that begin anew as soon as they end."""

    __slots__ = ("dice", "ended", "legal", "num_actions", "start", "states")

    def __init__(self, start: Callable[[Chance], State], seeds: list[int], num_actions: int) -> None:
        self.start: Callable[[Chance], State] = start
        self.num_actions: int = num_actions
        self.dice: list[Dice] = [Dice(seed) for seed in seeds]
        self.states: list[State] = [start(dice) for dice in self.dice]
        self.legal: list[list[int]] = [state.legal() for state in self.states]
        self.ended: list[tuple[int, State]] = []
        """The games that ended in the last step, by place, with their last states."""

    def step(self, actions: list[int]) -> None:
        """Carry out one legal action in every game."""
        self.ended = []
        for place in range(len(self.states)):
            state = self.states[place]
            state.act(actions[place], self.dice[place])
            if state.seat < 0:
                self.ended.append((place, state))
                state = self.start(self.dice[place])
                self.states[place] = state
            self.legal[place] = state.legal()

    def seats(self) -> list[int]:
        """Who decides in each game."""
        return [state.seat for state in self.states]

    def counts(self) -> list[int]:
        """How many actions are legal in each game."""
        return [len(legal) for legal in self.legal]

    def observations(self) -> bytes:
        """What the seat that decides sees in each game, one byte a number."""
        out = BytesWriter()
        for state in self.states:
            state.observe(state.seat, out)
        return out.getvalue()

    def masks(self) -> bytes:
        """For each game and action, 1 where it is legal."""
        out = BytesWriter()
        size: i64 = self.num_actions
        for legal in self.legal:
            start: i64 = zeros(out, size)
            for action in legal:
                at: i64 = start + action
                out[at] = 1
        return out.getvalue()

    def choices(self) -> bytes:
        """The legal actions of all games, one game after the other, in words of 32 bits."""
        out = BytesWriter()
        for legal in self.legal:
            for action in legal:
                word: i64 = action
                write_i32_le(out, i32(word))
        return out.getvalue()
