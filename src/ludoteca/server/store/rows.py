"""Rows of the database as plain structs, and how they are read."""

from __future__ import annotations

import asyncio
import logging
import secrets
import string
from collections.abc import Mapping, Sequence
from time import time_ns
from typing import TypeAlias, TypeVar

import msgspec
from sqlalchemy import BindParameter, ColumnElement, RowMapping, Table, and_, bindparam, or_, select, true
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.core.errors import LudotecaError
from ludoteca.core.options import Value
from ludoteca.core.outcome import Outcome
from ludoteca.core.record import Plain
from ludoteca.server import contents
from ludoteca.server.protocol import Absent, Pace, SeatKind, TableState
from ludoteca.server.store import schema

LETTERS = string.ascii_lowercase + string.digits
ID_LENGTH = 20
PART = 200
"""Entries of a log read at once: more would hold up everybody else."""
Row = TypeVar("Row")
log = logging.getLogger("ludoteca")
Columns: TypeAlias = dict[str, object]
"""Columns of a row with their values, on their way into the database."""


class TableRow(msgspec.Struct, kw_only=True, frozen=True):
    """A row of `tables`."""

    id: str
    game: str
    rules: str
    content: str
    contents: str | None = None
    options: dict[str, Value]
    host: str
    public: bool
    onlookers: bool
    hints: bool
    pace: Pace
    absent: Absent
    shuffle_seats: bool
    state: TableState
    standing: int
    votes: list[int]
    standin_votes: dict[str, list[int]]
    rematch: str | None
    created: int
    moved: int
    n: int
    to_act: int
    deadline: int | None
    bot_due: bool
    lease: int | None
    outcome: Outcome | None = None


class SeatRow(msgspec.Struct, kw_only=True, frozen=True):
    """A row of `seats`."""

    table: str
    seat: int
    kind: SeatKind
    person: str | None
    name: str
    level: str | None
    standin: bool
    ready: bool


class LogRow(msgspec.Struct, kw_only=True):
    """A row of `log`."""

    n: int
    seat: int
    act: Plain | None
    luck: list[int]
    at: int
    tick: int


def new_id() -> str:
    """An id nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def now() -> int:
    """The time in milliseconds."""
    return time_ns() // 1_000_000


def is_free(lease: ColumnElement[int | None], at: int, length: int) -> ColumnElement[bool]:
    """Nobody has it at that time: no lease, or one that ran out, or one from before the calendar was set back.

    A lease that somebody took since then ends later than one taken then would: that is nobody's calendar.
    """
    return or_(lease.is_(None), ~lease.between(at, at + 2 * length))


def as_struct(row: RowMapping, kind: type[Row]) -> Row:
    """A row as a struct; the database's names are texts of a kind of their own."""
    return msgspec.convert({str(name): value for name, value in row.items()}, kind, strict=False)


_OF_TABLE: BindParameter[str] = bindparam("of_table")
_TABLE = select(schema.tables).where(schema.tables.c.id == _OF_TABLE)
_HELD = _TABLE.with_for_update()
_SEATS = select(schema.seats).where(schema.seats.c.table == _OF_TABLE).order_by(schema.seats.c.seat)
_PART = (
    select(*(schema.log.c[column] for column in LogRow.__struct_fields__))
    .where(schema.log.c.table == _OF_TABLE, schema.log.c.n > bindparam("after"))
    .order_by(schema.log.c.n)
    .limit(PART)
)
"""What every table is asked again and again: SQLAlchemy takes longer to make a statement than SQLite to answer it."""


async def read_table(
    connection: AsyncConnection, table: str, *, hold: bool = False
) -> tuple[TableRow, list[SeatRow]] | None:
    """A table and its seats; `hold`: nobody else changes either until the transaction ends."""
    row = (await connection.execute(_HELD if hold else _TABLE, {"of_table": table})).mappings().first()
    if row is None:
        return None
    await fetch_contents(connection, [row["contents"]])
    return as_struct(row, TableRow), await read_seats(connection, table)


