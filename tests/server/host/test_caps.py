"""How much one person may keep a server busy with at a time, and what he is told when it is too much."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.server.callers import guest, refused
from tests.server.harness import ME, OPEN
from tests.server.harness import guest as come_in
from tests.server.servers import Server, running

BOTS = [{"kind": "bot", "level": "hard"}] * 2
TOGETHER = {"kind": "me", "name": "Bia"}


@pytest.fixture(scope="module")
def strict() -> Iterator[Server]:
    """A server behind a proxy, that allows little."""
    with running(tables=3, bot_tables=1, entries=30, connections=8, sockets=0, proxy="127.0.0.1") as server:
        yield server


def plan(*seats: Any) -> dict[str, Any]:
    return {"game": "holi", "seats": list(seats)}


def test_a_person_has_so_many_unfinished_tables(strict: Server) -> None:
    ana = guest(strict)
    tables = [ana.post("/api/tables", json=plan(ME, OPEN)).json()["id"] for _ in range(3)]
    problem = refused(ana.post("/api/tables", json=plan(ME, OPEN)), 409, "tables-full")
    assert problem["details"] == {"most": 3}
    assert guest(strict, "Bea").post("/api/tables", json=plan(ME, OPEN)).status_code == 201, "others have their own"
    assert ana.post(f"/api/tables/{tables[0]}/leave", json={}).json()["state"] == "abandoned"
    assert ana.post("/api/tables", json=plan(ME, OPEN)).status_code == 201


def test_a_game_left_to_a_bot_is_no_longer_mine(strict: Server) -> None:
    ana, bea = guest(strict), guest(strict, "Bea")
    tables = [ana.post("/api/tables", json=plan(ME, OPEN)).json()["id"] for _ in range(3)]
    bea.post(f"/api/tables/{tables[0]}/join", json={})
    refused(ana.post("/api/tables", json=plan(ME, OPEN)), 409, "tables-full")
    ana.post(f"/api/tables/{tables[0]}/leave", json={})
    assert ana.post("/api/tables", json=plan(ME, OPEN)).status_code == 201


def test_tables_set_at_the_same_instant_are_counted_too(strict: Server) -> None:
    async def ask() -> list[int]:
        async with come_in(strict) as ana:
            answers = await asyncio.gather(*(ana.http.post("/api/tables", json=plan(ME, OPEN)) for _ in range(6)))
            return sorted(answer.status_code for answer in answers)

    assert asyncio.run(ask()) == [201] * 3 + [409] * 3


def test_bots_play_among_themselves_at_so_many_tables(strict: Server) -> None:
    ana = guest(strict)
    assert ana.post("/api/tables", json=plan(*BOTS)).status_code == 201
    refused(ana.post("/api/tables", json=plan(*BOTS)), 409, "bot-tables-full")
    table = ana.post("/api/tables", json=plan(*BOTS, OPEN)).json()["id"]
    refused(ana.post(f"/api/tables/{table}/start", json={}), 409, "bot-tables-full")
    assert ana.post("/api/tables", json=plan(ME, *BOTS)).status_code == 201


def test_a_log_does_not_grow_for_ever_by_taking_back(strict: Server) -> None:
    async def play() -> tuple[int, dict[str, Any]]:
        async with come_in(strict) as ana:
            table = (await ana.set_table("santakaos", ME, TOGETHER))["id"]
            async with ana.line(table) as line:
                await line.come_in()
                while not line.position["can_undo"]:
                    await line.act()
                while (await line.ask("undo", n=line.position["n"]))["type"] == "position":
                    await line.act()
                refusal = line.heard[-1]
                await line.act()
                return line.position["n"], refusal

    n, refusal = asyncio.run(play())
    assert refusal["problem"]["key"] == "log-full"
    assert 30 <= n < 35, "and decisions go on"


def test_an_address_has_so_many_lines(strict: Server) -> None:
    table = guest(strict).post("/api/tables", json=plan(ME, OPEN)).json()["id"]
    address = f"{strict.socket_url}/api/tables/{table}/socket"

    async def look() -> tuple[list[str], int | None]:
        async with AsyncExitStack() as lines:
            heard = []
            for _ in range(9):
                socket = connect(address, additional_headers={"X-Forwarded-For": "10.0.0.1"})
                heard.append(str(await (last := await lines.enter_async_context(socket)).recv()))
            await last.wait_closed()
            async with connect(address, additional_headers={"X-Forwarded-For": "10.0.0.2"}) as elsewhere:
                heard.append(str(await elsewhere.recv()))
            return heard, last.close_code

    heard, code = asyncio.run(look())
    assert ["connections-full" in told for told in heard] == [False] * 8 + [True, False]
    assert code == 4429
