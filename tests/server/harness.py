"""People who come to a server through the real protocol."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.servers import PATIENCE, Server

Message = dict[str, Any]


class Line:
    """A table's socket from a client's side, remembering the last it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.position: Message = {}
        self.table: Message = {}
        self.heard: list[Message] = []
        self.sent: dict[int, Message] = {}
        """By ref."""

    async def hear(self) -> Message:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            message: Message = json.loads(await self.socket.recv())
        self.heard.append(message)
        if message["type"] == "position":
            self.position = message
        if message["type"] == "table":
            self.table = message["table"]
        return message

    async def until(self, found: Callable[[Message], Any]) -> Message:
        """The first message that fits; other messages do not make the wait longer."""
        async with asyncio.timeout(2 * PATIENCE):
            while not found(message := await self.hear()):
                pass
        return message

    async def come_in(self) -> Self:
        """Wait for the position that comes first."""
        await self.until(lambda message: message["type"] == "position")
        return self

    async def say(self, kind: str, **fields: Any) -> int:
        """Send a message; its ref."""
        ref = len(self.sent) + 1
        self.sent[ref] = {"type": kind, "ref": ref, **fields}
        await self.socket.send(json.dumps(self.sent[ref]))
        return ref

    @property
    def answers(self) -> dict[int, Message]:
        """By ref, too."""
        return {message["ref"]: message for message in self.heard if message.get("ref")}

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a message and wait for its answer."""
        ref = await self.say(kind, **fields)
        return await self.until(lambda message: message.get("ref") == ref)

    async def act(self, act: Any = None) -> Message:
        """Decide: this, or the first legal act."""
        chosen = act or self.position["legal"][0]
        return await self.ask("act", n=self.position["n"], act=chosen)

    async def my_turn(self) -> bool:
        """Wait until there is something to decide; False when the game is over."""
        while not self.position.get("legal"):
            if self.position.get("over"):
                return False
            await self.hear()
        return True

    async def seen(self, n: int) -> None:
        """Wait until so much has happened."""
        while self.position["n"] < n:
            await self.hear()

    async def finish(self, choose: Callable[[list[Any]], Any] = lambda legal: legal[0]) -> None:
        """Play to the end."""
        while await self.my_turn():
            await self.act(choose(self.position["legal"]))


class Guest:
    """Somebody who came in as a guest."""

    def __init__(self, server: Server, http: httpx.AsyncClient, me: Message) -> None:
        self.server = server
        self.http = http
        self.me = me

    async def post(self, path: str, status: int | None = None, **body: Any) -> Any:
        """Ask over HTTP; the answer."""
        answer = await self.http.post(path, json=body)
        assert answer.status_code == (status or answer.status_code), answer.text
        assert status or answer.is_success, answer.text
        return answer.json()

    async def set_table(self, game: str, *seats: Message, **plan: Any) -> Message:
        """A new table."""
        table: Message = await self.post("/api/tables", game=game, seats=list(seats), **plan)
        return table

    @asynccontextmanager
    async def line(self, table: str, seen: int | None = None, server: Server | None = None) -> AsyncIterator[Line]:
        """The table's socket, at this server or another."""
        where = (server or self.server).socket_url
        query = "" if seen is None else f"?seen={seen}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{where}/api/tables/{table}/socket{query}"
        async with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
            yield Line(socket)


@asynccontextmanager
async def guest(server: Server, nick: str = "Ana") -> AsyncIterator[Guest]:
    """Come in as a guest."""
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        answer = await http.post("/api/guest", json={"nick": nick})
        yield Guest(server, http, answer.raise_for_status().json())


ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "easy"}
