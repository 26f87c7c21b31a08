"""A server with settings of its own, for tests that need no more than an address."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server import harness


class Server(harness.Server):
    """One `ludoteca serve` with these settings."""

    def __init__(self, folder: Path, db: str, redis: str = "", **settings: object) -> None:
        super().__init__(folder, db, redis)
        self.db = db
        self._environ |= {f"LUDOTECA_{name.upper()}": str(value) for name, value in settings.items()}

    @property
    def socket_url(self) -> str:
        return self.url.replace("http", "ws")


@contextmanager
def running(db: str = "", redis: str = "", **settings: object) -> Iterator[Server]:
    """A server with a folder of its own; SQLite in that folder unless told otherwise."""
    folder = tempfile.TemporaryDirectory(prefix="ludoteca-", ignore_cleanup_errors=True)
    with folder as name, Server(Path(name), db or f"sqlite:///{name}/ludoteca.db", redis, **settings) as server:
        yield server
