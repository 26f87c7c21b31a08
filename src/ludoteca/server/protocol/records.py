"""What was played, on the wire: records, replays, results, figures."""

from __future__ import annotations

from typing import Literal

from ludoteca.core.outcome import Outcome
from ludoteca.reviews.told import Review
from ludoteca.server.protocol.parts import ChatText, Decided, Given, Number, Several, Shown, Told


class Moment(Told, frozen=True):
    """One moment of a replay: the view after entry `n` and the events that led there."""

    n: int
    seat: int
    events: Several
    view: Shown | None
    """None where a replay was asked for without views."""


class NewComment(Given, frozen=True):
    """What somebody who played has to say of the moment after entry `n`."""

    n: Number
    text: ChatText


class Comment(Told, frozen=True):
    """Something said of a moment of a finished game; `seat` is -1 where it was said by who took the record in."""

    id: int
    n: int
    seat: int
    name: str
    text: str
    at: int
    mine: bool


class ReplayInfo(Told, frozen=True):
    """A whole finished game from one seat's view (-1: an onlooker's)."""

    id: str
    game: str
    rules: str
    edition: str
    """With which words and contents it was played: see `GameInfo`."""
    contents: str
    """The name of the house contents it was played with; empty for those printed here."""
    viewer: int
    names: list[str]
    moments: list[Moment]
    marks: list[int]
    """Moments worth a look: those that brought somebody most points, the most first."""
    outcome: Outcome
    mine: list[int]
    """The seats that whoever asks played from."""
    comments: list[Comment]
    """By moment, then in the order they were said."""
    may_comment: bool


class ReviewInfo(Told, frozen=True):
    """How far the review of a finished game is: so many of so many steps, and all of it once it is done."""

    state: Literal["none", "working", "done"]
    done: int = 0
    steps: int = 0
    degrees: dict[str, float] = {}
    """From which loss on a decision is called what, the worst first."""
    review: Review | None = None


class Choices(Told, frozen=True):
    """What the seat that decided after `n` entries could have done."""

    n: int
    seat: int
    legal: Several


class TryAct(Given, frozen=True):
    """Another act for a decision of a finished game."""

    act: Decided


class Judged(Told, frozen=True):
    """How much better the review's best act is than the one tried: between `low` and `high` in 95 of 100 cases.

    `loss` is 0 unless that leaves no doubt of one.
    """

    loss: float
    low: float
    high: float


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


class TurnMoment(Told, frozen=True):
    """One of my turns, and what it brought or cost in shares of a win; `n` leads to it in the review of the record."""

    record: str
    n: int
    share: float


class Learned(Told, frozen=True):
    """A reviewed game of mine: what a turn cost on average."""

    record: str
    at: int
    loss: float


class GameLearning(Told, frozen=True):
    """All reviewed games of mine of one kind: the mean loss a turn falls as one learns."""

    game: str
    games: int
    turns: int
    loss: float
    """Mean loss a turn, in shares of a win."""
    luck: float
    """What luck gave in all of them together."""
    latest: list[Learned]
    """The last ones, oldest first."""
    best: TurnMoment | None
    """The turn without a mistake that raised my chance most, luck not counted."""
    worst: TurnMoment | None


class Learning(Told, frozen=True):
    """What reviews say of my play, each game by itself."""

    games: list[GameLearning]
