"""The package as people install it: compiled where there is a compiler, plain where not, and saying so."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from email import message_from_string
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]
PARTS = ("src", "tools", "pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "CHANGELOG.md", "LICENSE")


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what a source package holds."""
    folder = tmp_path_factory.mktemp("package") / "source"
    folder.mkdir()
    for part in PARTS:
        if (PROJECT / part).is_dir():
            ignore = shutil.ignore_patterns("*.egg-info", "__pycache__", "*.so")
            shutil.copytree(PROJECT / part, folder / part, ignore=ignore)
        else:
            shutil.copy(PROJECT / part, folder)
    return folder


def install(source: Path, target: Path, **env: str) -> str:
    """Install into a folder of its own; what pip says."""
    pip = [sys.executable, "-m", "pip", "install", "-v", "--no-build-isolation", "--no-deps", "--no-index"]
    command = [*pip, "--no-compile", "--target", str(target), str(source)]
    said = subprocess.run(command, env=os.environ | env, capture_output=True, text=True)
    assert said.returncode == 0, said.stderr
    return said.stdout + said.stderr


def version(folder: Path) -> str:
    """What `ludoteca --version` says of the package in a folder."""
    command = [sys.executable, "-m", "ludoteca", "--version"]
    env = os.environ | {"PYTHONPATH": str(folder), "LUDOTECA_LANG": "en"}
    return subprocess.run(command, env=env, cwd=folder, check=True, capture_output=True, text=True).stdout


def test_the_package_made_for_this_machine_is_compiled() -> None:
    said = version(PROJECT / "build" / "compiled")
    assert "compiled" in said
    assert "interpreted" not in said


def test_pure_python_is_there_for_the_asking_and_all_data_travel_with_it(source: Path, tmp_path: Path) -> None:
    assert "LUDOTECA_PURE is set: installing uncompiled" in install(source, tmp_path, LUDOTECA_PURE="1")
    assert "interpreted" in version(tmp_path)
    package = tmp_path / "ludoteca"
    wanted = [
        file.relative_to(PROJECT / "src/ludoteca") for file in (PROJECT / "src/ludoteca").rglob("*") if data(file)
    ]
    assert wanted
    assert [str(file) for file in wanted if not (package / file).exists()] == []


def test_without_a_compiler_it_installs_uncompiled_and_says_so(source: Path, tmp_path: Path) -> None:
    assert "no C compiler" in install(source, tmp_path, CC="no-such-compiler")
    assert "interpreted" in version(tmp_path)


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


def test_old_pips_find_open_spiel_by_both_of_its_names(source: Path) -> None:
    """Before 23.3 pip compares the names of extras as they are written."""
    made = "from setuptools.build_meta import prepare_metadata_for_build_wheel as make; make('.')"
    subprocess.run([sys.executable, "-c", made], cwd=source, check=True, capture_output=True)
    (found,) = source.glob("*.dist-info/METADATA")
    metadata = message_from_string(found.read_text(encoding="utf-8"))
    assert {"openspiel", "open_spiel"} <= set(metadata.get_all("Provides-Extra", []))
    assert 'ludoteca[openspiel]; extra == "open_spiel"' in metadata.get_all("Requires-Dist", [])
