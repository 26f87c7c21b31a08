"""What a position is worth to each seat: one small interface, judged by hand or by a net."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from ludoteca.core.state import State

NOBODY: Final = -1.0e9
EVEN: Final = 0.5
MOST_LEAD: Final = 7.99
"""Leads are kept within so many margins; in a row they go from -8 to 8 in two bytes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says how good positions are, from 0 to 1. What is hidden from the seat that looks is imagined by its caller."""

    def worth(self, states: list[State], seat: int) -> list[float]:
        """How good each of these is for one seat: all that a decision may lead to in one call."""
        raise TypeError(f"{type(self).__name__} does not judge")

    def shares(self, state: State, seat: int) -> list[float]:
        """How good a position is for every seat, looked at from one of them."""
        raise TypeError(f"{type(self).__name__} does not judge")


class HandJudge(Judge):
    """By the game's own estimate: the distance to the best of the others, or alone to `par`."""

    def __init__(self, par: float) -> None:
        self.par: float = par

    def worth(self, states: list[State], seat: int) -> list[float]:
        """By the lead of that seat."""
        return [reward(state, seat, self.par) for state in states]

    def shares(self, state: State, seat: int) -> list[float]:
        """By the lead of each."""
        return rewards(state, self.par)


class EndJudge(Judge):
    """By who wins, for a game that says nothing of how a position stands: before the end all look alike to it."""

    def __init__(self, par: float) -> None:
        self.par: float = par

    def worth(self, states: list[State], seat: int) -> list[float]:
        """The win, where the game is over."""
        return [self.shares(state, seat)[seat] if state.seat < 0 else EVEN for state in states]

    def shares(self, state: State, seat: int) -> list[float]:
        """Each seat's part of the win; whoever plays alone is compared with `par`."""
        if state.players == 1:
            return rewards(state, self.par)
        return [share(state, each) for each in range(state.players)]


class NetJudge(Judge):
    """By a net that learned from games who wins; what is over it need not judge.

    `curiosity` is what suits a search with it, in the current turn and in later ones; None: what the game says.
    """

    def __init__(
        self,
        net: object,
        forward: Callable[[object, bytes], list[float]],
        curiosity: tuple[float, float] | None = None,
    ) -> None:
        self.net = net
        self.forward = forward
        self.curiosity = curiosity

    def worth(self, states: list[State], seat: int) -> list[float]:
        """What the net says of that seat, of all positions at once."""
        out = BytesWriter()
        values: list[float] = []
        for state in states:
            if state.seat < 0:
                values.append(share(state, seat))
            else:
                write_row(state, seat, out)
                values.append(-1.0)
        return self.filled(values, states, out)

    def filled(self, values: list[float], states: list[State], out: BytesWriter) -> list[float]:
        """The values with those of the written rows put where they are missing."""
        if len(out) == 0:
            return values
        found: list[float] = self.forward(self.net, out.getvalue())
        at = 0
        for place in range(len(values)):
            if values[place] < 0.0:
                values[place] = found[at]
                at += states[place].players
        return values

    def shares(self, state: State, seat: int) -> list[float]:
        """What the net says of everybody."""
        players = state.players
        if state.seat < 0:
            return [share(state, each) for each in range(players)]
        out = BytesWriter()
        write_row(state, seat, out)
        found: list[float] = self.forward(self.net, out.getvalue())
        return [found[(each - seat) % players] for each in range(players)]


def write_row(state: State, seat: int, out: BytesWriter) -> None:
    """What a net is shown: the observation of a seat, what the game senses, and everybody's lead by hand, one's own
    seat first.
    """
    state.observe(seat, out)
    values = state.sense(seat, out)
    margin = state.margin()
    for step in range(state.players):
        who = (seat + step) % state.players
        lead = (values[who] - best_other(values, who, 0.0)) / margin
        lead = min(max(lead, -MOST_LEAD), MOST_LEAD)
        word: i64 = int((lead + 8.0) * 65535.0 / 16.0)
        out.append(u8(word >> 8))
        out.append(u8(word & 255))


def share(state: State, seat: int) -> float:
    """A seat's part of the win of a game that is over."""
    ranks = state.outcome().ranks
    return 1.0 / float(ranks.count(1)) if ranks[seat] == 1 else 0.0


def rewards(state: State, par: float = 0.0) -> list[float]:
    """For each seat how well it stands, from 0 to 1: by its distance to the best of the others, or alone to `par`."""
    values = state.estimate()
    scale = state.margin()
    return [chance_to_win((values[seat] - best_other(values, seat, par)) / scale) for seat in range(len(values))]


def reward(state: State, seat: int, par: float) -> float:
    """How well one seat stands."""
    values = state.estimate()
    return chance_to_win((values[seat] - best_other(values, seat, par)) / state.margin())


def best_other(values: list[float], seat: int, par: float) -> float:
    """The best value among the other seats; `par` where there is none."""
    best = NOBODY
    for other in range(len(values)):
        if other != seat and values[other] > best:
            best = values[other]
    return best if len(values) > 1 else par


def chance_to_win(lead: float) -> float:
    """A lead as a number from 0 to 1."""
    if lead > 30.0:
        return 1.0
    if lead < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-lead))
