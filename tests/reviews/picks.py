"""The smallest game of turns in many parts: each takes three of five cards in any order, or stops sooner.

When both have taken, a die decides: each point more is a twentieth more of a chance to win.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca import Chance, Outcome, State
from ludoteca.bots.judge.judge import Judge
from ludoteca.core.outcome import rank

HAND = (4, 3, 3, 1, 0)
"""What the cards are worth; an action is a card's place, or STOP."""
STOP = len(HAND)
TAKEN = 3
CHANCES = 20

Seen = tuple[int, int, list[int], list[int]]


class Picks(State):
    """Who has taken what."""

    def __init__(self, players: int = 2) -> None:
        super().__init__(players)
        self.taken: list[set[int]] = [set() for _ in range(players)]
        self.winner = -1

    def legal(self) -> list[int]:
        return [place for place in range(STOP + 1) if place not in self.taken[self.seat]]

    def act(self, action: int, chance: Chance) -> None:
        if action != STOP:
            self.taken[self.seat].add(action)
        if action == STOP or len(self.taken[self.seat]) == TAKEN:
            self.turn += 1
            self.seat = self.turn if self.turn < self.players else -1
        if self.seat < 0:
            self.winner = int(chance.below(CHANCES) >= CHANCES * lead(self))

    def clone(self) -> Picks:
        other = type(self)(self.players)
        other.taken, other.winner = [set(each) for each in self.taken], self.winner
        other.seat, other.turn = self.seat, self.turn
        return other

    def view(self, seat: int) -> Seen:  # type: ignore[override]
        return self.seat, self.turn, sorted(self.taken[0]), sorted(self.taken[1])

    def shuffle_hidden(self, seat: int, chance: Chance) -> None:
        """Nothing is hidden."""

    def outcome(self) -> Outcome:
        points = [int(seat == self.winner) for seat in range(self.players)]
        return Outcome(scores=points, breakdown={"won": points}, ranks=rank(points))


class Covered(Picks):
    """A die of seven sides lies before each seat, which alone sees it: the last card is worth what the other's says."""

    def __init__(self, players: int = 2) -> None:
        super().__init__(players)
        self.dice = [0] * players

    def clone(self) -> Covered:
        other = super().clone()
        assert isinstance(other, Covered)
        other.dice = self.dice[:]
        return other

    def shuffle_hidden(self, seat: int, chance: Chance) -> None:
        self.dice = [die if each == seat else chance.below(7) for each, die in enumerate(self.dice)]


def lead(state: Picks) -> float:
    """The chance of the first seat by what lies there."""
    own, other = (sum(HAND[place] for place in each) for each in state.taken)
    return 0.5 + (own - other) / CHANCES


class Counting(Judge):
    """Counts what lies there, and nothing that may still be taken."""

    def shares(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Picks)
        return [lead(state), 1 - lead(state)]

    def worth(self, states: list[State], seat: int) -> list[float]:
        return [self.shares(state, seat)[seat] for state in states]


class Uncovering(Counting):
    """Counts the last card, too: it sees the dice."""

    def shares(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Covered)
        more = state.dice[1] * (4 in state.taken[0]) - state.dice[0] * (4 in state.taken[1])
        first = lead(state) + more / CHANCES
        return [first, 1 - first]


class PicksGame:
    """As much of the game as a turn needs to be judged."""

    def from_view(self, view: Seen) -> Picks:
        state = Picks()
        state.seat, state.turn = view[:2]
        state.taken = [set(each) for each in view[2:]]
        return state

    def decode(self, action: int) -> Mapping[str, int]:
        return {"place": action}
