"""What the environment is installed with: uv where it can, else pip."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "tools" / "install.sh"


@pytest.mark.parametrize(
    ("settings", "status", "asked"),
    [
        ("global.extra-index-url='https://here'", 0, ["uv pip install -q -p .venv/bin/python msgspec, held by pins"]),
        ("", 1, ["uv pip install -q -p .venv/bin/python msgspec, held by pins", "pip install -q msgspec"]),
        ("global.index-url='https://mirror'", 0, ["pip install -q msgspec"]),
        ("", None, ["pip install -q msgspec"]),
    ],
    ids=["uv", "uv fails", "an index of one's own", "no uv"],
)
def test_uv_installs_where_it_can_and_else_pip(
    tmp_path: Path, settings: str, status: int | None, asked: list[str]
) -> None:
    programs = tmp_path / ".venv" / "bin"
    programs.mkdir(parents=True)
    _program(programs / "pip", f'[ "$1" = config ] && echo "{settings}" && exit; echo pip "$@" >> asked')
    if status is not None:
        _program(programs / "uv", f'echo uv "$@", held by $UV_CONSTRAINT >> asked; exit {status}')
    subprocess.run(["sh", SCRIPT, "msgspec"], cwd=tmp_path, env=os.environ | {"PIP_CONSTRAINT": "pins"}, check=True)
    assert (tmp_path / "asked").read_text().splitlines() == asked


def _program(path: Path, does: str) -> None:
    path.write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
    path.chmod(0o755)
