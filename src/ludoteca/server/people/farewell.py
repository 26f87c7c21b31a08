"""What is mine: all of it as data, and all of it gone. Games stay for those who played them, without the name."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import ColumnElement, Executable, Table, Update, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.core.record import Plain
from ludoteca.server.house import House
from ludoteca.server.people.accounts import tokens_of
from ludoteca.server.people.guard import Person
from ludoteca.server.problems import Refusal
from ludoteca.server.protocol.people import Me, MyData
from ludoteca.server.store import schema
from ludoteca.server.store.engine import Store
from ludoteca.server.store.rows import now
from ludoteca.server.table import lobby
from ludoteca.server.table.room import Room
from ludoteca.server.table.standing import unname

NOBODY = "—"
"""Stands where the name of somebody stood who left."""
PERSONAL = (
    schema.sessions,
    schema.tokens,
    schema.chat,
    schema.comments,
    schema.ratings,
    schema.puzzle_tries,
    schema.puzzle_people,
    schema.wishes,
    schema.browsers,
    schema.calls,
)
"""Where everything of somebody goes with him."""
LISTS = (
    "sessions",
    "hosted",
    "seats",
    "chat",
    "results",
    "ratings",
    "records",
    "puzzles",
    "puzzle_ratings",
    "wishes",
    "browsers",
    "reviewed",
    "comments",
)
"""What is told of somebody as lists of rows."""
LIVE = schema.tables.c.state.in_(("open", "playing"))


async def data_of(store: Store, person: Person) -> MyData:
    """Everything the server knows of a person, save the password, which it does not know."""
    me = person.id
    tables, seats, chat, results = schema.tables, schema.seats, schema.chat, schema.results
    comments = schema.comments
    begun = select(schema.sessions.c.created, schema.sessions.c.used).where(schema.sessions.c.person == me)
    hosted = select(tables.c.id, tables.c.game, tables.c.state, tables.c.created).where(tables.c.host == me)
    seated = select(seats.c.table, seats.c.seat, seats.c.name).where(seats.c.person == me)
    said = select(chat.c.table, chat.c.text, chat.c.at).where(chat.c.person == me).order_by(chat.c.id)
    played = select(results).where(results.c.person == me).order_by(results.c.at)
    rated = select(schema.ratings).where(schema.ratings.c.person == me)
    tried = select(schema.puzzle_tries).where(schema.puzzle_tries.c.person == me)
    solver = select(schema.puzzle_people).where(schema.puzzle_people.c.person == me)
    imported = select(schema.records.c.id, schema.records.c.game, schema.records.c.at)
    imported = imported.where(schema.records.c.imported_by == me)
    wished = select(schema.wishes).where(schema.wishes.c.person == me)
    called = select(schema.browsers.c.endpoint, schema.browsers.c.created).where(schema.browsers.c.person == me)
    learned = select(schema.reviewed).where(schema.reviewed.c.person == me).order_by(schema.reviewed.c.at)
    remarks = select(comments.c.record, comments.c.n, comments.c.text, comments.c.at).where(comments.c.person == me)
    remarks = remarks.order_by(comments.c.id)
    of_games = (begun, hosted, seated, said, played, rated, imported)
    queries = (*of_games, tried, solver, wished, called, learned, remarks)
    known = select(schema.people.c.created, schema.people.c.seen).where(schema.people.c.id == me)
    async with store.read() as reader:
        created, seen = (await reader.execute(known)).one()
        found = [await _rows(reader, query) for query in queries]
    return MyData(
        me=Me(id=me, nick=person.nick, account=person.account),
        created=created,
        seen=seen,
        tokens=await tokens_of(store, person),
        **dict(zip(LISTS, found, strict=True)),
    )


async def _rows(reader: AsyncConnection, query: Executable) -> list[Plain]:
    return [dict(row) for row in (await reader.execute(query)).mappings()]


async def leave(house: House, person: Person) -> None:
    """Delete a person: he stands up from his tables (bots play on), and no name of his stays anywhere."""
    c = schema.seats.c
    still = (c.kind != "bot") & ~c.standin & c.table.in_(select(schema.tables.c.id).where(LIVE))
    rooms = await _stand_up(house, person, c.person == person.id)
    await _forget(house.store, person)
    if late := await _stand_up(house, person, (c.person == person.id) & still):  # what was under way meanwhile
        await _forget(house.store, person)
    for room in {room.id: room for room in [*rooms, *late]}.values():
        async with house.at(room):
            await house.changed(room)


async def _stand_up(house: House, person: Person, where: ColumnElement[bool]) -> list[Room]:
    """From every table of these seats."""
    seated = select(schema.seats.c.table).distinct().where(where)
    async with house.store.read() as reader:
        tables = list((await reader.execute(seated)).scalars())
    rooms = [await house.room(table) for table in tables]
    for room in rooms:
        with suppress(Refusal):  # its game is over, or somebody was quicker
            await lobby.leave(house, room, person)
    return rooms


async def _forget(store: Store, person: Person) -> None:
    """Name, password, sessions, tokens and whatever else is his own go; seats and results of games lose his name."""
    p = schema.people.c
    gone = {"nick": NOBODY, "account": None, "account_key": None, "password": None, "gone": now()}
    async with store.write() as writer:
        await _unname_records(writer, person)
        await unname(writer, person.id, NOBODY)
        await writer.execute(_of(schema.results, person).values(person=None))
        await writer.execute(
            update(schema.records).where(schema.records.c.imported_by == person.id).values(imported_by=None)
        )
        for mine in (schema.reviews, schema.reviewed):
            await writer.execute(_of(mine, person).values(person=None))
        for table in PERSONAL:
            await writer.execute(delete(table).where(table.c.person == person.id))
        await writer.execute(update(schema.people).where(p.id == person.id).values(**gone))


def _of(table: Table, person: Person) -> Update:
    return update(table).where(table.c.person == person.id)


async def _unname_records(writer: AsyncConnection, person: Person) -> None:
    """The names beside a record of a game he played."""
    seats, records = schema.seats, schema.records
    joined = seats.join(records, records.c.id == seats.c.table)
    mine = select(records.c.id, records.c.names, seats.c.seat).select_from(joined).where(seats.c.person == person.id)
    names: dict[str, list[str]] = {}
    for row in (await writer.execute(mine)).all():
        names.setdefault(row.id, row.names)[row.seat] = NOBODY
    for record, renamed in names.items():
        await writer.execute(update(records).where(records.c.id == record).values(names=renamed))
