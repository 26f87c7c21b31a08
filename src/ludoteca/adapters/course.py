"""A game that goes on by single numbers: what the seats decide, and every piece of luck as a decision of its own.

OpenSpiel wants luck as nodes of the tree. Rules ask for luck in the middle of an action, so the action is tried with
the luck known so far; where that is not enough, the next number is asked for, and the action is tried again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Self

import msgspec
from librt.strings import BytesWriter

from ludoteca.adapters.recall import DIGEST_BYTES, Decided
from ludoteca.core.chance import Chance, Dice
from ludoteca.core.game import AnyGame
from ludoteca.core.options import Asked
from ludoteca.core.state import State

NOTHING_SEEN = bytes(DIGEST_BYTES)
SET_UP = -1


class Wanted(Exception):
    """A die of so many sides is to be thrown first."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


class Given(Chance):
    """The luck known so far; a die with one side needs none."""

    __slots__ = ("_at", "_numbers")

    def __init__(self, numbers: Sequence[int]) -> None:
        self._numbers = numbers
        self._at = 0

    def below(self, n: int) -> int:
        """The next number, or Wanted."""
        if n == 1:
            return 0
        if self._at == len(self._numbers):
            raise Wanted(n)
        self._at += 1
        return self._numbers[self._at - 1]


class Course:
    """The way of one game. `sides` is the die to be thrown next, or 0 when `state` says whose turn it is."""

    __slots__ = ("_action", "_log", "_luck", "_options", "_told", "game", "pasts", "players", "sides", "state")

    def __init__(self, game: AnyGame, players: int, options: Asked) -> None:
        self.game = game
        self.players = players
        self.sides = 0
        self.state: State | None = None
        """The state before the action that waits for luck; none before the set-up is done."""
        self._options = options
        self._action = SET_UP
        self._luck: list[int] = []
        self._log: list[msgspec.Struct] = []
        self._told = [(0, NOTHING_SEEN)] * players
        self.pasts: list[list[Decided]] = [[] for _ in range(players)]
        """What each seat decided so far."""
        self._try()

    @property
    def seat(self) -> int:
        """Who decides; -1 when the game is over."""
        return -1 if self.state is None else self.state.seat

    def go_on(self, number: int) -> None:
        """The action or the luck that comes next."""
        if self.sides:
            self._luck.append(number)
        else:
            self._remember(number)
            self._action = number
        self._try()

    def _remember(self, action: int) -> None:
        """Whoever decides will know what he saw and did."""
        if self.state is not None:
            seen = BytesWriter()
            self.state.observe(self.state.seat, seen)
            self.pasts[self.state.seat].append(Decided(seen.getvalue(), action))

    def _try(self) -> None:
        chance = Given(self._luck)
        try:
            state = self._act(chance)
        except Wanted as wanted:
            self.sides = wanted.sides
            return
        self._log.extend(state.events or ())
        state.events = None
        self.state, self.sides, self._luck = state, 0, []

    def _act(self, chance: Chance) -> State:
        if self.state is None:
            started: State = self.game.start(self.players, self._options, chance)
            return started
        state = self.state.clone()
        state.events = []
        state.act(self._action, chance)
        return state

    def recall(self, seat: int) -> bytes:
        """A digest of all that this seat has seen happen: it differs where the past does."""
        done, digest = self._told[seat]
        for event in self._log[done:]:
            seen = msgspec.json.encode(self.game.see(event, seat))
            digest = hashlib.blake2b(digest + seen, digest_size=DIGEST_BYTES).digest()
        self._told[seat] = (len(self._log), digest)
        return digest

    def imagine(self, seat: int, dice: Dice) -> None:
        """Take another course that this seat cannot tell from this one, its own past as the seat saw it.

        What the others saw there nobody knows: they remember nothing.
        """
        self.recall(seat)
        told = self._told[seat]
        self._log = [self.game.see(event, seat) for event in self._log]
        self._told = [(0, NOTHING_SEEN)] * self.players
        self._told[seat] = told
        self.pasts = [past if of == seat else [] for of, past in enumerate(self.pasts)]
        if self.state is not None:
            self.state.shuffle_hidden(seat, dice)

    def everything(self) -> str:
        """The whole position, secrets and all."""
        state = None if self.state is None else self.game.dump(self.state)
        waiting = {"action": self._action, "luck": self._luck} if self.sides else None
        return msgspec.json.encode({"state": state, "waiting": waiting}, order="deterministic").decode()

    def __deepcopy__(self, memo: object) -> Self:
        other = type(self).__new__(type(self))
        other.game, other.players, other._options = self.game, self.players, self._options
        other.sides, other._action = self.sides, self._action
        other.state = None if self.state is None else self.state.clone()
        other._luck, other._log, other._told = self._luck[:], self._log[:], self._told[:]
        other.pasts = [past[:] for past in self.pasts]
        return other
