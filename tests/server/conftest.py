"""One PostgreSQL and one Redis for all tests of a process, started when the first test asks for them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import services
from tests.server.servers import Server, running


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with services.postgres() as url:
        yield url


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """A database of the test's own."""
    with services.database(postgres_server) as url:
        yield url


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    with services.redis() as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/ludoteca.db"


@pytest.fixture(params=["sqlite", "postgres"])
def db_url(request: pytest.FixtureRequest) -> str:
    """Each of the two databases."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture(scope="session")
def server_on_sqlite() -> Iterator[Server]:
    """A server for tests that need nothing of their own; each brings its own people."""
    with running(limits=0) as started:
        yield started


@pytest.fixture(scope="session")
def server_on_postgres(postgres_server: str, redis_url: str) -> Iterator[Server]:
    """The same with PostgreSQL and Redis."""
    with services.database(postgres_server) as url, running(url, redis_url, limits=0) as started:
        yield started


@pytest.fixture
def server(server_on_sqlite: Server) -> Server:
    """The server of a test that says nothing else; some files of tests take the other one."""
    return server_on_sqlite
