"""`make run`: serves at once, compiles meanwhile, says what it does in a few lines, and ends both together."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
import uvicorn
from tools import run

from ludoteca.cli import main

Start = Callable[[str], subprocess.Popen[str]]


@pytest.fixture
def start(tmp_path: Path) -> Start:
    """`tools.run` with a make that does what the test says where it should compile; nothing is compiled before."""

    def started(compiling: str) -> subprocess.Popen[str]:
        make = tmp_path / "make"
        make.write_text(f'#!/bin/sh\n[ "$1" = -q ] && exit 1\n{compiling}\n', encoding="utf-8")
        make.chmod(0o755)
        given = {"MAKE": str(make), "LUDOTECA_DB": f"sqlite:///{tmp_path}/run.db", "LUDOTECA_PORT": "0"}
        env = os.environ | given | {"LUDOTECA_SECRET": f"{tmp_path}/key", "LUDOTECA_LANG": "en"}
        command = [sys.executable, "-m", "tools.run"]
        return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True, start_new_session=True)

    return started


def until(serving: subprocess.Popen[str], said: str) -> list[str]:
    """Its lines up to the first that begins so."""
    assert serving.stdout
    lines = []
    for line in serving.stdout:
        lines.append(line.strip())
        if line.startswith(said):
            return lines
    raise AssertionError(f"{said!r} was not said: {lines}")


def test_the_address_is_told_while_the_rules_are_compiled_and_ctrl_c_ends_both(start: Start, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "alive")
    with start(f"exec sleep 1000 > {tmp_path}/alive") as serving, (tmp_path / "alive").open() as compiling:
        assert until(serving, "Ludoteca is served at http://")[0] == run.BEFORE
        os.killpg(serving.pid, signal.SIGINT)
        assert serving.wait() is not None
        assert compiling.read() == "", "whoever held it open is gone"


def test_it_says_when_the_next_start_is_faster(start: Start) -> None:
    with start("exit 0") as serving:
        until(serving, run.AFTER.split(":")[0] if any(run.COMPILED.rglob("*__mypyc*.so")) else run.WITHOUT)
        serving.terminate()


def test_what_cannot_be_compiled_is_told_and_served_all_the_same(start: Start) -> None:
    with start("echo no room >&2; exit 2") as serving:
        assert "no room" in until(serving, run.FAILED)
        serving.terminate()


def test_whoever_reads_the_address_is_answered(start: Start) -> None:
    with start("exit 0") as serving:
        try:
            *_, told = until(serving, "Ludoteca is served at http://")
            with urllib.request.urlopen(told.split()[4]) as answer:
                assert answer.status == 200
        finally:
            serving.terminate()


def test_the_address_is_not_told_before_anybody_listens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(server: uvicorn.Server, sockets: list[socket.socket]) -> None:
        """In place of serving: the server gives up before it listens."""
        assert not sockets[0].getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN)

    given = {"LUDOTECA_DB": f"sqlite:///{tmp_path}/run.db", "LUDOTECA_SECRET": f"{tmp_path}/key", "LUDOTECA_PORT": "0"}
    monkeypatch.setattr(os, "environ", os.environ | given)
    monkeypatch.setattr(uvicorn.Server, "run", fail)
    assert main(["serve"]) == 1
    assert capsys.readouterr().out == ""
