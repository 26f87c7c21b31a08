"""Running the real command: in this process, in one of its own, or on a terminal of its own."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from codecs import getincrementaldecoder
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

PROJECT = Path(__file__).parents[2]
PROGRAM = [sys.executable, "-c", "import sys; from ludoteca.cli import main; sys.exit(main())"]
PATIENCE = 60.0
"""Seconds without a sign of life after which a test gives up."""

SILENT = ("LUDOTECA_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "TERM")


class Ran(NamedTuple):
    """What a command did."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]


def environment(home: Path, changes: Mapping[str, str]) -> dict[str, str]:
    """The environment of this process without what changes the output, and with a data folder of its own."""
    kept = {name: value for name, value in os.environ.items() if name not in SILENT}
    return kept | {"XDG_DATA_HOME": str(home), "PYTHONUTF8": "1"} | dict(changes)


def spawn(home: Path, *args: str, **changes: str) -> subprocess.Popen[str]:
    """The command in a process of its own, its streams in our hands."""
    pipe = subprocess.PIPE
    env = environment(home, changes)
    return subprocess.Popen([*PROGRAM, *args], stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=env)


class Terminal:
    """The command on a terminal of its own, as a person would use it."""

    def __init__(self, home: Path, *args: str, size: tuple[int, int] = (80, 24), **changes: str) -> None:
        self._end, inside = pty.openpty()
        columns, rows = size
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        env = environment(home, {"TERM": "xterm-256color", **changes})
        self.process = subprocess.Popen(
            [*PROGRAM, *args],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=env,
            start_new_session=True,
            preexec_fn=heed_ctrl_c,
        )
        os.close(inside)
        self._text = getincrementaldecoder("utf-8")("replace")  # a sign may come in two parts
        self.seen = ""

    def read_until(self, *marks: str) -> str:
        """What is printed until one of the marks, or until the program ends."""
        start = len(self.seen)
        while not any(mark in self.seen[start:] for mark in marks):
            if not select.select([self._end], [], [], PATIENCE)[0]:
                raise TimeoutError(self.seen[-2000:])
            try:
                data = os.read(self._end, 65536)
            except OSError:  # the other end is closed: the program has ended
                data = b""
            if not data:
                break
            self.seen += self._text.decode(data)
        return self.seen[start:]

    def type(self, text: str) -> None:
        """Press these keys."""
        os.write(self._end, text.encode())

    def close(self) -> int:
        """Wait for the end; the exit status."""
        self.read_until("\0")
        status = self.process.wait()
        os.close(self._end)
        return status


def heed_ctrl_c() -> None:
    """Also where the tests run in the background and so ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def without_style(text: str) -> str:
    """Printed text without colours and the like."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)
