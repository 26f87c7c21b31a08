"""Tables before they are played at: list, join, leave, be ready, change seats and what is agreed, start."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import UNSET, structs
from sqlalchemy import select

from ludoteca.server.host import caps
from ludoteca.server.house import House
from ludoteca.server.people.guard import Person
from ludoteca.server.problems import Forbidden, Missing, Refusal
from ludoteca.server.protocol import BotSeat, OpenSeat
from ludoteca.server.protocol.lobby import Agreement
from ludoteca.server.store import schema
from ludoteca.server.store.rows import SeatRow, TableRow, read_tables
from ludoteca.server.table import absence, chat
from ludoteca.server.table.access import may_look
from ludoteca.server.table.laying import character, deal
from ludoteca.server.table.moves import follow
from ludoteca.server.table.room import Room
from ludoteca.server.table.standing import EMPTY, Standing, held, known_still

NOT_OPEN = "table-not-open"
LISTED = 100


async def visible_room(house: House, table: str, person: Person | None) -> Room:
    """The table if this person may look at it; else there is none."""
    room = await house.room(table)
    if not may_look(room.row, room.seats, person):
        raise Missing("table-missing")
    return room


async def join(house: House, room: Room, person: Person, wish: int | None, ready: bool = True) -> None:
    """Sit down on that seat, or the first open one; the game is dealt when nobody is waited for."""
    async with room.lock:
        async with held(house, room, "open", otherwise=NOT_OPEN) as table:
            await known_still(table.writer, person.id)
            _sit_down(table, person, wish, ready)
            if table.agreed:
                deal(table)
        await _go_on(house, room)


def _sit_down(table: Standing, person: Person, wish: int | None, ready: bool) -> None:
    """On the seats kept for him, all of them, else on an open one."""
    if table.of(person.id, "person"):
        raise Refusal("table-joined")
    kept = table.of(person.id, "kept")
    free = kept or [seat.seat for seat in table.seats if seat.kind == "open"]
    if not free or (wish is not None and wish not in free):
        raise Refusal("seat-taken")
    if kept:
        table.seat(kept, kind="person", ready=ready)
    else:
        seat = free[0] if wish is None else wish
        table.seat([seat], kind="person", person=person.id, name=person.nick, ready=ready)


async def be_ready(house: House, room: Room, person: Person, ready: bool) -> None:
    """Somebody wants the game to start, or not yet; with the last one it does."""
    async with room.lock:
        async with held(house, room, "open", otherwise=NOT_OPEN) as table:
            if not (mine := table.of(person.id, "person")):
                raise Refusal("not-at-table")
            table.seat(mine, ready=ready)
            if table.agreed:
                deal(table)
        await _go_on(house, room)


async def leave(house: House, room: Room, person: Person) -> None:
    """Stand up, or decline a seat that is kept; from a running game a bot plays on for whoever leaves."""
    async with room.lock:
        async with held(house, room, *WAYS_OUT, otherwise="not-at-table") as table:
            if not table.of(person.id, "person", "kept"):
                raise Refusal("not-at-table")
            WAYS_OUT[room.row.state](table, person.id)
        await _go_on(house, room)


def _stand_up(table: Standing, person: str) -> None:
    """His seats are open again. The host's part goes to another; with nobody left the table is given up."""
    table.seat(table.of(person, "person", "kept"), **EMPTY)
    if not table.people:
        table.give_up()
    elif table.row.host == person:
        table.change(host=table.people[0])


WAYS_OUT: dict[str, Callable[[Standing, str], None]] = {"open": _stand_up, "playing": absence.leave}
"""By the table's state."""


async def set_seat(house: House, room: Room, person: Person, seat: int, plan: OpenSeat | BotSeat) -> None:
    """The host puts a bot on an open seat, or opens a bot's."""
    async with room.lock, held(house, room, "open", otherwise=NOT_OPEN) as table:
        _must_host(table, person)
        if seat >= len(table.seats) or table.seats[seat].kind in ("person", "kept"):
            raise Refusal("seat-taken")
        table.seat([seat], **EMPTY)
        if isinstance(plan, BotSeat):
            taken = [each.name for each in table.seats if each.kind == "bot"]
            name = character(room.game, plan.level, taken, seat, house.settings.other_bots)
            table.seat([seat], kind="bot", name=name, level=plan.level)


