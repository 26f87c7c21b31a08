"""The files around the code agree with it and with each other."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

import ludoteca

ROOT = Path(__file__).parents[1]
FILES = sorted(path for pattern in (".github/**/*.yml", ".*.yaml", "*.cff", "*.yaml") for path in ROOT.glob(pattern))


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def tables(name: str) -> Any:
    return yaml.safe_load(text(name))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_file_of_settings_can_be_read(path: Path) -> None:
    assert isinstance(yaml.safe_load(path.read_text(encoding="utf-8")), dict)


def test_before_a_commit_the_same_is_checked_as_by_make_lint() -> None:
    recipe = re.search(r"^lint:.*\n((?:\t.*\n)+)", text("Makefile"), re.MULTILINE)
    assert recipe
    lint = {
        line.replace("$(NPM)", ".venv/bin/python -m tools.npm").replace("$(BIN)", ".venv/bin")
        for line in recipe[1].split("\n")
    }
    hooks = tables(".pre-commit-config.yaml")["repos"][0]["hooks"]
    assert {hook["entry"] for hook in hooks} == {line.strip() for line in lint if line}


def test_the_version_is_the_same_wherever_it_is_told() -> None:
    version = ludoteca.__version__
    assert tables("CITATION.cff")["version"] == version
    assert re.findall(r"^## ([\d.]+)", text("CHANGELOG.md"), re.MULTILINE)[0] == version
    assert f"Version {version}" in text("docs/research.md")
    assert f"version = {{{version}}}" in text("docs/research.md")


def test_the_addresses_of_the_project_are_told_once() -> None:
    urls = tomllib.loads(text("pyproject.toml"))["project"]["urls"]
    assert tables("CITATION.cff")["repository-code"] == urls["Source"]
    assert tables(".github/ISSUE_TEMPLATE/config.yml")["contact_links"][0]["url"].startswith(urls["Source"])


@pytest.mark.parametrize("name", ["tests", "wheels", "docs"])
def test_a_workflow_takes_only_what_is_pinned_and_may_only_read(name: str) -> None:
    workflow = tables(f".github/workflows/{name}.yml")
    assert workflow["permissions"] == {"contents": "read"}
    used = re.findall(r"uses: (\S+)", text(f".github/workflows/{name}.yml"))
    assert used
    assert [action for action in used if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", action)] == []


def test_a_test_that_waits_for_ever_fails_and_says_where(tmp_path: Path) -> None:
    file = tmp_path / "test_waiting.py"
    file.write_text("import threading\n\n\ndef test_waiting():\n    threading.Event().wait()\n")
    command = [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-p", "no:cacheprovider", str(file)]
    env = os.environ | {"LUDOTECA_TEST_SECONDS": "1"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert "this test took too long" in done.stdout
    assert "threading.Event().wait()" in done.stdout
