"""Our server under load: `ludoteca serve` on a database of its own, and two guests who play everywhere."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import httpx
import msgspec
from tests.server import services

from benchmarks.lines import Line, open_line
from benchmarks.load_tables import Heard, Tally
from benchmarks.started import Started, started

ROUTE = "/api/tables"


class Message(msgspec.Struct):
    """What the load needs of a message."""

    type: str
    n: int = -1
    legal: list[msgspec.Raw] = []
    over: bool = False


decoder = msgspec.json.Decoder(Message)


class Ludoteca:
    """The server and the two people."""

    def __init__(self, port: int, game: str) -> None:
        self.port = port
        self.game = game
        self.tally = Tally()
        self.done = False
        self.people = [httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) for _ in range(2)]
        self.cookies: list[str] = []

    async def come_in(self) -> None:
        """Two guests."""
        for person in self.people:
            (await person.post("/api/guest", json={"nick": "Load"})).raise_for_status()
            self.cookies.append("; ".join(f"{name}={value}" for name, value in person.cookies.items()))

    async def new_table(self) -> str:
        """A table with both of them."""
        plan = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}]}
        name: str = (await self.people[0].post(ROUTE, json=plan)).raise_for_status().json()["id"]
        (await self.people[1].post(f"{ROUTE}/{name}/join", json={})).raise_for_status()
        return name

    async def sit(self, table: str, seat: int, hear: Callable[[Heard], None]) -> Line:
        """A table's socket."""

        def read(text: bytes) -> None:
            message = decoder.decode(text)
            if message.type == "position":
                hear(Heard(message.n, message.legal, message.over))
            elif message.type == "refused":
                self.tally.errors += 1

        return await open_line(self.port, f"{ROUTE}/{table}/socket", read, self.cookies[seat])

    def act(self, line: Line, table: str, seat: int, n: int, act: msgspec.Raw) -> None:
        """Send an act."""
        line.say(b'{"type":"act","n":%d,"act":%s}' % (n, bytes(act)))


@contextmanager
def on_sqlite() -> Iterator[Started]:
    """Every act in a file."""
    with tempfile.TemporaryDirectory(prefix="ludoteca-") as folder, _serve(f"sqlite:///{folder}/load.db") as found:
        yield found


@contextmanager
def on_postgres() -> Iterator[Started]:
    """Every act in PostgreSQL."""
    with services.postgres(durable=True) as url, _serve(url) as found:
        yield found


@contextmanager
def _serve(url: str) -> Iterator[Started]:
    port = services.free_port()
    command = [sys.executable, "-m", "ludoteca", "serve", "--port", str(port), "--db", url]
    with tempfile.TemporaryDirectory(prefix="ludoteca-") as folder:
        own = {"LUDOTECA_SECRET": f"{folder}/secret.key", "LUDOTECA_LOG": "warning"}
        own |= {"LUDOTECA_LIMITS": "0", "LUDOTECA_SOCKETS": "0"}
        with started(command, os.environ | own, port) as found:
            yield found
