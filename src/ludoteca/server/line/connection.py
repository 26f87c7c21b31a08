"""One socket of a table: an outbox that never makes the table wait for a slow reader."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec

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
        self._said: dict[int, int] = {}
        """Lines of chat he heard, and the seats they came from."""
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._writer = asyncio.create_task(self._write())
        self._ending: asyncio.Task[None] | None = None

    @property
    def who(self) -> str | None:
        """The person's id; None: a stranger."""
        return self.person.id if self.person else None

    def send(self, message: bytes) -> None:
        """Put a message into the outbox; whoever does not read for so long is let go."""
        try:
            self._outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.let_go(TOO_SLOW)

    def tell(self, message: msgspec.Struct) -> None:
        """Send a message of the protocol."""
        self.send(encode(message))

    def tell_said(self, line: Said) -> None:
        """Send a line of chat, once, whichever way it comes; again only if its seat has another number now."""
        if self._said.get(line.id) != line.seat:
            self._said[line.id] = line.seat
            self.tell(line)

    async def _write(self) -> None:
        while True:
            message = await self._outbox.get()
            await self.socket.send_data(message.decode(), "text")

    def let_go(self, code: int) -> None:
        """End the line, for the reason of that code, unless it ends already."""
        if not self._writer.cancelling():
            self._writer.cancel()
            self._ending = asyncio.create_task(self._end(code))

    async def _end(self, code: int) -> None:
        with suppress(OSError):  # the client was quicker
            await self.socket.close(code)

    def close(self) -> None:
        """Nothing more goes out."""
        self._writer.cancel()


encode = msgspec.json.Encoder().encode
