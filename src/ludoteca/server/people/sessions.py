"""Sessions are rows of the database. When one ends its lines end too, in every process: whoever ends it says so, and
each process looks for itself every few seconds, in case nobody could say it.
"""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import delete, insert, select, union_all
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.house import House
from ludoteca.server.people.cookies import YEAR, new_secret, session_id
from ludoteca.server.people.guard import Person
from ludoteca.server.store import schema
from ludoteca.server.store.engine import Store
from ludoteca.server.store.rows import now

ENDED = 4401
LOOK_EVERY = 5.0
"""Seconds: no line lives much longer than that after its session."""

sessions, tokens = schema.sessions, schema.tokens
log = logging.getLogger("ludoteca")


async def begin(writer: AsyncConnection, person: Person) -> str:
    """A new session; its secret, which nobody keeps but the browser."""
    secret, at = new_secret(), now()
    await writer.execute(insert(sessions).values(id=session_id(secret), person=person.id, created=at, used=at))
    return secret


async def end(writer: AsyncConnection, person: Person | None) -> None:
    """The session somebody asks with is good no longer."""
    if person is not None:
        await writer.execute(delete(sessions).where(sessions.c.id == person.by))


async def end_all(writer: AsyncConnection, person: Person) -> None:
    """No session of this person is good any longer."""
    await writer.execute(delete(sessions).where(sessions.c.person == person.id))


async def forget_old(store: Store) -> None:
    """Sessions whose cookie has gone by now."""
    async with store.write() as writer:
        await writer.execute(delete(sessions).where(sessions.c.used < now() - YEAR * 1000))


def start(house: House) -> None:
    """Begin to look after lines."""
    house.spawn(_watch(house))


async def _watch(house: House) -> None:
    while True:
        await asyncio.sleep(LOOK_EVERY)
        try:
            await let_go(house)
        except (SQLAlchemyError, OSError) as error:
            log.error("sessions cannot be looked up", exc_info=error)


async def ended(house: House) -> None:
    """Some session or token was ended: so are its lines, here and in the other processes."""
    await let_go(house)
    house.fanout.poke("", ended=True)


async def let_go(house: House) -> None:
    """End the lines of this process whose session or token is no more: one look for all of them."""
    lines = [
        (connection, connection.person.by)
        for room in house.rooms.values()
        for connection in room.connections
        if connection.person is not None
    ]
    good = await _good(house.store, {by for _, by in lines})
    for connection, by in lines:
        if by not in good:
            connection.let_go(ENDED)


async def _good(store: Store, asked: set[str]) -> set[str]:
    """Of these sessions and tokens, those that are there."""
    if not asked:
        return set()
    found = [select(table.c.id).where(table.c.id.in_(asked)) for table in (sessions, tokens)]
    async with store.read() as reader:
        return set((await reader.execute(union_all(*found))).scalars())
