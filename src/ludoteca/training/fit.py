"""Fitting a net to lessons: gradient descent (AdamW) with NumPy, or on a GPU with CuPy, which has the same words."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from math import cos, pi
from types import ModuleType
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ludoteca.bots.judge.layers import Shape

BATCH = 8192
RATE = 1e-3
WARM_UP = 0.1
"""The part of the steps in which the rate rises; then it falls to nothing."""
DECAY = 1e-4
BETAS = (0.9, 0.999)
LEADS = 0.5
"""How much it counts to foresee the final leads, besides who wins."""
HELD_BACK = 20
"""One game in so many is not learned from: how well the net foresees these is its loss."""
LOOKS = 24
"""How often during a fit the games held back are looked at."""
PATIENCE = 6
"""The fit ends when so many looks in a row found nothing better."""

Bytes = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float32]
Weights = dict[str, Floats]


class Lessons(NamedTuple):
    """Rows with what became of them, and from which game each is."""

    rows: Bytes
    shares: Floats
    leads: Floats
    games: npt.NDArray[np.int64]

    @classmethod
    def joined(cls, parts: Sequence[Lessons]) -> Lessons:
        """Several as one."""
        return cls(*(np.concatenate(column) for column in zip(*parts, strict=True)))


class Batch(NamedTuple):
    """Lessons where they are reckoned with; on a GPU these are CuPy's arrays, which have the same words."""

    rows: Bytes
    shares: Floats
    leads: Floats

    def drawn(self, at: npt.NDArray[np.int64]) -> Batch:
        """Some of them."""
        return Batch(self.rows[at], self.shares[at], self.leads[at])


class Fitted(NamedTuple):
    """A net's weights in half precision, all that training needs to go on, and the losses on games held back."""

    weights: bytes
    going_on: dict[str, Floats]
    loss: float
    loss_by_hand: float


def measured(leads: Floats) -> Floats:
    """Leads of a size that a net can foresee beside who wins: where games are lost by ten margins, as when only a
    victory counts, they would drown it.
    """
    known = leads[~np.isnan(leads)]
    size = float(np.sqrt(np.mean(known * known))) if known.size else 1.0
    return leads / np.float32(max(size, 1.0))


def arrays() -> ModuleType:
    """CuPy where there is a GPU for it, else NumPy."""
    try:
        cupy = import_module("cupy")
        return cupy if cupy.cuda.runtime.getDeviceCount() else np
    except Exception:
        return np


def fit(lessons: Lessons, shape: Shape, most: Floats, steps: int, before: dict[str, Floats] | None = None) -> Fitted:
    """Learn to foresee who wins; begins with the net before, if there is one."""
    xp = arrays()
    net = Net(xp, shape, most, before or first_weights(shape))
    lessons = lessons._replace(leads=measured(lessons.leads))
    held = lessons.games % HELD_BACK == 0
    testing, learning = (Batch(*(xp.asarray(column[which]) for column in lessons[:3])) for which in (held, ~held))
    best = _learn(net, learning, testing, steps)
    net.weights = best
    going_on = {name: np.asarray(value if xp is np else xp.asnumpy(value)) for name, value in best.items()}
    by_hand = _entropy(xp, testing.shares, net.leads(testing.rows))
    return Fitted(_half(going_on, shape, most), going_on, net.loss(testing), by_hand)


def weights_of(half: bytes, shape: Shape, most: Floats) -> dict[str, Floats]:
    """Where training begins that goes on with a written net: what a file leaves out (the final leads) begins anew."""
    numbers, at, parts = np.frombuffer(half, "<f2").astype(np.float32), 0, {}
    for name, sizes in shape.parts().items():
        count = int(np.prod(sizes))
        parts[name] = numbers[at : at + count].reshape(sizes)
        at += count
    begun, seats = first_weights(shape), shape.seats
    begun["third"][:, :seats], begun["third_bias"][:seats] = parts["third"], parts["third_bias"]
    begun["skip"][0] = parts["skip"][0]
    begun["first"] = parts["first"] * _scale(shape, most)
    return begun | {name: parts[name] for name in ("first_bias", "second", "second_bias")}


def first_weights(shape: Shape) -> dict[str, Floats]:
    """Where training begins: as the game's own estimate says, hidden layers by lot."""
    lot = np.random.default_rng(1)

    def layer(rows: int, columns: int, scale: float) -> Floats:
        bound = scale / np.sqrt(rows)
        return lot.uniform(-bound, bound, (rows, columns)).astype(np.float32)

    return {
        "first": layer(shape.numbers + shape.seats, shape.wide, 1.0),
        "first_bias": np.zeros(shape.wide, np.float32),
        "second": layer(shape.wide, shape.narrow, 1.0),
        "second_bias": np.zeros(shape.narrow, np.float32),
        "third": layer(shape.narrow, 2 * shape.seats, 0.1),
        "third_bias": np.zeros(2 * shape.seats, np.float32),
        "skip": np.array([1.0, 0.4], np.float32),
    }


