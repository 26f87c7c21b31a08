"""A table's socket: come in, see the table, ask and be answered until the line ends."""

from __future__ import annotations

import logging
from contextlib import ExitStack

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.core.errors import LudotecaError
from ludoteca.server.host.addresses import address_of
from ludoteca.server.host.limits import Bucket
from ludoteca.server.host.metrics import connections
from ludoteca.server.house import House
from ludoteca.server.line import presence
from ludoteca.server.line.asker import Asker
from ludoteca.server.line.connection import Connection, encode
from ludoteca.server.people.guard import Person, person_of
from ludoteca.server.problems import Refusal, problem_of
from ludoteca.server.protocol import AnyAsk, Refused
from ludoteca.server.protocol.parts import Number
from ludoteca.server.requests import AnySocket
from ludoteca.server.store.rows import now
from ludoteca.server.table import telling
from ludoteca.server.table.access import NOT_HERE
from ludoteca.server.table.chat import last_lines, said
from ludoteca.server.table.lobby import visible_room
from ludoteca.server.table.room import Room

TOO_MANY = 4429
LATER = 1013
log = logging.getLogger("ludoteca")
BURST, A_SECOND = 60, 30
"""A client's messages: so many at once, then so many a second; whoever sends more is read more slowly."""
decoder = msgspec.json.Decoder(AnyAsk)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: AnySocket, table: FromPath[str]) -> None:
    """Everything at a table goes over this one line."""
    house: House = socket.app.state.house
    try:
        person = await person_of(socket)
        room = await visible_room(house, table, person)
    except LudotecaError:
        await socket.close(NOT_HERE)
        return
    except (SQLAlchemyError, OSError) as error:
        log.error("the database failed", exc_info=error)
        await socket.accept()
        await _turn_away(socket, Refusal("database-trouble"), LATER)
        return
    await socket.accept()
    with ExitStack() as stack:
        try:
            stack.enter_context(house.lines.held(person.id if person else address_of(socket)))
            stack.enter_context(house.addresses.held(address_of(socket)))
        except Refusal as error:
            await _turn_away(socket, error, TOO_MANY)
            return
        await _attend(socket, house, room, person)


async def _turn_away(socket: AnySocket, why: Refusal, code: int) -> None:
    """Say why, and end the line."""
    await socket.send_data(encode(Refused(problem=problem_of(why))).decode(), "text")
    await socket.close(code)


async def _attend(socket: AnySocket, house: House, room: Room, person: Person | None) -> None:
    """See the table, ask and be answered."""
    connection = Connection(socket, person)
    asker = Asker(house, room, connection)
    pace = Bucket(BURST, A_SECOND, house.settings.limits)
    try:
        with connections.labels("seat" if room.seats_of(connection.who) else "onlooker").track_inprogress():
            await _come_in(asker, _seen(socket))
            while True:
                await pace.turn()
                await _hear(asker, await connection.hear())
    except WebSocketDisconnect:
        pass
    finally:
        connection.close()
        _go(house, room, connection)


def _seen(socket: AnySocket) -> int | None:
    """The last entry the client saw, if it says so."""
    seen = socket.query_params.get("seen", "")
    return int(seen) if seen.isdecimal() and len(seen) < 10 else None


async def _come_in(asker: Asker, seen: int | None) -> None:
    house, room, connection = asker.house, asker.room, asker.connection
    async with house.at(room):
        room.connections[connection] = None
        telling.tell_table(room)
        for line in await last_lines(house, room):
            connection.tell_said(said(room, line))
        if connection in room.connections:
            asker.show(seen)
    presence.announce(house, room)


def _go(house: House, room: Room, connection: Connection) -> None:
    """The others hear that somebody went."""
    room.connections.pop(connection, None)
    room.used = now()
    telling.tell_table(room)
    presence.announce(house, room)


async def _hear(asker: Asker, text: str) -> None:
    """One message; what cannot be read is refused, and the line stays open."""
    try:
        ask = decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        asker.refuse(_ref(text), Refusal("message-unreadable", reason=str(error)))
        return
    await asker.take(ask)


class _Numbered(msgspec.Struct):
    ref: Number = 0


def _ref(text: str) -> int:
    """The ref of a message that is wrong otherwise."""
    try:
        return msgspec.json.decode(text, type=_Numbered).ref
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0
