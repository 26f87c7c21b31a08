"""What a review says, as data: the JSON of `ludoteca review` and of the server."""

from __future__ import annotations

import msgspec

from ludoteca.core.record import Plain

DEGREES = (("blunder", 0.10), ("mistake", 0.05), ("inaccuracy", 0.02))
"""From which loss on, in shares of a win, a decision is called by a name: the only place where it is said."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How deep a review looks."""

    search: int = 600
    """Iterations with which the best action is looked for."""
    trials: int = 384
    """Worlds at most in which best and chosen action are compared."""
    redeals: int = 16
    """How often luck is dealt anew where it has too many outcomes to take them all."""
    worlds: int = 8
    """Worlds over which a chance to win is the mean."""
    seed: int = 0

    def deeper(self, times: float) -> Settings:
        """So many times the work; with less than the usual, fewer worlds too."""
        return msgspec.structs.replace(
            self,
            search=max(1, round(self.search * times)),
            trials=max(1, round(self.trials * times)),
            redeals=max(2, round(self.redeals * times)),
            worlds=max(1, round(self.worlds * min(1.0, times))),
        )


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision with a choice. `loss` is 0 unless the interval from `low` to `high` leaves no doubt of one."""

    n: int
    """After so many steps it was taken."""
    seat: int
    turn: int
    act: Plain
    best: Plain
    """Both as a record writes acts."""
    loss: float
    low: float
    high: float
    effect: list[float]
    """What the loss brought to every seat, one's own being negative."""

    @property
    def degree(self) -> str:
        """What such a loss is called; nothing where it is small."""
        return degree(self.loss)


class Luck(msgspec.Struct, frozen=True, kw_only=True):
    """What luck gave to each seat in step `n`."""

    n: int
    seats: list[float]


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's account: result - start = luck + own + others + rest."""

    result: float
    start: float
    luck: float
    own: float
    others: float
    rest: float


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """All decisions of a seat in one turn, judged together."""

    n: int
    seat: int
    turn: int
    loss: float
    decisions: int


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A game reviewed, or its first `steps` steps."""

    game: str
    players: int
    judge: str
    """Which judge it was: a review by another is another review."""
    settings: Settings
    seal: str
    """The seal of the record."""
    steps: int
    complete: bool
    seats: list[Seat]
    decisions: list[Decision]
    luck: list[Luck]
    chances: list[list[float]]
    """Everybody's chance to win before the first step and after each."""

    def turns(self) -> list[Turn]:
        """The turns with choices, in order."""
        by_turn: dict[tuple[int, int], list[Decision]] = {}
        for each in self.decisions:
            by_turn.setdefault((each.turn, each.seat), []).append(each)
        return [
            Turn(n=all_[0].n, seat=seat, turn=turn, loss=sum(each.loss for each in all_), decisions=len(all_))
            for (turn, seat), all_ in by_turn.items()
        ]


def degree(loss: float) -> str:
    """What such a loss is called; nothing where it is small."""
    return next((name for name, least in DEGREES if loss >= least), "")
