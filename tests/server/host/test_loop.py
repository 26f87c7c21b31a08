"""Nothing takes long on the event loop: while one thing is done there, nobody else is served."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from sqlalchemy import insert, select, update

import ludoteca
from ludoteca.server.host import lag
from ludoteca.server.host.metrics import registry
from ludoteca.server.house import House
from ludoteca.server.settings import Settings
from ludoteca.server.store import schema
from ludoteca.server.store.engine import Store
from ludoteca.server.table.room import Room
from tests.server.harness import ME, Guest, guest
from tests.server.servers import PATIENCE, Server

TOGETHER = {"kind": "me", "name": "Bia"}
ENTRIES = 2000
A_FEW = 30
"""Entries that may be played again before others have their turn."""


async def _undecided(ana: Guest) -> str:
    """A table where somebody takes a decision back and decides the same again."""
    table: str = (await ana.set_table("santakaos", ME, TOGETHER))["id"]
    async with ana.line(table) as line:
        await line.come_in()
        while not line.position["can_undo"]:
            act = line.position["legal"][0]
            await line.act(act)
        await line.ask("undo", n=line.position["n"])
        await line.act(act)
    return table


async def _go_on(store: Store, table: str) -> None:
    """And does so for very long."""
    c = schema.log.c
    async with store.write() as writer:
        rows = (await writer.execute(select(schema.log).where(c.table == table).order_by(c.n))).mappings().all()
        last, again = len(rows) - 1, [dict(row) for row in rows[-2:]]
        more = [{**again[n % 2], "n": last + 1 + n} for n in range(ENTRIES)]
        await writer.execute(insert(schema.log), more)
        await writer.execute(update(schema.tables).where(schema.tables.c.id == table).values(n=last + ENTRIES))


@pytest.fixture
def long_tables(sqlite_url: str, tmp_path: Path) -> list[str]:
    """Two tables with long logs, in a database nobody serves."""

    async def play() -> list[str]:
        with Server(tmp_path, sqlite_url) as server:
            async with guest(server) as ana:
                tables = [await _undecided(ana) for _ in range(2)]
            server.stop()
        store = Store(sqlite_url)
        for table in tables:
            await _go_on(store, table)
        await store.close()
        return tables

    return asyncio.run(play())


class Turns:
    """Counts the turns everybody has, and what was played again since the last one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.taken = 0
        self.since = self.most = 0
        replay = Room.replay

        def counted(room: Room, rows: list[object]) -> None:
            self.since += len(rows)
            self.most = max(self.most, self.since)
            replay(room, rows)  # type: ignore[arg-type]

        monkeypatch.setattr(Room, "replay", counted)

    async def take(self) -> None:
        while True:
            self.taken += 1
            self.since = 0
            await asyncio.sleep(0)


def test_opening_tables_with_long_logs_holds_up_nobody(
    sqlite_url: str, long_tables: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def open_all() -> Turns:
        house, turns = House(Settings(db=sqlite_url), b"k" * 32), Turns(monkeypatch)
        others = asyncio.create_task(turns.take())
        rooms = await asyncio.gather(*(house.room(table) for table in [*long_tables, *long_tables]))
        others.cancel()
        await house.close()
        assert [room.n for room in rooms] == [rooms[0].n, rooms[1].n] * 2
        assert rooms[0] is rooms[2], "opened once for all who wait for it"
        assert all(room.n >= ENTRIES for room in rooms)
        return turns

    turns = asyncio.run(open_all())
    assert turns.most <= A_FEW
    assert turns.taken >= 2 * ENTRIES // A_FEW


COUNTING = """
import sys
from ludoteca.core.registry import game
from ludoteca.server import warm

def calls(work, *details):
    count = 0
    def note(*_):
        nonlocal count
        count += 1
    sys.setprofile(note)
    work(*details)
    sys.setprofile(None)
    return count
"""


def _count(program: str) -> list[int]:
    """What a program prints that counts calls, in a process that has loaded nothing yet."""
    done = subprocess.run([sys.executable, "-c", COUNTING + program], capture_output=True, text=True, check=True)
    return [int(number) for number in done.stdout.split()]


@pytest.mark.parametrize("name", ludoteca.games())
def test_a_game_is_loaded_in_a_moment(name: str) -> None:
    assert _count(f"print(calls(game, {name!r}))")[0] < 2_000_000


def test_once_warm_no_games_first_touch_takes_longer_than_its_second() -> None:
    program = "warm.warm()\nfor name in {}:\n    print(*(calls(warm.touch, game(name)) for _ in range(2)))"
    touches = _count(program.format(ludoteca.games()))
    for first, second in zip(touches[::2], touches[1::2], strict=True):
        assert first < 1.2 * second


def test_when_a_server_is_ready_its_games_are_warm_and_its_bots_can_think(sqlite_url: str, tmp_path: Path) -> None:
    async def look() -> list[int]:
        with Server(tmp_path, sqlite_url, thinkers=2) as server:
            async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=server.url) as http:
                while (answer := await http.get("/readyz")).status_code != 200:
                    assert answer.json()["details"]["what"] == "bots"
                return sorted(os.getpriority(os.PRIO_PROCESS, pid) for pid in server.descendants())

    own = os.getpriority(os.PRIO_PROCESS, 0)
    giving_way = [nice - own for nice in asyncio.run(look()) if nice > own]
    assert giving_way == [5, 5, 10, 10], "where they come from, one process for easy bots, and two for the others"


def test_prometheus_is_told_how_late_the_loop_is() -> None:
    async def hold_up() -> None:
        watching = asyncio.create_task(lag.watch())
        await asyncio.sleep(0)
        time.sleep(0.3)  # as something that takes too long does
        while _lag() < before + 0.2:
            await asyncio.sleep(0.001)
        watching.cancel()

    before = _lag()
    asyncio.run(asyncio.wait_for(hold_up(), PATIENCE))


def _lag() -> float:
    return registry.get_sample_value("ludoteca_loop_lag_seconds_sum") or 0.0
