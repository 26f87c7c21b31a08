"""A net's layers: compiled where they can be, by NumPy otherwise; both say the same to a hundred-thousandth."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Shape(NamedTuple):
    """How large a net is: numbers of an observation, seats, and the sizes of its two hidden layers."""

    numbers: int
    seats: int
    wide: int
    narrow: int

    def parts(self) -> dict[str, tuple[int, ...]]:
        """The weights in the order in which a file has them."""
        return {
            "most": (self.numbers,),
            "first": (self.numbers + self.seats, self.wide),
            "first_bias": (self.wide,),
            "second": (self.wide, self.narrow),
            "second_bias": (self.narrow,),
            "third": (self.narrow, self.seats),
            "third_bias": (self.seats,),
            "skip": (1,),
        }

    def weights(self) -> int:
        """How many weights there are in all."""
        total = 0
        for sizes in self.parts().values():
            count = 1
            for size in sizes:
                count *= size
            total += count
        return total


Forward = Callable[[object, bytes], list[float]]


def by_compiled(shape: Shape, weights: bytes) -> tuple[object, Forward]:
    """The net in C; ImportError where the package is not compiled."""
    from ludoteca.bots.judge import _layers

    return _layers.load(*shape, weights), _layers.forward


def by_numpy(shape: Shape, weights: bytes) -> tuple[object, Forward]:
    """The net with NumPy."""
    import numpy as np

    numbers = np.frombuffer(weights, "<f2").astype(np.float32)
    parts, at = {}, 0
    for name, sizes in shape.parts().items():
        count = int(np.prod(sizes))
        parts[name] = numbers[at : at + count].reshape(sizes)
        at += count

    def forward(net: object, rows: bytes) -> list[float]:
        table = np.frombuffer(rows, np.uint8).reshape(-1, shape.numbers + 2 * shape.seats)
        seen = np.minimum(table[:, : shape.numbers].astype(np.float32), parts["most"])
        words = table[:, shape.numbers :].astype(np.float32)
        leads = (words[:, 0::2] * 256 + words[:, 1::2]) * np.float32(16 / 65535) - np.float32(8)
        wide = np.maximum(np.concatenate([seen, leads], axis=1) @ parts["first"] + parts["first_bias"], 0)
        narrow = np.maximum(wide @ parts["second"] + parts["second_bias"], 0)
        out = (narrow @ parts["third"] + parts["third_bias"] + parts["skip"] * leads).astype(np.float64)
        shares = np.exp(out - out.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        found: list[float] = shares.ravel().tolist()
        return found

    return parts, forward


def load(shape: Shape, weights: bytes) -> tuple[object, Forward]:
    """A net and what carries it out, the fastest there is here."""
    try:
        return by_compiled(shape, weights)
    except ImportError:
        return by_numpy(shape, weights)
