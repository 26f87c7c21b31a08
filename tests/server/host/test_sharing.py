"""Pages from elsewhere: those the host allows may use the server, and browsers are told so; others may not."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.callers import browser, guest
from tests.server.servers import Server, running

ALLOWED = ("https://play.example", "http://localhost:5173")
OTHERS = (
    *("https://play.example.evil", "https://playXexample", "http://play.example", "https://play.example:444", "null"),
    "https://evil.example",
)
ASKED = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "content-type, authorization"}


@pytest.fixture(scope="module")
def sharing() -> Iterator[Server]:
    with running(origins=", ".join(ALLOWED)) as server:
        yield server


def preflight(caller: httpx.Client, origin: str, path: str = "/api/tables", **changes: str) -> httpx.Response:
    """What a browser asks before it lets a page ask."""
    return caller.options(path, headers={"Origin": origin, **ASKED, **changes})


@pytest.mark.parametrize("origin", ALLOWED)
def test_pages_the_host_allows_may_ask_and_read(sharing: Server, origin: str) -> None:
    caller = browser(sharing)
    for path in ("/api/tables", "/api/me", "/api/records", "/api/tokens/abcdefghijklmnopqrst"):
        answer = preflight(caller, origin, path)
        assert answer.is_success
        assert answer.headers["access-control-allow-origin"] == origin
        assert answer.headers["access-control-allow-credentials"] == "true"
        headers, methods = (
            answer.headers[f"access-control-allow-{what}"].split(", ") for what in ("headers", "methods")
        )
        assert {"authorization", "content-type"} <= {header.lower() for header in headers}
        assert {"GET", "POST", "PUT", "PATCH", "DELETE"} <= set(methods)
    for answer in (
        caller.post("/api/guest", json={"nick": "Ana"}, headers={"Origin": origin}),
        caller.get("/api/me", headers={"Origin": origin}),
        caller.post("/api/guest", json={"nick": ""}, headers={"Origin": origin}),
        caller.get("/api/tables/abcdefghijklmnopqrst", headers={"Origin": origin}),
    ):
        assert answer.headers["access-control-allow-origin"] == origin, "refusals can be read too"
        assert answer.headers["access-control-allow-credentials"] == "true"
        assert "Origin" in answer.headers["vary"]


@pytest.mark.parametrize("origin", OTHERS)
def test_other_pages_may_neither_ask_nor_read(sharing: Server, origin: str) -> None:
    caller = guest(sharing)
    assert preflight(caller, origin).status_code == 400
    answers = [preflight(caller, origin), caller.get("/api/me", headers={"Origin": origin})]
    assert all("access-control-allow-origin" not in answer.headers for answer in answers)
    assert caller.patch("/api/me", json={"nick": "Bea"}, headers={"Origin": origin}).status_code == 403


def test_without_origins_no_page_from_elsewhere_is_let_in(server: Server) -> None:
    caller = guest(server)
    for answer in (preflight(caller, ALLOWED[0]), caller.get("/api/me", headers={"Origin": ALLOWED[0]})):
        assert not any(name.startswith("access-control-") for name in answer.headers)
