"""A table's luck: fair, from the system's generator, and written down for the log."""

from __future__ import annotations

import secrets

from ludoteca.core.chance import Chance
from ludoteca.core.errors import OutOfLuck


class TableLuck(Chance):
    """Gives what the log noted while a table is rebuilt, fair luck afterwards; notes what it gave."""

    def __init__(self) -> None:
        self._noted: list[int] | None = None
        self._given: list[int] = []

    def replay(self, noted: list[int]) -> None:
        """Give these, in this order, until `live`."""
        self._noted = list(reversed(noted))

    def live(self) -> None:
        """Nothing more is noted: from now on luck is fair."""
        self._noted = None

    def below(self, n: int) -> int:
        """The noted number, or a fair one."""
        number = secrets.randbelow(n) if self._noted is None else self._next(n)
        self._given.append(number)
        return number

    def _next(self, n: int) -> int:
        if not self._noted:
            raise OutOfLuck("luck-missing", place=len(self._given) + 1, sides=n)
        return self._noted.pop()

    def take(self) -> list[int]:
        """What was given since the last time this was asked."""
        given, self._given = self._given, []
        return given
