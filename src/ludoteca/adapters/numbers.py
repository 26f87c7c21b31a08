"""Observations as NumPy arrays: bytes as a game writes them, divided by the most that each can be."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from librt.strings import BytesWriter

from ludoteca.core.errors import BadOption
from ludoteca.core.game import AnyGame
from ludoteca.core.layout import size
from ludoteca.core.state import State

Floats = npt.NDArray[np.float32]
Masks = npt.NDArray[np.int8]


class Scale:
    """How the bytes of one game, for so many players, become numbers between 0 and 1."""

    def __init__(self, game: AnyGame, players: int) -> None:
        parts = game.layout(players)
        if not parts:
            raise BadOption("not-observable", title=game.title)
        self.size = size(parts)
        self._most = np.concatenate([np.full(part.size, part.most, np.uint8) for part in parts])
        self._factors = 1 / self._most.astype(np.float32)
        self._clipped: npt.NDArray[np.uint8] = np.empty((0, self.size), np.uint8)

    def fill(self, written: bytes, rows: Floats) -> None:
        """Fill a row for each observation written; more than the most counts as the most."""
        if len(self._clipped) < len(rows):
            self._clipped = np.empty((len(rows), self.size), np.uint8)
        clipped = self._clipped[: len(rows)]
        np.minimum(np.frombuffer(written, np.uint8).reshape(-1, self.size), self._most, out=clipped)
        rows[:] = clipped
        rows *= self._factors

    def observe(self, state: State, seat: int) -> Floats:
        """What one seat sees now."""
        out = BytesWriter()
        state.observe(seat, out)
        rows: Floats = np.empty((1, self.size), np.float32)
        self.fill(out.getvalue(), rows)
        row: Floats = rows[0]
        return row


def set_of(legal: list[int], num_actions: int) -> Masks:
    """1 for each of these actions."""
    mask: Masks = np.zeros(num_actions, np.int8)
    mask[legal] = 1
    return mask
