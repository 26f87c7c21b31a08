"""What handlers are given besides what the client sent, by its parameter's name."""

from __future__ import annotations

from typing import Annotated, Any, get_args

from litestar.di import NamedDependency, Provide
from litestar.params import PathParameter, QueryParameter

from ludoteca.server.house import House
from ludoteca.server.people.guard import Person, require, visitor
from ludoteca.server.protocol.parts import GameId, Id, Number, Origin, SeatNumber

ThisHouse = NamedDependency[House]
Somebody = NamedDependency[Person]
Anybody = NamedDependency[Person | None]

PEOPLE = {"person": Provide(require), "visitor": Provide(visitor)}
"""`person`: whoever asks, and a stranger is refused. `visitor`: whoever asks, None if a stranger."""


CONSTRAINTS = ("ge", "le", "min_length", "max_length", "pattern")


def bounds(kind: object) -> dict[str, Any]:
    """What the protocol says of a type, in Litestar's words: in addresses it minds only these."""
    (meta,) = get_args(kind)[1:]
    return {name: getattr(meta, name) for name in CONSTRAINTS if getattr(meta, name) is not None}


PathId = Annotated[str, PathParameter(**bounds(Id))]
PathGame = Annotated[str, PathParameter(**bounds(GameId))]
PathNumber = Annotated[int, PathParameter(**bounds(Number))]
PathSeat = Annotated[int, PathParameter(**bounds(SeatNumber))]
QueryOrigin = Annotated[str, QueryParameter(**bounds(Origin))]
QueryGame = Annotated[str | None, QueryParameter(**bounds(GameId))]
