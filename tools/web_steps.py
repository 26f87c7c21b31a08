"""What a tutorial is made of: steps of the reader, and what the other player does meanwhile."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludoteca.core.game import AnyGame
from ludoteca.server.protocol import NoPace, SeatInfo, TableInfo

NAMES = ("Ana", "Bento")
READER = 0


class Step(NamedTuple):
    """One step of the lesson: its words, where they point, and what is to be done (nothing: just read)."""

    key: str
    spot: str
    act: Any = None


class Reply(NamedTuple):
    """What the other player does meanwhile."""

    act: Any


Script = tuple[Step | Reply, ...]


def table_of(game: AnyGame) -> TableInfo:
    """Where the reader, Ana, sits with Bento."""
    seats = [SeatInfo(kind="person", name=name, present=True, yours=seat == READER) for seat, name in enumerate(NAMES)]
    return TableInfo(
        id="lesson", game=game.id, rules=game.version, state="playing", options={}, seats=seats, host="", hosting=False,
        public=False, onlookers=False, hints=False, pace=NoPace(), absent="wait", created=0, moved=0,
    )  # fmt: skip
