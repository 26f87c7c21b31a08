"""A server in a process of its own, and what it uses of the machine."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple


class Started(NamedTuple):
    """A server that listens."""

    port: int
    pid: int

    def memory(self) -> int:
        """Bytes it has in memory."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def processor(self) -> float:
        """Seconds of processor time it used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def started(command: list[str], environ: Mapping[str, str], port: int) -> Iterator[Started]:
    """Run a command until the end of the block, from when it listens on that port."""
    process = subprocess.Popen(command, env=environ, stdout=subprocess.DEVNULL)
    try:
        while _silent(port):
            if process.poll() is not None:
                sys.exit("the server did not start")
            time.sleep(0.05)
        yield Started(port, process.pid)
    finally:
        process.terminate()
        process.wait()


def _silent(port: int) -> bool:
    """Does nobody listen there yet?"""
    with socket.socket() as some:
        return some.connect_ex(("127.0.0.1", port)) != 0
