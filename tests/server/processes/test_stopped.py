"""Redis and PostgreSQL that hang (SIGSTOP) instead of dying: whoever waits for them stops waiting, and play goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import httpx
import pytest
from redis.asyncio.client import PubSub

from ludoteca.client import Client
from ludoteca.core.outcome import Outcome
from ludoteca.server.host.limits import RedisCounter
from ludoteca.server.processes.fanout import Fanout
from ludoteca.server.protocol import BotSeat, MySeat, NewTable, Position
from ludoteca.server.protocol.parts import Shown
from ludoteca.server.store.engine import ANSWER
from tests.server import services
from tests.server.harness import ME, OPEN, Line, Message, guest
from tests.server.servers import PATIENCE, Server

TOGETHER = {"kind": "me", "name": "Bia"}
SOON = 2.0
"""Seconds after which processes look for news themselves."""
SLACK = 2.0
"""Seconds a busy machine may take for it."""


@pytest.fixture
def own_redis() -> Iterator[str]:
    with services.redis() as url:
        yield url


@pytest.fixture
def own_postgres() -> Iterator[str]:
    with services.postgres() as url:
        yield url


async def _act(acting: Line, others: list[Line]) -> float:
    """Somebody decides; seconds until everybody has heard of it."""
    began, n = monotonic(), (await acting.act())["n"]
    for line in others:
        await line.seen(n)
    return monotonic() - began


def test_while_redis_is_stopped_processes_find_news_within_two_seconds(
    postgres_url: str, own_redis: str, tmp_path: Path
) -> None:
    async def play() -> list[float]:
        with Server(tmp_path, postgres_url, own_redis) as one, Server(tmp_path, postgres_url, own_redis) as two:
            async with guest(one) as ana, guest(two, "Bento") as bento:
                table = (await ana.set_table("holi", ME, OPEN))["id"]
                await bento.post(f"/api/tables/{table}/join")
                async with ana.line(table) as left, bento.line(table) as right:
                    lines = [await left.come_in(), await right.come_in()]
                    waits = []
                    with services.stopped(redis):
                        for _ in range(4):
                            waits.append(await _act(next(line for line in lines if line.position["legal"]), lines))
                        await left.say("chat", text="still there?")
                        await right.until(lambda message: message.get("text") == "still there?")
                    await _ready(one)
                    await left.say("chat", text="here again")
                    await right.until(lambda message: message.get("text") == "here again")
                    return waits

    redis = services.processes_of(own_redis)
    assert max(asyncio.run(play())) < SOON + SLACK


async def _ready(server: Server) -> None:
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=server.url) as http:
        while (await http.get("/readyz")).status_code != 200:
            await asyncio.sleep(0.02)


def test_a_stopped_redis_is_noticed_within_two_seconds_and_so_is_its_return(own_redis: str) -> None:
    async def listen() -> float:
        away, back = asyncio.Event(), asyncio.Event()

        async def hear(_: object) -> None: ...

        fanout = Fanout(own_redis)
        fanout.start(hear, away.set, back.set)
        async with asyncio.timeout(PATIENCE):
            await back.wait()
            assert not away.is_set()
            with services.stopped(redis):
                began = monotonic()
                await away.wait()
                noticed = monotonic() - began
                assert fanout.away
                back.clear()
            await back.wait()
            assert not fanout.away
            await fanout.close()
        return noticed

    redis = services.processes_of(own_redis)
    assert asyncio.run(listen()) < SOON


def test_it_ends_though_the_library_swallows_that_it_was_told_to(
    own_redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, swallowed = PubSub.get_message, asyncio.Event()

    async def get_message(channel: PubSub, timeout: float) -> object:
        try:
            return await real(channel, timeout=timeout)
        except asyncio.CancelledError:
            if swallowed.is_set():
                raise
            swallowed.set()
            return None

    async def listen() -> None:
        back = asyncio.Event()

        async def hear(_: object) -> None: ...

        fanout = Fanout(own_redis)
        fanout.start(hear, lambda: None, back.set)
        async with asyncio.timeout(PATIENCE):
            await back.wait()
            await fanout.close()

    monkeypatch.setattr(PubSub, "get_message", get_message)
    asyncio.run(listen())
    assert swallowed.is_set()


def test_a_stopped_redis_holds_up_one_request_in_a_second_at_most(own_redis: str) -> None:
    async def count() -> tuple[list[int], float]:
        fanout = Fanout(own_redis)
        counter = fanout.counter()
        assert isinstance(counter, RedisCounter)
        with services.stopped(redis):
            began = monotonic()
            counted = [(await counter.count("ana", 60))[0] for _ in range(100)]
            spent = monotonic() - began
        await fanout.close()
        return counted, spent

    redis = services.processes_of(own_redis)
    counted, spent = asyncio.run(count())
    assert counted == list(range(1, 101))
    assert spent < 5, "a quarter of a second for each would be 25"


def test_after_a_failure_of_the_database_the_page_gets_its_position_again(own_postgres: str, tmp_path: Path) -> None:
    async def play() -> tuple[Message, Message, Message]:
        with Server(tmp_path, own_postgres) as server:
            async with guest(server) as ana:
                table = (await ana.set_table("quissama", ME, TOGETHER))["id"]
                async with ana.line(table) as line, ana.line(table) as other:
                    await line.come_in()
                    await other.come_in()
                    with services.stopped(await asyncio.to_thread(services.processes_of, own_postgres)):
                        refused = await line.act()
                    position = await line.until(lambda message: message["type"] == "position")
                    await other.until(lambda message: message["type"] == "position")
                    assert other.position["n"] == position["n"]
                    return refused, position, await line.act()

    refused, position, answer = asyncio.run(play())
    assert refused["problem"]["key"] == "database-trouble"
    assert position["legal"]
    assert (answer["type"], answer["n"]) == ("position", position["n"] + 1)


def test_the_client_goes_on_after_a_failure_of_the_database(own_postgres: str, tmp_path: Path) -> None:
    async def play() -> tuple[Outcome | None, list[int]]:
        with Server(tmp_path, own_postgres) as server:
            async with Client(server.url) as client:
                await client.come_in("Program")
                table = (await client.set_table(NewTable(game="holi", seats=[MySeat(), BotSeat()]))).id
                seen: list[int] = []

                async def choose(position: Position) -> Shown:
                    seen.append(position.n)
                    if len(seen) == 3:
                        deciding.set()
                        await failing.wait()
                    return position.legal[0]

                async with asyncio.timeout(2 * PATIENCE):
                    outcome, _ = await asyncio.gather(client.play(table, choose), fail(server))
                return outcome, seen

    async def fail(server: Server) -> None:
        """When it is ours to decide, until the server has said that it cannot write."""
        await deciding.wait()
        with services.stopped(await asyncio.to_thread(services.processes_of, own_postgres)):
            failing.set()
            while "the database failed" not in server.log.read_text():
                await asyncio.sleep(0.02)

    deciding, failing = asyncio.Event(), asyncio.Event()
    outcome, seen = asyncio.run(play())
    assert outcome is not None
    assert seen[2] <= seen[3], "the position came again, or the next one if the act lies in the log after all"


def test_while_the_database_is_stopped_requests_are_refused_in_time(own_postgres: str, tmp_path: Path) -> None:
    with Server(tmp_path, own_postgres) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as caller:
        assert caller.post("/api/guest", json={"nick": "Ana"}).status_code == 201
        with services.stopped(services.processes_of(own_postgres)):
            began = monotonic()
            answer = caller.get("/api/tables")
            assert (answer.status_code, answer.json()["key"]) == (503, "database-trouble")
            assert monotonic() - began < ANSWER + 2 * SLACK
            assert caller.get("/healthz").status_code == 200
        assert caller.get("/api/tables").status_code == 200
