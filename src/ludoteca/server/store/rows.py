"""Rows of the database as plain structs, and how they are read."""

from __future__ import annotations

import secrets
import string
from time import time_ns
from typing import TypeAlias, TypeVar

import msgspec
from sqlalchemy import RowMapping, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.core.options import Value
from ludoteca.core.outcome import Outcome
from ludoteca.core.record import Plain
from ludoteca.server.protocol import Absent, Pace, SeatKind, TableState
from ludoteca.server.protocol.parts import Level
from ludoteca.server.store import schema

LETTERS = string.ascii_lowercase + string.digits
ID_LENGTH = 20
PART = 200
"""Entries of a log read at once: more would hold up everybody else."""
Row = TypeVar("Row")
Columns: TypeAlias = dict[str, object]
"""Columns of a row with their values, on their way into the database."""


class TableRow(msgspec.Struct, kw_only=True, frozen=True):
    """A row of `tables`."""

    id: str
    game: str
    rules: str
    content: str
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
    level: Level | None
    standin: bool


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


def _convert(row: RowMapping, kind: type[Row]) -> Row:
    """A row as a struct; the database's names are texts of a kind of their own."""
    return msgspec.convert({str(name): value for name, value in row.items()}, kind, strict=False)


async def read_table(
    connection: AsyncConnection, table: str, *, hold: bool = False
) -> tuple[TableRow, list[SeatRow]] | None:
    """A table and its seats; `hold`: nobody else changes either until the transaction ends."""
    found = select(schema.tables).where(schema.tables.c.id == table)
    row = (await connection.execute(found.with_for_update() if hold else found)).mappings().first()
    if row is None:
        return None
    return _convert(row, TableRow), await read_seats(connection, table)


async def read_tables(connection: AsyncConnection, ids: list[str]) -> list[tuple[TableRow, list[SeatRow]]]:
    """Several tables with their seats, in that order."""
    rows = await connection.execute(select(schema.tables).where(schema.tables.c.id.in_(ids)))
    tables = {row.id: row for row in (_convert(row, TableRow) for row in rows.mappings())}
    seats: dict[str, list[SeatRow]] = {table: [] for table in ids}
    c = schema.seats.c
    for found in (await connection.execute(select(schema.seats).where(c.table.in_(ids)).order_by(c.seat))).mappings():
        seats[found["table"]].append(_convert(found, SeatRow))
    return [(tables[table], seats[table]) for table in ids if table in tables]


async def read_seats(connection: AsyncConnection, table: str) -> list[SeatRow]:
    """A table's seats in order."""
    c = schema.seats.c
    rows = await connection.execute(select(schema.seats).where(c.table == table).order_by(c.seat))
    return [_convert(row, SeatRow) for row in rows.mappings()]


async def read_log(connection: AsyncConnection, table: str, after: int = -1) -> list[LogRow]:
    """A table's log, in order, after that number."""
    rows = part = await read_part(connection, table, after)
    while len(part) == PART:
        part = await read_part(connection, table, part[-1].n)
        rows += part
    return rows


async def read_part(connection: AsyncConnection, table: str, after: int) -> list[LogRow]:
    """The next entries of a table's log after that number, in order."""
    c = schema.log.c
    found = select(c.n, c.seat, c.act, c.luck, c.at, c.tick).where(c.table == table, c.n > after)
    rows = await connection.execute(found.order_by(c.n).limit(PART))
    return [_convert(row, LogRow) for row in rows.mappings()]
