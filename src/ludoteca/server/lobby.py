"""Tables before and after play: set, join, leave, start, play again."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.bots.levels import LEVELS
from ludoteca.core.registry import game as find_game
from ludoteca.server import standins
from ludoteca.server.guard import Person
from ludoteca.server.house import House
from ludoteca.server.moves import LEASE, carry_on
from ludoteca.server.problems import Forbidden, Refusal
from ludoteca.server.protocol import BotSeat, MySeat, NewTable, OpenSeat, SeatPlan
from ludoteca.server.room import Room
from ludoteca.server.sight import tell_everybody
from ludoteca.server.store import schema
from ludoteca.server.store.rows import SeatRow, TableRow, new_id, now, read_seats, read_tables

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


async def join(house: House, room: Room, person: Person, wish: int | None) -> None:
    """Sit down on that seat, or the first open one; the table starts when it was the last."""
    async with house.at(room):
        _must_be_open(room)
        if room.seats_of(person.id):
            raise Refusal("table-joined")
        free = [seat.seat for seat in room.seats if seat.kind == "open"]
        if not free or (wish is not None and wish not in free):
            raise Refusal("seat-taken")
        seat = free[0] if wish is None else wish
        async with house.store.write() as writer:
            if not await _fill(writer, room.id, seat, person):
                raise Refusal("seat-taken")
        await house.changed(room)
        if all(each.kind != "open" for each in room.seats):
            await start(house, room)


async def _fill(writer: AsyncConnection, table: str, seat: int, person: Person) -> bool:
    """Sit down if the seat is still open."""
    state = select(tables.c.state).where(tables.c.id == table).with_for_update()
    if (await writer.execute(state)).scalar_one() != "open":
        return False
    c = seats.c
    taken = update(seats).where(c.table == table, c.seat == seat, c.kind == "open")
    done = await writer.execute(taken.values(kind="person", person=person.id, name=person.nick))
    return done.rowcount == 1


async def leave(house: House, room: Room, person: Person) -> None:
    """Stand up; from a running game a bot plays on for whoever leaves."""
    async with house.at(room):
        mine = room.seats_of(person.id)
        if not mine or room.row.state not in ("open", "playing"):
            raise Refusal("not-at-table")
        if room.playing:
            await standins.leave(house, room, mine)
            return
        async with house.store.write() as writer:
            c = seats.c
            left = update(seats).where(c.table == room.id, c.person == person.id)
            await writer.execute(left.values(kind="open", person=None, name=""))
            others = [each for each in room.people() if each != person.id]
            await writer.execute(_hand_over(room, person, others))
        await house.changed(room)


def _hand_over(room: Room, person: Person, others: list[str]) -> Any:
    """The host's part goes to another, or the table is given up."""
    change: dict[str, Any] = {"host": others[0]} if others and room.row.host == person.id else {"host": room.row.host}
    return update(tables).where(tables.c.id == room.id).values(**change, state="open" if others else "abandoned")


async def set_seat(house: House, room: Room, person: Person, seat: int, plan: OpenSeat | BotSeat) -> None:
    """The host puts a bot on an open seat, or opens a bot's."""
    async with house.at(room):
        _must_be_open(room)
        if room.row.host != person.id:
            raise Forbidden("host-only")
        if seat >= len(room.seats) or room.seats[seat].kind == "person":
            raise Refusal("seat-taken")
        taken = [each.name for each in room.seats if each.kind == "bot" and each.seat != seat]
        values: dict[str, Any] = {"kind": "open", "name": "", "level": None}
        if isinstance(plan, BotSeat):
            values = {"kind": "bot", "name": character(plan.level, taken, seat), "level": plan.level}
        c = seats.c
        async with house.store.write() as writer:
            await writer.execute(
                update(seats).where(c.table == room.id, c.seat == seat, c.kind != "person").values(values)
            )
        await house.changed(room)


async def start_by(house: House, room: Room, person: Person) -> None:
    """The host starts; seats still open are left out if the game can be played without them."""
    async with house.at(room):
        _must_be_open(room)
        if room.row.host != person.id:
            raise Forbidden("host-only")
        if sum(seat.kind != "open" for seat in room.seats) not in room.game.seats:
            raise Refusal("seats-open")
        await start(house, room)


def _must_be_open(room: Room) -> None:
    if room.row.state != "open":
        raise Refusal("table-not-open")


async def start(house: House, room: Room) -> None:
    """Deal; the caller holds the room's lock. If somebody else was quicker, his deal holds."""
    found, room.broken = room.seats, True
    room.seats = _arranged(room)
    luck = room.deal()
    at = now()
    room.note(-1, at)
    room.row.state = "playing"
    room.settle()
    async with house.store.write() as writer:
        if await _take_open(writer, room):
            if await read_seats(writer, room.id) != found:
                raise Refusal("seat-taken")
            await _write_deal(writer, room, luck, at)
    await house.changed(room)
    tell_everybody(room, room.happened[:1], {})
    await carry_on(house, room)


def _arranged(room: Room) -> list[SeatRow]:
    """Who plays, in the order of play: open seats are gone, and luck mixes the others where that was agreed."""
    order = [seat for seat in room.seats if seat.kind != "open"]
    if room.row.shuffle_seats:
        secrets.SystemRandom().shuffle(order)
    return [msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(order)]


async def _take_open(writer: AsyncConnection, room: Room) -> bool:
    """The table is playing now, and was open."""
    row = room.row
    values = {"state": "playing", "n": 0, "to_act": row.to_act, "moved": row.moved, "deadline": row.deadline}
    lease = row.moved + LEASE if row.bot_due else None
    opened = update(tables).where(tables.c.id == room.id, tables.c.state == "open")
    return (await writer.execute(opened.values(**values, bot_due=row.bot_due, lease=lease))).rowcount == 1


async def _write_deal(writer: AsyncConnection, room: Room, luck: list[int], at: int) -> None:
    await writer.execute(insert(schema.log).values(table=room.id, n=0, seat=-1, act=None, luck=luck, at=at))
    await writer.execute(delete(seats).where(seats.c.table == room.id))
    await writer.execute(insert(seats), [msgspec.to_builtins(seat) for seat in room.seats])


async def listed(house: House, person: Person | None, game: str | None, state: str, mine: bool) -> list[Room]:
    """Public tables, or those I sit at, latest first."""
    c = tables.c
    found = select(c.id).where(c.state == state).order_by(c.moved.desc()).limit(LISTED)
    if game:
        found = found.where(c.game == game)
    if mine:
        at_table = select(seats.c.table).where(seats.c.person == (person.id if person else ""))
        found = found.where(c.id.in_(at_table))
    else:
        found = found.where(c.public.is_(True))
    async with house.store.read() as reader:
        ids = list((await reader.execute(found)).scalars())
        rows = await read_tables(reader, ids)
    return [house.rooms.get(row.id) or Room(row, own) for row, own in rows]


LISTED = 100