async def read_tables(connection: AsyncConnection, ids: list[str]) -> list[tuple[TableRow, list[SeatRow]]]:
    """Several tables with their seats, in that order."""
    rows = await connection.execute(select(schema.tables).where(schema.tables.c.id.in_(ids)))
    tables = {row.id: row for row in (as_struct(row, TableRow) for row in rows.mappings())}
    await fetch_contents(connection, [row.contents for row in tables.values()])
    seats: dict[str, list[SeatRow]] = {table: [] for table in ids}
    c = schema.seats.c
    for found in (await connection.execute(select(schema.seats).where(c.table.in_(ids)).order_by(c.seat))).mappings():
        seats[found["table"]].append(as_struct(found, SeatRow))
    return [(tables[table], seats[table]) for table in ids if table in tables]


async def fetch_contents(connection: AsyncConnection, ids: Sequence[str | None]) -> None:
    """Have these house contents at hand."""
    if missing := {each for each in ids if each and each not in contents.HELD}:
        c = schema.contents.c
        await _hold(connection, c.id.in_(missing))


async def fetch_all_contents(connection: AsyncConnection, game: str, digest: str | None = None) -> None:
    """Have all house contents of a game at hand, or those of that digest."""
    c = schema.contents.c
    await _hold(connection, and_(c.game == game, c.digest == digest if digest else true()))


async def _hold(connection: AsyncConnection, which: ColumnElement[bool]) -> None:
    """What these rules can no longer read is told in the log, and left."""
    for row in (await connection.execute(select(schema.contents).where(which))).all():
        try:
            await asyncio.to_thread(contents.held, row.game, row.text)
        except LudotecaError as error:
            log.error("contents %s cannot be read: %s", row.id, error)


async def keep_contents(connection: AsyncConnection, offers: Sequence[contents.Contents]) -> None:
    """Keep what is offered, for the tables that will be played with it."""
    if offers:
        await add_missing(connection, schema.contents, [each.row for each in offers])


async def add_missing(connection: AsyncConnection, table: Table, rows: Sequence[Mapping[str, object]]) -> None:
    """Add rows but for those that are there, also if somebody else is adding them at this moment."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    await connection.execute(insert(table).on_conflict_do_nothing(), rows)


async def read_seats(connection: AsyncConnection, table: str) -> list[SeatRow]:
    """A table's seats in order."""
    rows = await connection.execute(_SEATS, {"of_table": table})
    return [as_struct(row, SeatRow) for row in rows.mappings()]


async def read_log(connection: AsyncConnection, table: str, after: int = -1) -> list[LogRow]:
    """A table's log, in order, after that number."""
    rows = part = await read_part(connection, table, after)
    while len(part) == PART:
        part = await read_part(connection, table, part[-1].n)
        rows += part
    return rows


async def read_part(connection: AsyncConnection, table: str, after: int) -> list[LogRow]:
    """The next entries of a table's log after that number, in order."""
    rows = await connection.execute(_PART, {"of_table": table, "after": after})
    return [as_struct(row, LogRow) for row in rows.mappings()]


_ADDED = {
    "sqlite": """
        SELECT json_group_array(json_array(
            l."table", json_object('n', l.n, 'seat', l.seat, 'act', json(l.act), 'luck', json(l.luck), 'at', l.at,
                'tick', l.tick)))
        FROM json_each(?) AS e
        JOIN log AS l ON l."table" = json_extract(e.value, '$[0]') AND l.n > json_extract(e.value, '$[1]')""",
    "postgresql": f"""
        SELECT coalesce(json_agg(json_build_array(
            l."table", json_build_object('n', l.n, 'seat', l.seat, 'act', l.act, 'luck', l.luck, 'at', l.at,
                'tick', l.tick))), '[]')::text
        FROM json_array_elements($1::json) AS e
        CROSS JOIN LATERAL (SELECT * FROM log WHERE log."table" = e->>0 AND log.n > (e->>1)::int
            ORDER BY log.n LIMIT {PART}) AS l""",
}
"""Of many tables at once, each by its key, as one text: for each row SQLAlchemy takes longer than the database."""


async def read_added(connection: AsyncConnection, after: dict[str, int]) -> dict[str, list[LogRow]]:
    """What logs have after these numbers; of one that has very much its first part."""
    asked = msgspec.json.encode(list(after.items())).decode()
    found = (await connection.exec_driver_sql(_ADDED[connection.dialect.name], (asked,))).scalar_one()
    added: dict[str, list[LogRow]] = {}
    for table, row in sorted(msgspec.json.decode(found, type=list[tuple[str, LogRow]]), key=_number):
        added.setdefault(table, []).append(row)
    return added


def _number(row: tuple[str, LogRow]) -> int:
    return row[1].n
