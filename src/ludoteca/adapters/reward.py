"""What a finished game is worth to each seat: by places, or by points ahead."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core.errors import BadOption
from ludoteca.core.outcome import Outcome

Reward = Callable[[Outcome], list[float]]


def by_ranks(outcome: Outcome) -> list[float]:
    """From 1 for beating everybody to -1 for losing to everybody; the rewards of all seats add up to 0.

    Who plays alone has nobody to beat, and gets the score.
    """
    best_first = sorted(outcome.ranks)
    others = len(best_first) - 1
    if not others:
        return [float(outcome.scores[0])]
    worst_first = best_first[::-1]
    return [(worst_first.index(own) - best_first.index(own)) / others for own in outcome.ranks]


def by_margin(outcome: Outcome) -> list[float]:
    """The points ahead of the best other seat, or behind it; alone, the score."""
    scores = outcome.scores
    bests = [max([*scores[:seat], *scores[seat + 1 :]], default=0) for seat in range(len(scores))]
    return [float(score - best) for score, best in zip(scores, bests, strict=True)]


REWARDS: dict[str, Reward] = {"ranks": by_ranks, "margin": by_margin}


def find_reward(name: str) -> Reward:
    """The reward of that name, or BadOption."""
    if name not in REWARDS:
        raise BadOption("reward-unknown", reward=str(name), right=", ".join(REWARDS))
    return REWARDS[name]