async def add_seat(house: House, room: Room, person: Person) -> None:
    """The host wants one more at the table."""
    async with room.lock, held(house, room, "open", otherwise=NOT_OPEN) as table:
        _must_host(table, person)
        room.game.check_players(len(table.seats) + 1)
        table.add_seat()


async def remove_seat(house: House, room: Room, person: Person, seat: int) -> None:
    """The host wants one less, whoever sits there; but not himself, nor whoever a seat is kept for."""
    async with room.lock:
        async with held(house, room, "open", otherwise=NOT_OPEN) as table:
            _must_host(table, person)
            if seat >= len(table.seats) or table.seats[seat].kind == "kept" or table.seats[seat].person == person.id:
                raise Refusal("seat-taken")
            room.game.check_players(len(table.seats) - 1)
            table.remove_seat(seat)
        await chat.repeat(house, room)


async def agree(house: House, room: Room, person: Person, agreement: Agreement) -> None:
    """The host changes what was agreed; then everybody is asked again."""
    given = {name: value for name, value in structs.asdict(agreement).items() if value is not UNSET}
    if agreement.options is not UNSET:
        given["options"] = room.game.check_options(agreement.options)
    async with room.lock, held(house, room, "open", otherwise=NOT_OPEN) as table:
        _must_host(table, person)
        before = table.row
        table.change(**given)
        if table.row != before:
            table.ask_again()


async def start_by(house: House, room: Room, person: Person) -> None:
    """The host starts, when all others are ready.

    Seats still open are left out if the game can be played without them, kept ones never.
    """
    async with room.lock:
        async with held(house, room, "open", otherwise=NOT_OPEN) as table:
            _must_host(table, person)
            if waiting := [seat.name for seat in table.seats if seat.kind == "kept"]:
                raise Refusal("seats-kept", people=", ".join(waiting))
            _must_be_ready(table, person)
            if sum(seat.kind != "open" for seat in table.seats) not in room.game.seats:
                raise Refusal("seats-open")
            if not table.people:
                await caps.check_bot_tables(table.writer, house.settings, person.id)
            deal(table)
        await _go_on(house, room)


def _must_host(table: Standing, person: Person) -> None:
    if table.row.host != person.id:
        raise Forbidden("host-only")


def _must_be_ready(table: Standing, host: Person) -> None:
    unready = [who for who in table.unready if who != host.id]
    if unready:
        names = [next(seat.name for seat in table.seats if seat.person == who) for who in unready]
        raise Refusal("people-unready", people=", ".join(names))


async def _go_on(house: House, room: Room) -> None:
    """What was said before a start is told again: it was said from seats that have other numbers now."""
    await follow(house, room)
    if room.match is not None:
        await chat.repeat(house, room)


async def listed(house: House, person: Person | None, game: str | None, state: str, mine: bool) -> list[Room]:
    """Public tables, or those I sit at, latest first."""
    c, seats = schema.tables.c, schema.seats.c
    found = select(c.id).where(c.state == state).order_by(c.moved.desc()).limit(LISTED)
    if game:
        found = found.where(c.game == game)
    if mine:
        at_table = select(seats.table).where(seats.person == (person.id if person else ""))
        found = found.where(c.id.in_(at_table))
    else:
        found = found.where(c.public.is_(True))
    async with house.store.read() as reader:
        ids = list((await reader.execute(found)).scalars())
        rows = await read_tables(reader, ids)
    return [_as_listed(house, row, own) for row, own in rows]


def _as_listed(house: House, row: TableRow, seats: list[SeatRow]) -> Room:
    """A table that was read: from memory if we are told of it, else as it was read, with whoever is there."""
    room = house.rooms.get(row.id)
    if room is not None and house.hears(room):
        return room
    read = Room(row, seats)
    read.elsewhere = room.elsewhere if room is not None else {}
    return read
