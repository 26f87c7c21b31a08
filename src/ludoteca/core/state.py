"""The contract every game's state and its areas keep, and random play over it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr

from ludoteca.core.chance import Chance
from ludoteca.core.outcome import Outcome

NOT_LAID: Final[list[int]] = []
"""Stands in a new state for every list until the table is laid out, or filled by a copy; never changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Area:
    """What lies in front of one player, or on one board, as one object with named fields: whole numbers, texts, truth
    values and lists of these.

    A state keeps its areas in lists; `Game.dump` and `Game.load` go through them as through the state itself.
    """

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress: at any moment one seat decides among `legal()`, or the game is over (`seat` is -1).

    `turn` counts turns and `looks` how often somebody saw a secret: both only ever grow, and nothing is taken back
    that was decided before a secret was seen. `events` is a list while somebody listens, else None.
    Fields are whole numbers, texts, truth values and lists of these, so that a state is plain data; what all
    states of a game share and never change (tables, the rules in force) is one more field, `rules`; its `game` is the
    game it was made by, so that a state with contents of its own travels with them.
    """

    __slots__ = ("events", "looks", "players", "seat", "turn")

    def __init__(self, players: int) -> None:
        self.players: int = players
        self.seat: int = 0
        self.turn: int = 0
        self.looks: int = 0
        self.events: list[msgspec.Struct] | None = None

    def legal(self) -> list[int]:
        """The actions open to the seat that decides, sorted; never empty while the game goes on."""
        raise TypeError(f"{type(self).__name__} does not say what is legal")

    def candidates(self) -> list[int]:
        """Of what is legal, what a search looks at below its first decision: some, where others lead to the same.

        A game in which people pick a set of things in any order gives one order of it here.
        """
        return self.legal()

    def act(self, action: int, chance: Chance) -> None:
        """Carry out a legal action, in place. Trusts its caller: `Match` checks."""
        raise TypeError(f"{type(self).__name__} cannot act")

    def clone(self) -> State:
        """A copy that shares nothing that changes. Nobody listens to it."""
        raise TypeError(f"{type(self).__name__} cannot be cloned")

    def view(self, seat: int) -> msgspec.Struct:
        """What this seat may know; -1 is an onlooker."""
        raise TypeError(f"{type(self).__name__} has no view")

    def views(self, seats: list[int]) -> Sequence[msgspec.Struct]:
        """The same for several of them at one moment; a game in which most lies open cuts that once for all."""
        return [self.view(seat) for seat in seats]

    def outcome(self) -> Outcome:
        """The result, or what it would be if the game ended now."""
        raise TypeError(f"{type(self).__name__} has no outcome")

    def shuffle_hidden(self, seat: int, chance: Chance) -> None:
        """Deal anew everything this seat cannot know."""
        raise TypeError(f"{type(self).__name__} hides nothing it could shuffle")

    def estimate(self) -> list[float]:
        """What bots make of the position: for each seat a guess of its final score; at the end, the score itself.

        A game that knows more than the score so far says it here (its sense.py).
        """
        return [float(score) for score in self.outcome().scores]

    def sense(self, seat: int, out: BytesWriter) -> list[float]:
        """The estimate; and what it reckons with is written for nets that look from this seat, as the game's `sensed`
        says: whatever is quickly worked out and hard to learn from an observation.
        """
        return self.estimate()

    def observe(self, seat: int, out: BytesWriter) -> None:
        """Write what this seat sees as a row of small numbers, as the game's `layout` says (its observe.py)."""
        raise TypeError(f"{type(self).__name__} does not say what is observed")

    def margin(self) -> float:
        """The lead, in points of the estimate, that makes a win likely: the yardstick of `estimate`."""
        return 10.0

    def curiosity(self, later: bool) -> float:
        """How readily a search tries what looks worse: in the turn it thinks about, and in later ones.

        Later turns are mostly the others', and taken as they look at first sight: too much may happen to try it all.
        A game in which that is a mistake says so.
        """
        return 0.02 if later else 0.2

    def __reduce__(self) -> tuple[object, ...]:
        """A state travels as its game dumps it (travel.py)."""
        return PACKING_STATES[0](self)


PACKING_STATES: Final[list[Callable[[State], tuple[object, ...]]]] = []
"""How a state is packed: travel.py, which knows the games, says it here."""


def play_out(state: State, chance: Chance) -> int:
    """Play at random to the end; how many decisions that took."""
    return play_apart(state, chance, [chance] * state.players)


def play_apart(state: State, luck: Chance, dice: list[Chance]) -> int:
    """Likewise, each seat deciding by dice of its own, so that luck is the same whoever decides."""
    decisions = 0
    while state.seat >= 0:
        legal = state.legal()
        state.act(legal[dice[state.seat].below(len(legal))], luck)
        decisions += 1
    return decisions
