"""The package as people install it: compiled where there is a compiler, plain where not, and saying so."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]
PARTS = ("src", "tools", "pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "CHANGELOG.md", "LICENSE")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of what a source package holds."""
    folder = tmp_path / "source"
    folder.mkdir()
    for part in PARTS:
        if (PROJECT / part).is_dir():
            ignore = shutil.ignore_patterns("*.egg-info", "__pycache__", "*.so")
            shutil.copytree(PROJECT / part, folder / part, ignore=ignore)
        else:
            shutil.copy(PROJECT / part, folder)
    return folder


def install(source: Path, **env: str) -> tuple[str, str]:
    """Install into a folder of its own; what pip says, and what `ludoteca --version` says then."""
    target = source.parent / "installed"
    pip = [sys.executable, "-m", "pip", "install", "-v", "--no-build-isolation", "--no-deps", "--no-index"]
    said = subprocess.run(
        [*pip, "--target", str(target), str(source)], env=os.environ | env, capture_output=True, text=True
    )
    assert said.returncode == 0, said.stderr
    return said.stdout + said.stderr, version(target)


def version(folder: Path) -> str:
    """What `ludoteca --version` says of the package in a folder."""
    command = [sys.executable, "-m", "ludoteca", "--version"]
    env = os.environ | {"PYTHONPATH": str(folder), "LUDOTECA_LANG": "en"}
    return subprocess.run(command, env=env, cwd=folder, check=True, capture_output=True, text=True).stdout


def test_the_package_made_for_this_machine_is_compiled() -> None:
    said = version(PROJECT / "build" / "compiled")
    assert "compiled" in said
    assert "interpreted" not in said


def test_pure_python_is_there_for_the_asking(source: Path) -> None:
    said, shown = install(source, LUDOTECA_PURE="1")
    assert "LUDOTECA_PURE is set: installing uncompiled" in said
    assert "interpreted" in shown


def test_without_a_compiler_it_installs_uncompiled_and_says_so(source: Path) -> None:
    said, shown = install(source, CC="no-such-compiler")
    assert "no C compiler" in said
    assert "interpreted" in shown


def test_all_data_travels_with_the_package(source: Path) -> None:
    install(source, LUDOTECA_PURE="1")
    package = source.parent / "installed" / "ludoteca"
    wanted = [
        file.relative_to(PROJECT / "src/ludoteca") for file in (PROJECT / "src/ludoteca").rglob("*") if data(file)
    ]
    assert wanted
    assert [str(file) for file in wanted if not (package / file).exists()] == []


def data(file: Path) -> bool:
    """Is this a file of data?"""
    return file.is_file() and file.suffix in {".toml", ".ftl", ".md", ".typed", ".py", ".css", ".txt"}


def test_a_source_package_has_all_that_a_wheel_is_made_of_and_nothing_compiled(source: Path) -> None:
    made = [sys.executable, "-c", "from setuptools.build_meta import build_sdist; build_sdist('out')"]
    subprocess.run(made, cwd=source, check=True, capture_output=True)
    (archive,) = (source / "out").glob("ludoteca-*.tar.gz")
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert names >= {"src/ludoteca/bots/judge/_layers.c", "tools/try_installed.py", "src/ludoteca/words/pt.ftl"}
    page = {str(file.relative_to(source)) for file in (source / "src/ludoteca/server/web").rglob("*") if file.is_file()}
    assert page <= names
    assert {name for name in names if name.startswith("build/")} == set()
