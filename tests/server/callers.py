"""People of the tests: each is a browser with its own cookie, or a program with a token."""

from __future__ import annotations

import itertools
from typing import Any

import httpx

from tests.server.servers import Server

PASSWORD = "correct horse"
NO_LINE_KEPT = httpx.Limits(max_keepalive_connections=0)
"""So that nobody has to close a caller."""
numbers = itertools.count(1)


def browser(server: Server) -> httpx.Client:
    """Somebody nobody knows yet."""
    return httpx.Client(base_url=server.url, timeout=20, limits=NO_LINE_KEPT)


def guest(server: Server, nick: str = "Ana") -> httpx.Client:
    """Somebody who came in."""
    caller = browser(server)
    assert caller.post("/api/guest", json={"nick": nick}).status_code == 201
    return caller


def member(server: Server) -> tuple[httpx.Client, str]:
    """Somebody with an account, and its name."""
    caller, name = guest(server), f"member{next(numbers)}"
    assert caller.post("/api/account", json={"name": name, "password": PASSWORD}).status_code == 201
    return caller, name


def program(server: Server, secret: str) -> httpx.Client:
    """A program with a token."""
    return httpx.Client(
        base_url=server.url, timeout=20, limits=NO_LINE_KEPT, headers={"Authorization": f"Bearer {secret}"}
    )


def refused(answer: httpx.Response, status: int, key: str) -> dict[str, Any]:
    """Is it refused with that status and that reason? The problem."""
    problem = answer.json()
    assert (answer.status_code, problem["key"]) == (status, key), answer.text
    assert problem["text"], "every refusal has words"
    return dict(problem)
