"""The smallest game of luck and choice, whose chances can be reckoned exactly: a race with one of two dice."""

from __future__ import annotations

from functools import cache

from ludoteca import Chance, Outcome, State
from ludoteca.bots.judge.judge import Judge
from ludoteca.core.outcome import rank

GOAL = 6
DICE = (2, 4)
"""An action is a die: of two sides or of four. Whoever gets to the goal wins, but not beyond TOO_FAR."""
TOO_FAR = 8


class Race(State):
    """Who is where."""

    def __init__(self, players: int = 2) -> None:
        super().__init__(players)
        self.at = [0] * players
        self.winner = -1

    def legal(self) -> list[int]:
        return [0, 1] if self.seat >= 0 else []

    def act(self, action: int, chance: Chance) -> None:
        self.at[self.seat] += 1 + chance.below(DICE[action])
        if GOAL <= self.at[self.seat] <= TOO_FAR:
            self.winner, self.seat = self.seat, -1
        elif self.at[self.seat] > TOO_FAR:
            self.winner, self.seat = 1 - self.seat, -1
        else:
            self.seat = 1 - self.seat
        self.turn += 1

    def clone(self) -> Race:
        other = Race(self.players)
        other.at, other.winner, other.seat, other.turn = self.at[:], self.winner, self.seat, self.turn
        return other

    def view(self, seat: int) -> tuple[object, ...]:  # type: ignore[override]
        return (*self.at, self.seat)

    def shuffle_hidden(self, seat: int, chance: Chance) -> None:
        """Nothing is hidden."""

    def outcome(self) -> Outcome:
        points = [int(seat == self.winner) for seat in range(self.players)]
        return Outcome(scores=points, breakdown={"won": points}, ranks=rank(points))


@cache
def worth(own: int, other: int) -> float:
    """The chance to win of who throws next, both choosing the best die."""
    return max(thrown(own, other, sides) for sides in DICE)


def thrown(own: int, other: int, sides: int) -> float:
    """The chance to win of who throws this die."""
    return sum(_after(own + 1 + each, other) for each in range(sides)) / sides


def _after(own: int, other: int) -> float:
    if own > TOO_FAR:
        return 0.0
    return 1.0 if own >= GOAL else 1 - worth(other, own)


class ExactJudge(Judge):
    """Knows the chances."""

    def shares(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Race)
        if state.seat < 0:
            return [float(each == state.winner) for each in range(2)]
        own = worth(state.at[state.seat], state.at[1 - state.seat])
        return [own, 1 - own] if state.seat == 0 else [1 - own, own]

    def worth(self, states: list[State], seat: int) -> list[float]:
        return [self.shares(state, seat)[seat] for state in states]
