"""What people ask at a table, one function for each kind of message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from ludoteca.core.errors import Illegal, LudotecaError
from ludoteca.server import moves, protocol
from ludoteca.server.connection import Connection
from ludoteca.server.house import House
from ludoteca.server.moves import Stale
from ludoteca.server.problems import Refusal, problem_of
from ludoteca.server.room import Room
from ludoteca.server.sight import position, viewer_of
from ludoteca.server.store.rows import now


class Asker:
    """One connection's way to its table."""

    def __init__(self, house: House, room: Room, connection: Connection) -> None:
        self.house = house
        self.room = room
        self.connection = connection

    async def take(self, ask: protocol.AnyAsk) -> None:
        """Do what was asked, or say why not."""
        try:
            await ANSWERS[type(ask)](self, ask)
        except Stale as error:
            self.refuse(ask.ref, error, stale=True)
            async with self.room.lock:
                self.show()
        except LudotecaError as error:
            self.refuse(ask.ref, error)

    def refuse(self, ref: int, error: LudotecaError, stale: bool = False) -> None:
        """Nothing was changed, and why."""
        self.connection.tell(protocol.Refused(ref=ref, problem=problem_of(error), stale=stale))

    def show(self, since: int | None = None) -> None:
        """The whole position, with the entries after that number."""
        room = self.room
        if room.match is not None:
            happened = [] if since is None else room.happened[since + 1 :]
            self.connection.send(position(room, viewer_of(room, self.connection.seats), happened))

    async def ready(self, n: int) -> int:
        """Is this the present position, and is the decision mine? The seat that decides."""
        if self.room.broken:
            await self.house.refresh(self.room)
        if self.room.match is None or not self.room.playing:
            raise Refusal("not-playing")
        if n != self.room.n:
            raise Stale("stale")
        seat = self.room.to_act
        if seat not in self.connection.seats:
            raise Illegal("not-your-turn", seat=seat)
        if self.room.seats[seat].standin:
            raise Refusal("standin-plays")
        return seat

    async def act(self, ask: protocol.Act) -> None:
        async with self.room.lock:
            seat = await self.ready(ask.n)
            await moves.decide(self.house, self.room, seat, ask.act, self.connection, ask.ref)

    async def undo(self, ask: protocol.Undo) -> None:
        async with self.room.lock:
            seat = await self.ready(ask.n)
            await moves.take_back(self.house, self.room, seat, self.connection, ask.ref)

    async def ping(self, ask: protocol.Ping) -> None:
        self.connection.tell(protocol.Pong(ref=ask.ref, now=now()))


ANSWERS: dict[type, Callable[[Asker, Any], Awaitable[None]]] = {
    protocol.Act: Asker.act,
    protocol.Undo: Asker.undo,
    protocol.Ping: Asker.ping,
}
