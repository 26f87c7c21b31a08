"""What can go wrong, as data: a key of the words files and its arguments. Sentences are made at the edge."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Protocol

ITS_OWN_FAULT = (Exception, SystemExit)
"""What somebody else's code may do that is told of as its failure; Ctrl-C is none."""


class Speaker(Protocol):
    """Whoever makes sentences of keys and details: ludoteca.words."""

    def say(self, key: str, names: Sequence[str] = (), **details: object) -> str:
        """The sentence of that key."""


class LudotecaError(Exception):
    """Something a person did or wrote that cannot be taken; `str` says what is wrong and what would be right."""

    speaker: ClassVar[Callable[[LudotecaError], str]]
    """Makes the sentence: ludoteca.words puts itself here."""

    def __init__(self, key: str, game: str = "", **details: object) -> None:
        super().__init__(key)
        self.key = key
        self.game = game
        self.details = details

    def __str__(self) -> str:
        return type(self).speaker(self)

    def say(self, words: Speaker) -> str:
        """The sentence in the language of these words."""
        return words.say(self.key, (), **self.details)

    def __reduce__(self) -> tuple[Callable[..., LudotecaError], tuple[object, ...]]:
        return _again, (type(self), self.key, self.game, self.details)


def _again(kind: type[LudotecaError], key: str, game: str, details: dict[str, object]) -> LudotecaError:
    return kind(key, game, **details)


class Illegal(LudotecaError):
    """An action that is not a legal action of the seat to move. Nothing was changed."""


class UnknownGame(LudotecaError, LookupError):
    """No game of that name is installed."""


class BrokenGame(UnknownGame):
    """A game of that name is installed, but cannot be loaded."""


class MissingWords(LudotecaError, LookupError):
    """A sentence that stands in no file of words."""


class BadOption(LudotecaError, ValueError):
    """A player count or an option that the game does not have."""


class BadRecord(LudotecaError, ValueError):
    """A record that was changed, cut short, or belongs to other rules."""


class BadContent(LudotecaError, ValueError):
    """A content file whose rows lack a source or break a rule of the game."""


class OutOfLuck(LudotecaError):
    """A script of luck that ends too early, or gives what the dice in question cannot give."""
