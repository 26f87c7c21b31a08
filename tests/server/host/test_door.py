"""Connections that say nothing, half of something or far too much: they end, are answered, and shut nobody out."""

from __future__ import annotations

import json
import resource
import select
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest

from ludoteca.server.host.hall import Hall
from tests.server.callers import NO_LINE_KEPT, guest
from tests.server.servers import PATIENCE, Server, running

MANY, DESCRIPTORS = 1200, 1024
HERE, ELSEWHERE = "127.0.0.1", "127.0.0.2"
HALF = b"GET /healthz HTTP/1.1\r\nHost: half"
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: whole\r\n\r\n"
UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@pytest.fixture(scope="module")
def hasty() -> Iterator[Server]:
    """A server that waits a second for a request to be whole."""
    with running(patience=1) as server:
        yield server


@contextmanager
def room_for(descriptors: int) -> Iterator[None]:
    """We ourselves may open so many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, descriptors), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def opened(server: Server, said: bytes, address: str = HERE) -> socket.socket:
    """A connection that has said this."""
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE, source_address=(address, 0))
    line.sendall(said)
    return line


def heard(line: socket.socket) -> bytes:
    """All that is answered until the connection ends."""
    parts = []
    try:
        while part := line.recv(65536):
            parts.append(part)
    except ConnectionResetError:  # it ended while there was something of ours unread
        pass
    return b"".join(parts)


def answer_to(server: Server, said: bytes) -> tuple[int, Any]:
    """Status and body of the answer, after which the connection ends."""
    with opened(server, said) as line:
        head, _, body = heard(line).partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)


@pytest.mark.parametrize("said", [b"", HALF, WHOLE], ids=["silent", "half-sent", "idle"])
@pytest.mark.parametrize("most_of_one", [0, 250], ids=["any number of an address", "so many of an address"])
def test_twelve_hundred_connections_that_wait_lock_nobody_out(said: bytes, most_of_one: int) -> None:
    with room_for(MANY + 500), running(descriptors=DESCRIPTORS, connections=most_of_one, patience=600) as server:
        with ExitStack() as attack:
            for _ in range(MANY):
                attack.enter_context(opened(server, said, ELSEWHERE))
            for address in (HERE, ELSEWHERE):
                transport = httpx.HTTPTransport(local_address=address, limits=NO_LINE_KEPT)
                with httpx.Client(base_url=server.url, transport=transport, timeout=5) as visitor:
                    assert visitor.post("/api/guest", json={"nick": "Ana"}).status_code == 201
                    assert visitor.get("/api/games").status_code == 200
        assert "Too many open files" not in server.log.read_text()


@pytest.mark.parametrize("said", [b"", HALF])
def test_a_request_that_is_not_whole_in_time_ends_its_connection(hasty: Server, said: bytes) -> None:
    with opened(hasty, said) as line:
        answer = heard(line)
    assert answer.startswith(b"HTTP/1.1 408") == bool(said)


def test_a_second_request_has_to_be_whole_in_time_too(hasty: Server) -> None:
    with opened(hasty, WHOLE + HALF) as line:
        answer = heard(line)
    assert answer.startswith(b"HTTP/1.1 200")
    assert b"HTTP/1.1 408" in answer


def test_requests_that_come_at_once_are_answered_one_after_the_other(hasty: Server) -> None:
    last = WHOLE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    with opened(hasty, 2 * WHOLE + last) as line:
        assert heard(line).count(b"HTTP/1.1 200") == 3


def test_whoever_sends_drop_by_drop_is_not_waited_for(hasty: Server) -> None:
    with opened(hasty, b"") as line:
        drops = 0
        while not select.select([line], [], [], 0.1)[0]:
            line.sendall(HALF[drops : drops + 1])
            drops += 1
        assert heard(line).startswith(b"HTTP/1.1 408")
    assert drops < len(HALF), "each drop takes a tenth of a second, and patience ends after one"


@pytest.mark.parametrize("length", [5_000, 66_000, 1_000_000])
@pytest.mark.parametrize("headers", [b"", UPGRADE], ids=["request", "line"])
def test_an_address_that_is_too_long_is_answered(server: Server, length: int, headers: bytes) -> None:
    said = b"GET /api/tables/" + b"a" * length + b"/socket HTTP/1.1\r\nHost: x\r\n" + headers + b"\r\n"
    status, problem = answer_to(server, said)
    assert (status, problem["key"]) == (414, "address-too-long")


@pytest.mark.parametrize("length", [300, 3_000])
def test_an_address_of_nothing_is_the_pages_however_long(server: Server, length: int) -> None:
    answer = guest(server).get("/" + "a" * length)
    assert answer.status_code == 200


@pytest.mark.parametrize(
    "headers",
    [b"X: " + b"a" * 20_000 + b"\r\n", b"X: a\r\n" * 200, b"X: a\r\n" * 40_000, b"X: " + b"a" * 1_000_000],
    ids=["one long", "many", "very many", "without end"],
)
def test_a_head_that_is_too_long_is_answered(server: Server, headers: bytes) -> None:
    status, problem = answer_to(server, b"GET / HTTP/1.1\r\nHost: x\r\n" + headers + b"\r\n\r\n")
    assert (status, problem["key"]) == (431, "head-too-long")


def test_a_header_that_never_ends_is_answered_before_patience_does(server: Server) -> None:
    with opened(server, b"GET / HTTP/1.1\r\nHost: x\r\nX: ") as line:
        line.sendall(b"a" * 200_000)
        assert heard(line).startswith(b"HTTP/1.1 431")


def test_a_line_whose_head_cannot_be_read_is_answered(server: Server) -> None:
    longest = b"Cookie: " + b"a" * 9_000 + b"\r\n"
    said = b"GET /api/tables/aaaaaaaaaaaaaaaaaaaa/socket HTTP/1.1\r\nHost: x\r\n" + longest + UPGRADE + b"\r\n"
    assert answer_to(server, said)[0] == 431


def test_what_is_not_http_is_answered_as_everything_else_is(server: Server) -> None:
    status, problem = answer_to(server, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03")
    assert (status, problem["key"]) == (400, "malformed")


def test_nothing_is_kept_of_tables_that_never_were(server: Server) -> None:
    def ask(first: int, last: int) -> None:
        for number in range(first, last):
            path = f"/api/tables/{number:03800}/socket".encode()
            with opened(server, b"GET " + path + b" HTTP/1.1\r\nHost: x\r\n" + UPGRADE + b"\r\n") as line:
                assert line.recv(12) == b"HTTP/1.1 403"

    ask(0, 1100)  # as many as the routes remember
    before = server.memory()
    ask(1100, 3100)
    assert server.memory() - before < 4 * 1024 * 1024, "their names alone would be 8 MiB"


class Visitor:
    """Somebody in a hall."""

    def __init__(self) -> None:
        self.gone = False

    def dismiss(self) -> None:
        self.gone = True


def test_in_a_full_hall_the_longest_waiting_of_the_largest_crowd_makes_room() -> None:
    hall, crowd, lonely, served = Hall(4, 0), [Visitor(), Visitor()], Visitor(), Visitor()
    for visitor, address in (
        (served, "10.0.0.1"),
        (lonely, "10.0.0.2"),
        (crowd[0], "10.0.0.1"),
        (crowd[1], "10.0.0.1"),
    ):
        assert hall.enter(visitor, address)
    hall.busy(served)
    assert hall.enter(Visitor(), "10.0.0.3")
    assert [visitor.gone for visitor in (served, lonely, *crowd)] == [False, False, True, False]


def test_in_a_hall_where_all_are_served_nobody_comes_in_until_one_leaves() -> None:
    hall, visitors = Hall(2, 0), [Visitor(), Visitor()]
    for visitor in visitors:
        assert hall.enter(visitor, "10.0.0.1")
        hall.busy(visitor)
    late = Visitor()
    assert not hall.enter(late, "10.0.0.2")
    hall.leave(late)
    hall.leave(visitors[0])
    assert hall.enter(Visitor(), "10.0.0.2")


def test_an_address_has_so_many_places_but_a_proxy_any_number() -> None:
    def served(address: str) -> bool:
        visitor = Visitor()
        entered = hall.enter(visitor, address)
        hall.busy(visitor)
        return entered

    hall = Hall(100, 2, "10.0.0.9, 192.168.0.0/16")
    assert [served("10.0.0.1") for _ in range(3)] == [True, True, False]
    assert [served(f"2001:db8::{number}") for number in range(3)] == [True, True, False], "a network is one address"
    assert all(served("10.0.0.9") and served("192.168.7.7") for _ in range(10))
