"""Load: tables of two people each, every act durable before it is acknowledged. `make load` runs all of it.

python -m benchmarks.load --server sqlite --tables 50 --seconds 20
python -m benchmarks.load --server postgres --tables 300 --seconds 60 --pace 1
python -m benchmarks.load --base build/base-1234567 --server sqlite
"""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from functools import partial
from typing import NamedTuple

import uvloop

from benchmarks.load import base, boardgame_io, ludoteca
from benchmarks.load.boardgame_io import BoardgameIo
from benchmarks.load.figures import Figures, Sheet
from benchmarks.load.lines import Line
from benchmarks.load.ludoteca import Ludoteca
from benchmarks.load.started import Started, spent
from benchmarks.load.tables import Place, Table

PLAN = [(300, 60.0, 1.0), (50, 20.0, 0.0), (300, 20.0, 0.0)]
"""Tables, seconds, and seconds between two acts of one; 0: as fast as they are answered."""
BASE_PLAN = [(50, 8.0, 0.0), (300, 8.0, 0.0)]
"""The same beside another commit, where each is measured again and again."""
TRIVIAL = "turns"
"""The game of the peer is nothing but taking turns."""


class Server(NamedTuple):
    """A way to start a server, its protocol, and what is played there."""

    start: Callable[[], AbstractContextManager[Started]]
    place: Callable[[Sequence[int], str], Place]
    games: tuple[str, ...]


IN_MEMORY = "boardgame.io/memory"
PEERS = {
    IN_MEMORY: Server(boardgame_io.in_memory, BoardgameIo, (TRIVIAL,)),
    "boardgame.io/files": Server(boardgame_io.on_files, BoardgameIo, (TRIVIAL,)),
}
OURS = {
    "sqlite": Server(ludoteca.on_sqlite, Ludoteca, ("quissama", ludoteca.STICKS)),
    "postgres": Server(ludoteca.on_postgres, Ludoteca, ("quissama",)),
    "postgres, 2 processes": Server(partial(ludoteca.on_processes, 2), Ludoteca, ("quissama",)),
    "postgres, 4 processes": Server(partial(ludoteca.on_processes, 4), Ludoteca, ("quissama",)),
    "postgres, 2 by table": Server(partial(ludoteca.on_servers, 2), Ludoteca, ("quissama",)),
    "postgres, 4 by table": Server(partial(ludoteca.on_servers, 4), Ludoteca, ("quissama",)),
}


async def load(server: Started, place: Place, count: int, seconds: float, pace: float) -> Figures:
    """Put load on a running server, and measure."""
    await place.come_in()
    empty = server.memory()
    tables = [Table(place, pace) for _ in range(count)]
    for table in tables:
        await table.sit_down()
    while any(table.heard < 2 for table in tables):
        await asyncio.sleep(0.05)
    running = [asyncio.create_task(table.run()) for table in tables]
    await asyncio.sleep(min(3.0, seconds / 4))
    borne = await server.behind.borne() if server.behind else None
    place.tally.counting, before, own, received = True, server.processor(), spent([os.getpid()]), Line.received
    await asyncio.sleep(seconds)
    place.tally.counting, place.done = False, True
    costs = server.processor() - before, spent([os.getpid()]) - own
    received = Line.received - received
    if server.behind and borne:
        place.tally.behind = (await server.behind.borne()).since(borne, len(place.tally.times))
    for task in running:
        if task.done():
            task.result()
        task.cancel()
    return place.tally.figures(seconds, (server.memory() - empty) / count / 1024, *costs, received)


def chosen(names: list[str] | None) -> dict[str, Server]:
    """The servers to measure: those, or all that are installed."""
    if names:
        return {name: (PEERS | OURS)[name] for name in names}
    if boardgame_io.INSTALLED.exists():
        return PEERS | OURS
    print("boardgame.io is not installed: `make peers-web` installs it, to be measured beside us", flush=True)
    return OURS


def measured(server: Server, game: str, tables: int, seconds: float, pace: float) -> Figures:
    """One load on a server of its own."""
    with server.start() as found:
        return uvloop.run(load(found, server.place(found.ports, game), tables, seconds, pace))


def beside_peers(asked: argparse.Namespace, plan: list[tuple[int, float, float]]) -> None:
    """One table, with the ratios to the peer of the same run."""
    sheet = Sheet(IN_MEMORY)
    sheet.begin()
    for each in plan:
        for name, server in chosen(asked.server).items():
            for game in server.games if asked.game is None or name in PEERS else (asked.game,):
                sheet.row(name, game, _named(each), measured(server, game, *each))
        print(f"(load average {os.getloadavg()[0]:.1f})", flush=True)


def beside_base(asked: argparse.Namespace, plan: list[tuple[int, float, float]]) -> None:
    """One table, with the ratios to another commit of ours, measured in turns."""
    base.begin(asked.base, asked.rounds)
    for each in plan:
        for name in asked.server or OURS:
            for game in [asked.game] if asked.game else OURS[name].games:
                row = (name, game, _named(each))
                base.compare(row, asked.base, asked.rounds, partial(measured, OURS[name], game, *each))
        print(f"(load average {os.getloadavg()[0]:.1f})", flush=True)


def _named(load: tuple[int, float, float]) -> str:
    tables, _, pace = load
    return f"{tables} {'paced' if pace else 'fast'}"


def main() -> None:
    """The whole plan, or the part asked for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--server", choices=[*PEERS, *OURS], action="append")
    parser.add_argument("--game")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--pace", type=float, default=0.0)
    parser.add_argument("--base", help="a folder with the package of another commit: beside that instead of the peers")
    parser.add_argument("--rounds", type=int, default=3, help="how often, beside another commit")
    asked = parser.parse_args()
    plan = BASE_PLAN if asked.base else PLAN
    if asked.tables:
        plan = [(asked.tables, asked.seconds or 20.0, asked.pace)]
    print(f"{os.cpu_count()} cores; acts are timed until both players have heard of them; a core's milliseconds")
    (beside_base if asked.base else beside_peers)(asked, plan)


if __name__ == "__main__":
    main()
