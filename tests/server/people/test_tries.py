"""Failed logins count against the name that was tried and the address, and against nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import httpx
import pytest
from redis.asyncio import Redis

from ludoteca.server.host.limits import LIMITS, Limits, MemoryCounter, RedisCounter
from ludoteca.server.problems import TooMany
from tests.server.callers import NO_LINE_KEPT, PASSWORD, refused
from tests.server.servers import Server, running

MOST = 2
"""How often logging in may fail at a server that allows a tenth of the usual."""


@pytest.fixture(scope="module")
def strict() -> Iterator[Server]:
    with running(limits=0.1, proxy="127.0.0.1") as server:
        yield server


def at(server: Server, address: str) -> httpx.Client:
    """Somebody at that address."""
    return httpx.Client(base_url=server.url, headers={"X-Forwarded-For": address}, limits=NO_LINE_KEPT, timeout=20)


def account(server: Server, address: str, name: str) -> httpx.Client:
    caller = at(server, address)
    assert caller.post("/api/account", json={"name": name, "password": PASSWORD}).status_code == 201
    return caller


def tries(server: Server, addresses: str, name: str, count: int, password: str = "wrong horse") -> list[int]:
    """Tries to log in under this name, each from another address."""
    given = {"name": name, "password": password}
    return [at(server, addresses.format(n)).post("/api/login", json=given).status_code for n in range(count)]


def test_failed_logins_under_somebodys_id_do_not_count_against_him(strict: Server) -> None:
    victim = account(strict, "10.1.0.1", "victim")
    name = victim.get("/api/me").json()["id"]
    assert tries(strict, "10.1.1.{}", name, MOST + 1) == [401] * MOST + [429]
    change = {"old": PASSWORD, "new": "battery staple"}
    assert victim.put("/api/account/password", json=change).status_code == 200
    assert victim.request("DELETE", "/api/me", json={"password": "battery staple"}).status_code == 204


def test_failed_logins_count_against_the_name_tried_from_wherever(strict: Server) -> None:
    account(strict, "10.2.0.1", "wanted")
    account(strict, "10.2.0.1", "other")
    assert tries(strict, "10.2.1.{}", "wanted", MOST) == [401] * MOST
    assert tries(strict, "10.2.2.{}", "WANTED", 1, PASSWORD) == [429]
    assert tries(strict, "10.2.3.{}", "other", 1, PASSWORD) == [200]


def test_failed_logins_count_against_the_address_whatever_the_name(strict: Server) -> None:
    account(strict, "10.3.0.1", "neighbour")
    caller = at(strict, "10.3.0.2")
    failed = [caller.post("/api/login", json={"name": f"no.{n}", "password": PASSWORD}) for n in range(MOST)]
    assert [answer.status_code for answer in failed] == [401] * MOST
    refused(caller.post("/api/login", json={"name": "neighbour", "password": PASSWORD}), 429, "asked-too-often")


def test_logins_that_succeed_are_not_counted(strict: Server) -> None:
    account(strict, "10.4.0.1", "regular")
    caller = at(strict, "10.4.0.2")
    right = {"name": "regular", "password": PASSWORD}
    assert [caller.post("/api/login", json=right).status_code for _ in range(3 * MOST)] == [200] * 3 * MOST


def test_wrong_passwords_of_a_person_count_against_that_person(strict: Server) -> None:
    caller = account(strict, "10.5.0.1", "forgetful")
    wrong = {"old": "wrong horse", "new": "battery staple"}
    answers = [caller.put("/api/account/password", json=wrong).status_code for _ in range(MOST + 1)]
    assert answers == [403] * MOST + [429]


def test_many_tries_at_once_all_count(redis_url: str) -> None:
    async def attempt(limits: Limits) -> str:
        try:
            async with limits.tried(password="wanted.at.once"):
                await asyncio.sleep(0)
                raise ValueError
        except ValueError:
            return "tried"
        except TooMany:
            return "refused"

    async def attack(limits: Limits) -> int:
        return (await asyncio.gather(*(attempt(limits) for _ in range(50)))).count("tried")

    async def both() -> list[int]:
        async with Redis.from_url(redis_url) as redis:
            return [await attack(Limits(counter)) for counter in (MemoryCounter(), RedisCounter(redis))]

    alone, together = asyncio.run(both())
    assert alone == LIMITS["password"].times
    assert together <= LIMITS["password"].times, "in Redis they come in another order, and the higher number counts"
