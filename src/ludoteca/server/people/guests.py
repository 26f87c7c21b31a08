"""Guests who came, never played and did not come back are forgotten, and sessions nobody has a cookie for."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import Executable, delete, exists, func, select

from ludoteca.server.house import House
from ludoteca.server.people import farewell, sessions
from ludoteca.server.people.guard import Person
from ludoteca.server.problems import Refusal
from ludoteca.server.store import schema
from ludoteca.server.store.rows import now

DAY = 86_400_000
AT_ONCE = 100
"""Guests forgotten in one round of the sweeper, so that it gets back to clocks and bots."""

people = schema.people
MENTIONS = [
    column
    for table in schema.metadata.tables.values()
    for column in table.c
    if column.references(people.c.id) and table not in (schema.sessions, schema.tokens)
]
"""Wherever a person is mentioned; sessions and tokens go with him."""


async def look_through(house: House) -> None:
    """At the start, and then once a day."""
    if now() < house.guests_due:
        return
    await sessions.forget_old(house.store)
    if not house.settings.guests or await _forget(house, now() - house.settings.guests * DAY) < AT_ONCE:
        house.guests_due = now() + DAY


async def _forget(house: House, before: int) -> int:
    """Those last seen before that; how many there were. Of rows without a name the ones nobody mentions go too."""
    async with house.store.read() as reader:
        found = (await reader.execute(_strangers_by_now(before))).all()
    for row in found:
        with suppress(Refusal):  # another process was quicker
            await farewell.leave(house, Person(*row))
    if found:
        await sessions.ended(house)
    mentioned = [exists().where(column == people.c.id) for column in MENTIONS]
    async with house.store.write() as writer:
        await writer.execute(delete(people).where(people.c.gone.is_not(None), *(~each for each in mentioned)))
    return len(found)


def _strangers_by_now(before: int) -> Executable:
    """Guests who have not been here since, and never sat at a table where a game was played."""
    c, seats, tables = people.c, schema.seats, schema.tables
    played = exists().where(seats.c.person == c.id, seats.c.table == tables.c.id, tables.c.state != "open")
    guests = select(c.id, c.nick, c.account).where(c.account.is_(None), c.gone.is_(None))
    return guests.where(func.coalesce(c.seen, c.created) < before, ~played).limit(AT_ONCE)
