"""The games of a dataset as arrays, for programs that learn from what others did."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ludoteca.adapters.numbers import Floats, Masks, Scale, set_of
from ludoteca.adapters.reward import find_reward
from ludoteca.core.record import game_of
from ludoteca.datasets import Row


class Decisions(NamedTuple):
    """All decisions of a game in their order, a row for each."""

    observations: Floats
    masks: Masks
    seats: npt.NDArray[np.int32]
    actions: npt.NDArray[np.int32]
    rewards: Floats
    """What the game was worth to the seat in the end."""


def arrays(row: Row, reward: str = "ranks") -> Decisions:
    """The decisions of one game of a dataset, observations and masks as the environments have them."""
    game, decisions = game_of(row.record), row.decisions()
    assert row.record.outcome is not None
    worth = find_reward(reward)(row.record.outcome)
    scale = Scale(game, row.record.players)
    observations: Floats = np.empty((len(decisions), scale.size), np.float32)
    scale.fill(b"".join(decision.seen for decision in decisions), observations)
    return Decisions(
        observations,
        np.array([set_of(decision.legal, game.num_actions) for decision in decisions]),
        np.array([decision.seat for decision in decisions], np.int32),
        np.array([decision.action for decision in decisions], np.int32),
        np.array([worth[decision.seat] for decision in decisions], np.float32),
    )
