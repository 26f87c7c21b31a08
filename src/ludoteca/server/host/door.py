"""The door: what a connection has to do in time and how much it may say before anybody looks at its request.

uvicorn waits without end for the rest of a request, and reads heads of any length. Here a head is whole within the
host's patience and 16 KiB, a body within a minute, and what we send is read within half of one; else the connection
ends, with an answer where there is something to answer.
"""

from __future__ import annotations

import asyncio
import os
from asyncio import TimerHandle
from collections.abc import Callable
from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from ludoteca.core.errors import LudotecaError
from ludoteca.server.host.frames import head_of, is_text, whole_text
from ludoteca.server.host.gate import HEADERS
from ludoteca.server.host.hall import hall
from ludoteca.server.problems import problem_of
from ludoteca.server.settings import Settings

MOST_ADDRESS = 4 * 1024
MOST_HEAD = 16 * 1024
MOST_HEADERS = 100
BODY = 60.0
"""Seconds for the body of a request."""
NO_TEXT = 1007
"""What a line is told that says it sends text and does not."""
UNREAD = 30.0
"""Seconds in which a client has to read something of what it was sent."""


@cache
def patience() -> float:
    """Seconds in which a connection has to say what it wants, by the settings in the environment."""
    return Settings.from_environ(os.environ).patience


class TurnedAway(Exception):
    """A request that is not looked at."""

    def __init__(self, status: HTTPStatus, key: str, **details: object) -> None:
        super().__init__(key)
        self.status = status
        self.problem = problem_of(LudotecaError(key, "", **details))

    def answer(self) -> bytes:
        """What is written, before the connection ends."""
        body = msgspec.json.encode(self.problem)
        headers = {**HEADERS, "content-type": "application/json", "content-length": len(body), "connection": "close"}
        lines = [f"{name}: {value}" for name, value in headers.items()]
        return "\r\n".join([f"HTTP/1.1 {self.status} {self.status.phrase}", *lines, "", ""]).encode() + body


class Alarm:
    """Something that has to happen in time."""

    def __init__(self) -> None:
        self._timer: TimerHandle | None = None

    def set(self, seconds: float, late: Callable[[], object]) -> None:
        """Call `late` then, unless it is set anew."""
        self.stop()
        self._timer = asyncio.get_running_loop().call_later(seconds, late)

    def stop(self) -> None:
        """It has happened."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Door(HttpToolsProtocol):
    """A connection that asks over HTTP."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._due = Alarm()
        self._unread = Alarm()
        self._in_head = False
        self._head = 0
        """Bytes that came since it was seen not to be whole."""
        self._size = 0
        """Bytes of its headers so far."""
        self._why: TurnedAway | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if hall().enter(self, self.client[0] if self.client else ""):
            self._due.set(patience(), self.dismiss)
        else:
            self._refuse(TurnedAway(HTTPStatus.SERVICE_UNAVAILABLE, "server-full"))

    def connection_lost(self, exc: Exception | None) -> None:
        self._due.stop()
        self._unread.stop()
        hall().leave(self)
        super().connection_lost(exc)

    def dismiss(self) -> None:
        """End it at once, without a word."""
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._head = self._head + len(data) if self._in_head else 0
        super().data_received(data)
        if self._in_head and self._head > MOST_HEAD and not self.transport.is_closing():
            self._refuse(_head_too_long())

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._size = True, 0
        self._due.set(patience(), self._late)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > MOST_ADDRESS:
            raise self._noted(TurnedAway(HTTPStatus.REQUEST_URI_TOO_LONG, "address-too-long", most=MOST_ADDRESS))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._size += len(name) + len(value)
        if len(self.headers) > MOST_HEADERS or self._size > MOST_HEAD:
            raise self._noted(_head_too_long())

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._due.set(BODY, self.dismiss)
        hall().busy(self)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._due.stop()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.response_complete:
            hall().wait(self)

    def handle_websocket_upgrade(self) -> None:
        self._due.stop()
        super().handle_websocket_upgrade()
        line = self.transport.get_protocol()
        assert isinstance(line, LineDoor)
        hall().swap(self, line)

    def pause_writing(self) -> None:
        self._unread.set(UNREAD, self.dismiss)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._unread.stop()
        super().resume_writing()

    def send_400_response(self, msg: str) -> None:
        """What cannot be read is answered as everything else is."""
        self._refuse(self._why or TurnedAway(HTTPStatus.BAD_REQUEST, "malformed", reason=msg))

    def _noted(self, why: TurnedAway) -> TurnedAway:
        """The parser tells its caller only that something was wrong."""
        self._why = why
        return why

    def _late(self) -> None:
        self._refuse(TurnedAway(HTTPStatus.REQUEST_TIMEOUT, "request-too-slow", seconds=round(patience())))

    def _refuse(self, why: TurnedAway) -> None:
        self._due.stop()
        self.transport.write(why.answer())
        self.transport.close()


def _head_too_long() -> TurnedAway:
    return TurnedAway(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "head-too-long", most=MOST_HEAD)


LINE = "ludoteca.line"
"""Under this name a line's scope has its door, for whoever may go past the framework."""


def line_of(scope: Scope) -> LineDoor | None:
    """The door of a line, where this server is the one that listens."""
    extensions: Any = scope.get("extensions") or {}
    door: LineDoor | None = extensions.get(LINE)
    return door


class LineDoor(WebSocketsSansIOProtocol):
    """A connection that became a line to a table.

    The usual message, whole and of text, goes straight between the line's transport and its table; whatever else there
    is in the protocol, and every line that is not quite open, goes through uvicorn and websockets.
    """

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._unread = Alarm()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions: Any = self.scope["extensions"]
            extensions[LINE] = self

    @property
    def _is_open(self) -> bool:
        return self.handshake_complete and not self.close_sent and self.conn.state is OPEN

    @property
    def _is_between_messages(self) -> bool:
        """Has the library read all it was given? Then its parser looks whether there is anything more at all."""
        waits: Any = self.conn.parser
        while (inner := waits.gi_yieldfrom) is not None:
            waits = inner
        return self.conn.current_size is None and waits.__name__ == "at_eof"

    def say(self, text: bytes) -> bool:
        """Send a message now. False, and nothing was sent: the line is not open, or its reader does not keep up."""
        if not (self._is_open and self.writable.is_set()) or self.transport.is_closing():
            return False
        self.transport.write(head_of(len(text)) + text)
        return True

    async def hear(self) -> str:
        """The next message, or WebSocketDisconnect."""
        heard: Any = await self.receive()
        if heard["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="the line has ended")
        text: str = heard.get("text") or ""
        return text

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.stop()
        hall().leave(self)
        super().connection_lost(exc)

    def dismiss(self) -> None:
        """End it at once, without a word."""
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._is_open and self._is_between_messages and (text := whole_text(data)) is not None:
            self._hand_over(text)
            return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(_head_too_long().answer())
            self.transport.close()

    def _hand_over(self, text: str) -> None:
        """A message for the table; while others wait before it, no more is read."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() > 1:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_parser_exception(self) -> None:
        """Whoever talks nonsense is told so, if the line is open yet."""
        if self.conn.close_sent is None:
            self.dismiss()
        else:
            super().handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """Text that is no text ends the line. It is the client's mistake, so uvicorn shall not log it as ours."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_text(self.frames):
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """Nobody is there, so nobody would read the rest either."""
        super().keepalive_timeout()
        self.dismiss()

    def pause_writing(self) -> None:
        self._unread.set(UNREAD, self.dismiss)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._unread.stop()
        super().resume_writing()
