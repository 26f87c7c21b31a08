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


def rounded(figure: str) -> str:
    """Three digits count."""
    exact = int(figure.replace(",", ""))
    return f"{float(f'{exact:.3g}'):,.0f}"


@pytest.mark.parametrize(
    ("title", "game"),
    [("Santa Kaos", "santakaos"), ("Regalitos de Navidad", "regalitos"), ("Quissama", "quissama"), ("Holi", "holi")],
)
def test_the_speed_is_that_of_the_last_run(title: str, game: str) -> None:
    run = (README.parent / "docs/performance.md").read_text(encoding="utf-8")
    figures = r"\| ([\d,]+) \| ([\d,]+) \|"
    compiled = re.search(rf"^\| {game}, compiled {figures}", run, re.MULTILINE)
    interpreted = re.search(rf"^\| {game}, interpreted {figures}", run, re.MULTILINE)
    said = re.search(rf"^\| {title} {figures} ([\d,]+) \|$", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert compiled
    assert interpreted
    assert said
    assert said.groups() == (rounded(compiled[1]), rounded(compiled[2]), rounded(interpreted[1]))


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
