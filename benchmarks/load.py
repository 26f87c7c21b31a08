"""Load: tables of two people each, every act durable before it is acknowledged. `make load` runs all of it.

python -m benchmarks.load --database sqlite --tables 50 --seconds 20
python -m benchmarks.load --database postgres --tables 300 --seconds 60 --pace 1
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import uvloop
from tests.server import services

from benchmarks.lines import Line, open_line

PLAN = [("paced", 300, 60.0, 1.0), ("fast", 50, 20.0, 0.0), ("fast", 300, 20.0, 0.0)]
ROUTE = "/api/tables"


class Heard(msgspec.Struct):
    """What the load needs of a message."""

    type: str
    n: int = -1
    legal: list[msgspec.Raw] = []
    over: bool = False


decoder = msgspec.json.Decoder(Heard)


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.errors = 0
        self.counting = False

    def report(self, seconds: float) -> str:
        """One line."""
        times = sorted(self.times)
        p50, p95, p99 = (times[int(len(times) * share)] * 1000 for share in (0.5, 0.95, 0.99))
        rate = len(times) / seconds
        return f"{rate:7.0f} acts/s   p50 {p50:6.1f}  p95 {p95:6.1f}  p99 {p99:6.1f} ms   {self.errors} errors"


class Table:
    """Two players at a table: whoever may decides at random as soon as both have heard of the last act."""

    def __init__(self, place: Place, pace: float) -> None:
        self.place = place
        self.pace = pace
        self.lines: list[Line] = []
        self.sent = 0.0
        self.n = -1
        self.heard = 0
        self.over = asyncio.Event()
        self.next: tuple[int, list[msgspec.Raw]] | None = None

    async def sit_down(self) -> None:
        """A new table, both players connected."""
        self.n, self.heard, self.next = -1, 0, None
        self.over.clear()
        name = await self.place.new_table()
        for line in self.lines:
            line.close()
        self.lines = []
        for seat, cookie in enumerate(self.place.cookies):
            hear = self._hearer(seat)
            self.lines.append(await open_line(self.place.port, f"{ROUTE}/{name}/socket", cookie, hear))

    def _hearer(self, seat: int):  # type: ignore[no-untyped-def]
        def hear(text: bytes) -> None:
            message = decoder.decode(text)
            if message.type == "position":
                self._position(seat, message)
            elif message.type == "refused":
                self.place.tally.errors += 1

        return hear

    def _position(self, seat: int, message: Heard) -> None:
        if message.legal:
            self.next = (seat, message.legal)
        self.heard = self.heard + 1 if message.n == self.n else 1
        self.n = message.n
        if self.heard == 2:
            self._both_know(message.over)

    def _both_know(self, over: bool) -> None:
        """Both players have heard of the last act."""
        now = time.perf_counter()
        if self.sent and self.place.tally.counting:
            self.place.tally.times.append(now - self.sent)
        if over:
            self.over.set()
        elif self.pace and self.sent:
            asyncio.get_running_loop().call_later(max(0.0, self.pace - (now - self.sent)), self.act)
        elif self.sent:
            self.act()

    def act(self) -> None:
        """Decide at random."""
        if self.next is None or self.place.done:
            return
        seat, legal = self.next
        self.next = None
        self.sent = time.perf_counter()
        act = bytes(random.choice(legal)).decode()
        self.lines[seat].say(f'{{"type":"act","n":{self.n},"act":{act}}}'.encode())

    async def run(self) -> None:
        """Play game after game."""
        await asyncio.sleep(random.random() * self.pace)
        while True:
            self.act()
            await self.over.wait()
            self.sent = 0.0
            await self.sit_down()
            while self.heard < 2:
                await asyncio.sleep(0.01)


class Place:
    """The server under load and the two people who play everywhere."""

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


async def load(port: int, pid: int, game: str, count: int, seconds: float, pace: float) -> str:
    """Put load on a running server; a line of figures."""
    place = Place(port, game)
    await place.come_in()
    empty = memory(pid)
    tables = [Table(place, pace) for _ in range(count)]
    for table in tables:
        await table.sit_down()
    while any(table.heard < 2 for table in tables):
        await asyncio.sleep(0.05)
    running = [asyncio.create_task(table.run()) for table in tables]
    await asyncio.sleep(min(3.0, seconds / 4))
    place.tally.counting, spent = True, processor(pid)
    await asyncio.sleep(seconds)
    place.tally.counting, place.done = False, True
    spent = processor(pid) - spent
    for task in running:
        if task.done():
            task.result()
        task.cancel()
    each = (memory(pid) - empty) / count / 1024
    return f"{place.tally.report(seconds)}   {each:4.0f} KiB a table   server's core {spent / seconds:4.0%}"


def memory(pid: int) -> int:
    """Bytes a process has in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def processor(pid: int) -> float:
    """Seconds of processor time a process used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def served(database: str) -> Iterator[tuple[int, int]]:
    """A server on a database of its own: its port and its process."""
    with tempfile.TemporaryDirectory(prefix="ludoteca-") as folder:
        if database == "sqlite":
            with started(f"sqlite:///{folder}/load.db", folder) as found:
                yield found
        else:
            with services.postgres(durable=True) as url, started(url, folder) as found:
                yield found


@contextmanager
def started(url: str, folder: str) -> Iterator[tuple[int, int]]:
    """`ludoteca serve` until the end of the block."""
    port = services.free_port()
    own = {"LUDOTECA_SECRET": f"{folder}/secret.key", "LUDOTECA_LIMITS": "0", "LUDOTECA_LOG": "warning"}
    command = [sys.executable, "-m", "ludoteca", "serve", "--port", str(port), "--db", url]
    process = subprocess.Popen(command, env={**os.environ, **own}, stdout=subprocess.DEVNULL)
    try:
        while httpx_fails(port):
            time.sleep(0.05)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait()


def httpx_fails(port: int) -> bool:
    """Does nobody answer there yet?"""
    try:
        return httpx.get(f"http://127.0.0.1:{port}/readyz").status_code != 200
    except httpx.TransportError:
        return True


def main() -> None:
    """The whole plan, or the part asked for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--database", choices=["sqlite", "postgres"])
    parser.add_argument("--game", default="quissama")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--pace", type=float, default=0.0)
    asked = parser.parse_args()
    plan = [("asked", asked.tables, asked.seconds or 20.0, asked.pace)] if asked.tables else PLAN
    print(f"{os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f} before, game {asked.game}", flush=True)
    for database in [asked.database] if asked.database else ["sqlite", "postgres"]:
        for kind, tables, seconds, pace in plan:
            with served(database) as (port, pid):
                line = uvloop.run(load(port, pid, asked.game, tables, seconds, pace))
            print(f"{database:8} {kind:5} {tables:3} tables  {line}", flush=True)


if __name__ == "__main__":
    main()
