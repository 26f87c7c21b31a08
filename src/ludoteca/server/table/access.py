"""Who may look at a table."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.server.people.guard import Person
from ludoteca.server.store.rows import SeatRow, TableRow


def may_look(table: TableRow, seats: Sequence[SeatRow], person: Person | None) -> bool:
    """Whoever has the id of a table; once it is played without onlookers only those who play, and its host."""
    if table.onlookers or table.state == "open":
        return True
    return person is not None and person.id in {table.host, *(seat.person for seat in seats)}
