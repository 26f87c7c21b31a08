"""`kill -9` in the middle of acts, fifty times: what was acknowledged is there, once, and the game goes on."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ludoteca.server.store import schema
from ludoteca.server.store.engine import Store
from tests.server.harness import ME, Guest, Line, Message, guest
from tests.server.servers import Server

LIVES = 50
TOGETHER = {"kind": "me", "name": "Bia"}
RANDOM = random.Random(7)
RESTARTING = 1012
"""What a client is told by a server that was asked to end."""


class Seat:
    """Somebody who plays as fast as he is answered and remembers what he was told is done."""

    def __init__(self, ana: Guest, table: Message) -> None:
        self.ana = ana
        self.table: str = table["id"]
        self.acknowledged: dict[int, Any] = {}
        self.over = False
        self.farewell: int | None = None

    async def play(self) -> None:
        """Play until the server dies or the game is over."""
        try:
            async with self.ana.line(self.table) as line:
                await line.come_in()
                assert line.position["n"] >= max(self.acknowledged, default=0), "what was acknowledged is there"
                while await line.my_turn():
                    await self._act(line)
                self.over = True
        except ConnectionClosed as closed:
            self.farewell = closed.rcvd.code if closed.rcvd else None
        except (ConnectionError, EOFError, InvalidHandshake):
            pass

    async def _act(self, line: Line) -> None:
        act = RANDOM.choice(line.position["legal"])
        answer = await line.act(act)
        if answer["type"] == "position":
            self.acknowledged[answer["entries"][0]["n"]] = act


async def _one_life(server: Server, seats: list[Seat]) -> None:
    """Everybody plays, and in the middle of it the server is killed."""
    playing = [asyncio.create_task(seat.play()) for seat in seats if not seat.over]
    told = sum(len(seat.acknowledged) for seat in seats)
    wanted = told + RANDOM.randint(3, 25)
    while sum(len(seat.acknowledged) for seat in seats) < wanted and not all(task.done() for task in playing):
        await asyncio.sleep(0.001)
    server.kill()
    await asyncio.gather(*playing)


async def _set(ana: Guest) -> list[Seat]:
    """Three tables of two seats each, and one against a bot."""
    games = ("quissama", "santakaos", "regalitos")
    tables = [await ana.set_table(game, ME, TOGETHER) for game in games]
    bot = await ana.set_table("quissama", ME, {"kind": "bot", "level": "easy"}, pace={"kind": "live", "bank": 7200})
    return [Seat(ana, table) for table in [*tables, bot]]


def test_killed_fifty_times(db_url: str, tmp_path: Path) -> None:
    async def live() -> None:
        done: list[Seat] = []
        with Server(tmp_path, db_url) as server:
            async with guest(server) as ana:
                seats = await _set(ana)
                for life in range(LIVES):
                    await _one_life(server, seats if life % 5 == 0 else seats[:-1])
                    server.start()
                    if any(seat.over for seat in seats):
                        done += seats
                        seats = await _set(ana)
                await _all_goes_on(seats)
        await _check_log(db_url, done + seats, 3 * LIVES)

    asyncio.run(live())


def test_asked_to_end_it_ends_and_keeps_everything(sqlite_url: str, tmp_path: Path) -> None:
    async def live() -> None:
        with Server(tmp_path, sqlite_url) as server:
            async with guest(server) as ana:
                seats = (await _set(ana))[:-1]
                playing = [asyncio.create_task(seat.play()) for seat in seats]
                while sum(len(seat.acknowledged) for seat in seats) < 30:
                    await asyncio.sleep(0.001)
                await asyncio.to_thread(server.stop)
                await asyncio.gather(*playing)
                assert {seat.farewell for seat in seats if not seat.over} == {RESTARTING}
        await _check_log(sqlite_url, seats, 30)

    asyncio.run(live())


async def _all_goes_on(seats: list[Seat]) -> None:
    """Every table whose game is not over can be played on: bots answer, clocks run."""
    for seat in seats:
        async with seat.ana.line(seat.table) as line:
            await line.come_in()
            if not await line.my_turn():
                continue
            clocks = line.position["clocks"]
            assert clocks is None or clocks[0]["running"]
            n = (await line.act())["n"]
            await line.my_turn()
            assert line.position["n"] >= n


async def _check_log(db_url: str, seats: list[Seat], least: int) -> None:
    """The log holds every acknowledged act under its number, and no number twice."""
    store = Store(db_url)
    c = schema.log.c
    async with store.read() as reader:
        for seat in seats:
            rows = (await reader.execute(select(c.n, c.act).where(c.table == seat.table).order_by(c.n))).all()
            assert [row.n for row in rows] == list(range(len(rows)))
            for n, act in seat.acknowledged.items():
                assert json.dumps(rows[n].act, sort_keys=True) == json.dumps(act, sort_keys=True)
    await store.close()
    assert sum(len(seat.acknowledged) for seat in seats) >= least
