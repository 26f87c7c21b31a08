"""What a host may choose before a game: each option knows its default and refuses what it does not have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, TypeAlias

import msgspec

from ludoteca.core.errors import BadOption

Value: TypeAlias = bool | int | str | list[str]
"""What an option may be set to."""
Chosen: TypeAlias = Mapping[str, Value]
"""Options by name with their values, each of the kind its option says."""
Asked: TypeAlias = Mapping[str, object]
"""Options as somebody wishes them, still to be checked."""


class Option(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """One option of a game. `suggested` is what a table offers first where that differs from the book's default."""

    name: str
    default: Value
    suggested: Value | None = None

    def check(self, value: object) -> Value:
        """The value in its canonical form, or BadOption."""
        raise TypeError(f"{type(self).__name__} does not say what it takes")

    def parse(self, text: str) -> Value:
        """A value as written on a command line."""
        return self.check(text)

    def refuse(self, value: object, right: str) -> BadOption:
        """The error that says what would be right."""
        return BadOption("option-value", option=self.name, value=str(value), right=right)


class Flag(Option, frozen=True, kw_only=True, tag="flag"):
    """On or off."""

    default: bool = False
    WORDS: ClassVar[dict[str, bool]] = {
        "on": True,
        "true": True,
        "yes": True,
        "off": False,
        "false": False,
        "no": False,
    }

    def check(self, value: object) -> bool:
        if not isinstance(value, bool):
            raise self.refuse(value, "on, off")
        return value

    def parse(self, text: str) -> bool:
        if text.lower() not in self.WORDS:
            raise self.refuse(text, "on, off")
        return self.WORDS[text.lower()]


class Choice(Option, frozen=True, kw_only=True, tag="choice"):
    """One of a few words."""

    default: str
    choices: tuple[str, ...]

    def check(self, value: object) -> str:
        if not isinstance(value, str) or value not in self.choices:
            raise self.refuse(value, ", ".join(self.choices))
        return value


class Number(Option, frozen=True, kw_only=True, tag="number"):
    """A whole number."""

    default: int
    least: int
    most: int

    def check(self, value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not self.least <= value <= self.most:
            raise self.refuse(value, f"{self.least}–{self.most}")
        return value

    def parse(self, text: str) -> int:
        return self.check(int(text) if text.removeprefix("-").isdecimal() else text)


class Names(Option, frozen=True, kw_only=True, tag="names"):
    """Some of a list of names, each at most once, or one of a few words that leave it to chance."""

    default: list[str] | str
    names: tuple[str, ...]
    least: int = 0
    most: int
    words: tuple[str, ...] = ()
    per_player: bool = False
    """The list must have one name for each player; the game checks that when it starts."""

    def check(self, value: object) -> list[str] | str:
        if isinstance(value, str) and value in self.words:
            return value
        if not isinstance(value, (list, tuple)) or not all(isinstance(name, str) for name in value):
            raise self.refuse(value, self._right())
        names = [name.strip().lower().replace(" ", "-").replace("_", "-") for name in value]
        unknown = [name for name in names if name not in self.names]
        if unknown or len(set(names)) < len(names) or not self.least <= len(names) <= self.most:
            raise self.refuse(", ".join(unknown or names), self._right())
        return names

    def parse(self, text: str) -> list[str] | str:
        return self.check(text if text in self.words else [name for name in text.split(",") if name])

    def _right(self) -> str:
        return f"{self.least}–{self.most} × {', '.join(self.names)}" + "".join(f" | {word}" for word in self.words)


AnyOption = Flag | Choice | Number | Names


def flag(chosen: Chosen, name: str) -> bool:
    """Is this option on?"""
    value = chosen[name]
    assert isinstance(value, bool), f"{name} is no flag"
    return value


def number(chosen: Chosen, name: str) -> int:
    """The number chosen for this option."""
    value = chosen[name]
    assert isinstance(value, int), f"{name} is no number"
    return value


def word(chosen: Chosen, name: str) -> str:
    """The word chosen for this option."""
    value = chosen[name]
    assert isinstance(value, str), f"{name} is no word"
    return value


def names(chosen: Chosen, name: str) -> list[str]:
    """The names chosen for this option; none where that is left to chance."""
    value = chosen[name]
    return value if isinstance(value, list) else []
