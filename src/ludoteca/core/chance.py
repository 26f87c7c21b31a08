"""Luck is an argument: rules never own a random generator, they are handed a Chance."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludoteca.core.errors import OutOfLuck

WORD: Final = 0xFFFFFFFF
MOST_SIDES: Final = 0x7FFFFFFF
WARM_UP: Final = 15


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where luck comes from. Everything a game leaves to luck is asked as `below(n)`."""

    __slots__ = ()

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        raise TypeError(f"{type(self).__name__} does not say what below({n}) gives")

    def shuffle(self, items: list[int]) -> None:
        """Put a list into a random order, each order equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def __reduce__(self) -> tuple[object, ...]:
        """How luck of other packages travels: made without being set up, then given all it had."""
        had = object.__getstate__(self)
        return remade, (type(self), *(had if isinstance(had, tuple) else (had, None)))


def remade(kind: type[Chance], own: dict[str, object] | None, slots: dict[str, object] | None) -> Chance:
    """Luck of that kind with these attributes."""
    chance = kind.__new__(kind)
    for name, value in [*(own or {}).items(), *(slots or {}).items()]:
        setattr(chance, name, value)
    return chance


class Dice(Chance):
    """Fair dice: the same seed gives the same luck on every machine, interpreted or compiled.

    Small fast counter (sfc32): four words of 32 bits, so that every step fits a machine integer.
    """

    __slots__ = ("a", "b", "c", "count")

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = (seed >> 64) & WORD
        self.count: i64 = 1
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        result: i64 = (self.a + self.b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + result) & WORD
        return result

    def below(self, n: int) -> int:
        """A whole number below n; the few words that would favour small numbers are thrown again."""
        if n < 1 or n > MOST_SIDES:
            raise ValueError(f"below({n}): a die has from 1 to {MOST_SIDES} sides")
        size: i64 = n
        product: i64 = self.word() * size
        if (product & WORD) < size:
            spare: i64 = (WORD + 1) % size
            while (product & WORD) < spare:
                product = self.word() * size
        return product >> 32

    def copy(self) -> Dice:
        """Dice that will give exactly what these would have given."""
        return dice_at(self.a, self.b, self.c, self.count)

    def __reduce__(self) -> tuple[object, ...]:
        return dice_at, (self.a, self.b, self.c, self.count)


def dice_at(a: i64, b: i64, c: i64, count: i64) -> Dice:
    """Dice that have come so far."""
    dice = Dice(0)
    dice.a = a
    dice.b = b
    dice.c = c
    dice.count = count
    return dice


class Script(Chance):
    """Luck written down beforehand, for tests and replays."""

    __slots__ = ("at", "numbers")

    def __init__(self, numbers: Iterable[int]) -> None:
        self.numbers: list[int] = list(numbers)
        self.at: int = 0

    def below(self, n: int) -> int:
        """The next written number, refused if a die of n sides cannot give it."""
        if self.at >= len(self.numbers):
            raise OutOfLuck("luck-missing", place=self.at + 1, sides=n)
        number = self.numbers[self.at]
        if number < 0 or number >= n:
            raise OutOfLuck("luck-impossible", place=self.at + 1, number=number, sides=n)
        self.at += 1
        return number

    def left(self) -> int:
        """How many written numbers were not asked for yet."""
        return len(self.numbers) - self.at

    def __reduce__(self) -> tuple[object, ...]:
        return script_at, (self.numbers, self.at)


def script_at(numbers: list[int], at: int) -> Script:
    """A script of which so much was asked for."""
    script = Script(numbers)
    script.at = at
    return script


class Noted(Chance):
    """Another chance, with a note of everything it gave."""

    __slots__ = ("notes", "source")

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.notes: list[int] = []

    def below(self, n: int) -> int:
        """What the source gives, written down."""
        number = self.source.below(n)
        self.notes.append(number)
        return number

    def take(self) -> list[int]:
        """The notes since the last time they were taken."""
        notes = self.notes
        self.notes = []
        return notes

    def __reduce__(self) -> tuple[object, ...]:
        return noted, (self.source, self.notes)


def noted(source: Chance, notes: list[int]) -> Noted:
    """A chance with these notes already made."""
    chance = Noted(source)
    chance.notes = notes
    return chance
