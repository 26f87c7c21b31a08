"""Servers in processes of their own: started, killed and started again on the same data."""

from __future__ import annotations

import faulthandler
import multiprocessing
import multiprocessing.forkserver
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self
from unittest.mock import patch

from tests.server.services import free_port

PATIENCE = 30.0
"""Seconds after which a test gives up waiting for what must come."""
NURSERY = multiprocessing.get_context("forkserver")
NURSERY.set_forkserver_preload(["tests.server.nursery"])
"""Servers are forked from a process that has imported everything: real processes, but quick to start."""


def _hastened(real: Callable[[], int], haste: int, ahead: Any = None) -> Callable[[], int]:
    """A clock that goes so much faster, and is set forward or back by so many seconds."""
    began = real()
    return lambda: began + (real() - began) * haste + (ahead.value * 10**9 if ahead else 0)


def _serve(args: list[str], environ: dict[str, str], log: str, haste: int, ahead: Any, descriptors: int) -> None:
    from ludoteca.cli import main
    from ludoteca.server.store import rows, ticks

    output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(output, 1)
    os.dup2(output, 2)
    faulthandler.register(signal.SIGUSR1, file=2)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.stdin = os.fdopen(0)  # where uvicorn looks for it when it starts workers
    os.environ.update(environ)
    with patch("multiprocessing.util.spawnv_passfds", _as_we_are):
        multiprocessing.forkserver.set_forkserver_preload(["ludoteca.server.thinking.nursery"])
        multiprocessing.forkserver.ensure_running()
    if descriptors:
        resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))
    vars(rows)["time_ns"] = _hastened(time.time_ns, haste, ahead)
    vars(ticks)["monotonic_ns"] = _hastened(time.monotonic_ns, haste)
    sys.exit(main(["serve", *args]))


def _as_we_are(_: bytes, command: list[str], descriptors: list[int]) -> int:
    """The process that thinking processes are forked from, forked itself: it has imported everything already."""
    if child := os.fork():
        return child
    kept = sorted({0, 1, 2, *descriptors})
    for last, following in zip(kept, [*kept[1:], os.sysconf("SC_OPEN_MAX")], strict=True):
        os.closerange(last + 1, following)
    try:
        exec(command[-1], {})
    finally:
        os._exit(0)


class Server:
    """A server that can be started, killed and started again on the same data; `haste` makes its time go faster, and
    `ahead` says by how many seconds its calendar is wrong, also while it runs.

    `descriptors` is how many it may open, if not as many as we. Other settings are those of `ludoteca serve`; limits
    are off unless told otherwise.
    """

    def __init__(
        self,
        folder: Path,
        db: str,
        redis: str = "",
        *,
        thinkers: int = 1,
        haste: int = 1,
        descriptors: int = 0,
        **settings: object,
    ) -> None:
        self.db = db
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.socket_url = f"ws://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self._args = ["--port", str(self.port), "--db", db, "--redis", redis, "--thinkers", str(thinkers)]
        self._environ = {"LUDOTECA_SECRET": str(folder / "secret.key"), "LUDOTECA_LIMITS": "0"}
        self._environ |= {f"LUDOTECA_{name.upper()}": str(value) for name, value in settings.items()}
        self._haste = haste
        self._descriptors = descriptors
        self._process: Any = None
        self.ahead = NURSERY.RawValue("q", 0)  # without a lock, which a server that is killed might take along

    def start(self) -> Self:
        """Start, and wait until it listens."""
        serving = (self._args, self._environ, str(self.log), self._haste, self.ahead, self._descriptors)
        self._process = NURSERY.Process(target=_serve, args=serving)
        self._process.start()
        end = time.monotonic() + 2 * PATIENCE
        while time.monotonic() < end:
            assert self._process.is_alive(), self.log.read_text()
            with socket.socket() as some:
                if some.connect_ex(("127.0.0.1", self.port)) == 0:
                    return self
            time.sleep(0.005)
        os.kill(self.pid, signal.SIGUSR1)  # so that its log says what it is doing instead
        time.sleep(1)
        self.kill()  # else this process would wait for it at its own end
        raise AssertionError(f"it does not listen: {self.log.read_text()}")

    @property
    def pid(self) -> int:
        """Its process."""
        return int(self._process.pid)

    def descendants(self) -> set[int]:
        """All processes it has started, and those they started."""
        return _descendants(self.pid)

    def memory(self) -> int:
        """Bytes it has in memory."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * resource.getpagesize()

    def kill(self) -> None:
        """As `kill -9` does."""
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.join(PATIENCE)
        assert not self._process.is_alive()

    def stop(self) -> None:
        """Ask it to end, and wait until it has."""
        os.kill(self._process.pid, signal.SIGTERM)
        self._process.join(PATIENCE)
        assert not self._process.is_alive()

    def __enter__(self) -> Self:
        """Started, and killed at the end of the block whatever happened in it."""
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self._process.is_alive():
            self.kill()


@contextmanager
def commanded(env: dict[str, str], folder: Path) -> Iterator[str]:
    """A server started by its command in another environment, in which more is installed; its address."""
    port = free_port()
    command = [sys.executable, "-m", "ludoteca", "serve", "--port", str(port), "--db", f"sqlite:///{folder}/db"]
    secret = {"LUDOTECA_SECRET": str(folder / "key")}
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(command, env=env | secret, stdout=log, stderr=log) as server,
    ):
        try:
            _wait_for(port, server)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


def _wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + 2 * PATIENCE
    while time.monotonic() < end and server.poll() is None:
        with socket.socket() as some:
            if some.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    raise AssertionError("it does not listen")


def _descendants(pid: int) -> set[int]:
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    own = {int(child) for thread in threads for child in thread.read_text().split()}
    return own.union(*(_descendants(child) for child in own)) if own else own


@contextmanager
def running(db: str = "", redis: str = "", *, haste: int = 1, **settings: Any) -> Iterator[Server]:
    """A server with a folder of its own; SQLite in that folder unless told otherwise."""
    folder = tempfile.TemporaryDirectory(prefix="ludoteca-", ignore_cleanup_errors=True)
    with folder as name:
        place = db or f"sqlite:///{name}/ludoteca.db"
        with Server(Path(name), place, redis, haste=haste, **settings) as server:
            yield server
