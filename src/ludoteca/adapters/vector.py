"""Many games stepped in one call, on NumPy arrays, in this process or in several."""

from __future__ import annotations

from typing import Self

import numpy as np
import numpy.typing as npt

from ludoteca.adapters.memory import Sizes, Slot, reserve
from ludoteca.adapters.reward import find_reward
from ludoteca.adapters.side import Away, Here, Plan, Side, Standing, Step
from ludoteca.core.errors import BadOption, Illegal, LudotecaError
from ludoteca.core.layout import size
from ludoteca.core.options import Asked
from ludoteca.core.registry import game as find_game


class Vector:
    """Games of one kind, each at its own point; those that end begin anew.

    The same seed gives the same games in the same rows, in however many processes.
    """

    def __init__(self, plan: Plan, games: int, processes: int) -> None:
        self._plan = plan
        self.game = find_game(plan.game)
        self.players = plan.players
        self.games = games
        self.num_actions = self.game.num_actions
        self.layout = self.game.layout(plan.players)
        self._firsts = np.arange(games) * self.num_actions
        self.observation_size = size(self.layout)
        sizes = Sizes(games, plan.players, self.observation_size, self.num_actions)
        ends = [games * (number + 1) // processes for number in range(processes)]
        self._spans = [range(start, end) for start, end in zip([0, *ends], ends, strict=False)]
        memory = reserve(sizes, shared=processes > 1)
        self._slots = [Slot(sizes, block, self._spans) for block in memory]
        away: list[Side] = [Away(plan, span, sizes, memory) for span in self._spans[1:]]
        self._sides: list[Side] = [Here(plan, self._spans[0], self._slots), *away]
        self._last: Step | None = None

    def reset(self, seed: int = 0) -> Step:
        """Begin all games anew, with this luck."""
        self._last = None
        return self._do("reset", self._free_slot(), seed)

    def step(self, actions: npt.ArrayLike) -> Step:
        """Carry out one action in every game, or raise Illegal and change nothing."""
        numbers = np.asarray(actions)
        self._check(numbers)
        self._last = None  # whoever is interrupted on the way must begin anew
        slot = self._free_slot()
        self._slots[slot].arrays.actions[:] = numbers
        return self._do("step", slot)

    def resume(self, games: list[Standing]) -> Step:
        """Go on with games that stand so, one for each place."""
        return self._do("resume", self._free_slot(), games)

    def _free_slot(self) -> int:
        return next(number for number, slot in enumerate(self._slots) if slot.free())

    def _do(self, what: str, slot: int, *details: object) -> Step:
        """Let all sides write into the slot: the others first, since this process does its own share meanwhile."""
        for side in reversed(self._sides):
            side.tell(what, slot, *details)
        for side in self._sides:
            side.answer()
        step = self._told(self._slots[slot])
        spare = any(other.free() for other in self._slots)
        self._last = step if spare else Step._make(array.copy() for array in step)
        return self._last

    def _told(self, slot: Slot) -> Step:
        """What the sides wrote. Legal actions and last observations of each side lie at the beginning of its part."""
        arrays = slot.arrays
        masks = arrays.masks.view()
        masks.flags.writeable = False
        choices = [part.choices.reshape(-1)[: part.counts.sum()] for part in slot.parts.values()]
        finals = [part.finals[: part.ended.sum()] for part in slot.parts.values()]
        return Step(
            arrays.observations.view(),
            masks,
            arrays.seats.view(),
            arrays.rewards.view(),
            arrays.ended.view(),
            choices[0] if len(choices) == 1 else np.concatenate(choices),
            arrays.counts.view(),
            finals[0] if len(finals) == 1 else np.concatenate(finals),
        )

    def _check(self, actions: npt.NDArray[np.integer]) -> None:
        """Every game needs an action that is legal there."""
        if self._last is None:
            raise LudotecaError("before-reset")
        if actions.shape != (self.games,) or actions.dtype.kind not in "iu":
            raise Illegal("actions-miscounted", games=self.games, actions=f"{actions.dtype} {list(actions.shape)}")
        known = (actions >= 0) & (actions < self.num_actions)
        legal = self._last.masks.reshape(-1)[self._firsts + np.where(known, actions, 0)] * known
        if not legal.all():
            self._refuse(int(np.argmin(legal)), int(actions[np.argmin(legal)]))

    def _refuse(self, place: int, action: int) -> None:
        for side, span in zip(self._sides, self._spans, strict=True):
            if place in span:
                side.tell("why_not", span.index(place), action)
                raise Illegal("action-of-game", place=place, reason=side.answer())

    def __reduce__(self) -> tuple[object, ...]:
        """The games travel as they stand; memory and processes are made anew where they arrive."""
        return resumed, (self._plan, self.games, len(self._sides), self._standing())

    def _standing(self) -> list[Standing]:
        """Where all games stand; none before they begin."""
        if self._last is None:
            return []
        for side in self._sides:
            side.tell("standing")
        return [game for side in self._sides for game in side.answer()]

    def close(self) -> None:
        """End the other processes."""
        for side in self._sides:
            side.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def resumed(plan: Plan, games: int, processes: int, standing: list[Standing]) -> Vector:
    """Games from elsewhere, to be reset if they had not begun."""
    there = Vector(plan, games, processes)
    if standing:
        there.resume(standing)
    return there


def vector(
    game: str,
    games: int = 64,
    players: int | None = None,
    options: Asked | None = None,
    reward: str = "ranks",
    processes: int = 1,
) -> Vector:
    """So many games side by side; with several processes, each plays its share."""
    found = find_game(game)
    if not 1 <= processes <= games:
        raise BadOption("processes-too-many", games=games, processes=processes)
    find_reward(reward)
    plan = Plan(game, found.check_players(players), found.check_options(options), reward)
    if not found.layout(plan.players):
        raise BadOption("not-observable", title=found.title)
    return Vector(plan, games, processes)
