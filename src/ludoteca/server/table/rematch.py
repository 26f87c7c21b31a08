"""The same people once more, seats rotated: who decided first decides last."""

from __future__ import annotations

from sqlalchemy import update

from ludoteca.server.house import House
from ludoteca.server.people.guard import Person
from ludoteca.server.problems import Refusal
from ludoteca.server.protocol import BotSeat, MySeat, NewTable, OpenSeat, SeatPlan
from ludoteca.server.store import schema
from ludoteca.server.store.rows import SeatRow
from ludoteca.server.table import laying, lobby
from ludoteca.server.table.room import Room


async def rematch(house: House, room: Room, person: Person) -> Room:
    """The table of the next game: the first who asks sets it, the others find their seats there."""
    if not room.seats_of(person.id):
        raise Refusal("not-at-table")
    if room.row.state not in ("finished", "abandoned"):
        raise Refusal("game-running")
    if room.row.rematch is None:
        await _set(house, room, person)
    assert room.row.rematch is not None
    again = await house.room(room.row.rematch)
    if not again.seats_of(person.id):
        await _sit_down(house, room, again, person)
    return again


async def _set(house: House, room: Room, person: Person) -> None:
    async with house.at(room):
        if room.row.rematch is not None:
            return
        row = room.row
        absent: str = row.absent
        plan = NewTable(
            game=row.game,
            seats=[_plan(seat, person) for seat in rotated(room.seats)],
            options=row.options,
            public=row.public,
            onlookers=row.onlookers,
            hints=row.hints,
            pace=row.pace,
            absent=absent,  # type: ignore[arg-type]
            shuffle_seats=row.shuffle_seats,
        )
        again = await laying.set_table(house, person, plan)
        c = schema.tables.c
        async with house.store.write() as writer:
            await writer.execute(
                update(schema.tables).where(c.id == room.id, c.rematch.is_(None)).values(rematch=again.id)
            )
        await house.changed(room)


def rotated(seats: list[SeatRow]) -> list[SeatRow]:
    """Everybody one seat on."""
    return [seats[-1], *seats[:-1]]


def _plan(seat: SeatRow, person: Person) -> SeatPlan:
    if seat.kind == "bot":
        return BotSeat(level=seat.level or "easy")  # type: ignore[arg-type]
    return MySeat(name=seat.name) if seat.person == person.id else OpenSeat()


async def _sit_down(house: House, room: Room, again: Room, person: Person) -> None:
    """My own seats there if they are still open."""
    for number, seat in enumerate(rotated(room.seats)):
        if seat.person == person.id and again.seats[number].kind == "open":
            await lobby.join(house, again, person, number)
            return
    await lobby.join(house, again, person, None)
