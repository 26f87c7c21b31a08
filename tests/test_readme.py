"""The README is a tour, and the tour is run."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"
COMMANDS = re.findall(r"^\$ (ludoteca .*)$", README.read_text(encoding="utf-8"), re.MULTILINE)


def test_every_line_of_python_in_the_readme_runs_as_shown() -> None:
    tried = doctest.testfile(str(README), module_relative=False)
    assert tried.attempted > 15
    assert tried.failed == 0


def test_every_command_in_the_readme_runs(tmp_path: Path) -> None:
    assert len(COMMANDS) > 3
    for command in COMMANDS:
        arguments = [sys.executable, "-m", *shlex.split(command)]
        result = subprocess.run(
            arguments, cwd=tmp_path, env=os.environ | {"COLUMNS": "100"}, capture_output=True, text=True
        )
        assert result.returncode == 0, f"{command}\n{result.stderr}"
        assert result.stdout, command


def test_the_links_of_the_readme_lead_somewhere() -> None:
    text = README.read_text(encoding="utf-8")
    headings = {f"#{heading.lower().replace(' ', '-')}" for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE)}
    for target in re.findall(r"\]\((?!http)([^)]+)\)", text):
        assert target in headings or (README.parent / target).exists(), target


@pytest.mark.parametrize(
    "target",
    ["run", "test", "bench", "soak", "lint", "docs", "wheel", "pictures", "test-rules", "test-rest", "test-page"],
)
def test_make_knows_the_targets_the_documents_name(target: str) -> None:
    result = subprocess.run(["make", "-n", target], cwd=README.parent, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
