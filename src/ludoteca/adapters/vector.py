"""Many games stepped in one call, on NumPy arrays, in this process or in several."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Self

import numpy as np
import numpy.typing as npt

from ludoteca.adapters.reward import find_reward
from ludoteca.adapters.side import Away, Here, Plan, Side, Step
from ludoteca.core.errors import BadOption, Illegal, LudotecaError
from ludoteca.core.layout import size
from ludoteca.core.options import Asked
from ludoteca.core.registry import game as find_game


class Vector:
    """Games of one kind, each at its own point; those that end begin anew.

    The same seed gives the same games in the same rows, in however many processes.
    """

    def __init__(self, plan: Plan, games: int, processes: int) -> None:
        self.game = find_game(plan.game)
        self.players = plan.players
        self.games = games
        self.num_actions = self.game.num_actions
        self.layout = self.game.layout(plan.players)
        self.observation_size = size(self.layout)
        ends = [games * (number + 1) // processes for number in range(processes)]
        self._spans = [range(start, end) for start, end in zip([0, *ends], ends, strict=False)]
        kind: Callable[[Plan, Sequence[int]], Side] = Here if processes == 1 else Away
        self._sides = [kind(plan, span) for span in self._spans]
        self._last: Step | None = None

    def reset(self, seed: int = 0) -> Step:
        """Begin all games anew, with this luck."""
        return self._do("reset", [(seed,)] * len(self._sides))

    def step(self, actions: npt.ArrayLike) -> Step:
        """Carry out one action in every game, or raise Illegal and change nothing."""
        numbers = np.asarray(actions)
        self._check(numbers)
        chosen = numbers.tolist()
        return self._do("step", [(chosen[span.start : span.stop],) for span in self._spans])

    def _do(self, what: str, details: Sequence[tuple[object, ...]]) -> Step:
        for side, detail in zip(self._sides, details, strict=True):
            side.tell(what, *detail)
        steps = [side.answer() for side in self._sides]
        self._last = steps[0] if len(steps) == 1 else Step(*map(np.concatenate, zip(*steps, strict=True)))
        return self._last

    def _check(self, actions: npt.NDArray[np.integer]) -> None:
        """Every game needs an action that is legal there."""
        if self._last is None:
            raise LudotecaError("before-reset")
        if actions.shape != (self.games,) or actions.dtype.kind not in "iu":
            raise Illegal("actions-miscounted", games=self.games, actions=f"{actions.dtype} {list(actions.shape)}")
        known = (actions >= 0) & (actions < self.num_actions)
        legal = self._last.masks[np.arange(self.games), np.where(known, actions, 0)] * known
        if not legal.all():
            self._refuse(int(np.argmin(legal)), int(actions[np.argmin(legal)]))

    def _refuse(self, place: int, action: int) -> None:
        for side, span in zip(self._sides, self._spans, strict=True):
            if place in span:
                side.tell("why_not", span.index(place), action)
                raise Illegal("action-of-game", place=place, reason=side.answer())

    def close(self) -> None:
        """End the other processes."""
        for side in self._sides:
            side.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


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
