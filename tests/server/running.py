"""A real server in a process of its own, as a host starts it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.services import free_port


class Server:
    """One `ludoteca serve`. It can be killed and started again on the same port, with the same data."""

    def __init__(self, folder: Path, db: str, redis: str = "", **settings: object) -> None:
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        given = {"db": db, "redis": redis, "port": self.port, "secret": folder / "secret.key", "bots": 1, **settings}
        self.environ = {**os.environ, **{f"LUDOTECA_{name.upper()}": str(value) for name, value in given.items()}}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_address(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it serves."""
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "ludoteca", "serve"]
            self.process = subprocess.Popen(command, env=self.environ, stdout=log, stderr=log)
        while not self._serves():
            if self.process.poll() is not None:
                raise RuntimeError(self.log.read_text())
            time.sleep(0.02)

    def _serves(self) -> bool:
        try:
            return httpx.get(f"{self.address}/readyz").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """As a power cut does."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As a host does."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None


@contextmanager
def running(db: str = "", redis: str = "", **settings: object) -> Iterator[Server]:
    """A server with a folder of its own; SQLite in that folder unless told otherwise."""
    with tempfile.TemporaryDirectory(prefix="ludoteca-", ignore_cleanup_errors=True) as name:
        server = Server(Path(name), db or f"sqlite:///{name}/ludoteca.db", redis, **settings)
        server.start()
        try:
            yield server
        finally:
            server.stop()
