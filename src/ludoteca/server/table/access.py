"""Who may look at a table, and who of those connected still may."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludoteca.server.people.guard import Person
from ludoteca.server.store.rows import SeatRow, TableRow
from ludoteca.server.table.room import Room

if TYPE_CHECKING:
    from ludoteca.server.line.connection import Connection

NOT_HERE = 4404
"""A line to a table that is not there for whoever called."""


def may_look(table: TableRow, seats: Sequence[SeatRow], person: Person | None) -> bool:
    """Whoever has the id of a table; once it is played without onlookers only those who play, and its host."""
    if table.onlookers or table.state == "open":
        return True
    return person is not None and person.id in {table.host, *(seat.person for seat in seats)}


def audience(room: Room) -> list[Connection]:
    """Everybody connected. Whoever looked at an open table that is now played without onlookers is let go."""
    for connection in list(room.connections):
        if not may_look(room.row, room.seats, connection.person):
            del room.connections[connection]
            connection.let_go(NOT_HERE)
    return list(room.connections)
