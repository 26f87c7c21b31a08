"""Counting results over many games."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

from ludoteca.core.outcome import Outcome

Z = 1.959964
"""The width of a 95 % interval in standard deviations."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate by Wilson's formula; shares of wins may be fractions."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, Z * Z
    middle = rate + square / (2 * games)
    reach = Z * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return max(0.0, (middle - reach) / (1 + square / games)), min(1.0, (middle + reach) / (1 + square / games))


@dataclass
class Tally:
    """Results of games with the same players. A shared win counts as its share."""

    players: int
    games: int = 0
    decisions: int = 0
    turns: int = 0
    seconds: float = 0.0
    wins: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.players
        self.points = [0] * self.players

    def add(self, outcome: Outcome, decisions: int, turns: int) -> None:
        """Count one game."""
        self.games += 1
        self.decisions += decisions
        self.turns += turns
        winners = outcome.winners
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
        for seat, score in enumerate(outcome.scores):
            self.points[seat] += score

    def each(self, total: float) -> float:
        """A total by game; 0 before the first."""
        return total / self.games if self.games else 0.0

    def rate(self) -> float:
        """Decisions in a second."""
        return self.decisions / self.seconds if self.seconds else 0.0
