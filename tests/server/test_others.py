"""Seats, tables and lines of others: refused, without telling more than that."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from tests.server.callers import browser, guest, program, refused
from tests.server.servers import PATIENCE, Server

Message = dict[str, Any]
NOWHERE = "abcdefghijklmnopqrst"
TWO = [{"kind": "me"}, {"kind": "open"}]


def set_table(host: httpx.Client, **plan: Any) -> str:
    return str(host.post("/api/tables", json={"game": "holi", "seats": TWO, **plan}).json()["id"])


def started(host: httpx.Client, other: httpx.Client, **plan: Any) -> str:
    table = set_table(host, **plan)
    assert other.post(f"/api/tables/{table}/join", json={}).json()["state"] == "playing"
    return table


@asynccontextmanager
async def line(server: Server, table: str, headers: dict[str, str]) -> AsyncIterator[tuple[ClientConnection, Message]]:
    """The table's line and its first position."""
    async with connect(f"{server.socket_url}/api/tables/{table}/socket", additional_headers=headers) as socket:
        yield socket, await heard(socket, type="position")


async def heard(socket: ClientConnection, **fields: Any) -> Message:
    """The first message with these fields."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message: Message = json.loads(await socket.recv())
            if fields.items() <= message.items():
                return message


def cookie(caller: httpx.Client) -> dict[str, str]:
    return {"Cookie": f"ludoteca={caller.cookies.get('ludoteca', '')}"}


async def answers(server: Server, caller: httpx.Client, table: str, *asks: Message) -> list[Message]:
    """What somebody is answered on the table's line."""
    found: list[Message] = []
    async with line(server, table, cookie(caller)) as (socket, position):
        for ref, ask in enumerate(asks, 1):
            seen = {"n": position["n"]} if "act" in ask else {}
            await socket.send(json.dumps({**ask, **seen, "ref": ref}))
            found.append(await heard(socket, ref=ref))
    return found


async def look(server: Server, table: str, headers: dict[str, str]) -> Message:
    """The position as somebody sees it."""
    async with line(server, table, headers) as (_, position):
        return position


def legal_act(server: Server, callers: list[httpx.Client], table: str) -> tuple[httpx.Client, httpx.Client, Any]:
    """Who decides, who does not, and an act that would be legal."""
    legal = [asyncio.run(look(server, table, cookie(caller)))["legal"] for caller in callers]
    decides = next(number for number, acts in enumerate(legal) if acts)
    assert not legal[1 - decides], "only who decides is told what is legal"
    return callers[decides], callers[1 - decides], legal[decides][0]


def test_nobody_acts_for_another(server: Server) -> None:
    ana, bea, stranger = guest(server), guest(server), browser(server)
    table = started(ana, bea)
    decides, waits, act = legal_act(server, [ana, bea], table)
    asks = [{"type": "act", "act": act}, {"type": "preview", "act": act}]
    for caller in (waits, guest(server), stranger):
        keys = [answer["problem"]["key"] for answer in asyncio.run(answers(server, caller, table, *asks))]
        assert keys == ["not-your-turn"] * 2
    onlooker = [{"type": "vote", "on": "abandon"}, {"type": "return"}]
    for caller in (guest(server), stranger):
        told = asyncio.run(answers(server, caller, table, *onlooker))
        assert [answer["problem"]["key"] for answer in told] == ["not-at-table"] * 2
    (said,) = asyncio.run(answers(server, stranger, table, {"type": "chat", "text": "hello"}))
    assert said["problem"]["key"] == "stranger"
    (done,) = asyncio.run(answers(server, decides, table, asks[0]))
    assert (done["type"], done["n"]) == ("position", 1), "nothing of all this was done"


def test_only_the_host_arranges_a_table(server: Server) -> None:
    ana, bea = guest(server), guest(server)
    table = set_table(ana, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    bea.post(f"/api/tables/{table}/join", json={})
    before = bea.get(f"/api/tables/{table}").json()
    for caller in (bea, guest(server)):
        refused(caller.post(f"/api/tables/{table}/start"), 403, "host-only")
        refused(caller.put(f"/api/tables/{table}/seats/2", json={"plan": {"kind": "bot"}}), 403, "host-only")
    for method, path in (("POST", "start"), ("POST", "leave"), ("POST", "rematch"), ("PUT", "seats/2")):
        asked = browser(server).request(method, f"/api/tables/{table}/{path}", json={"plan": {"kind": "open"}})
        refused(asked, 401, "stranger")
    refused(guest(server).post(f"/api/tables/{table}/leave"), 409, "not-at-table")
    assert bea.get(f"/api/tables/{table}").json() == before


def test_a_seat_that_is_taken_stays_with_its_person(server: Server) -> None:
    ana, bea = guest(server, "Ana"), guest(server, "Bea")
    table = set_table(ana)
    refused(bea.post(f"/api/tables/{table}/join", json={"seat": 0}), 409, "seat-taken")
    refused(ana.put(f"/api/tables/{table}/seats/0", json={"plan": {"kind": "bot"}}), 409, "seat-taken")
    assert bea.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Ana"


def test_a_table_without_onlookers_is_not_there_for_others(server: Server) -> None:
    ana, bea = guest(server), guest(server)
    table = started(ana, bea, onlookers=False)
    wrong = program(server, "ludoteca_wrong")
    for caller in (guest(server), browser(server), wrong):
        theirs, nobodys = (caller.get(f"/api/tables/{name}") for name in (table, NOWHERE))
        assert (theirs.status_code, theirs.json()) == (nobodys.status_code, nobodys.json())
        assert theirs.status_code == 404
    for name in (table, NOWHERE):
        with pytest.raises(InvalidStatus, match="403"):
            asyncio.run(answers(server, guest(server), name))
    assert asyncio.run(answers(server, bea, table, {"type": "ping"}))[0]["type"] == "pong"


def test_a_line_opened_with_a_token_has_the_owners_seats(server: Server) -> None:
    ana, bea = guest(server), guest(server)
    table = started(ana, bea)
    token = ana.post("/api/tokens", json={"label": "bot"}).json()["secret"]

    known, stolen = {"Authorization": f"Bearer {token}"}, {"Authorization": "Bearer ludoteca_wrong", **cookie(ana)}
    assert asyncio.run(look(server, table, known))["viewer"] == 0
    assert asyncio.run(look(server, table, stolen))["viewer"] == -1
