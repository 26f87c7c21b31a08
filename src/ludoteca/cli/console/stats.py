"""Counting results over many games."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludoteca.core.outcome import Outcome


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
