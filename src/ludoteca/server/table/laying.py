"""A new table: what was agreed, and who sits where."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import insert

from ludoteca.bots.levels import LEVELS
from ludoteca.core.registry import game as find_game
from ludoteca.server.host import caps
from ludoteca.server.house import House
from ludoteca.server.people.guard import Person
from ludoteca.server.protocol import BotSeat, MySeat, NewTable, OpenSeat, SeatPlan
from ludoteca.server.store import schema
from ludoteca.server.store.rows import SeatRow, TableRow, new_id, now
from ludoteca.server.table.dealing import start
from ludoteca.server.table.room import Room

tables, seats = schema.tables, schema.seats


async def set_table(house: House, person: Person, plan: NewTable) -> Room:
    """A new table; it starts at once when no seat is open."""
    game = find_game(plan.game)
    game.check_players(len(plan.seats))
    at = now()
    row = TableRow(
        id=new_id(),
        game=game.id,
        rules=game.version,
        content=game.content.digest(),
        options=game.check_options(plan.options),
        host=person.id,
        public=plan.public,
        onlookers=plan.onlookers,
        hints=plan.hints,
        pace=plan.pace,
        absent=plan.absent,
        shuffle_seats=plan.shuffle_seats,
        state="open",
        votes=[],
        standin_votes={},
        rematch=None,
        created=at,
        moved=at,
        n=0,
        to_act=-1,
        deadline=None,
        bot_due=False,
        lease=None,
    )
    rows = _seated(row.id, plan.seats, person)
    async with house.store.write() as writer:
        await caps.check_tables(writer, house.settings, person.id)
        if all(seat.kind == "bot" for seat in rows):
            await caps.check_bot_tables(writer, house.settings, person.id)
        await writer.execute(insert(tables).values(msgspec.to_builtins(row)))
        await writer.execute(insert(seats), [msgspec.to_builtins(seat) for seat in rows])
    room = await house.room(row.id)
    if all(seat.kind != "open" for seat in rows):
        async with house.at(room):
            await start(house, room)
    return room


def _seated(table: str, plans: list[SeatPlan], person: Person) -> list[SeatRow]:
    """The seats of a new table."""
    rows: list[SeatRow] = []
    for number, plan in enumerate(plans):
        match plan:
            case OpenSeat():
                rows.append(_seat(table, number, "open"))
            case MySeat(name=name):
                rows.append(_seat(table, number, "person", person=person.id, name=name or person.nick))
            case BotSeat(level=level):
                taken = [row.name for row in rows if row.kind == "bot"]
                rows.append(_seat(table, number, "bot", name=character(level, taken, number), level=level))
    return rows


def _seat(table: str, number: int, kind: str, **more: Any) -> SeatRow:
    fields = {"person": None, "name": "", "level": None, "standin": False} | more
    return SeatRow(table=table, seat=number, kind=kind, **fields)


def character(level: str, taken: list[str], seat: int) -> str:
    """Who plays for a bot: somebody of its level who is not at the table yet."""
    people = LEVELS[level].people
    free = [name for name in people if name not in taken] or list(people)
    return free[seat % len(free)]
