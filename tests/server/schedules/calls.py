"""People who call the stage's server over ASGI: requests of HTTP, and lines to tables."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from litestar import Litestar

from ludoteca.server.people.guard import Person
from tests.server.schedules.stage import Message, Stage

LINE = "/api/tables/{}/socket"


class Wire:
    """A table's socket from the client's side: what was heard, and a way to send without waiting."""

    def __init__(self, app: Litestar, scope: Message) -> None:
        self.heard: list[Message] = []
        self.open: bool | None = None
        self._sent: asyncio.Queue[Message] = asyncio.Queue()
        self._news = asyncio.Event()
        self._sent.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(app(scope, self._sent.get, self._hear))  # type: ignore[arg-type]
        self.task.add_done_callback(lambda _: self._end())

    async def _hear(self, message: Message) -> None:
        if message["type"] == "websocket.accept":
            self.open = True
        elif message["type"] == "websocket.send":
            self.heard.append(json.loads(message["text"]))
        elif message["type"] == "websocket.close":
            self._end()
        self._news.set()

    def _end(self) -> None:
        self.open = False
        self._news.set()

    def send(self, **message: Any) -> None:
        """Say something."""
        self._sent.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def until(self, found: Callable[[Message], Any]) -> Message | None:
        """The first message that fits, old ones too; None when the line ended before."""
        at = 0
        while True:
            for message in self.heard[at:]:
                if found(message):
                    return message
            at = len(self.heard)
            if self.open is False:
                return None
            self._news.clear()
            await self._news.wait()

    async def hang_up(self) -> None:
        """Close the line, and wait until the server has let go of it."""
        self._sent.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait([self.task])


class Caller:
    """Somebody with a browser."""

    def __init__(self, stage: Stage, person: Person) -> None:
        self.stage = stage
        self.person = person
        self.id = person.id
        self.nick = person.nick

    async def ask(self, method: str, path: str, body: Any = None, house: int = 0) -> tuple[int, Any]:
        """A request of HTTP: its status and answer."""
        told: list[Message] = []
        bodies = [{"type": "http.request", "body": b"" if body is None else json.dumps(body).encode()}]

        async def receive() -> Message:
            return bodies.pop() if bodies else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            told.append(message)

        path, _, query = path.partition("?")
        await self.stage.apps[house](self._scope("http", path, query, method), receive, send)  # type: ignore[arg-type]
        text = b"".join(part.get("body", b"") for part in told[1:])
        return told[0]["status"], json.loads(text)

    def line(self, table: str, house: int = 0) -> Wire:
        """A table's socket."""
        return Wire(self.stage.apps[house], self._scope("websocket", LINE.format(table), "seen=0"))

    def _scope(self, kind: str, path: str, query: str = "", method: str = "") -> Message:
        headers = [(b"host", b"here"), (b"content-type", b"application/json"), (b"who", self.id.encode())]
        scheme = "ws" if kind == "websocket" else "http"
        more: Message = {"method": method} if method else {"subprotocols": []}
        return {
            "type": kind, "path": path, "raw_path": path.encode(), "query_string": query.encode(), "root_path": "",
            "headers": headers, "scheme": scheme, "server": ("here", 80), "client": ("127.0.0.1", 1),
            "http_version": "1.1", "asgi": {"version": "3.0"}, "extensions": {}, **more,
        }  # fmt: skip
