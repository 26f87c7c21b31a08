"""`/readyz` writes before it says yes."""

from __future__ import annotations

import resource
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx

from tests.server.callers import browser, guest, refused
from tests.server.servers import PATIENCE, Server, running


def until(found: Callable[[httpx.Response], bool], caller: httpx.Client) -> httpx.Response:
    """The first answer of /readyz that fits."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found(answer := caller.get("/readyz")):
            return answer
        time.sleep(0.05)
    raise AssertionError(answer.text)


def no_more_room(server: Server) -> None:
    """The server's files cannot grow: as on a full disk, what is there can be read."""
    log = Path(f"{server.db.removeprefix('sqlite:///')}-wal")
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, resource.RLIM_INFINITY))


def room_again(server: Server) -> None:
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def test_a_server_on_a_full_disk_is_not_ready_until_there_is_room() -> None:
    with running() as server:
        caller = guest(server)
        until(lambda answer: answer.status_code == 200, caller)
        no_more_room(server)
        answer = until(lambda answer: answer.status_code != 200, caller)
        assert "database" in refused(answer, 503, "server-unready")["text"]
        assert caller.get("/api/me").json()["nick"] == "Ana", "what is there can be read"
        assert caller.get("/healthz").status_code == 200
        room_again(server)
        until(lambda answer: answer.status_code == 200, caller)
        assert caller.patch("/api/me", json={"nick": "Bea"}).status_code == 200


def test_a_server_whose_database_another_holds_is_not_ready_until_it_is_let_go() -> None:
    with running() as server:
        caller = browser(server)
        until(lambda answer: answer.status_code == 200, caller)
        with closing(sqlite3.connect(server.db.removeprefix("sqlite:///"), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            answer = until(lambda answer: answer.status_code != 200, caller)
            assert refused(answer, 503, "server-unready")["details"] == {"what": "database"}
            other.execute("ROLLBACK")
        until(lambda answer: answer.status_code == 200, caller)
        assert caller.post("/api/guest", json={"nick": "Ana"}).status_code == 201
