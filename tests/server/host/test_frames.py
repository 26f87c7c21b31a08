"""What is sent over a line and is no message at all: the line ends, and nobody else hears of it, the log neither."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import httpx
import pytest

from tests.server.callers import guest
from tests.server.host.test_door import UPGRADE, heard, opened
from tests.server.servers import Server, running

NO_TEXT = b"\x81\x82\0\0\0\0\xff\xff"
"""A frame of text that is no UTF-8."""
NO_FRAMES = b"\x83" * 300_000
"""Kinds of frames there are none of, more than one read takes."""


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running() as started:
        yield started


def line_head(caller: httpx.Client) -> bytes:
    """Calls a table of the caller's."""
    plan = {"game": "holi", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = caller.post("/api/tables", json=plan).json()["id"]
    cookie = f"Cookie: ludoteca={caller.cookies['ludoteca']}\r\n".encode()
    return f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\n".encode() + cookie + UPGRADE + b"\r\n"


def test_a_line_that_talks_nonsense_before_it_is_answered_just_ends(server: Server) -> None:
    head = line_head(guest(server))
    for _ in range(5):
        with suppress(ConnectionError), opened(server, head + NO_FRAMES) as line:
            heard(line)
    assert httpx.get(f"{server.url}/healthz").status_code == 200
    assert '"level":"error"' not in server.log.read_text()


def test_text_that_is_no_text_ends_the_line_with_its_reason(server: Server) -> None:
    with opened(server, line_head(guest(server))) as line:
        assert line.recv(12) == b"HTTP/1.1 101"
        line.sendall(NO_TEXT)
        assert heard(line).endswith(b"\x88\x02\x03\xef"), "1007: not of the kind it says it is"
    assert '"level":"error"' not in server.log.read_text()
