"""`run`: a command line in this process, with its own data folder and nothing of this machine's language."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from ludoteca.cli import main
from tests.cli.shell import SILENT, Ran, Run


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """`run("sim", "holi", typed="…", LANG="pt_BR")`: the status, and what was printed."""
    for name in SILENT:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)

    def ran(*args: str, typed: str = "", **environ: str) -> Ran:
        for name, value in environ.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        status = main(args)
        return Ran(status, *capsys.readouterr())

    return ran
