"""A table's standing: whoever writes names the one he saw, and old tables whose standing was lost are put right."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.server.people.guard import Person
from ludoteca.server.protocol import MySeat, NewTable
from ludoteca.server.store import migrations, schema
from ludoteca.server.store.appending import Append
from ludoteca.server.store.engine import Store
from ludoteca.server.store.journal import Journal
from ludoteca.server.store.rows import TableRow, now, read_log, read_table
from ludoteca.server.table import laying

ANA = Person("anaanaanaana", "Ana", None)
PLAN = NewTable(game="holi", seats=[MySeat(), MySeat(name="Bia")])


async def laid(store: Store) -> TableRow:
    """A table of Ana's, dealt."""
    await migrations.migrate(store)
    row, seats = laying.drafted(ANA, PLAN)
    async with store.write() as writer:
        await writer.execute(insert(schema.people).values(id=ANA.id, nick=ANA.nick, created=now()))
        await laying.lay(writer, row, seats)
    return row


def entry(row: TableRow, n: int) -> Append:
    """Any act, as it would be appended to the table as it was seen."""
    return Append(row.id, n, 0, {"type": "end"}, [], now(), 0, row.standing, 1, None, False, None)


async def _set(store: Store, table: str, **values: Any) -> None:
    async with store.write() as writer:
        await writer.execute(update(schema.tables).where(schema.tables.c.id == table).values(**values))


def test_an_act_goes_in_only_after_what_it_saw(db_url: str) -> None:
    async def write() -> None:
        store = Store(db_url)
        row, journal = await laid(store), Journal(store)
        journal.start()
        assert await asyncio.gather(*(journal.append(entry(row, 1)) for _ in range(3))) == [True, False, False]
        assert not await journal.append(entry(row, 1)), "there is one of that number"
        assert not await journal.append(entry(row, 3)), "there is none before it"
        await _set(store, row.id, standing=1)
        assert not await journal.append(entry(row, 2)), "seats are others by now"
        assert await journal.append(entry(replace(row, standing=1), 2))
        await _set(store, row.id, state="abandoned", standing=2)
        assert not await journal.append(entry(replace(row, standing=2), 3)), "nobody plays here any more"
        await journal.stop()
        async with store.read() as reader:
            assert list((await reader.execute(select(schema.log.c.n).order_by(schema.log.c.n))).scalars()) == [0, 1, 2]
        await store.close()

    asyncio.run(write())


def test_what_went_in_is_read_as_it_was_given(db_url: str) -> None:
    async def write() -> None:
        store = Store(db_url)
        row, journal = await laid(store), Journal(store)
        journal.start()
        said = Append(row.id, 1, 1, {"type": "say", "to": ["São", 'a "b"']}, [3, 0], 7, 8, 0, 1, 2**40, True, 2**41)
        taken_back = said._replace(n=2, seat=0, act=None, luck=[], to_act=-1, deadline=None, bot_due=False, lease=None)
        for given in (said, taken_back):
            assert await journal.append(given)
            assert await _last_of(store, row.id) == given
        both = [said._replace(n=3), taken_back._replace(n=4)]
        assert await asyncio.gather(*map(journal.append, both)) == [True, True]
        assert await _last_of(store, row.id) == both[1]
        await journal.stop()
        await store.close()

    asyncio.run(write())


def test_a_journal_whose_connection_was_lost_gets_another(postgres_url: str) -> None:
    async def write() -> None:
        store = Store(postgres_url)
        row, journal = await laid(store), Journal(store)
        journal.start()
        assert await journal.append(entry(row, 1))
        async with store.read() as reader:
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            await reader.execute(text(f"{others} AND datname = current_database()"))
        try:
            written = await journal.append(entry(row, 2))
        except (SQLAlchemyError, OSError):  # nobody had noticed yet
            written = await journal.append(entry(row, 2))
        assert written
        await journal.stop()
        await store.close()

    asyncio.run(write())


async def _last_of(store: Store, table: str) -> Append:
    """The last entry of a table, and how it stands after it."""
    async with store.read() as reader:
        *_, last = await read_log(reader, table)
        found = await read_table(reader, table)
    assert found is not None
    row = found[0]
    assert (row.n, row.moved) == (last.n, last.at)
    entry = (table, last.n, last.seat, last.act, last.luck, last.at, last.tick)
    return Append(*entry, row.standing, row.to_act, row.deadline, row.bot_due, row.lease)


def _set_back(connection: Connection, name: str, kinds: list[str], dealt: bool) -> None:
    """An open table as an old server left it: some were being played when somebody left."""
    row = {"id": name, "game": "holi", "rules": "1", "content": "x", "options": "{}", "host": "somebody"}
    row |= {"pace": '{"kind":"none"}', "absent": "vote", "state": "open", "votes": "[]", "standin_votes": "{}"}
    names = ", ".join(f":{each}" for each in row)
    flags = "public, onlookers, hints, shuffle_seats, bot_due, created, moved, n, to_act"
    values = "true, true, true, false, false, 1, 1, 0, 0"
    connection.execute(text(f"INSERT INTO tables ({', '.join(row)}, {flags}) VALUES ({names}, {values})"), row)
    for number, kind in enumerate(kinds):
        seat = f"INSERT INTO seats (\"table\", seat, kind, name, standin) VALUES ('{name}', {number}, :kind, '', false)"
        connection.execute(text(seat), {"kind": kind})
    if dealt:
        deal = f"INSERT INTO log (\"table\", n, seat, luck, at, tick) VALUES ('{name}', 0, -1, '[]', 1, 1)"
        connection.execute(text(deal))


def test_games_that_were_set_back_to_open_are_played_on_or_given_up(db_url: str) -> None:
    async def bring_up_to_date() -> dict[str, str]:
        store = Store(db_url)
        async with store.write() as writer:
            await writer.run_sync(migrations.upgrade, "0005")
            await writer.execute(text("INSERT INTO people (id, nick, created) VALUES ('somebody', 'Ana', 1)"))
            await writer.run_sync(_set_back, "waits", ["person", "open"], False)
            await writer.run_sync(_set_back, "whole", ["person", "bot"], True)
            await writer.run_sync(_set_back, "torn", ["person", "open"], True)
        await migrations.migrate(store)
        async with store.read() as reader:
            rows = (await reader.execute(text("SELECT id, state FROM tables"))).all()
        await store.close()
        return {row.id: row.state for row in rows}

    assert asyncio.run(bring_up_to_date()) == {"waits": "open", "whole": "playing", "torn": "abandoned"}
