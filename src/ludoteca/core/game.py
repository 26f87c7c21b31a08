"""The contract of a game: facts declared up front, numbers for actions inside, structs at the edge."""

from __future__ import annotations

import copy
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Generic, Self, TypeAlias, TypeVar, get_args

import msgspec

from ludoteca.core.chance import Chance
from ludoteca.core.content import Content
from ludoteca.core.errors import BadOption, Illegal, LudotecaError
from ludoteca.core.layout import Part
from ludoteca.core.options import AnyOption, Asked, Chosen, Value
from ludoteca.core.state import Area, State

NOT_DUMPED = frozenset({"events", "rules"})
"""Fields of a state that are no part of the position: who listens, and the rules in force (made again on load)."""

AState = TypeVar("AState", bound=State)
AView = TypeVar("AView", bound=msgspec.Struct)
AnAct = TypeVar("AnAct", bound=msgspec.Struct)
AnEvent = TypeVar("AnEvent", bound=msgspec.Struct)


class Game(ABC, Generic[AState, AView, AnAct, AnEvent]):
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
    contents_name: str = ""
    """How its contents are called, where they come from somebody's file."""
    words_folder: Traversable
    """Words and rules in every language, and the layout of a table on the page, if the game gives one."""
    nets_folder: Traversable | None = None
    """Where nets for its bots lie, one file for each number of players, if there are any."""
    view_type: type[AView]
    act_type: object
    """The struct of an act, or the union of all of them."""
    event_type: object
    """Likewise of an event."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for base in vars(cls).get("__orig_bases__", ()):
            HOMES.update((kind, cls) for kind in get_args(base)[:1] if isinstance(kind, type))

    @classmethod
    @abstractmethod
    def with_content(cls, file: Path | Traversable) -> Self:
        """The same game with another content file."""

    @cached_property
    @abstractmethod
    def actions(self) -> Sequence[AnAct]:
        """The game's one fixed list of actions."""

    @abstractmethod
    def deal(self, players: int, options: Chosen, chance: Chance) -> AState:
        """A new game; players and options are already checked."""

    @abstractmethod
    def rules_of(self, state: AState) -> Chosen:
        """The rules in force in a state, as plain data: what `blank` needs to make them again."""

    @abstractmethod
    def blank(self, players: int, rules: Chosen) -> AState:
        """A state under these rules, its fields still to be set."""

    @abstractmethod
    def from_view(self, view: AView) -> AState:
        """Some full state that fits the view; `shuffle_hidden` then gives others."""

    @abstractmethod
    def see(self, event: AnEvent, seat: int) -> AnEvent:
        """An event as this seat sees it."""

    @abstractmethod
    def why_not(self, state: AState, action: int) -> Illegal | None:
        """Why the seat that decides may not do this action of the list now; None if it may."""

    @abstractmethod
    def census(self, state: AState) -> dict[str, int]:
        """How many there are of each kind of piece, wherever they are: the same throughout a game."""

    def advise(self, options: Chosen) -> list[LudotecaError]:
        """What a host should know of allowed but unusual options."""
        return []

    def forgets(self, options: Chosen) -> bool:
        """Is remembering part of the game? Then nobody may look back at earlier positions while it lasts."""
        return False

    def traits(self, state: AState) -> dict[str, list[list[str]]]:
        """What designers want wins counted by: for each kind of trait, by seat, the names of what that seat has.

        Two seats with a helper each and one with none: `{"helper": [["cook"], ["guard"], []]}`. What is open to all
        (an expansion's cards in force) stands with every seat.
        """
        return {}

    def layout(self, players: int) -> list[Part]:
        """The parts of what `State.observe` writes, for so many players; none where programs cannot observe yet."""
        return []

    def sensed(self, players: int) -> list[Part]:
        """The parts of what `State.sense` writes, likewise; none where the estimate alone is shown to nets."""
        return []

    def longest(self, players: int, options: Chosen) -> int | None:
        """More decisions than this no game takes; None where nobody can tell."""
        return None

    def gifts(self, state: AState) -> dict[str, list[str]]:
        """What a designer may give to a seat before the first decision, by kind of trait, to see what it is worth."""
        return {}

    def give(self, state: AState, seat: int, kind: str, name: str) -> None:
        """Let a seat begin with one of the gifts: an experiment, no rule of the game."""
        raise TypeError(f"{self.title} has no {kind} to give")

    def start(self, players: int | None = None, options: Asked | None = None, chance: Chance | None = None) -> AState:
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

    def check_options(self, options: Asked | None) -> dict[str, Value]:
        """All options with their values, the book's where none is given, or BadOption."""
        chosen = {name: value[:] if isinstance(value, list) else value for name, value in self._book.items()}
        if not isinstance(options or {}, Mapping):
            raise BadOption("options-unnamed", title=self.title, value=repr(options), right=", ".join(self.options))
        for name, value in (options or {}).items():
            chosen[name] = self.option(name).check(value)
        return chosen

    @cached_property
    def _book(self) -> dict[str, Value]:
        return {name: option.check(option.default) for name, option in self.options.items()}

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
    def _numbers(self) -> dict[AnAct, int]:
        return {act: number for number, act in enumerate(self.actions)}

    @cached_property
    def _reader(self) -> msgspec.json.Decoder[AnAct]:
        reader: msgspec.json.Decoder[AnAct] = msgspec.json.Decoder(self.act_type)
        return reader

    def decode(self, action: object) -> AnAct:
        """The struct of an action's number."""
        if isinstance(action, bool) or not isinstance(action, int) or not 0 <= action < self.num_actions:
            raise Illegal("no-such-number", number=str(action), most=self.num_actions - 1)
        return self.actions[action]

    def encode(self, act: object) -> int:
        """The number of an action given as struct or as the plain data of its JSON."""
        try:
            return self._numbers[act]  # type: ignore[index]
        except (KeyError, TypeError):
            return self._encode_plain(act)

    def _encode_plain(self, act: object) -> int:
        try:
            return self._numbers[self._reader.decode(msgspec.json.encode(act))]
        except msgspec.DecodeError as error:
            raise Illegal("no-such-act", reason=str(error)) from None
        except (KeyError, TypeError, RecursionError, OverflowError):
            raise Illegal("no-such-act", reason=repr(act)) from None

    def allow(self, state: AState, seat: object, action: object) -> int:
        """The number of an action (number, struct or plain data) if this seat may do it now, or Illegal."""
        if state.seat < 0:
            raise Illegal("game-over")
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < state.players:
            raise Illegal("no-such-seat", number=str(seat), most=state.players - 1)
        if seat != state.seat:
            raise Illegal("not-your-turn", seat=state.seat)
        number = self._checked(action) if isinstance(action, int) else self.encode(action)
        if number not in state.legal():
            raise self.refusal(state, number)
        return number

    def _checked(self, action: int) -> int:
        """The number itself, if there is such an action."""
        self.decode(action)
        return action

    def refusal(self, state: AState, action: int) -> Illegal:
        """Why an action that is not legal now is refused."""
        return self.why_not(state, action) or Illegal("not-now")

    def dump(self, state: AState) -> dict[str, object]:
        """The whole state as plain data, secrets and all. It never leaves the server."""
        plain = _plain(state) | {"rules": self.rules_of(state)}
        try:
            return dict(msgspec.to_builtins(plain))
        except TypeError:
            raise _not_plain(type(state), plain) from None

    def load(self, data: Mapping[str, object]) -> AState:
        """The state that was dumped, from the plain data of its JSON."""
        state = self.blank(msgspec.convert(data["players"], int), msgspec.convert(data["rules"], dict[str, Value]))
        _fill(state, {name: value for name, value in data.items() if name != "rules"})
        return state

    def __reduce__(self) -> tuple[Callable[..., AnyGame], tuple[object, ...]]:
        """A game travels by its id and contents (travel.py)."""
        return PACKING_GAMES[0](self)

    def __deepcopy__(self, memo: object) -> Self:
        """Itself: a game never changes."""
        return self

    def __repr__(self) -> str:
        return f"ludoteca.game({self.id!r})"


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""Some game, whichever."""

HOMES: dict[type[State], type[AnyGame]] = {}
"""The game of each kind of state, as the game's class declares it: `class Sticks(Game[SticksState, …])`."""


