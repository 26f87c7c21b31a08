"""Whatever is sent, over HTTP or a socket: a clear refusal, and the server goes on unharmed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.callers import browser, guest, refused
from tests.server.servers import Server

DEEP = "[" * 30_000
HUGE = "9" * 20_000
PLAN = {"game": "holi", "seats": [{"kind": "me"}, {"kind": "bot"}]}
ODD = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"text"',
    b"\xff\xfe",
    b'{"nick":"\xff"}',
    b'{"nick":"\\ud800"}',
    b'{"nick":"A","nick":7}',
    b'{"nick":1e999}',
    b'{"nick":' + DEEP.encode(),
    b'{"nick":' + HUGE.encode() + b"}",
    b'{"nick":"A","admin":true}',
    b'{"nick":"A\\u0000"}',
]


@pytest.fixture(scope="module")
def server(server_on_postgres: Server) -> Server:
    return server_on_postgres


def plan(**changes: Any) -> bytes:
    return json.dumps({**PLAN, **changes}).encode()


@pytest.mark.parametrize("body", ODD, ids=range(len(ODD)))
def test_odd_bodies_are_refused(server: Server, body: bytes) -> None:
    answer = browser(server).post("/api/guest", content=body, headers={"Content-Type": "application/json"})
    refused(answer, 400, "malformed")
    assert len(answer.content) < 2000, "a refusal does not repeat what was sent"


ODD_PLANS = [
    plan(game="chess"),
    plan(game=""),
    plan(game="x" * 61),
    plan(game="../../etc/passwd"),
    plan(seats=[]),
    plan(seats=[{"kind": "me"}] * 11),
    plan(seats=[{"kind": "me"}] * 9),
    plan(seats=[{"kind": "king"}]),
    plan(seats=[{"kind": "bot", "level": "random"}]),
    plan(options={"nope": 1}),
    plan(options={"rivalry": {"a": []}}),
    b'{"game":"holi","seats":[{"kind":"me"},{"kind":"bot"}],"options":{"rivalry":' + HUGE.encode() + b"}}",
    b'{"game":"holi","seats":[{"kind":"me"},{"kind":"bot"}],"options":{"rivalry":' + b"[" * 800 + b"]" * 800 + b"}}",
    b'{"game":"holi","seats":[{"kind":"me"},{"kind":"bot"}],"options":{"rivalry":' + DEEP.encode() + b"}}",
    plan(options={"x" * 5000: "y" * 5000}),
    plan(pace={"kind": "live", "bank": 10**30}),
    plan(pace={"kind": "slow", "hours": -1}),
    plan(host="somebody else"),
]


@pytest.mark.parametrize("body", ODD_PLANS, ids=range(len(ODD_PLANS)))
def test_odd_tables_are_refused(server: Server, body: bytes) -> None:
    answer = guest(server).post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["text"]
    assert len(answer.content) < 30_000


def test_bodies_have_an_end(server: Server) -> None:
    caller = guest(server)
    refused(caller.post("/api/tables", content=b" " * 70_000), 413, "too-large")
    refused(caller.post("/api/records", content=b" " * 1_100_000), 413, "too-large")
    assert caller.get("/api/me").status_code == 200


ODD_ADDRESSES = [
    "/api/tables/x",
    "/api/tables/" + "a" * 200,
    "/api/tables/ABCDEFGHIJ",
    "/api/tables/aaaaaaaaaa%00",
    "/api/tables/..%2f..%2fetc",
    "/api/tables?game=" + "x" * 61,
    "/api/tables?state=nope",
    "/api/tables?mine=perhaps",
    "/api/tables/aaaaaaaaaaaaaaaaaaaa/at/99999999999999999999",
    "/api/tables/aaaaaaaaaaaaaaaaaaaa/at/-1",
    "/api/tables/aaaaaaaaaaaaaaaaaaaa/at/one",
    "/api/records/aaaaaaaaaaaaaaaaaaaa/replay?seat=10",
    "/api/records/aaaaaaaaaaaaaaaaaaaa/replay?seat=-2",
    "/api/games/holi/rules/xx",
    "/api/games/chess/rules/en",
    "/api/games/quissama/rules/en?options=%5B%5D",
    "/api/games/quissama/rules/en?options=%7B",
    "/api/games/quissama/rules/en?options=%7B%22open_market%22%3A%22perhaps%22%7D",
    "/api/games/quissama/rules/en?options=%7B%22chess%22%3Atrue%7D",
    "/api/games/quissama/rules/en?options=" + "x" * 2001,
    "/api/games/..%2f..%2f/rules/en",
    "/api/me/results?most=0",
    "/api/me/results?before=-1",
    "/api/%ff",
    "/%00",
    "/t/%00",
    "/t/aaaaaaaaaa%00",
    "/assets/%00",
    "/assets/index%00.js",
    "/api/tables/%00",
    "/api/games/%00/rules/en",
    "/api/records/%00",
]


@pytest.mark.parametrize("address", ODD_ADDRESSES, ids=range(len(ODD_ADDRESSES)))
def test_odd_addresses_are_refused(server: Server, address: str) -> None:
    answer = guest(server).get(address)
    assert answer.status_code in (400, 404), answer.text
    assert answer.json()["key"]


@pytest.mark.parametrize("table", ["%00", "aaaaaaaaaaaaaaaaaaa%00", "%00" * 20])
def test_odd_lines_are_refused(server: Server, table: str) -> None:
    async def opened() -> None:
        async with connect(f"{server.socket_url}/api/tables/{table}/socket"):
            pass

    before = len(server.log.read_text())
    with pytest.raises(InvalidStatus, match="403"):
        asyncio.run(opened())
    assert "trouble" not in server.log.read_text()[before:]


@asynccontextmanager
async def at_table(server: Server, caller: httpx.Client) -> AsyncIterator[tuple[ClientConnection, int]]:
    """A line to a table of this caller, where it is his to decide, and the number of the position."""
    seats = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
    table = caller.post("/api/tables", json={**PLAN, "seats": seats}).json()["id"]
    cookie = {"Cookie": f"ludoteca={caller.cookies['ludoteca']}"}
    async with connect(f"{server.socket_url}/api/tables/{table}/socket", additional_headers=cookie) as socket:
        position = await heard(socket, "position")
        assert position["legal"]
        yield socket, position["n"]


async def heard(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of that kind."""
    async with asyncio.timeout(20):
        while (message := json.loads(await socket.recv()))["type"] != kind:
            pass
        return dict(message)


