"""People who come through either process, and do not mind that one of them is gone."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import connect

from tests.fire.line import Line
from tests.fire.notes import Notes
from tests.fire.tally import Tally
from tests.server.servers import PATIENCE, Server

KNOWN = 500
"""Below this the answer is one; above, nobody knows what became of the ask."""
Answer = tuple[int, dict[str, Any]]
LOST: Answer = (0, {})


ASKED = {"PUT": "set seat", "DELETE": "remove seat", "PATCH": "agree"}


class Person:
    """A guest with a browser at each process."""

    def __init__(self, me: dict[str, Any], servers: Sequence[Server], browsers: list[httpx.AsyncClient]) -> None:
        self.id = str(me["id"])
        self.nick = str(me["nick"])
        self._servers = servers
        self._browsers = browsers

    async def ask(self, tally: Tally, dice: random.Random, method: str, path: str, body: Any = None) -> Answer:
        """A request to some process: status and answer; LOST if there was none."""
        tally.asked[path.rpartition("/")[2] or "table" if method == "POST" else ASKED[method]] += 1
        try:
            answer = await dice.choice(self._browsers).request(method, f"/api/tables{path}", json=body)
        except httpx.TransportError:
            return LOST
        told = tally.answer(answer.status_code, answer.content)
        return (answer.status_code, told) if told else LOST

    @asynccontextmanager
    async def line(self, table: str, seen: int, dice: random.Random, notes: Notes, tally: Tally) -> AsyncIterator[Line]:
        """A line to a table, through some process."""
        server = dice.choice(self._servers)
        cookie = "; ".join(f"{name}={value}" for name, value in self._browsers[0].cookies.items())
        address = f"{server.socket_url}/api/tables/{table}/socket?seen={seen}"
        headers = {"Cookie": cookie}
        async with connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE) as socket:
            tally.lines += 1
            yield Line(socket, self.nick, dice, notes, tally)


async def come_in(stack: AsyncExitStack, servers: Sequence[Server], nick: str) -> Person:
    """A new guest, whom both processes know."""
    first = await stack.enter_async_context(httpx.AsyncClient(base_url=servers[0].url, timeout=PATIENCE))
    me = (await first.post("/api/guest", json={"nick": nick})).raise_for_status().json()
    browsers = [first]
    for server in servers[1:]:
        other = httpx.AsyncClient(base_url=server.url, cookies=first.cookies, timeout=PATIENCE)
        browsers.append(await stack.enter_async_context(other))
    return Person(me, servers, browsers)
