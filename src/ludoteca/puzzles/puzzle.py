"""A puzzle and a file of them: the game up to a decision in numbers, what is right there, and what all else loses."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

import msgspec

from ludoteca.core.chance import Script
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import AnyGame
from ludoteca.core.options import Asked, Value
from ludoteca.core.record import Record, written
from ludoteca.core.state import State

FORMAT = 1
FILE = "puzzles.jsonl"
"""What a game's own puzzles are called, beside its contents."""
SLIGHT = 0.01
"""Whoever loses no more than this on average is right too: other ways to the same thing."""
CLEAR = 0.05
"""Everything else must lose at least so much of a win, and surely something."""
MOST_RIGHT = 3
THOUSAND = 1000


class BadPuzzles(LudotecaError, ValueError):
    """A file of puzzles that cannot be used: damaged, or of other rules or contents."""


class Way(NamedTuple):
    """An action open there by its number, and what it loses, from the lowest to the highest likely: in thousandths."""

    action: int
    loss: int
    low: int
    high: int

    @property
    def right(self) -> bool:
        """Is it as good as the best?"""
        return self.loss <= SLIGHT * THOUSAND

    @property
    def wrong(self) -> bool:
        """Does it clearly lose?"""
        return self.loss >= CLEAR * THOUSAND and self.low > 0


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """A decision in game `game` of a file, reached by `steps`: each the number of an action, then what luck gave."""

    game: int
    players: int
    luck: list[int]
    steps: list[list[int]]
    ways: list[Way]
    difficulty: int
    """How many of a hundred quick looks do not find it."""
    greedy: bool
    """Is it found by a look one step ahead?"""

    @property
    def id(self) -> str:
        """A name of its own, the same as long as the position is."""
        place = msgspec.json.encode((self.players, self.luck, self.steps))
        return hashlib.blake2s(place, digest_size=6).hexdigest()

    @property
    def right(self) -> list[int]:
        """What to do there: the best action first, then others that are as good."""
        return [way.action for way in sorted(self.ways, key=lambda way: way.loss) if way.right]

    def way(self, action: int) -> Way:
        """What is known of an action."""
        return next(way for way in self.ways if way.action == action)


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """What the puzzles of a file are of, who found them and how far he came."""

    format: int = FORMAT
    game: str
    rules: str
    content: str
    options: dict[str, Value]
    judges: dict[int, str]
    """Who judged, by number of players."""
    seed: int
    games: int = 0
    """How many games were looked through."""


class Puzzles(NamedTuple):
    """A file of puzzles."""

    head: Head
    puzzles: list[Puzzle]


def is_clear(ways: Iterable[Way]) -> bool:
    """Is it a puzzle: a few actions right, all others clearly wrong, and more of these?"""
    listed = list(ways)
    right = sum(way.right for way in listed)
    return 0 < right <= MOST_RIGHT and 2 * right <= len(listed) and all(way.right or way.wrong for way in listed)


def write_puzzles(file: Path, found: Puzzles) -> None:
    """Write them all, a line each after the head, whole or not at all."""
    lines = [msgspec.json.encode(part) for part in (found.head, *found.puzzles)]
    draft = file.with_name(f".{file.name}.new")
    draft.write_bytes(b"\n".join(lines) + b"\n")
    draft.replace(file)


def read_puzzles(file: Path | Traversable, game: AnyGame | None = None) -> Puzzles:
    """The puzzles of a file, or BadPuzzles; also where they are not of this game, its rules and its contents."""
    try:
        first, *rest = file.read_bytes().splitlines()
        head = msgspec.json.decode(first, type=Head)
        found = Puzzles(head, [msgspec.json.decode(line, type=Puzzle) for line in rest])
    except (ValueError, msgspec.DecodeError) as error:
        raise BadPuzzles("puzzles-unreadable", file=file.name, reason=str(error)) from None
    if game is not None:
        check_head(head, file.name, game)
    return found


def new_head(game: AnyGame, seed: int, options: Asked | None = None, judges: dict[int, str] | None = None) -> Head:
    """The head of a file of puzzles found here and now."""
    return Head(
        game=game.id,
        rules=game.version,
        content=game.content.digest(),
        options=game.check_options(options),
        judges=judges or {},
        seed=seed,
    )


def check_head(head: Head, file: str, game: AnyGame) -> None:
    """BadPuzzles where they are of something else: which part of it differs."""
    expected = {"format": FORMAT, "game": game.id, "rules": game.version, "content": game.content.digest()}
    for name, right in expected.items():
        if getattr(head, name) != right:
            raise BadPuzzles("puzzles-other", file=file, field=name, there=str(getattr(head, name)), here=str(right))


@cache
def shipped(game: AnyGame) -> Puzzles:
    """The puzzles that come with a game; none where it brings none, or none of today's rules and contents."""
    try:
        return read_puzzles(files(type(game).__module__).joinpath(FILE), game)
    except (BadPuzzles, OSError):
        return Puzzles(new_head(game, 0), [])


def position(game: AnyGame, options: dict[str, Value], puzzle: Puzzle) -> State:
    """The state in which the puzzle is to be decided, or BadPuzzles where the rules do not lead there."""
    return play(game, options, puzzle)[0]


def record(game: AnyGame, options: dict[str, Value], puzzle: Puzzle) -> Record:
    """The game up to there as a record. It holds what is hidden."""
    state, seats = play(game, options, puzzle)
    steps = ((seat, step[0], tuple(step[1:])) for seat, step in zip(seats, puzzle.steps, strict=True))
    return written(game, state, game.check_options(options), puzzle.luck, steps)


def play(game: AnyGame, options: dict[str, Value], puzzle: Puzzle) -> tuple[State, list[int]]:
    """The state of a puzzle and who decided on the way, every step checked."""
    seats: list[int] = []
    try:
        state: State = game.start(puzzle.players, options, Script(puzzle.luck))
        for action, *luck in puzzle.steps:
            seats.append(state.seat)
            state.act(game.allow(state, state.seat, action), Script(luck))
        if state.legal() != sorted(way.action for way in puzzle.ways):
            raise BadPuzzles("puzzle-other-choice", id=puzzle.id)
    except LudotecaError as error:
        raise BadPuzzles("puzzle-no-way", id=puzzle.id, reason=error) from None
    return state, seats
