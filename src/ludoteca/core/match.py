"""A match: a state that only takes legal acts, remembers them, and takes back what may be taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

import msgspec

from ludoteca.core.chance import Chance, Dice, Noted
from ludoteca.core.errors import Illegal
from ludoteca.core.game import AnyGame
from ludoteca.core.options import Asked
from ludoteca.core.record import Done, Record, Recorded, replay, written
from ludoteca.core.registry import game as find_game
from ludoteca.core.state import State

Listener = Callable[[list[msgspec.Struct]], None]


class Match:
    """One game being played. Read and clone `state`; act only through the match."""

    def __init__(
        self,
        game: AnyGame | str,
        players: int | None = None,
        options: Asked | None = None,
        seed: int = 0,
        chance: Chance | None = None,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.options = self.game.check_options(options)
        self._chance = Noted(chance or Dice(seed))
        self.state: State = self.game.start(players, self.options, self._chance)
        self._start_luck = self._chance.take()
        self._steps: list[Done] = []
        self._before: list[State] = []
        self._listeners: list[Listener] = []

    @classmethod
    def resume(cls, record: Recorded, seed: int = 0, game: AnyGame | None = None) -> Self:
        """Go on with a recorded game, luck coming from new dice."""
        again = replay(record, game)
        match = cls.__new__(cls)
        match.game = again.game
        match.options = again.game.check_options(again.record.options)
        match._chance = Noted(Dice(seed))
        match.state = again.state
        match._start_luck = again.record.luck
        match._steps = [
            (step.seat, number, tuple(step.luck))
            for step, number in zip(again.record.steps, again.numbers, strict=True)
        ]
        match._before = []
        match._listeners = []
        return match

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.state.players

    @property
    def over(self) -> bool:
        """Is the game finished?"""
        return self.state.seat < 0

    def __len__(self) -> int:
        """How many decisions were made (and not taken back)."""
        return len(self._steps)

    def listen(self, listener: Listener) -> None:
        """Call this with the events of every act from now on, uncut: `game.see` cuts them for a seat."""
        self._listeners.append(listener)

    def act(self, seat: int, action: object) -> None:
        """Carry out an action of this seat, or raise Illegal and change nothing."""
        number = self.game.allow(self.state, seat, action)
        before = self.state.clone()
        self.state.events = [] if self._listeners else None
        self.state.act(number, self._chance)
        luck = self._chance.take()
        self._steps.append((seat, number, tuple(luck)))
        self._remember(before, luck)
        self._tell()

    def _remember(self, before: State, luck: list[int]) -> None:
        """Keep what may be taken back: nothing before luck, a seen secret, another seat's decision, or the game's end.

        That the turn passed on is no hindrance: until the next player decides, nobody has lost anything.
        """
        if luck or before.looks != self.state.looks or self.over:
            self._before.clear()
            return
        if self._before and self._before[-1].seat != before.seat:
            self._before.clear()
        self._before.append(before)

    def _tell(self) -> None:
        events, self.state.events = self.state.events, None
        for listener in self._listeners:
            listener(events or [])

    def can_undo(self, seat: int) -> bool:
        """May this seat take back its last decision?"""
        return bool(self._before) and self._before[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take back the last decision, or raise Illegal."""
        if not self.can_undo(seat):
            raise Illegal("cannot-undo")
        self.state = self._before.pop()
        self._steps.pop()

    def __getstate__(self) -> dict[str, object]:
        """All but who listens: nobody listens to a copy."""
        return vars(self) | {"_listeners": []}

    def record(self) -> Record:
        """The game so far."""
        return written(self.game, self.state, self.options, self._start_luck, self._steps)
