"""Our server under load: `ludoteca serve` on a database of its own, and two guests who play everywhere."""

from __future__ import annotations

import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from zlib import crc32

import httpx
import msgspec
from tests.server import services

from benchmarks.jobs import PROJECT
from benchmarks.load.behind import Behind
from benchmarks.load.lines import Line, open_line
from benchmarks.load.started import Started, started
from benchmarks.load.tables import Heard, Tally

ROUTE = "/api/tables"
STICKS = "sticks"
"""As trivial as what boardgame.io is given: take one to three from a heap."""
HEAP = 400


class Message(msgspec.Struct):
    """What the load needs of a message."""

    type: str
    n: int = -1
    legal: list[msgspec.Raw] = []
    over: bool = False


decoder = msgspec.json.Decoder(Message)


class Ludoteca:
    """The server and the two people."""

    def __init__(self, ports: Sequence[int], game: str) -> None:
        self.ports = ports
        self.game = game
        self.tally = Tally()
        self.done = False
        self.people = [httpx.AsyncClient(base_url=f"http://127.0.0.1:{ports[0]}", timeout=60) for _ in range(2)]
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
        """A table's socket, where several serve always at the same of them."""
        port = self.ports[crc32(table.encode()) % len(self.ports)]

        def read(text: bytes) -> None:
            message = decoder.decode(text)
            if message.type == "position":
                hear(Heard(message.n, message.legal, message.over))
            elif message.type == "refused":
                self.tally.errors += 1

        return await open_line(port, f"{ROUTE}/{table}/socket", read, self.cookies[seat])

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
    with services.postgres(durable=True) as url, _serve(url, database=services.processes_of(url)[0]) as found:
        yield found


@contextmanager
def on_processes(count: int) -> Iterator[Started]:
    """The same, served by several processes that tell each other by Redis."""
    with services.postgres(durable=True) as url, services.redis() as news:
        behind = Behind(url, services.processes_of(url)[0], news, services.processes_of(news)[0])
        with _serve(url, "--redis", news, "--workers", str(count), database=behind.database_process) as found:
            yield found._replace(behind=behind)


@contextmanager
def on_servers(count: int) -> Iterator[Started]:
    """The same as so many servers, as behind a proxy that sends all lines of a table to one of them."""
    with (
        services.postgres(durable=True) as url,
        services.redis() as news,
        tempfile.TemporaryDirectory(prefix="ludoteca-") as folder,
        ExitStack() as running,
    ):
        behind = Behind(url, services.processes_of(url)[0], news, services.processes_of(news)[0])
        first, *others = [
            running.enter_context(_serve(url, "--redis", news, secret=f"{folder}/secret.key")) for _ in range(count)
        ]
        yield first._replace(database=behind.database_process, behind=behind, others=tuple(others))


@contextmanager
def _serve(url: str, *more: str, database: int = 0, secret: str = "") -> Iterator[Started]:
    port = services.free_port()
    command = [sys.executable, "-m", "ludoteca", "serve", "--port", str(port), "--db", url, *more]
    with tempfile.TemporaryDirectory(prefix="ludoteca-") as folder:
        own = {"LUDOTECA_SECRET": secret or f"{folder}/secret.key", "LUDOTECA_LOG": "warning"}
        own |= {f"LUDOTECA_{name}": "0" for name in ("LIMITS", "SOCKETS", "CONNECTIONS", "TABLES")}
        own["PYTHONPATH"] = os.pathsep.join([_long_sticks(Path(folder)), os.environ.get("PYTHONPATH", "")])
        with started(command, os.environ | own, port, database) as found:
            yield found


def _long_sticks(folder: Path) -> str:
    """The example game, installed with a heap that lasts about as long as the peer's game does."""
    shutil.copytree(PROJECT / "examples" / STICKS / "ludoteca_sticks", folder / "ludoteca_sticks")
    content = folder / "ludoteca_sticks" / "content.toml"
    text = re.sub(r"(fewest|most) = \d+", rf"\1 = {HEAP}", content.read_text(encoding="utf-8"))
    content.write_text(text, encoding="utf-8")
    info = folder / "ludoteca_sticks-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: ludoteca-sticks\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[ludoteca.games]\nsticks = ludoteca_sticks:Sticks\n", encoding="utf-8")
    return str(folder)