class Net:
    """The layers of layers.py, with a second row of outputs for the final leads, and how they learn."""

    def __init__(self, xp: ModuleType, shape: Shape, most: Floats, weights: dict[str, Floats]) -> None:
        self.xp, self.shape = xp, shape
        self.most = xp.asarray(most)
        self.weights: Weights = {name: xp.asarray(value) for name, value in weights.items()}
        self._mean = {name: xp.zeros_like(value) for name, value in self.weights.items()}
        self._square = {name: xp.zeros_like(value) for name, value in self.weights.items()}
        self._steps = 0

    def leads(self, rows: Bytes) -> Floats:
        """Everybody's lead by hand."""
        words: Floats = rows[:, self.shape.numbers :].astype(self.xp.float32)
        return (words[:, 0::2] * 256 + words[:, 1::2]) * np.float32(16 / 65535) - np.float32(8)

    def shown(self, rows: Bytes) -> Floats:
        """Rows as numbers from 0 to 1, and leads."""
        seen = self.xp.minimum(rows[:, : self.shape.numbers].astype(self.xp.float32), self.most) / self.most
        shown: Floats = self.xp.concatenate([seen, self.leads(rows)], axis=1)
        return shown

    def forward(self, shown: Floats) -> tuple[Floats, Floats, Floats]:
        """Both hidden layers and all outputs."""
        w, xp, seats = self.weights, self.xp, self.shape.seats
        wide = xp.maximum(shown @ w["first"] + w["first_bias"], 0)
        narrow = xp.maximum(wide @ w["second"] + w["second_bias"], 0)
        leads = shown[:, self.shape.numbers :]
        skipped = xp.concatenate([w["skip"][0] * leads, w["skip"][1] * leads], axis=1)
        assert skipped.shape[1] == 2 * seats
        return wide, narrow, narrow @ w["third"] + w["third_bias"] + skipped

    def loss(self, lessons: Batch) -> float:
        """How badly the wins of these games are foreseen."""
        total, rows, shares = 0.0, lessons.rows, lessons.shares
        for at in range(0, len(rows), 65536):
            out = self.forward(self.shown(rows[at : at + 65536]))[2][:, : self.shape.seats]
            part = shares[at : at + 65536]
            total += _entropy(self.xp, part, out) * len(part)
        return total / max(1, len(rows))

    def learn(self, lessons: Batch, rate: float) -> None:
        """One step downhill on a batch."""
        xp, w, seats = self.xp, self.weights, self.shape.seats
        shown = self.shown(lessons.rows)
        wide, narrow, out = self.forward(shown)
        wins = _softmax(xp, out[:, :seats]) - lessons.shares
        ahead = (2 * LEADS / seats) * xp.nan_to_num(out[:, seats:] - lessons.leads)
        slope = xp.concatenate([wins, ahead], axis=1) / len(lessons.rows)
        own = shown[:, self.shape.numbers :]
        narrow_slope = (slope @ w["third"].T) * (narrow > 0)
        wide_slope = (narrow_slope @ w["second"].T) * (wide > 0)
        self._step(
            {
                "first": shown.T @ wide_slope,
                "first_bias": wide_slope.sum(0),
                "second": wide.T @ narrow_slope,
                "second_bias": narrow_slope.sum(0),
                "third": narrow.T @ slope,
                "third_bias": slope.sum(0),
                "skip": xp.stack([(slope[:, :seats] * own).sum(), (slope[:, seats:] * own).sum()]),
            },
            rate,
        )

    def _step(self, slopes: Weights, rate: float) -> None:
        """AdamW."""
        self._steps += 1
        early, late = (1 - beta**self._steps for beta in BETAS)
        for name, slope in slopes.items():
            mean, square = self._mean[name], self._square[name]
            mean += (1 - BETAS[0]) * (slope - mean)
            square += (1 - BETAS[1]) * (slope * slope - square)
            self.weights[name] = self.weights[name] * (1 - rate * DECAY) - rate * (mean / early) / (
                self.xp.sqrt(square / late) + 1e-8
            )


def _learn(net: Net, learning: Batch, testing: Batch, steps: int) -> Weights:
    """Steps over batches drawn by lot; what was best on the games held back."""
    lot = np.random.default_rng(net.shape.seats)
    rows = len(learning.rows)
    best, least, since = dict(net.weights), float("inf"), 0
    for number in range(steps):
        at = net.xp.asarray(lot.integers(0, rows, min(BATCH, rows)))
        net.learn(learning.drawn(at), _rate(number / steps))
        if (number + 1) % max(1, steps // LOOKS) == 0:
            found = net.loss(testing)
            best, least, since = (dict(net.weights), found, 0) if found < least else (best, least, since + 1)
            if since >= PATIENCE:
                break
    return best


def _rate(done: float) -> float:
    """Up in the beginning, then down to nothing."""
    return RATE * (done / WARM_UP if done < WARM_UP else (1 + cos(pi * (done - WARM_UP) / (1 - WARM_UP))) / 2)


def _softmax(xp: ModuleType, out: Floats) -> Floats:
    powers: Floats = xp.exp(out - out.max(axis=1, keepdims=True))
    shares: Floats = powers / powers.sum(axis=1, keepdims=True)
    return shares


def _entropy(xp: ModuleType, shares: Floats, out: Floats) -> float:
    """How surprising these shares are to whoever foresaw that."""
    return float(-(shares * xp.log(_softmax(xp, out) + 1e-12)).sum(axis=1).mean())


def _half(learned: dict[str, Floats], shape: Shape, most: Floats) -> bytes:
    """In the order of Shape.parts, the first layer scaled so that it takes the numbers as they are."""
    parts = {
        **learned,
        "most": most,
        "first": learned["first"] / _scale(shape, most),
        "third": learned["third"][:, : shape.seats],
        "third_bias": learned["third_bias"][: shape.seats],
        "skip": learned["skip"][:1],
    }
    return b"".join(np.ascontiguousarray(parts[name]).astype("<f2").tobytes() for name in shape.parts())


def _scale(shape: Shape, most: Floats) -> Floats:
    """What the rows of the first layer are divided by in a file."""
    return np.concatenate([most, np.ones(shape.seats, np.float32)])[:, None]
