"""Finished games kept as records, and games looked at again: who may, and as which seat."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.core.chance import Script
from ludoteca.core.record import Record, Replay, replay
from ludoteca.core.registry import game as find_game
from ludoteca.server.people.guard import Person
from ludoteca.server.problems import Forbidden, Malformed, Missing, Refusal
from ludoteca.server.protocol.records import ImportedRecord, Moment, ReplayInfo
from ludoteca.server.store import schema
from ludoteca.server.store.engine import Store
from ludoteca.server.store.rows import LogRow, SeatRow, TableRow, new_id, now, read_log, read_table
from ludoteca.server.table.access import may_look
from ludoteca.server.table.room import Room

ONLOOKER = -1
MOST_LISTED = 50


class Kept(NamedTuple):
    """A record with the names of those who played."""

    id: str
    names: list[str]
    text: bytes


async def keep(store: Store, record: Record, person: Person) -> str:
    """Take a record in after playing it again; its id."""
    again = await asyncio.to_thread(_again, record)
    if again.record.outcome is None:
        raise Malformed("record-unfinished")
    row = {"id": new_id(), "game": again.game.id, "names": [], "record": again.record.to_json()}
    async with store.write() as writer:
        await writer.execute(insert(schema.records).values(**row, imported_by=person.id, at=now()))
    return str(row["id"])


def _again(record: Record) -> Replay:
    """A record played with the installed contents only: what a stranger sends is not loaded as a game."""
    return replay(record, find_game(record.game))


async def imported_by(store: Store, person: Person) -> list[ImportedRecord]:
    """The last records a person took in, newest first."""
    c = schema.records.c
    mine = select(c.id, c.game, c.at, c.record).where(c.imported_by == person.id)
    async with store.read() as reader:
        rows = (await reader.execute(mine.order_by(c.at.desc(), c.id).limit(MOST_LISTED))).all()
    return await asyncio.to_thread(lambda: [_imported(row) for row in rows])


def _imported(row: Any) -> ImportedRecord:
    outcome = Record.from_json(row.record).outcome
    assert outcome is not None
    return ImportedRecord(id=row.id, game=row.game, at=row.at, outcome=outcome)


async def find(store: Store, name: str, person: Person | None) -> Kept:
    """A record, for whoever may see the table it comes from."""
    c = schema.records.c
    async with store.read() as reader:
        row = (await reader.execute(select(c.id, c.names, c.record).where(c.id == name))).first()
        table = await read_table(reader, name)
    if row is None or (table and not may_look(*table, person)):
        raise Missing("nothing-here")
    return Kept(row.id, row.names, row.record)


async def find_of_table(store: Store, name: str, person: Person | None) -> Kept:
    """The record of a table's finished game."""
    table, _ = await look(store, name, person)
    if table.state != "finished":
        raise Refusal("record-unfinished")
    return await find(store, name, person)


async def look(store: Store, name: str, person: Person | None) -> tuple[TableRow, list[SeatRow]]:
    """A table, for whoever may look at it."""
    async with store.read() as reader:
        return await _look(reader, name, person)


async def _look(reader: AsyncConnection, name: str, person: Person | None) -> tuple[TableRow, list[SeatRow]]:
    found = await read_table(reader, name)
    if found is None or not may_look(*found, person):
        raise Missing("nothing-here")
    return found


async def show(kept: Kept, viewer: int) -> ReplayInfo:
    """A finished game from one seat's view."""
    record = Record.from_json(kept.text)
    check_viewer(viewer, record.players)
    again = await asyncio.to_thread(_again, record)
    assert record.outcome is not None
    return ReplayInfo(
        id=kept.id,
        game=record.game,
        rules=record.rules,
        viewer=viewer,
        names=kept.names,
        moments=await asyncio.to_thread(_moments, again, viewer),
        outcome=record.outcome,
    )


def check_viewer(viewer: int, players: int) -> None:
    """Is there such a seat?"""
    if not ONLOOKER <= viewer < players:
        raise Missing("no-such-seat", number=viewer, most=players - 1)


def _moments(again: Replay, viewer: int) -> list[Moment]:
    first = Moment(n=0, seat=ONLOOKER, events=[], view=again[0].view(viewer))
    return [first, *(_moment(again, n, viewer) for n in range(1, len(again)))]


def _moment(again: Replay, n: int, viewer: int) -> Moment:
    """After step n: the step is made once more, this time with somebody listening."""
    step, state = again.record.steps[n - 1], again[n - 1].clone()
    state.events = []
    state.act(again.numbers[n - 1], Script(step.luck))
    events = [again.game.see(event, viewer) for event in state.events]
    return Moment(n=n, seat=step.seat, events=events, view=state.view(viewer))


async def moment(store: Store, name: str, person: Person | None, n: int, viewer: int) -> Moment:
    """A running or finished game after entry `n` of its log, as that seat saw it then.

    While it runs only the seat's own person may ask (and anybody for an onlooker's view), and nobody where
    remembering is part of the game.
    """
    async with store.moment() as reader:
        table, seats = await _look(reader, name, person)
        rows = await read_log(reader, name)
    check_viewer(viewer, len(seats))
    _check_memory(table, seats, person, viewer)
    if n >= len(rows):
        raise Missing("moment-missing", n=n, most=len(rows) - 1)
    return await asyncio.to_thread(_at, Room(table, seats), rows[: n + 1], viewer)


def _check_memory(table: TableRow, seats: list[SeatRow], person: Person | None, viewer: int) -> None:
    if table.state == "finished":
        return
    if viewer != ONLOOKER and (person is None or seats[viewer].person != person.id):
        raise Forbidden("forbidden")
    if Room(table, seats).game.forgets(table.options):
        raise Forbidden("moment-forgotten")


def _at(room: Room, rows: list[LogRow], viewer: int) -> Moment:
    room.replay(rows)
    assert room.match is not None
    last = room.happened[-1]
    events = [room.game.see(event, viewer) for event in last.events]
    return Moment(n=last.n, seat=last.seat, events=events, view=room.match.state.view(viewer))
