"""A WebSocket client that costs next to nothing, so that on two cores it is the server that is measured."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import ClassVar, cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
LAST = 0x80
MASKED = 0x80
NO_MASK = bytes(4)
"""Clients must mask what they send; a mask of zeros changes nothing."""


class Line(asyncio.Protocol):
    """One connection; `hear` gets every message. `received` counts the bytes of all."""

    received: ClassVar[int] = 0

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        self._buffer = bytearray()
        self._open = False
        self.transport: asyncio.Transport | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        Line.received += len(data)
        if not self._open:
            self._shake_hands()
        while self._open and (frame := self._next()):
            kind, body = frame
            if kind == TEXT:
                self._hear(body)
            elif kind == PING:
                self._send(PONG, body)

    def _shake_hands(self) -> None:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return
        if self.ready.done():  # refused already, or whoever waited has gone
            return
        if b" 101 " not in self._buffer[:20]:
            self.ready.set_exception(ConnectionError(bytes(self._buffer[:end]).decode()))
            return
        del self._buffer[: end + 4]
        self._open = True
        self.ready.set_result(None)

    def _next(self) -> tuple[int, bytes] | None:
        """The next whole frame; the server never splits messages."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1], 2
        if length >= 126:
            start = 4 if length == 126 else 10
            if len(buffer) < start:
                return None
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length:
            return None
        frame = buffer[0] & 0x0F, bytes(buffer[start : start + length])
        del buffer[: start + length]
        return frame

    def say(self, text: bytes) -> None:
        """Send a message."""
        self._send(TEXT, text)

    def _send(self, kind: int, body: bytes) -> None:
        assert self.transport is not None
        size = len(body)
        head = bytes([LAST | kind, MASKED | size]) if size < 126 else bytes([LAST | kind, MASKED | 126])
        self.transport.write(head + (size.to_bytes(2, "big") if size >= 126 else b"") + NO_MASK + body)

    def close(self) -> None:
        """Go."""
        if self.transport is not None:
            self.transport.close()


async def open_line(port: int, path: str, hear: Callable[[bytes], None], cookie: str = "") -> Line:
    """Connect to a server on this machine."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(hear), "127.0.0.1", port)
    key = base64.b64encode(os.urandom(16)).decode()
    head = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade"]
    head += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {cookie}", "", ""]
    assert line.transport is not None
    line.transport.write("\r\n".join(head).encode())
    await line.ready
    return line
