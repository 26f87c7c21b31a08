"""A server in processes of its own, and what they use of the machine."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from benchmarks.load.behind import Behind


class Started(NamedTuple):
    """A server that listens, the process of its database if that is another program, and all that is behind it."""

    port: int
    pid: int
    database: int = 0
    behind: Behind | None = None
    others: tuple[Started, ...] = ()

    @property
    def ports(self) -> list[int]:
        """Where it listens, and where the other servers of the same house do."""
        return [self.port, *(other.port for other in self.others)]

    @property
    def processes(self) -> list[int]:
        """All of them, the database's not counted."""
        return [pid for server in (self, *self.others) for pid in family(server.pid)]

    def memory(self) -> int:
        """Bytes it has in memory, its database not counted."""
        pages = (int(_told(pid, "statm").split()[1]) for pid in self.processes)
        return sum(pages) * os.sysconf("SC_PAGE_SIZE")

    def processor(self) -> float:
        """Seconds of processor time it used, its database's too."""
        return spent([*self.processes, *(family(self.database) if self.database else [])])


def spent(processes: Sequence[int]) -> float:
    """Seconds of processor time these used."""
    ticks = 0
    for pid in processes:
        fields = _told(pid, "stat").rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def family(pid: int) -> list[int]:
    """A process and all it has started, and so on."""
    children = [int(child) for child in _told(pid, f"task/{pid}/children").split()]
    return [pid, *(each for child in children for each in family(child))]


def _told(pid: int, what: str) -> str:
    """What the system tells of a process; what is told of one that ended is nothing at all."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{pid}/{what}").read_text()
    return "" if what.startswith("task") else ") " + " ".join("0" * 20)


@contextmanager
def started(command: list[str], environ: Mapping[str, str], port: int, database: int = 0) -> Iterator[Started]:
    """Run a command until the end of the block, from when it listens on that port."""
    process = subprocess.Popen(command, env=environ, stdout=subprocess.DEVNULL)
    try:
        while _silent(port):
            if process.poll() is not None:
                sys.exit("the server did not start")
            time.sleep(0.05)
        yield Started(port, process.pid, database)
    finally:
        process.terminate()
        process.wait()


def _silent(port: int) -> bool:
    """Does nobody listen there yet?"""
    with socket.socket() as some:
        return some.connect_ex(("127.0.0.1", port)) != 0
