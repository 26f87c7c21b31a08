"""A small client of a Ludoteca server, for programs that play in a person's name::

    async with Client("http://localhost:8000", token="ludoteca_…") as client:
        await client.join(table)
        outcome = await client.play(table, choose)      # choose(position) gives one of position.legal

What goes over the wire is told in docs/protocol.md; the structs are those of `ludoteca.server.protocol`.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from inspect import isawaitable
from typing import Self, TypeVar

import msgspec

from ludoteca.core.errors import LudotecaError
from ludoteca.core.outcome import Outcome
from ludoteca.core.record import Record
from ludoteca.server.protocol import (
    Act,
    AnyAsk,
    AnyMessage,
    Join,
    Message,
    NewTable,
    Position,
    Refused,
    TableChanged,
    TableInfo,
)
from ludoteca.server.protocol.games import GameInfo

try:
    import httpx
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.exceptions import ConnectionClosed, InvalidHandshake
except ImportError as error:
    raise LudotecaError("extra-missing", library=str(error.name), extra="ludoteca[server]") from None
from ludoteca.server.protocol.lobby import Ready
from ludoteca.server.protocol.parts import Problem, Shown
from ludoteca.server.protocol.people import Me, NewGuest

PATIENCE = (0.1, 0.5, 1.0, 2.0, 5.0)
"""Seconds to wait before each new try, when the line is lost."""
TROUBLE = "database-trouble"
"""The server could not write; as soon as it can, the position comes again."""
Answer = TypeVar("Answer")
Choose = Callable[[Position], Shown | Awaitable[Shown]]


class ServerRefused(LudotecaError):
    """The server refused, with its reason."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.key, problem.game, **problem.details)
        self.problem = problem

    def __str__(self) -> str:
        return self.problem.text


class Client:
    """One person at one server."""

    def __init__(self, address: str, token: str | None = None, cookies: httpx.Cookies | None = None) -> None:
        if token and not (token.isascii() and token.isprintable()):
            raise LudotecaError("token-garbled")
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._http = httpx.AsyncClient(base_url=address, headers=self._headers, cookies=cookies, timeout=30)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *trouble: object) -> None:
        await self._http.aclose()

    async def come_in(self, nick: str) -> Me:
        """Come in as a guest, if there is no token."""
        return await self._ask("POST", "/api/guest", Me, NewGuest(nick=nick))

    async def games(self) -> list[GameInfo]:
        """The games of the server."""
        return await self._ask("GET", "/api/games", list[GameInfo])

    async def tables(self, **which: str | bool) -> list[TableInfo]:
        """Public tables, or mine: `game=`, `state=`, `mine=True`."""
        return await self._ask("GET", f"/api/tables?{httpx.QueryParams(which)}", list[TableInfo])

    async def table(self, table: str) -> TableInfo:
        """One table."""
        return await self._ask("GET", f"/api/tables/{table}", TableInfo)

    async def set_table(self, plan: NewTable) -> TableInfo:
        """Set a table."""
        return await self._ask("POST", "/api/tables", TableInfo, plan)

    async def join(self, table: str, seat: int | None = None) -> TableInfo:
        """Sit down."""
        return await self._ask("POST", f"/api/tables/{table}/join", TableInfo, Join(seat=seat))

    async def ready(self, table: str) -> TableInfo:
        """Want the game to start, after the host changed what was agreed; `play` does it by itself."""
        return await self._ask("POST", f"/api/tables/{table}/ready", TableInfo, Ready())

    async def _agree(self, table: str) -> None:
        """A program is always ready; what the table became meanwhile it hears on its line."""
        with suppress(ServerRefused):
            await self.ready(table)

    async def record(self, table: str) -> Record:
        """The record of a finished game."""
        return await self._ask("GET", f"/api/tables/{table}/record", Record)

    async def _ask(self, method: str, path: str, kind: type[Answer], body: msgspec.Struct | None = None) -> Answer:
        content = None if body is None else msgspec.json.encode(body)
        answer = await self._http.request(method, path, content=content, headers={"Content-Type": "application/json"})
        if answer.is_error:
            raise ServerRefused(msgspec.json.decode(answer.content, type=Problem))
        return msgspec.json.decode(answer.content, type=kind)

    @asynccontextmanager
    async def sit(self, table: str, seen: int | None = None) -> AsyncIterator[Line]:
        """A line to a table, for as long as it lasts."""
        address = str(self._http.base_url.join(f"/api/tables/{table}/socket")).replace("http", "ws", 1)
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        headers = {**self._headers, **({"Cookie": cookies} if cookies else {})}
        query = "" if seen is None else f"?seen={seen}"
        async with connect(address + query, additional_headers=headers, max_size=None) as socket:
            yield Line(socket)

    async def play(self, table: str, choose: Choose) -> Outcome | None:
        """Play a game to its end, through lost lines and restarts of the server; None if it was abandoned."""
        waits = _waits()
        while True:
            try:
                async with self.sit(table) as line:
                    waits = _waits()
                    return await line.play(choose, lambda: self._agree(table))
            except (ConnectionClosed, OSError, InvalidHandshake) as error:
                if getattr(getattr(error, "response", None), "status_code", 0) in (401, 403, 404):
                    raise
                await asyncio.sleep(next(waits))


def _waits() -> Iterator[float]:
    return itertools.chain(PATIENCE, itertools.repeat(PATIENCE[-1]))


def _waits_for_us(table: TableInfo) -> bool:
    """Has the game not begun because we did not say that we are ready?"""
    return table.state == "open" and any(
        seat.yours and seat.kind == "person" and not seat.ready for seat in table.seats
    )


class Line:
    """The messages of one table, as they come; `ask` sends one."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._refs = itertools.count(1)

    async def __aiter__(self) -> AsyncIterator[AnyMessage]:
        async for text in self._socket:
            yield msgspec.json.decode(text, type=AnyMessage)

    async def ask(self, ask: AnyAsk) -> int:
        """Send a message; its `ref`, which the answer carries."""
        ask = msgspec.structs.replace(ask, ref=next(self._refs))
        await self._socket.send(msgspec.json.encode(ask).decode())
        return ask.ref

    async def act(self, position: Position, act: Shown) -> int:
        """Decide on this position."""
        return await self.ask(Act(n=position.n, act=act))

    async def answer(self, ask: AnyAsk) -> Message:
        """Send a message and wait for its answer; other messages are passed over. ServerRefused if it is refused."""
        ref = await self.ask(ask)
        async for message in self:
            if message.ref == ref:
                if isinstance(message, Refused):
                    raise ServerRefused(message.problem)
                return message
        raise AssertionError("a line ends with ConnectionClosed")

    async def play(self, choose: Choose, asked: Callable[[], Awaitable[object]] | None = None) -> Outcome | None:
        """Decide whenever it is ours to decide, until the game is over; `asked`: are we ready, before it begins?"""
        async for message in self:
            if asked and isinstance(message, TableChanged) and _waits_for_us(message.table):
                await asked()
            if isinstance(message, TableChanged) and message.table.state in ("finished", "abandoned"):
                return message.table.outcome
            if isinstance(message, Position) and message.legal:
                await self._decide(message, choose)
            if isinstance(message, Refused) and not message.stale and message.problem.key != TROUBLE:
                raise ServerRefused(message.problem)
        raise ConnectionClosed(None, None)

    async def _decide(self, position: Position, choose: Choose) -> None:
        chosen = choose(position)
        await self.act(position, await chosen if isawaitable(chosen) else chosen)
