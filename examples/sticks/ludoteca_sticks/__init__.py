"""Sticks: take one to three from a heap; whoever takes the last one wins. The smallest whole game for Ludoteca."""

from __future__ import annotations

from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Self

import msgspec
from librt.strings import BytesWriter

from ludoteca import Chance, Game, Illegal, Outcome, State
from ludoteca.core import observing
from ludoteca.core.content import Content, Row, read_content
from ludoteca.core.layout import Part
from ludoteca.core.options import Chosen
from ludoteca.core.outcome import rank

FOLDER = files(__package__)
CONTENT = FOLDER.joinpath("content.toml")


class Heap(Row, frozen=True, kw_only=True):
    """How many sticks there are, and how many a player takes at most."""

    fewest: int
    most: int
    take: int

    def __post_init__(self) -> None:
        if not 1 <= self.fewest <= self.most or self.take < 1:
            raise ValueError("needs at least 1 stick, no more as fewest than as most, and at least 1 to take")


class SticksContent(Content, frozen=True, kw_only=True):
    """The content file."""

    heap: Heap


class Take(msgspec.Struct, frozen=True, tag_field="type", tag="take"):
    """Take so many sticks."""

    count: int


class Took(msgspec.Struct, frozen=True, tag_field="type", tag="took"):
    """Somebody took so many sticks."""

    seat: int
    count: int


class SticksView(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table: nothing is hidden."""

    players: int
    seat: int
    turn: int
    sticks: int
    taken: list[int]
    last: int


class SticksState(State):
    """A heap, and what everybody took."""

    __slots__ = ("last", "most", "sticks", "taken")

    def __init__(self, players: int, most: int) -> None:
        super().__init__(players)
        self.most = most
        self.sticks = 0
        self.taken = [0] * players
        self.last = -1

    def legal(self) -> list[int]:
        return list(range(min(self.most, self.sticks))) if self.seat >= 0 else []

    def act(self, action: int, chance: Chance) -> None:
        count = action + 1
        self.sticks -= count
        self.taken[self.seat] += count
        self.last = self.seat
        if self.events is not None:
            self.events.append(Took(self.seat, count))
        self._pass_on()

    def _pass_on(self) -> None:
        if self.sticks:
            self.turn += 1
            self.seat = (self.seat + 1) % self.players
        else:
            self.seat = -1

    def clone(self) -> SticksState:
        other = SticksState(self.players, self.most)
        other.seat, other.turn, other.sticks, other.last = self.seat, self.turn, self.sticks, self.last
        other.taken = self.taken[:]
        return other

    def view(self, seat: int) -> SticksView:
        return SticksView(
            players=self.players,
            seat=self.seat,
            turn=self.turn,
            sticks=self.sticks,
            taken=self.taken[:],
            last=self.last,
        )

    def outcome(self) -> Outcome:
        points = [int(seat == self.last) for seat in range(self.players)] if self.seat < 0 else [0] * self.players
        return Outcome(
            scores=points,
            breakdown={"last": points},
            ranks=rank(points),
            ending="heap-empty" if self.seat < 0 else "",
        )

    def shuffle_hidden(self, seat: int, chance: Chance) -> None:
        """Nothing is hidden."""

    def observe(self, seat: int, out: BytesWriter) -> None:
        """What programs that learn see: see `Sticks.layout`."""
        observing.one_of(out, seat, self.players)
        observing.seat(out, self.seat, seat, self.players)
        observing.number(out, self.sticks)


class Sticks(Game[SticksState, SticksView, Take, Took]):
    """The game of Sticks."""

    id = "sticks"
    title = "Sticks"
    version = "1"
    seats = range(2, 4)
    endings = ("heap-empty",)
    words_folder = FOLDER.joinpath("words")
    view_type = SticksView
    act_type = Take
    event_type = Took
    content: SticksContent

    def __init__(self, file: Path | Traversable = CONTENT) -> None:
        self.content = read_content(file, SticksContent)
        self.options = {}

    @classmethod
    def with_content(cls, file: Path | Traversable) -> Self:
        return cls(file)

    @cached_property
    def actions(self) -> tuple[Take, ...]:
        return tuple(Take(count) for count in range(1, self.content.heap.take + 1))

    def deal(self, players: int, options: Chosen, chance: Chance) -> SticksState:
        heap = self.content.heap
        state = SticksState(players, heap.take)
        state.sticks = heap.fewest + chance.below(heap.most - heap.fewest + 1)
        state.turn = 1
        return state

    def rules_of(self, state: SticksState) -> Chosen:
        return {}

    def blank(self, players: int, rules: Chosen) -> SticksState:
        return SticksState(players, self.content.heap.take)

    def from_view(self, view: SticksView) -> SticksState:
        state = self.blank(view.players, {})
        state.seat, state.turn, state.sticks, state.last = view.seat, view.turn, view.sticks, view.last
        state.taken = list(view.taken)
        return state

    def see(self, event: Took, seat: int) -> Took:
        return event

    def why_not(self, state: SticksState, action: int) -> Illegal | None:
        return Illegal("too-many", self.id, sticks=state.sticks) if action >= state.sticks else None

    def layout(self, players: int) -> list[Part]:
        return [
            Part("me", players, 1, "one's own seat"),
            Part("decides", players, 1, "who decides, counted from one's own seat"),
            Part("sticks", 1, self.content.heap.most, "the sticks left"),
        ]

    def census(self, state: SticksState) -> dict[str, int]:
        return {"sticks": state.sticks + sum(state.taken)}
