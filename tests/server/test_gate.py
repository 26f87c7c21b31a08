"""What stands between the server and everybody: origins, headers, limits, logs, figures."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.callers import NO_LINE_KEPT, PASSWORD, browser, guest, refused
from tests.server.servers import PATIENCE, Server, running

BOT, ME = 0, 1
PLAN = {"game": "holi", "seats": [{"kind": "me"}, {"kind": "bot"}]}


@pytest.fixture(scope="module")
def guarded(redis_url: str) -> Iterator[Server]:
    """A server behind a proxy, that allows a tenth of the usual and counts in Redis."""
    with running(redis=redis_url, limits=0.1, proxy="127.0.0.1", origins="https://play.example") as server:
        yield server


def from_afar(server: Server, address: str, scheme: str = "https") -> httpx.Client:
    """Somebody whom the proxy brings."""
    headers = {"X-Forwarded-For": address, "X-Forwarded-Proto": scheme}
    return httpx.Client(base_url=server.url, headers=headers, limits=NO_LINE_KEPT, timeout=20)


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),
        ({"Origin": "{address}"}, True),
        ({"Origin": "https://evil.example"}, False),
        ({"Origin": "http://127.0.0.1:1"}, False),
        ({"Origin": "null"}, False),
        ({"Origin": "http://[broken"}, False),
        ({"Sec-Fetch-Site": "same-origin"}, True),
        ({"Sec-Fetch-Site": "none"}, True),
        ({"Sec-Fetch-Site": "cross-site"}, False),
        ({"Sec-Fetch-Site": "same-site"}, False),
    ],
)
def test_a_page_of_another_site_changes_nothing_and_hears_nothing(
    server: Server, headers: dict[str, str], allowed: bool
) -> None:
    caller = guest(server)
    sent = {name: value.format(address=server.url) for name, value in headers.items()}
    changed = caller.patch("/api/me", json={"nick": "Bea"}, headers=sent)
    assert changed.status_code == (200 if allowed else 403)
    assert caller.get("/api/me", headers=sent).json()["nick"] == ("Bea" if allowed else "Ana")
    table = caller.post("/api/tables", json=PLAN).json()["id"]
    assert asyncio.run(socket_opens(server, table, sent)) == allowed


async def socket_opens(server: Server, table: str, headers: dict[str, str]) -> bool:
    try:
        async with connect(f"{server.socket_url}/api/tables/{table}/socket", additional_headers=headers):
            return True
    except InvalidStatus as refusal:
        return refusal.response.status_code != 403


def test_origins_the_host_allows_are_allowed(guarded: Server) -> None:
    caller = from_afar(guarded, "10.0.0.1", "http")
    caller.post("/api/guest", json={"nick": "Ana"})
    for origin, status in (("https://play.example", 200), ("https://play.example.evil", 403)):
        assert caller.patch("/api/me", json={"nick": "Bea"}, headers={"Origin": origin}).status_code == status


def test_cookies_are_secure_behind_https(guarded: Server) -> None:
    answers = [
        from_afar(guarded, "10.0.0.2", scheme).post("/api/guest", json={"nick": "A"}) for scheme in ("http", "https")
    ]
    plain, secure = answers
    assert "Secure" not in plain.headers["set-cookie"]
    assert "Secure" in secure.headers["set-cookie"]
    assert "strict-transport-security" in secure.headers
    assert "strict-transport-security" not in plain.headers


def test_every_answer_tells_the_browser_what_to_forbid(server: Server) -> None:
    caller = browser(server)
    answers = [caller.get(path) for path in ("/api/me", "/api/games", "/api/tokens", "/api/nothing", "/healthz")]
    answers.append(caller.post("/api/guest", content=b"{"))
    assert {answer.status_code for answer in answers} == {200, 400, 401, 404}
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "script-src" not in policy, "no script but our own"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "server" not in answer.headers
    assert answers[0].headers["cache-control"] == "no-store"


def test_logging_in_is_tried_only_so_often(guarded: Server) -> None:
    owner = from_afar(guarded, "10.0.1.1")
    owner.post("/api/account", json={"name": "guarded", "password": PASSWORD})
    wrong = {"name": "guarded", "password": "wrong horse"}
    tries = [from_afar(guarded, "10.0.1.2").post("/api/login", json=wrong) for _ in range(3)]
    assert [answer.status_code for answer in tries] == [401, 401, 429]
    problem = refused(tries[2], 429, "asked-too-often")
    assert 0 < int(tries[2].headers["retry-after"]) == problem["details"]["seconds"] <= 900
    elsewhere = from_afar(guarded, "10.0.1.3").post("/api/login", json={"name": "Guarded", "password": PASSWORD})
    refused(elsewhere, 429, "asked-too-often")


def test_a_flood_of_one_address_is_refused_and_others_are_served(guarded: Server) -> None:
    answers = [from_afar(guarded, "10.0.2.1").post("/api/guest", json={"nick": "Ana"}) for _ in range(7)]
    assert [answer.status_code for answer in answers] == [201] * 6 + [429]
    assert from_afar(guarded, "10.0.2.2").post("/api/guest", json={"nick": "Ana"}).status_code == 201


def test_sockets_are_opened_only_so_often(guarded: Server) -> None:
    caller = from_afar(guarded, "10.0.4.1", "http")
    caller.post("/api/guest", json={"nick": "Ana"})
    table = caller.post("/api/tables", json=PLAN).json()["id"]

    async def opened(address: str) -> bool:
        return await socket_opens(guarded, table, {"X-Forwarded-For": address})

    assert [asyncio.run(opened("10.0.4.2")) for _ in range(31)] == [True] * 30 + [False]
    assert asyncio.run(opened("10.0.4.3"))


def test_addresses_of_one_ipv6_network_are_one(guarded: Server) -> None:
    answers = [from_afar(guarded, f"2001:db8::{n:x}").post("/api/guest", json={"nick": "Ana"}) for n in range(1, 8)]
    assert [answer.status_code for answer in answers] == [201] * 6 + [429]


def test_logs_are_lines_of_json_without_secrets(guarded: Server) -> None:
    caller = from_afar(guarded, "10.0.3.1", "http")
    caller.post("/api/account", json={"name": "logged", "password": PASSWORD})
    token = caller.post("/api/tokens", json={"label": "bot"}).json()["secret"]
    table = caller.post("/api/tables", json=PLAN).json()["id"]
    caller.get(f"/api/tables/{table}?secret={token}", headers={"Authorization": f"Bearer {token}"})
    lines = [json.loads(line) for line in guarded.log.read_text().splitlines()[1:]]
    asked = [(line["method"], line["route"], line["status"]) for line in lines if line["from"] == "ludoteca.access"]
    assert ("POST", "/api/account", 201) in asked
    assert ("GET", "/api/tables/{table}", 200) in asked
    text = guarded.log.read_text()
    for secret in (PASSWORD, token, token[9:], table, caller.cookies["ludoteca"]):
        assert secret not in text


def test_prometheus_reads_the_figures(server: Server) -> None:
    caller = guest(server)
    table = caller.post("/api/tables", json={**PLAN, "seats": [{"kind": "bot"}, {"kind": "me"}]}).json()["id"]

    cookie = {"Cookie": f"ludoteca={caller.cookies['ludoteca']}"}

    async def look() -> str:
        """Say something odd, and play until the bot has played too."""
        address = f"{server.socket_url}/api/tables/{table}/socket?seen=0"
        async with connect(address, additional_headers=cookie) as socket:
            await socket.send("{")
            seen: set[Any] = set()
            while not {"refused", BOT, ME} <= seen:
                async with asyncio.timeout(PATIENCE):
                    text = await socket.recv()
                message = json.loads(text)
                seen |= {message["type"], *(entry["seat"] for entry in message.get("entries", []))}
                if message.get("legal"):
                    await socket.send(json.dumps({"type": "act", "n": message["n"], "act": message["legal"][0]}))
            return caller.get("/metrics").text

    figures = dict(line.rsplit(" ", 1) for line in asyncio.run(look()).splitlines() if not line.startswith("#"))
    assert float(figures['ludoteca_connections{kind="seat"}']) >= 1
    assert float(figures['ludoteca_tables{state="playing"}']) >= 1
    assert float(figures['ludoteca_refusals_total{reason="message-unreadable"}']) >= 1
    assert float(figures['ludoteca_acts_total{by="bot",game="holi"}']) >= 1
    assert float(figures['ludoteca_acts_total{by="person",game="holi"}']) >= 1
    assert float(figures["ludoteca_act_seconds_count"]) >= 1
    seconds = [float(figure) for name, figure in figures.items() if re.search(r"_seconds_sum(\{|$)", name)]
    assert len(seconds) > 3
    assert all(0 <= spent < 2 * PATIENCE for spent in seconds), "nothing took longer than the test"
    assert float(figures['ludoteca_bot_thinking_seconds_count{game="holi",level="easy"}']) >= 1
    assert any(name.startswith('ludoteca_http_seconds_count{method="POST",route="/api/tables"') for name in figures)


def test_several_processes_tell_their_figures_together(postgres_url: str, redis_url: str) -> None:
    async def look(server: Server, caller: httpx.Client) -> list[float]:
        table = caller.post("/api/tables", json={**PLAN, "seats": [{"kind": "me"}, {"kind": "open"}]}).json()["id"]
        address = f"{server.socket_url}/api/tables/{table}/socket"
        async with AsyncExitStack() as lines:
            for _ in range(8):
                await (await lines.enter_async_context(connect(address))).recv()
            return [await asyncio.to_thread(onlookers, caller) for _ in range(6)]

    def onlookers(caller: httpx.Client) -> float:
        text = caller.get("/metrics").text
        return sum(float(line.split()[1]) for line in text.splitlines() if line.startswith("ludoteca_connections{"))

    with running(postgres_url, redis_url, workers=2, limits=0) as server:
        told = asyncio.run(look(server, guest(server)))
        server.stop()
    assert told == [8] * 6, "whichever process answers"


def test_without_redis_it_serves_and_counts_for_itself_but_is_not_ready() -> None:
    with running(redis="redis://127.0.0.1:1", limits=0.1) as server:
        caller = browser(server)
        assert caller.get("/healthz").status_code == 200
        assert "redis" in refused(caller.get("/readyz"), 503, "server-unready")["text"]
        tries = [browser(server).post("/api/guest", json={"nick": "Ana"}).status_code for _ in range(7)]
        assert tries == [201] * 6 + [429]
