"""Load: tables of two people each, every act durable before it is acknowledged. `make load` runs all of it.

python -m benchmarks.load --server sqlite --tables 50 --seconds 20
python -m benchmarks.load --server postgres --tables 300 --seconds 60 --pace 1
"""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import NamedTuple

import uvloop

from benchmarks import load_boardgame_io, load_ludoteca
from benchmarks.load_boardgame_io import BoardgameIo
from benchmarks.load_ludoteca import Ludoteca
from benchmarks.load_tables import Place, Table
from benchmarks.started import Started

PLAN = [("paced", 300, 60.0, 1.0), ("fast", 50, 20.0, 0.0), ("fast", 300, 20.0, 0.0)]


class Server(NamedTuple):
    """A way to start a server, and its protocol."""

    start: Callable[[], AbstractContextManager[Started]]
    place: Callable[[int, str], Place]


OURS = {
    "sqlite": Server(load_ludoteca.on_sqlite, Ludoteca),
    "postgres": Server(load_ludoteca.on_postgres, Ludoteca),
}
PEERS = {
    "boardgame.io/files": Server(load_boardgame_io.on_files, BoardgameIo),
    "boardgame.io/memory": Server(load_boardgame_io.in_memory, BoardgameIo),
}


async def load(server: Started, place: Place, count: int, seconds: float, pace: float) -> str:
    """Put load on a running server; a line of figures."""
    await place.come_in()
    empty = server.memory()
    tables = [Table(place, pace) for _ in range(count)]
    for table in tables:
        await table.sit_down()
    while any(table.heard < 2 for table in tables):
        await asyncio.sleep(0.05)
    running = [asyncio.create_task(table.run()) for table in tables]
    await asyncio.sleep(min(3.0, seconds / 4))
    place.tally.counting, spent = True, server.processor()
    await asyncio.sleep(seconds)
    place.tally.counting, place.done = False, True
    spent = server.processor() - spent
    for task in running:
        if task.done():
            task.result()
        task.cancel()
    each = (server.memory() - empty) / count / 1024
    cost = 1000 * spent / len(place.tally.times)
    return f"{place.tally.report(seconds)}   {each:4.0f} KiB a table   {cost:.2f} ms of a core for an act"


def chosen(name: str | None) -> dict[str, Server]:
    """The servers to measure: that one, or all that are installed."""
    if name:
        return {name: (OURS | PEERS)[name]}
    if load_boardgame_io.INSTALLED.exists():
        return OURS | PEERS
    print("boardgame.io is not installed: `make peers-web` installs it, to be measured beside us", flush=True)
    return OURS


def main() -> None:
    """The whole plan, or the part asked for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--server", choices=[*OURS, *PEERS])
    parser.add_argument("--game", default="quissama")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--pace", type=float, default=0.0)
    asked = parser.parse_args()
    plan = [("asked", asked.tables, asked.seconds or 20.0, asked.pace)] if asked.tables else PLAN
    print(
        f"{os.cpu_count()} cores, game {asked.game}; acts are timed until both players have heard of them", flush=True
    )
    for name, server in chosen(asked.server).items():
        for kind, tables, seconds, pace in plan:
            busy = os.getloadavg()[0]
            with server.start() as found:
                line = uvloop.run(load(found, server.place(found.port, asked.game), tables, seconds, pace))
            print(f"{name:19} {kind:5} {tables:3} tables  {line}   (load average before: {busy:.1f})", flush=True)


if __name__ == "__main__":
    main()
