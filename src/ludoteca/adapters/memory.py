"""Memory in which a step of many games is written. Processes can share it; it is used again once nobody holds it."""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

SPAWN = multiprocessing.get_context("spawn")
SLOTS = 3
"""The step somebody looks at, the one that is written meanwhile, and one to spare."""


class Arrays(NamedTuple):
    """What is told of some games, a row for each; `actions` is what is to be done in them."""

    observations: npt.NDArray[np.float32]
    finals: npt.NDArray[np.float32]
    rewards: npt.NDArray[np.float32]
    choices: npt.NDArray[np.int32]
    seats: npt.NDArray[np.int32]
    counts: npt.NDArray[np.int32]
    actions: npt.NDArray[np.int32]
    masks: npt.NDArray[np.int8]
    ended: npt.NDArray[np.bool_]

    def of(self, places: range) -> Arrays:
        """Of some games only."""
        return Arrays._make(array[places.start : places.stop] for array in self)


class Sizes(NamedTuple):
    """How many games there are, and how much is told of one."""

    games: int
    players: int
    numbers: int
    actions: int

    def fields(self) -> list[tuple[type, int]]:
        """For each of the arrays, what is in it and how long a row is, 0 where it has none; large kinds first."""
        real, whole = np.float32, np.int32
        reals = [(real, self.numbers), (real, self.numbers), (real, self.players)]
        return [*reals, (whole, self.actions), *[(whole, 0)] * 3, (np.int8, self.actions), (np.bool_, 0)]

    def size(self) -> int:
        """How many bytes one step takes."""
        return sum(self.bytes_of(kind, row) for kind, row in self.fields())

    def bytes_of(self, kind: type, row: int) -> int:
        """How many of them one of the arrays takes."""
        return self.games * max(row, 1) * np.dtype(kind).itemsize


class Slot:
    """Room for one step of all games in one block of memory, whole and by the parts that each side fills."""

    def __init__(self, sizes: Sizes, memory: Any, spans: Sequence[range]) -> None:
        self._block = np.frombuffer(memory, np.uint8)
        arrays, start = [], 0
        for kind, row in sizes.fields():
            end = start + sizes.bytes_of(kind, row)
            array: npt.NDArray[Any] = self._block[start:end].view(kind)
            arrays.append(array.reshape(sizes.games, row) if row else array)
            start = end
        del array
        self.arrays = Arrays._make(arrays)
        self.parts = {span: self.arrays.of(span) for span in spans}
        self._own = sys.getrefcount(self._block)

    def free(self) -> bool:
        """Is no array of it held by anybody? Every array made of another one holds the block it lies in."""
        return sys.getrefcount(self._block) <= self._own


def reserve(sizes: Sizes, shared: bool) -> Sequence[Any]:
    """Memory for some steps. What is shared has no name in the system: it is gone when the last process is."""
    return [SPAWN.RawArray("B", sizes.size()) if shared else bytearray(sizes.size()) for _ in range(SLOTS)]
