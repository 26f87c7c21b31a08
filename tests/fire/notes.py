"""What was sent and heard over each line of a table, in files, so that ten minutes of it need no memory."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.server.schedules.people import Message


class Kept(NamedTuple):
    """A line afterwards."""

    person: str
    nick: str
    sent: list[Message]
    heard: list[Message]


class Notes:
    """Of one line, while it is used."""

    def __init__(self, folder: Path, table: str, number: int, person: str, nick: str) -> None:
        place = folder / table
        place.mkdir(exist_ok=True)
        self._file = (place / f"{number}.lines").open("w")
        self._file.write(json.dumps([person, nick]) + "\n")

    def sent(self, message: Message) -> None:
        """An ask."""
        self._file.write(f">{json.dumps(message)}\n")

    def heard(self, text: str) -> None:
        """A message, as it came."""
        self._file.write(f"<{text}\n")

    def close(self) -> None:
        """Nothing more."""
        self._file.close()


def kept(place: Path) -> Iterator[Kept]:
    """All lines of a table."""
    for file in sorted(place.glob("*.lines"), key=lambda file: int(file.stem)):
        with file.open() as rows:
            person, nick = json.loads(next(rows))
            sides: dict[str, list[Message]] = {">": [], "<": []}
            for row in rows:
                sides[row[0]].append(json.loads(row[1:]))
        yield Kept(person, nick, sides[">"], sides["<"])
