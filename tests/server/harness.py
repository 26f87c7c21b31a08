"""Servers in processes of their own, and people who come to them through the real protocol."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.services import free_port

PATIENCE = 30.0
"""Seconds after which a test gives up waiting for what must come."""
NURSERY = multiprocessing.get_context("forkserver")
NURSERY.set_forkserver_preload(["tests.server.nursery"])
"""Servers are forked from a process that has imported everything: real processes, but quick to start."""

Message = dict[str, Any]


def _serve(args: list[str], environ: dict[str, str], log: str, haste: int) -> None:
    from ludoteca.cli import main
    from ludoteca.server.store import rows

    output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(output, 1)
    os.dup2(output, 2)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.stdin = os.fdopen(0)  # where uvicorn looks for it when it starts workers
    os.environ.update(environ)
    began, real = time.time_ns(), time.time_ns
    vars(rows)["time_ns"] = lambda: began + (real() - began) * haste
    sys.exit(main(["serve", *args]))


class Server:
    """A server that can be started, killed and started again on the same data; `haste` makes its time go faster."""

    def __init__(self, folder: Path, db: str, redis: str = "", *, bots: int = 1, haste: int = 1) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self._args = ["--port", str(self.port), "--db", db, "--redis", redis, "--bots", str(bots)]
        self._environ = {"LUDOTECA_SECRET": str(folder / "secret.key"), "LUDOTECA_LIMITS": "0"}
        self._haste = haste
        self._process: Any = None

    def start(self) -> Self:
        """Start, and wait until it listens."""
        self._process = NURSERY.Process(target=_serve, args=(self._args, self._environ, str(self.log), self._haste))
        self._process.start()
        while True:
            assert self._process.is_alive(), self.log.read_text()
            with socket.socket() as some:
                if some.connect_ex(("127.0.0.1", self.port)) == 0:
                    return self
            time.sleep(0.005)

    @property
    def pid(self) -> int:
        """Its process."""
        return int(self._process.pid)

    def kill(self) -> None:
        """As `kill -9` does."""
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.join()

    def stop(self) -> None:
        """Ask it to end, and wait until it has."""
        os.kill(self._process.pid, signal.SIGTERM)
        self._process.join(PATIENCE)
        assert not self._process.is_alive()

    def __enter__(self) -> Self:
        """Started, and killed at the end of the block whatever happened in it."""
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self._process.is_alive():
            self.kill()


class Line:
    """A table's socket from a client's side, remembering the last it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.position: Message = {}
        self.table: Message = {}
        self.heard: list[Message] = []
        self._ref = 0

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
        """The first message that fits."""
        while True:
            if found(message := await self.hear()):
                return message

    async def come_in(self) -> Self:
        """Wait for the position that comes first."""
        await self.until(lambda message: message["type"] == "position")
        return self

    async def say(self, kind: str, **fields: Any) -> int:
        """Send a message; its ref."""
        self._ref += 1
        await self.socket.send(json.dumps({"type": kind, "ref": self._ref, **fields}))
        return self._ref

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
        where = (server or self.server).url.replace("http", "ws")
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
