"""The contract of a game: facts declared up front, numbers for actions inside, structs at the edge."""

from __future__ import annotations

import copy
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Self

import msgspec

from ludoteca.core.chance import Chance
from ludoteca.core.content import Content
from ludoteca.core.errors import BadOption, Illegal, LudotecaError
from ludoteca.core.layout import Part
from ludoteca.core.options import AnyOption
from ludoteca.core.state import State

NOT_DUMPED = frozenset({"events", "rules"})
"""Fields of a state that are no part of the position: who listens, and the rules in force (made again on load)."""


class Game(ABC):
    """A game's facts and its ways between states, views, numbers and structs.

    A subclass sets the facts below and fills in the abstract methods; docs/adding-a-game.md walks through one.
    """

    id: str
    title: str
    version: str
    """The version of the rules: it changes when a recorded game would no longer replay."""
    seats: range
    options: dict[str, AnyOption]
    has_points: bool = True
    """False where whoever first meets a goal wins: the winner's score is 1, and a score sheet would say nothing."""
    endings: tuple[str, ...]
    """The ways a game can end, as `Outcome.ending` tells them."""
    content: Content
    words_folder: Traversable
    view_type: Any
    act_type: Any
    event_type: Any

    @classmethod
    @abstractmethod
    def with_content(cls, file: Path | Traversable) -> Self:
        """The same game with another content file."""

    @cached_property
    @abstractmethod
    def actions(self) -> tuple[msgspec.Struct, ...]:
        """The game's one fixed list of actions."""

    @abstractmethod
    def deal(self, players: int, options: dict[str, Any], chance: Chance) -> State:
        """A new game; players and options are already checked."""

    @abstractmethod
    def rules_of(self, state: State) -> dict[str, Any]:
        """The rules in force in a state, as plain data: what `blank` needs to make them again."""

    @abstractmethod
    def blank(self, players: int, rules: Mapping[str, Any]) -> State:
        """A state under these rules, its fields still to be set."""

    @abstractmethod
    def from_view(self, view: Any) -> State:
        """Some full state that fits the view; `shuffle_hidden` then gives others."""

    @abstractmethod
    def see(self, event: Any, seat: int) -> Any:
        """An event as this seat sees it."""

    @abstractmethod
    def why_not(self, state: State, action: int) -> LudotecaError:
        """Why this action of the list is not legal now."""

    @abstractmethod
    def census(self, state: State) -> dict[str, int]:
        """How many there are of each kind of piece, wherever they are: the same throughout a game."""

    def advise(self, options: Mapping[str, Any]) -> list[LudotecaError]:
        """What a host should know of allowed but unusual options."""
        return []

    def forgets(self, options: Mapping[str, Any]) -> bool:
        """Is remembering part of the game? Then nobody may look back at earlier positions while it lasts."""
        return False

    def traits(self, state: State) -> dict[str, list[list[str]]]:
        """What designers want wins counted by: for each kind of trait, by seat, the names of what that seat has.

        Two seats with a helper each and one with none: `{"helper": [["cook"], ["guard"], []]}`. What is open to all
        (an expansion's cards in force) stands with every seat.
        """
        return {}

    def layout(self, players: int) -> list[Part]:
        """The parts of what `State.observe` writes, for so many players; none where programs cannot observe yet."""
        return []

    def gifts(self, state: State) -> dict[str, list[str]]:
        """What a designer may give to a seat before the first decision, by kind of trait, to see what it is worth."""
        return {}

    def give(self, state: State, seat: int, kind: str, name: str) -> None:
        """Let a seat begin with one of the gifts: an experiment, no rule of the game."""
        raise TypeError(f"{self.title} has no {kind} to give")

    def start(
        self, players: int | None = None, options: Mapping[str, Any] | None = None, chance: Chance | None = None
    ) -> State:
        """Set up a game. The fewest players and the book's options unless told otherwise."""
        if chance is None:
            raise TypeError("start needs chance=, for instance ludoteca.Dice(7)")
        return self.deal(self.check_players(players), self.check_options(options), chance)

    def check_players(self, players: int | None) -> int:
        """The number of players, or BadOption."""
        if players is None:
            return self.seats[0]
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.seats:
            raise BadOption(
                "players-out-of-range", title=self.title, least=self.seats[0], most=self.seats[-1], players=str(players)
            )
        return players

    def check_options(self, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """All options with their values, the book's where none is given, or BadOption."""
        options = options or {}
        for name in options:
            self.option(name)
        return {name: option.check(options.get(name, option.default)) for name, option in self.options.items()}

    def option(self, name: str) -> AnyOption:
        """The option of that name, or BadOption."""
        if name not in self.options:
            raise BadOption("option-unknown", title=self.title, option=str(name), right=", ".join(self.options))
        return self.options[name]

    @property
    def num_actions(self) -> int:
        """How many actions the list has."""
        return len(self.actions)

    @cached_property
    def _numbers(self) -> dict[msgspec.Struct, int]:
        return {act: number for number, act in enumerate(self.actions)}

    def decode(self, action: int) -> Any:
        """The struct of an action's number."""
        if isinstance(action, bool) or not isinstance(action, int) or not 0 <= action < self.num_actions:
            raise Illegal("no-such-number", number=str(action), most=self.num_actions - 1)
        return self.actions[action]

    def encode(self, act: Any) -> int:
        """The number of an action given as struct or as the plain data of its JSON."""
        try:
            struct = act if isinstance(act, msgspec.Struct) else msgspec.convert(act, self.act_type)
            return self._numbers[struct]
        except msgspec.ValidationError as error:
            raise Illegal("no-such-act", reason=str(error)) from None
        except (KeyError, TypeError):
            raise Illegal("no-such-act", reason=repr(act)) from None

    def allow(self, state: State, seat: Any, action: Any) -> int:
        """The number of an action (number, struct or plain data) if this seat may do it now, or Illegal."""
        if state.seat < 0:
            raise Illegal("game-over")
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < state.players:
            raise Illegal("no-such-seat", number=str(seat), most=state.players - 1)
        if seat != state.seat:
            raise Illegal("not-your-turn", seat=state.seat)
        number = self.encode(self.decode(action)) if isinstance(action, int) else self.encode(action)
        if number not in state.legal():
            raise self.why_not(state, number)
        return number

    def dump(self, state: State) -> dict[str, Any]:
        """The whole state as plain data, secrets and all. It never leaves the server."""
        data = {name: getattr(state, name) for name in fields(type(state)) if name not in NOT_DUMPED}
        return dict(msgspec.to_builtins(data | {"rules": self.rules_of(state)}))

    def load(self, data: Mapping[str, Any]) -> State:
        """The state that was dumped, from the plain data of its JSON."""
        state = self.blank(data["players"], data["rules"])
        for name, value in copy.deepcopy(dict(data)).items():
            if name != "rules":
                setattr(state, name, value)
        return state

    def __repr__(self) -> str:
        return f"ludoteca.game({self.id!r})"


def fields(kind: type[State]) -> Sequence[str]:
    """The names of a state's fields, compiled or not."""
    compiled: Sequence[str] | None = getattr(kind, "__mypyc_attrs__", None)
    return compiled or [name for base in kind.__mro__ for name in getattr(base, "__slots__", ())]