ODD_MESSAGES: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '{"type":"king"}',
    '{"type":"act"}',
    '{"type":"act","n":0}',
    '{"type":"act","n":-1,"act":{"type":"end"}}',
    '{"type":"act","n":1e30,"act":{"type":"end"}}',
    '{"type":"act","n":0,"act":{"type":"end"},"seat":1}',
    '{"type":"act","n":0,"act":"end"}',
    '{"type":"act","n":0,"act":{"type":"end","x":1}}',
    '{"type":"act","n":0,"act":{"type":"nope"}}',
    '{"type":"act","n":0,"act":{"type":"start","cell":' + HUGE + "}}",
    '{"type":"act","n":0,"act":{"type":"start","cell":' + DEEP,
    '{"type":"act","n":0,"act":{"type":"start","cell":' + "[" * 800 + "]" * 800 + "}}",
    '{"type":"act","n":0,"act":{"type":"start","cell":"' + "x" * 10_000 + '"}}',
    '{"type":"act","n":0,"ref":99999999999999999999,"act":{"type":"end"}}',
    '{"type":"preview","n":0,"act":{}}',
    '{"type":"chat","text":""}',
    '{"type":"chat","text":"' + "x" * 501 + '"}',
    '{"type":"chat","text":"\\ud800"}',
    '{"type":"vote","on":"king"}',
    '{"type":"vote","on":"standin","seat":9}',
    '{"type":"vote","on":"standin"}',
    '{"type":"undo","n":0}',
    b"\xff\xfe\x00",
    b'{"type":"act","n":0}',
]


def test_odd_messages_are_refused_and_the_line_stays_open(server: Server) -> None:
    async def play() -> None:
        async with at_table(server, guest(server)) as (socket, n):
            for message in ODD_MESSAGES:
                await socket.send(message)
                refusal = await heard(socket, "refused")
                assert refusal["problem"]["text"], message
                assert len(json.dumps(refusal)) < 30_000, "a refusal does not repeat what was sent"
            await socket.send('{"type":"ping","ref":7}')
            assert (await heard(socket, "pong"))["ref"] == 7
            assert n == 0

    asyncio.run(play())


def test_a_message_without_end_closes_only_its_own_line(server: Server) -> None:
    async def play() -> None:
        caller = guest(server)
        async with at_table(server, caller) as (other, _):
            async with at_table(server, caller) as (socket, _):
                await socket.send('{"type":"chat","text":"' + "x" * 200_000 + '"}')
                with pytest.raises(ConnectionClosed) as closed:
                    await heard(socket, "refused")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1009
            await other.send('{"type":"ping"}')
            await heard(other, "pong")

    asyncio.run(play())


def test_a_flood_on_one_line_does_not_stop_another(server: Server) -> None:
    async def play() -> None:
        caller = guest(server)
        async with at_table(server, caller) as (other, _), at_table(server, caller) as (socket, _):
            for _ in range(3000):
                await socket.send('{"type":"ping"}')
            await other.send('{"type":"ping"}')
            await heard(other, "pong")

    asyncio.run(play())
