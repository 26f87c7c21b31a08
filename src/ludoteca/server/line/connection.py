"""One socket of a table: an outbox that never makes the table wait for a slow reader."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from litestar.exceptions import WebSocketDisconnect

from ludoteca.server.host.door import line_of
from ludoteca.server.people.guard import Person
from ludoteca.server.protocol import Said
from ludoteca.server.requests import AnySocket

MOST_WAITING = 200
TOO_SLOW = 1013


class Connection:
    """Somebody looking at a table. Where he sits the table knows."""

    def __init__(self, socket: AnySocket, person: Person | None) -> None:
        self.socket = socket
        self.person = person
        self._line = line_of(socket.scope)
        self._said: dict[int, int] = {}
        """Lines of chat he heard, and the seats they came from."""
        self._outbox: list[bytes] = []
        """What waits until he has read what came before; the first is on its way."""
        self._writer: asyncio.Task[None] | None = None
        self._ending: asyncio.Task[None] | None = None
        self._ended = False

    @property
    def who(self) -> str | None:
        """The person's id; None: a stranger."""
        return self.person.id if self.person else None

    async def hear(self) -> str:
        """The next message, or WebSocketDisconnect."""
        return await (self._line.hear() if self._line else self.socket.receive_data("text"))

    def send(self, message: bytes) -> None:
        """Send a message, or let it wait for those before it; whoever does not read for so long is let go."""
        if self._ended or (not self._outbox and self._line is not None and self._line.say(message)):
            return
        if len(self._outbox) > MOST_WAITING:
            self.let_go(TOO_SLOW)
            return
        self._outbox.append(message)
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())

    def tell(self, message: msgspec.Struct) -> None:
        """Send a message of the protocol."""
        self.send(encode(message))

    def tell_said(self, line: Said) -> None:
        """Send a line of chat, once, whichever way it comes; again only if its seat has another number now."""
        if self._said.get(line.id) != line.seat:
            self._said[line.id] = line.seat
            self.tell(line)

    async def _write(self) -> None:
        """Send what waits, in order."""
        with suppress(OSError, WebSocketDisconnect):  # the client has gone: nothing more goes out
            while self._outbox:
                await self.socket.send_data(self._outbox[0].decode(), "text")
                del self._outbox[0]
            self._writer = None

    def let_go(self, code: int) -> None:
        """End the line, for the reason of that code, unless it ends already."""
        if not self._ended:
            self.close()
            self._ending = asyncio.create_task(self._end(code))

    async def _end(self, code: int) -> None:
        with suppress(OSError):  # the client was quicker
            await self.socket.close(code)

    def close(self) -> None:
        """Nothing more goes out."""
        self._ended = True
        if self._writer is not None:
            self._writer.cancel()


encode = msgspec.json.Encoder().encode
