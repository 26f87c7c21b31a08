"""Finished games kept as records, and games looked at again: who may, and as which seat."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.core.chance import Script
from ludoteca.core.game import AnyGame
from ludoteca.core.outcome import Outcome
from ludoteca.core.record import Record, Replay, replay
from ludoteca.core.registry import game as find_game
from ludoteca.server import contents
from ludoteca.server.editions import edition_of
from ludoteca.server.line.connection import encode
from ludoteca.server.people import comments
from ludoteca.server.people.comments import Voice
from ludoteca.server.people.guard import Person
from ludoteca.server.problems import Forbidden, Malformed, Missing, Refusal
from ludoteca.server.protocol.records import Comment, ImportedRecord, Moment, NewComment, ReplayInfo
from ludoteca.server.store import schema
from ludoteca.server.store.engine import Store
from ludoteca.server.store.rows import LogRow, SeatRow, TableRow, fetch_all_contents, new_id, now, read_log, read_table
from ludoteca.server.table.access import may_look
from ludoteca.server.table.room import Room

ONLOOKER = -1
MOST_LISTED = 50
MARKED = 3
MOST_VIEWS = 100
"""Views told in one answer."""


class Kept(NamedTuple):
    """A record with the names of those who played, who they were by seat, and who took it in."""

    id: str
    names: list[str]
    text: bytes
    people: list[str | None]
    imported_by: str | None

    def seats_of(self, person: Person | None) -> list[int]:
        """The seats somebody played from."""
        return [seat for seat, who in enumerate(self.people) if person and who == person.id]

    def voice_of(self, person: Person | None) -> Voice | None:
        """As whom somebody comments on it: those who played may, and who took it in."""
        if person is None:
            return None
        seat = next(iter(self.seats_of(person)), ONLOOKER)
        name = self.names[seat] if seat in range(len(self.names)) else person.nick
        return Voice(person.id, seat, name) if seat >= 0 or self.imported_by == person.id else None


async def keep(store: Store, record: Record, person: Person) -> str:
    """Take a record in after playing it again; its id. Of contents only those that the house knows are played."""
    async with store.read() as reader:
        await fetch_all_contents(reader, record.game, record.content)
    known = contents.known(record.game, record.content)
    record = msgspec.structs.replace(record, contents=known.text if known else msgspec.UNSET)
    again = await asyncio.to_thread(played_again, record)
    if again.record.outcome is None:
        raise Malformed("record-unfinished")
    row = {"id": new_id(), "game": again.game.id, "names": [], "record": again.record.to_json()}
    async with store.write() as writer:
        await writer.execute(insert(schema.records).values(**row, imported_by=person.id, at=now()))
    return str(row["id"])


def played_again(record: Record) -> Replay:
    """A record that was kept, played again with the installed contents, or those of the house that it carries."""
    return replay(record, game_of(record))


def game_of(record: Record) -> AnyGame:
    """The game a record that was kept is of."""
    installed = find_game(record.game)
    if isinstance(record.contents, msgspec.UnsetType) or record.content == installed.content.digest():
        return installed
    return contents.held(record.game, record.contents).game


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
        row = (await reader.execute(select(c.id, c.names, c.record, c.imported_by).where(c.id == name))).first()
        table = await read_table(reader, name)
    if row is None or (table and not may_look(*table, person)):
        raise Missing("nothing-here")
    people = [seat.person for seat in table[1]] if table else []
    return Kept(row.id, row.names, row.record, people, row.imported_by)


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


async def show(
    store: Store, kept: Kept, wanted: int | None, person: Person | None, *, views: bool = True
) -> ReplayInfo:
    """A finished game from one seat's view; if none is named, from the asker's own. What it saw can be left out."""
    record = Record.from_json(kept.text)
    mine = kept.seats_of(person)
    viewer = wanted if wanted is not None else next(iter(mine), ONLOOKER)
    check_viewer(viewer, record.players)
    again = await asyncio.to_thread(played_again, record)
    moments, marks = await asyncio.to_thread(_told, again, viewer, views)
    assert record.outcome is not None
    return ReplayInfo(
        id=kept.id,
        game=record.game,
        rules=record.rules,
        edition=edition_of(again.game),
        contents=again.game.contents_name,
        viewer=viewer,
        names=kept.names,
        moments=moments,
        marks=marks,
        outcome=record.outcome,
        mine=mine,
        comments=await comments.read(store, kept.id, person),
        may_comment=kept.voice_of(person) is not None,
    )


async def comment(store: Store, kept: Kept, said: NewComment, person: Person) -> list[Comment]:
    """Say something of a moment; all comments there are then."""
    steps = len(Record.from_json(kept.text).steps)
    await comments.add(store, kept.id, kept.voice_of(person), said, steps)
    return await comments.read(store, kept.id, person)


def check_viewer(viewer: int, players: int) -> None:
    """Is there such a seat?"""
    if not ONLOOKER <= viewer < players:
        raise Missing("no-such-seat", number=viewer, most=players - 1)


def _told(again: Replay, viewer: int, views: bool) -> tuple[list[Moment], list[int]]:
    """All moments, and which are worth a look. What is seen is encoded at once, since a long game's views, kept as
    they are, would be looked through for garbage over and over.
    """
    moments: list[Moment] = []
    scores: list[list[int]] = []
    for n, events in enumerate(_events(again, viewer)):
        view = again[n].view(viewer)
        outcome: Outcome | None = getattr(view, "outcome", None)
        scores.append(outcome.scores if outcome else [])
        seat = again.record.steps[n - 1].seat if n else ONLOOKER
        moments.append(Moment(n=n, seat=seat, events=events, view=encoded(view) if views else None))
    return moments, _marks(scores)


def _events(again: Replay, viewer: int) -> Iterator[list[msgspec.Raw]]:
    """What led to each moment: the game is played once more, this time with somebody listening."""
    state = again[0].clone()
    yield []
    for step, number in zip(again.record.steps, again.numbers, strict=True):
        state.events = []
        state.act(number, Script(step.luck))
        yield [encoded(again.game.see(event, viewer)) for event in state.events]


def _marks(scores: list[list[int]]) -> list[int]:
    """The moments that brought somebody most points."""
    gains = [
        max((new - old for new, old in zip(after, before, strict=False)), default=0)
        for before, after in pairwise(scores)
    ]
    best = sorted(range(len(gains)), key=lambda n: -gains[n])[:MARKED]
    return [n + 1 for n in best if gains[n] > 0]


async def views(kept: Kept, viewer: int, first: int, last: int) -> list[msgspec.Raw]:
    """What a seat saw in these moments of a finished game, of which a few are told at once."""
    record = Record.from_json(kept.text)
    check_viewer(viewer, record.players)
    if first > len(record.steps):
        raise Missing("moment-missing", n=first, most=len(record.steps))
    return await asyncio.to_thread(_views, record, viewer, range(first, min(last, first + MOST_VIEWS - 1) + 1))


def _views(record: Record, viewer: int, moments: range) -> list[msgspec.Raw]:
    again = played_again(record)
    return [encoded(state.view(viewer)) for state in again[moments.start : moments.stop]]


def encoded(told: msgspec.Struct) -> msgspec.Raw:
    """A view or an event as it is sent."""
    return msgspec.Raw(encode(told))


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
