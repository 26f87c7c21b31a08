"""A game at random in any PettingZoo environment, ours or theirs: the same loop for both."""

from __future__ import annotations

import random
from typing import Any

import numpy as np


def pick(mask: Any) -> int:
    """A legal action."""
    return int(random.choice(np.flatnonzero(mask)))


def play(table: Any) -> int:
    """A whole game; its steps."""
    table.reset()
    steps = 0
    for _ in table.agent_iter():
        seen, _, ended, cut, info = table.last()
        over = ended or cut
        table.step(None if over else pick((info if "action_mask" in info else seen)["action_mask"]))
        steps += not over
    return steps
