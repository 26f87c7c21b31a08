"""The laws hold for a game from another package too, in both flavours: compiled, it extends compiled classes."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
EXAMPLES = ("sticks", "hoard")
LAWS = ("bots", "decisions", "layout", "observations", "secrets", "states", "travel", "words")


def beside(game: str, folder: Path) -> dict[str, str]:
    """An environment in which an example is installed beside Ludoteca."""
    info = folder / f"ludoteca_{game}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: ludoteca-{game}\nVersion: 1\n", encoding="utf-8")
    project = tomllib.loads((PROJECT / "examples" / game / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    groups = [
        "\n".join([f"[{group}]", *(f"{name} = {value}" for name, value in points.items())])
        for group, points in project["entry-points"].items()
    ]
    (info / "entry_points.txt").write_text("\n".join(groups), encoding="utf-8")
    places = [str(folder), str(PROJECT / "examples" / game), os.environ.get("PYTHONPATH", "")]
    return os.environ | {"PYTHONPATH": os.pathsep.join(places)}


@pytest.mark.parametrize("game", EXAMPLES)
def test_a_game_of_another_package_keeps_the_laws(game: str, tmp_path: Path) -> None:
    passes([f"tests/laws/test_{name}.py" for name in LAWS], game, tmp_path)


def passes(files: list[str], game: str, folder: Path) -> None:
    """The tests in these files that are about that game pass, with it installed."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *files, "-k", game]
    result = subprocess.run(command, env=beside(game, folder), cwd=PROJECT, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr
    assert " passed" in result.stdout
