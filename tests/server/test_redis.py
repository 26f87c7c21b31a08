"""Redis dies and comes back: nothing played is lost, people of several processes go on, nobody starts anything anew."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import httpx

from tests.server import services
from tests.server.harness import ME, OPEN, Line, guest
from tests.server.servers import PATIENCE, Server


async def _take_turns(lines: list[Line], turns: int) -> None:
    """Whoever may decides, and the others hear of it, whichever way."""
    for _ in range(turns):
        acting = next(line for line in lines if line.position["legal"])
        n = (await acting.act())["n"]
        for line in lines:
            await line.seen(n)


async def _until(server: Server, found: Callable[[httpx.Response], bool]) -> None:
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=server.url) as http:
        while not found(await http.get("/readyz")):
            await asyncio.sleep(0.02)


async def _hears(said: Line, heard: Line, text: str) -> None:
    await said.say("chat", text=text)
    await heard.until(lambda message: message.get("text") == text)


def test_redis_is_lost_and_comes_back(postgres_url: str, tmp_path: Path) -> None:
    async def play() -> None:
        port = services.free_port()
        with ExitStack() as redis, ExitStack() as processes:
            url = redis.enter_context(services.redis(port))
            one, two = [processes.enter_context(Server(tmp_path, postgres_url, url)) for _ in range(2)]
            async with guest(one) as ana, guest(two, "Bento") as bento:
                table = (await ana.set_table("holi", ME, OPEN))["id"]
                await bento.post(f"/api/tables/{table}/join")
                async with ana.line(table) as left, bento.line(table) as right:
                    lines = [await left.come_in(), await right.come_in()]
                    await _take_turns(lines, 2)
                    redis.close()
                    await _until(one, lambda answer: answer.status_code == 503)
                    await _take_turns(lines, 2)
                    await _hears(left, right, "still there?")
                    redis.enter_context(services.redis(port))
                    for server in (one, two):
                        await _until(server, lambda answer: answer.status_code == 200)
                    await _hears(right, left, "here again")
                    await _take_turns(lines, 4)
                async with ana.line(table, seen=0, server=two) as again:
                    await again.come_in()
                    assert [entry["n"] for entry in again.position["entries"]] == list(range(1, 9))

    asyncio.run(play())
