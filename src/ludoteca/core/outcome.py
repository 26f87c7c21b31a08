"""The result of a game: scores by source, ranks with the tie-breaks that made them, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import UNSET, UnsetType


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """Lists go by seat. Before the end it tells what the result would be now, and `ending` is empty."""

    scores: list[int]
    breakdown: dict[str, list[int]]
    """Points by source, sources in the order a score sheet shows them; each seat's column adds up to its score."""
    ranks: list[int]
    """1 is best; equal ranks are a shared place, and the rank after it is skipped."""
    tie_breaks: dict[str, list[int]] = {}
    """What was compared between equal scores, in that order; more is better."""
    ending: str = ""
    unsettled: list[str] | UnsetType = UNSET
    """Before the end: the sources that are not made yet but stand so for now. They are lost if somebody overtakes
    (a majority), or only if nothing more is done (what is still useful). People are told them apart from the rest."""

    @property
    def made(self) -> list[int]:
        """Each seat's points without what is unsettled: what the running table calls points."""
        apart = list(self.apart.values())
        return [score - sum(points[seat] for points in apart) for seat, score in enumerate(self.scores)]

    @property
    def apart(self) -> dict[str, list[int]]:
        """The points of the unsettled sources, as they stand."""
        if self.unsettled is UNSET:
            return {}
        return {source: points for source, points in self.breakdown.items() if source in self.unsettled}

    @property
    def winners(self) -> list[int]:
        """The seats in first place."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


def rank(scores: Sequence[int], *tie_breaks: Sequence[int]) -> list[int]:
    """Ranks from 1 by score, then by each tie-break in turn; what is equal in all shares a place."""
    keys = list(zip(scores, *tie_breaks, strict=True))
    best_first = sorted(keys, reverse=True)
    return [1 + best_first.index(key) for key in keys]
