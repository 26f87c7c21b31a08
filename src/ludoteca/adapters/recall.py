"""What a seat remembers, as numbers: a digest of its whole past, then its last decisions with what it saw then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from ludoteca.adapters.numbers import Floats, Scale

DIGEST_BYTES = 12
DIGEST_BITS = 8 * DIGEST_BYTES


class Decided(NamedTuple):
    """One decision of a seat: what it saw, as its game writes it, and the action it chose."""

    seen: bytes
    action: int


class Recall:
    """Where such numbers lie in a row: `past` is the digest, `decisions` the last decisions, the latest first."""

    def __init__(self, scale: Scale, num_actions: int, decisions: int) -> None:
        self._scale = scale
        self._decisions = decisions
        self._bits = num_actions.bit_length()
        self.size = DIGEST_BITS + decisions * (scale.size + self._bits)
        """Of a decision: what was seen, then the number of the action and 1 more in bits, the highest first."""

    def fill(self, row: Floats, digest: bytes, past: Sequence[Decided]) -> None:
        """Write what a seat remembers; zeros stand for what has not been."""
        row[:] = 0
        row[:DIGEST_BITS] = np.unpackbits(np.frombuffer(digest, np.uint8))
        last = past[: -self._decisions - 1 : -1]
        if not last:
            return
        rows = row[DIGEST_BITS:].reshape(self._decisions, -1)[: len(last)]
        self._scale.fill(b"".join(decided.seen for decided in last), rows[:, : self._scale.size])
        actions = np.array([decided.action + 1 for decided in last])
        rows[:, self._scale.size :] = actions[:, None] >> np.arange(self._bits)[::-1] & 1
