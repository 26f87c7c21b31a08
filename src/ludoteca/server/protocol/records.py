"""What was played, on the wire: records, replays, results, figures."""

from __future__ import annotations

from typing import Literal

from ludoteca.core.outcome import Outcome
from ludoteca.reviews.told import Review
from ludoteca.server.protocol.parts import Several, Shown, Told


class Moment(Told, frozen=True):
    """One moment of a replay: the view after entry `n` and the events that led there."""

    n: int
    seat: int
    events: Several
    view: Shown


class ReplayInfo(Told, frozen=True):
    """A whole finished game from one seat's view (-1: an onlooker's)."""

    id: str
    game: str
    rules: str
    viewer: int
    names: list[str]
    moments: list[Moment]
    outcome: Outcome


class ReviewInfo(Told, frozen=True):
    """How far the review of a finished game is: so many of so many steps, and all of it once it is done."""

    state: Literal["none", "working", "done"]
    done: int = 0
    steps: int = 0
    degrees: dict[str, float] = {}
    """From which loss on a decision is called what, the worst first."""
    review: Review | None = None


class Imported(Told, frozen=True):
    """A record taken in; it can be replayed under this id."""

    id: str


class ImportedRecord(Told, frozen=True):
    """A record I took in. Who played is told by seat only: a record has no names."""

    id: str
    game: str
    at: int
    """When it was taken in."""
    outcome: Outcome


class Result(Told, frozen=True):
    """One finished game of mine."""

    table: str
    game: str
    at: int
    seat: int
    names: list[str]
    rank: int
    players: int
    score: int
    breakdown: dict[str, int]
    ending: str
    rating: float | None = None
    change: float | None = None


class GameStatistics(Told, frozen=True):
    """One game in figures: what I won, my rating, and where my points come from on average."""

    game: str
    games: int
    wins: int
    mean_rank: float
    rating: float | None
    uncertainty: float | None
    by_source: dict[str, float]


class Statistics(Told, frozen=True):
    """All my games in figures."""

    games: list[GameStatistics]
