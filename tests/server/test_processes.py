"""Two processes on PostgreSQL and Redis: people of one table on different processes, and one of them dies."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import func, select
from websockets.exceptions import ConnectionClosed

from ludoteca.server.store import schema
from ludoteca.server.store.engine import Store
from tests.server.harness import BOT, ME, OPEN, Line, guest
from tests.server.servers import Server


@pytest.fixture
def servers(tmp_path: Path, postgres_url: str, redis_url: str) -> Iterator[tuple[Server, Server]]:
    with Server(tmp_path, postgres_url, redis_url) as one, Server(tmp_path, postgres_url, redis_url) as two:
        yield one, two


async def _same(lines: list[Line], n: int) -> None:
    """Wait until everybody has that entry."""
    for line in lines:
        await line.seen(n)


def test_people_of_one_table_on_different_processes(servers: tuple[Server, Server]) -> None:
    async def play() -> None:
        one, two = servers
        async with guest(one) as ana, guest(one, "Bento") as bento, guest(two, "Clara") as clara:
            table = (await ana.set_table("holi", ME, OPEN))["id"]
            async with ana.line(table) as left:
                async with bento.line(table, server=two) as early:
                    await early.until(lambda message: message["type"] == "table")
                    await bento.post(f"/api/tables/{table}/join")
                    await early.come_in()
                    await left.come_in()
                async with bento.line(table, server=two) as right, clara.line(table) as onlooker:
                    lines = [await line.come_in() for line in (right, onlooker)] + [left]
                    await left.until(lambda message: message.get("table", {}).get("watching") == 1)
                    assert all(seat["present"] for seat in left.table["seats"])
                    await right.say("chat", text="hi")
                    await left.until(lambda message: message.get("text") == "hi")
                    while not left.position["over"]:
                        acting = next(line for line in lines if line.position["legal"])
                        await _same(lines, (await acting.act())["n"])
                    for line in lines:
                        while line.table["state"] != "finished":
                            await line.hear()

    asyncio.run(play())


def test_one_process_dies_and_its_people_go_on_at_the_other(servers: tuple[Server, Server]) -> None:
    async def play() -> None:
        one, two = servers
        async with guest(one) as ana, guest(two, "Bento") as bento:
            table = (await ana.set_table("holi", ME, OPEN, BOT, BOT))["id"]
            await bento.post(f"/api/tables/{table}/join")
            async with bento.line(table, server=two) as stays:
                await stays.come_in()
                async with ana.line(table, server=one) as dies:
                    await dies.come_in()
                    await _play_some([stays, dies])
                    one.kill()
                    with pytest.raises((ConnectionClosed, ConnectionError)):
                        await dies.until(lambda message: message["type"] == "the end")
                async with ana.line(table, seen=dies.position["n"], server=two) as again:
                    await again.come_in()
                    assert again.position["n"] >= dies.position["n"]
                    await _play_some([stays, again], to_end=True)

    asyncio.run(play())


async def _play_some(lines: list[Line], to_end: bool = False) -> None:
    """People and bots play for a while, or to the end."""
    for _ in range(1000 if to_end else 8):
        await _someone_decides(lines)
        if lines[0].position["over"]:
            return
        acting = next(line for line in lines if line.position["legal"])
        await _same(lines, (await acting.act())["n"])


async def _someone_decides(lines: list[Line]) -> None:
    while not any(line.position["legal"] for line in lines) and not lines[0].position["over"]:
        await lines[0].hear()
        await _same(lines, lines[0].position["n"])


def test_of_acts_at_the_same_instant_one_is_accepted(servers: tuple[Server, Server], postgres_url: str) -> None:
    async def play() -> None:
        async with guest(servers[0]) as ana, AsyncExitStack() as stack:
            table = (await ana.set_table("quissama", ME, {"kind": "me", "name": "Bia"}))["id"]
            lines = [await stack.enter_async_context(ana.line(table, server=each)) for each in (*servers, servers[0])]
            for line in lines:
                await line.come_in()
            for n in range(30):
                act = lines[0].position["legal"][-1]
                answers = await asyncio.gather(*(line.ask("act", n=n, act=act) for line in lines))
                kinds = sorted(answer["type"] for answer in answers)
                assert kinds == ["position", "refused", "refused"]
                assert all(answer["stale"] for answer in answers if answer["type"] == "refused")
                await _same(lines, n + 1)
            store = Store(postgres_url)
            async with store.read() as reader:
                count = select(func.count()).select_from(schema.log).where(schema.log.c.table == table)
                assert (await reader.execute(count)).scalar_one() == 31
            await store.close()

    asyncio.run(play())
