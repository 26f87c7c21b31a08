"""Records: who did what and what luck gave. A replay needs no seed and no particular generator."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, overload

import msgspec

from ludoteca.core.chance import Script
from ludoteca.core.content import toml
from ludoteca.core.errors import BadContent, BadRecord, LudotecaError, OutOfLuck
from ludoteca.core.game import AnyGame
from ludoteca.core.options import Chosen
from ludoteca.core.outcome import Outcome
from ludoteca.core.registry import game as find_game
from ludoteca.core.registry import game_with, is_installed
from ludoteca.core.state import State

FORMAT = 1

if TYPE_CHECKING:
    Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"
else:
    Json: TypeAlias = Any
"""Whatever JSON can hold. (msgspec, which reads types as it runs, has no words for one that holds itself.)"""
Plain: TypeAlias = dict[str, Json]
"""A struct as the plain data of its JSON: an act by its fields, options by their names."""


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One decision: the seat, what it did, what luck gave then. `check` chains it to all before it."""

    seat: int
    act: Plain
    luck: list[int] = []
    check: str = ""


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game as a list of steps. `outcome` is None while it is not over."""

    format: int = FORMAT
    game: str
    rules: str
    content: str
    players: int
    options: Plain
    luck: list[int] = []
    """What luck gave in the set-up."""
    check: str = ""
    steps: list[Step] = []
    outcome: Outcome | None = None
    seal: str = ""
    """The check over everything: a record cut short has another."""
    contents: str | msgspec.UnsetType = msgspec.UNSET
    """The contents as TOML where they are not the installed game's, so that a replay needs nothing else; `content` is
    their digest."""

    def to_json(self) -> bytes:
        """One line of JSON."""
        return msgspec.json.encode(self)

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """Read one record, or BadRecord."""
        try:
            return msgspec.json.decode(text, type=Record)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BadRecord("record-unreadable", reason=str(error)) from None


Done: TypeAlias = tuple[int, int, tuple[int, ...]]
"""A decision as it is remembered: seat, action, and what luck gave, mostly nothing, which takes no room."""


def written(game: AnyGame, state: State, options: Chosen, luck: list[int], steps: Iterable[Done]) -> Record:
    """The record of a game that now stands like this, from what luck gave in the set-up and then by step."""
    told = [
        Step(seat=seat, act=msgspec.json.decode(msgspec.json.encode(game.decode(number))), luck=list(given))
        for seat, number, given in steps
    ]
    return sealed(
        Record(
            game=game.id,
            rules=game.version,
            content=game.content.digest(),
            players=state.players,
            options=dict(options),
            luck=list(luck),
            steps=told,
            outcome=state.outcome() if state.seat < 0 else None,
            contents=msgspec.UNSET if is_installed(game) else toml(game.content, game.contents_name),
        )
    )


def sealed(record: Record) -> Record:
    """The record with all its checks filled in."""
    checks = list(_checks(record))
    steps = [msgspec.structs.replace(step, check=check) for step, check in zip(record.steps, checks[1:-1], strict=True)]
    return msgspec.structs.replace(record, check=checks[0], steps=steps, seal=checks[-1])


def _checks(record: Record) -> Iterator[str]:
    """The chain of checks: the head's, each step's, and the seal."""
    head = (record.format, record.game, record.rules, record.content, record.players, record.options, record.luck)
    link = _link("", head)
    yield link
    for step in record.steps:
        link = _link(link, (step.seat, step.act, step.luck))
        yield link
    yield _link(link, (len(record.steps), record.outcome))


def _link(before: str, data: object) -> str:
    text = before.encode() + msgspec.json.encode(data, order="deterministic")
    return hashlib.blake2s(text, digest_size=4).hexdigest()


Recorded: TypeAlias = Record | Mapping[str, object] | str | bytes
"""A record in whatever form it comes."""


class Replay(Sequence[State]):
    """A record played again: the state before the first step, and after each."""

    def __init__(self, record: Record, game: AnyGame, states: list[State], numbers: list[int]) -> None:
        self.record = record
        self.game = game
        self.numbers = numbers
        self._states = states

    @property
    def state(self) -> State:
        """The last state."""
        return self._states[-1]

    def __len__(self) -> int:
        return len(self._states)

    @overload
    def __getitem__(self, index: int) -> State: ...
    @overload
    def __getitem__(self, index: slice) -> list[State]: ...
    def __getitem__(self, index: int | slice) -> State | list[State]:
        return self._states[index]


def replay(record: Recorded, game: AnyGame | None = None) -> Replay:
    """Play a record again, checking every step; a record that was changed is refused with step and reason.

    `game` is needed only for a record of contents that are neither the installed game's nor in the record itself.
    """
    record = as_record(record)
    game = game or game_of(record)
    checks = _checks(record)
    _check_head(record, game, next(checks))
    states, numbers = _play(record, game, checks)
    _check_end(record, states[-1], next(checks))
    return Replay(record, game, states, numbers)


def game_of(record: Record) -> AnyGame:
    """The installed game, with the record's contents if it brings its own."""
    if isinstance(record.contents, msgspec.UnsetType):
        return find_game(record.game)
    try:
        return game_with(record.game, record.contents)
    except BadContent as error:
        raise BadRecord("record-bad-start", reason=error) from None


def as_record(record: Recorded) -> Record:
    """A record from whatever form it comes in."""
    if isinstance(record, Record):
        return record
    if isinstance(record, (str, bytes)):
        return Record.from_json(record)
    try:
        return msgspec.convert(record, Record)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadRecord("record-unreadable", reason=str(error)) from None


def _check_head(record: Record, game: AnyGame, check: str) -> None:
    """Is it a record of these very rules?"""
    expected = {"format": FORMAT, "game": game.id, "rules": game.version, "content": game.content.digest()}
    for name, value in expected.items():
        if getattr(record, name) != value:
            raise BadRecord("record-other", field=name, value=str(getattr(record, name)), right=str(value))
    if record.check != check:
        raise BadRecord("record-changed-head")


def _play(record: Record, game: AnyGame, checks: Iterator[str]) -> tuple[list[State], list[int]]:
    luck = Script(record.luck)
    try:
        state = game.start(record.players, record.options, luck)
    except LudotecaError as error:
        raise BadRecord("record-bad-start", reason=error) from None
    if luck.left():
        raise BadRecord("record-bad-start", reason=OutOfLuck("luck-left", count=luck.left()))
    states, numbers = [state], []
    for place, step in enumerate(record.steps, 1):
        if step.check != next(checks):
            raise BadRecord("record-changed-step", step=place)
        state = state.clone()
        numbers.append(_play_step(game, state, step, place))
        states.append(state)
    return states, numbers


def _play_step(game: AnyGame, state: State, step: Step, place: int) -> int:
    """Carry out one step of a record in place; the number of its action."""
    luck = Script(step.luck)
    try:
        action = game.allow(state, step.seat, step.act)
        state.act(action, luck)
    except LudotecaError as error:
        raise BadRecord("record-bad-step", step=place, reason=error) from None
    if luck.left():
        raise BadRecord("record-bad-step", step=place, reason=OutOfLuck("luck-left", count=luck.left()))
    return action


def _check_end(record: Record, state: State, seal: str) -> None:
    """Does it end where it says, with the outcome it says?"""
    if record.outcome is not None and state.seat >= 0:
        raise BadRecord("record-truncated", step=len(record.steps))
    if record.seal != seal:
        raise BadRecord("record-cut", step=len(record.steps))
    if state.seat < 0 and record.outcome != state.outcome():
        raise BadRecord("record-outcome", step=len(record.steps))
