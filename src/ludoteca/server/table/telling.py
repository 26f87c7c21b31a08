"""The table without its game, as each person is told of it."""

from __future__ import annotations

from ludoteca.bots.levels import LEVELS, levels_of
from ludoteca.server import contents
from ludoteca.server.editions import edition_of
from ludoteca.server.protocol import SeatInfo, TableChanged, TableInfo
from ludoteca.server.store.rows import SeatRow, now
from ludoteca.server.store.ticks import ticks
from ludoteca.server.table.access import audience
from ludoteca.server.table.room import Room
from ludoteca.words import words


def table_info(room: Room, person: str | None) -> TableInfo:
    """What somebody is told of a table."""
    row = room.row
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        edition=edition_of(room.game),
        state=row.state,
        options=row.options,
        seats=[seat_info(room, seat, person) for seat in room.seats],
        host=row.host,
        hosting=row.host == person,
        public=row.public,
        onlookers=row.onlookers,
        hints=row.hints,
        pace=row.pace,
        absent=row.absent,
        shuffle_seats=row.shuffle_seats,
        created=row.created,
        moved=row.moved,
        n=row.n,
        to_act=row.to_act if room.playing else -1,
        deadline=deadline(room),
        watching=watching(room),
        votes=row.votes,
        standin_votes=row.standin_votes,
        rematch=row.rematch,
        outcome=row.outcome,
        contents=contents.name_of(row.contents),
        levels=levels_of(room.game),
    )


def deadline(room: Room) -> int | None:
    """When the seat to act runs out of time, by the calendar."""
    return None if room.row.deadline is None or not room.playing else room.row.deadline - ticks() + now()


def seat_info(room: Room, seat: SeatRow, person: str | None) -> SeatInfo:
    """Who sits there. A bot's name is a character of the words files."""
    bot = seat.kind == "bot"
    return SeatInfo(
        kind=seat.kind,
        name=shown_name(seat),
        person=seat.name if bot else seat.person,
        level=seat.level,
        present=bot or (seat.person is not None and seat.person in present(room)),
        standin=seat.standin,
        ready=bot or (seat.kind == "person" and seat.ready),
        yours=person is not None and seat.person == person,
    )


def shown_name(seat: SeatRow) -> str:
    """What somebody is called; our bots' names are the same in all languages, others' are their own."""
    return words("en").say(f"bot-{seat.name}") if seat.kind == "bot" and seat.level in LEVELS else seat.name


def present(room: Room) -> set[str]:
    """Everybody who is connected, here or through another process."""
    here = {connection.person.id for connection in room.connections if connection.person}
    return here.union(*(people for _, people, _ in room.elsewhere.values()))


def watching(room: Room) -> int:
    """How many onlookers there are."""
    here = sum(not room.seats_of(connection.who) for connection in room.connections)
    return here + sum(count for _, _, count in room.elsewhere.values())


def tell_table(room: Room) -> None:
    """Tell everybody connected how the table is now."""
    for connection in audience(room):
        connection.tell(TableChanged(table=table_info(room, connection.who)))
