"""What is sent over a line and is no message at all: the line ends, and nobody else hears of it, the log neither."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import closing, suppress

import httpx
import pytest

from tests.server.callers import guest
from tests.server.host.test_door import UPGRADE, heard, opened
from tests.server.servers import PATIENCE, Server, running

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


def frame(text: bytes, mask: bytes = b"abcd", first: int = 0x81) -> bytes:
    """A frame as clients send it."""
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(text))
    head = bytes([first, 0x80 | len(text)]) if len(text) < 126 else bytes([first, 0xFE]) + len(text).to_bytes(2)
    return head + mask + masked


LONG = b'{"type":"ping","ref":5%s}' % (b" " * 300)
PINGS = {
    "whole": [frame(b'{"type":"ping","ref":5}')],
    "long": [frame(LONG)],
    "two at once": [frame(b'{"type":"ping","ref":4}') + frame(b'{"type":"ping","ref":5}')],
    "head apart": [frame(LONG)[:2], frame(LONG)[2:4], frame(LONG)[4:]],
    "byte by byte": [bytes([byte]) for byte in frame(b'{"type":"ping","ref":5}')],
    "in two frames": [frame(b'{"type":"ping",', first=0x01), frame(b'"ref":5}', first=0x80)],
    "a ping amid it": [frame(b'{"type":"ping",', first=0x01), frame(b"", first=0x89), frame(b'"ref":5}', first=0x80)],
}


@pytest.mark.parametrize("pieces", PINGS.values(), ids=PINGS)
def test_a_message_is_heard_however_it_is_cut(server: Server, pieces: list[bytes]) -> None:
    with closing(guest(server)) as caller, opened(server, line_head(caller)) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        until(line, b'"type":"table"')
        for piece in pieces:
            line.sendall(piece)
            caller.get("/healthz")  # so that each comes by itself
        assert b'"pong"' in until(line, b'"ref":5')


def test_what_looks_like_a_frame_inside_another_is_part_of_it(server: Server) -> None:
    mask, inside = b"\0\0\0\0", b'{"type":"ping","ref":5}'
    whole = frame(b" " * 40 + inside, mask)
    with closing(guest(server)) as caller, opened(server, line_head(caller)) as line:
        until(line, b'"type":"table"')
        line.sendall(bytes([0x82, 0x80 | (6 + len(inside))]) + mask)  # no text: what is in it is not looked at
        caller.get("/healthz")
        line.sendall(bytes([0x81, 0x80 | len(inside)]) + mask + inside)
        caller.get("/healthz")
        line.sendall(whole)
        assert until(line, b"pong").count(b"pong") == 1, "only the second of the two was a message"


def until(line: socket.socket, found: bytes) -> bytes:
    """What comes up to this, and with it."""
    line.settimeout(PATIENCE)
    came = b""
    while found not in came:
        came += line.recv(65536)
    return came
