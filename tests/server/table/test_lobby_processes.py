"""The lobby over two processes on PostgreSQL: people join, leave, arrange and start at once, through either process,
and what became of every table can be told as a story of the model.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path

import httpx
import pytest

from ludoteca.server.store.engine import Store
from tests.server.harness import BOT, ME, OPEN, Guest, guest
from tests.server.servers import PATIENCE, Server
from tests.server.table.lobby_asks import ASK, OFTEN, found
from tests.server.table.lobby_model import DONE, Asked, Lobby, holds

NICKS = ("Ana", "Bento", "Clara", "Dora")
TABLES, ASKS = 40, 10


@pytest.fixture
def servers(tmp_path: Path, postgres_url: str, redis_url: str) -> Iterator[tuple[Server, Server]]:
    with Server(tmp_path, postgres_url, redis_url) as one, Server(tmp_path, postgres_url, redis_url) as two:
        yield one, two


class History:
    """All that is asked about one table."""

    def __init__(self, table: str, before: Lobby) -> None:
        self.table = table
        self.before = before
        self.asked: list[Asked] = []
        self._moment = count()

    async def ask(self, who: Guest, http: httpx.AsyncClient, what: str, dice: random.Random) -> None:
        """Ask, and note both moments and the answer."""
        detail, (method, path, body) = ASK[what](dice)
        began = next(self._moment)
        answer = await http.request(method, f"/api/tables/{self.table}/{path}".rstrip("/"), json=body)
        assert answer.status_code < 500, answer.text
        told = DONE if answer.is_success else answer.json()["key"]
        self.asked.append(Asked(who.me["nick"], what, detail, began, next(self._moment), told))


async def _at_once(history: History, callers: list[tuple[Guest, list[httpx.AsyncClient]]], dice: random.Random) -> None:
    """Several asks of several people, each through some process, none waiting for another."""
    asks = []
    for _ in range(ASKS):
        who, ways = dice.choice(callers)
        (what,) = dice.choices(list(OFTEN), list(OFTEN.values()))
        asks.append(history.ask(who, dice.choice(ways), what, dice))
    await asyncio.gather(*asks)


def test_running_games_stay_so_and_every_answer_is_true(servers: tuple[Server, Server], postgres_url: str) -> None:
    async def meet() -> None:
        dice, store = random.Random(11), Store(postgres_url)
        async with AsyncExitStack() as stack:
            stack.push_async_callback(store.close)
            people = [await stack.enter_async_context(guest(servers[0], nick)) for nick in NICKS]
            callers = [(who, await _both_ways(stack, who, servers)) for who in people]
            names = {who.me["id"]: who.me["nick"] for who in people}
            for _ in range(TABLES):
                seats = dice.choice(((ME, OPEN, OPEN), (ME, OPEN, BOT, OPEN), (ME, OPEN, OPEN, OPEN)))
                table = (await people[0].set_table("holi", *seats, shuffle_seats=True))["id"]
                history = History(table, await found(store, table, names))
                await _at_once(history, callers, dice)
                after = await found(store, table, names)
                assert holds(history.before, history.asked, after), (history.before, history.asked, after)

    asyncio.run(meet())


async def _both_ways(stack: AsyncExitStack, who: Guest, servers: tuple[Server, Server]) -> list[httpx.AsyncClient]:
    """A browser at each process, with the same cookie."""
    made = [httpx.AsyncClient(base_url=each.url, cookies=who.http.cookies, timeout=PATIENCE) for each in servers]
    return [await stack.enter_async_context(each) for each in made]
