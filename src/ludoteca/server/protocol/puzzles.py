"""Puzzles on the wire. What is right is told only to who has tried, or gave up."""

from __future__ import annotations

from ludoteca.server.protocol import Previewed
from ludoteca.server.protocol.parts import Decided, Given, Several, Shown, Told


class PuzzleStanding(Told, frozen=True):
    """How somebody does at the puzzles of a game: his rating against theirs, and how many he found in a row."""

    rating: float
    uncertainty: float
    tried: int = 0
    solved: int = 0
    streak: int = 0
    best: int = 0
    """The longest streak."""


class PuzzleInfo(Told, frozen=True):
    """A decision to be found, as the seat that decides sees it."""

    id: str
    game: str
    rules: str
    edition: str
    players: int
    viewer: int
    view: Shown
    legal: Several
    rating: float
    """How hard it is, by those who tried it."""
    known: bool
    """Tried before: it does not count again."""
    standing: PuzzleStanding
    count: int
    """How many puzzles this game has."""


class PuzzleAct(Given, frozen=True):
    """An act somebody thinks of."""

    act: Decided


class PuzzleTry(Given, frozen=True):
    """What somebody would do there; nothing where he wants to be told."""

    act: Decided | None = None


class PuzzleWay(Told, frozen=True):
    """One of the acts: what it loses in shares of a win, with its interval, and what is certain to come of it."""

    act: Shown
    right: bool
    loss: float
    low: float
    high: float
    preview: Previewed


class PuzzleAnswer(Told, frozen=True):
    """Whether it was right, what was, and how the person stands now."""

    right: bool
    tried: PuzzleWay | None
    best: list[PuzzleWay]
    """What is right, the best first."""
    standing: PuzzleStanding
    change: float
    """Of the rating: nothing for a puzzle tried before."""