PACKING_GAMES: list[Callable[[AnyGame], tuple[Callable[..., AnyGame], tuple[object, ...]]]] = []
"""How a game is packed: travel.py, which knows all games, says it here."""


def fields(thing: State | Area) -> list[str]:
    """The names of the fields of a state or an area, of its whole class and of its own, compiled or not."""
    names = [name for kind in reversed(type(thing).__mro__) for name in _declared(kind)]
    return [name for name in dict.fromkeys([*names, *getattr(thing, "__dict__", ())]) if not name.startswith("__")]


def _declared(kind: type) -> Sequence[str]:
    declared: Sequence[str] = vars(kind).get("__mypyc_attrs__") or vars(kind).get("__slots__") or ()
    return (declared,) if isinstance(declared, str) else declared


def _plain(thing: State | Area) -> dict[str, object]:
    """Fields and values, areas likewise."""
    return {name: _plain_value(getattr(thing, name)) for name in fields(thing) if name not in NOT_DUMPED}


def _plain_value(value: object) -> object:
    if isinstance(value, Area):
        return _plain(value)
    if isinstance(value, list) and value and isinstance(value[0], Area):
        return [_plain(area) for area in value]
    return value


def _not_plain(kind: type[State], values: Mapping[str, object]) -> TypeError:
    """Which fields of a state are no plain data."""
    wrong = []
    for name, value in values.items():
        try:
            msgspec.to_builtins(value)
        except TypeError as error:
            wrong.append(f"{kind.__name__}.{name}: {error}")
    right = "a state has whole numbers, texts, truth values and lists of these"
    return TypeError(f"{'; '.join(wrong)} ({right})")


def _fill(thing: State | Area, data: Mapping[str, object]) -> None:
    """Set the fields to what was dumped; areas are filled where they lie."""
    for name, value in data.items():
        held = getattr(thing, name, None)
        if isinstance(held, Area):
            _fill(held, msgspec.convert(value, dict[str, object]))
        elif isinstance(held, list) and held and isinstance(held[0], Area):
            for area, own in zip(held, msgspec.convert(value, list[dict[str, object]]), strict=True):
                _fill(area, own)
        else:
            setattr(thing, name, copy.deepcopy(value))
