"""`pip install ludoteca` brings rules, bots and terminal; commands that need more say which extra has it."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
FACTS = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
MODULES = {"argon2-cffi": "argon2", "prometheus-client": "prometheus_client", "open_spiel": "pyspiel"}


def modules(requirements: list[str]) -> set[str]:
    """The modules that requirements bring."""
    names = [re.split(r"[\[><=;]", requirement)[0] for requirement in requirements]
    return {MODULES.get(name, name) for name in names}


SERVER = modules(FACTS["optional-dependencies"]["server"])
WITHOUT = """
import sys
for name in {missing}:
    sys.modules[name] = None
from ludoteca.cli import main
sys.exit(main({args}))
"""


def bare(*args: str) -> subprocess.CompletedProcess[str]:
    """A command where no extra is installed."""
    extras = [name for name in FACTS["optional-dependencies"] if name not in ("docs", "test", "open_spiel")]
    missing = set().union(*(modules(FACTS["optional-dependencies"][name]) for name in extras))
    program = WITHOUT.format(missing=sorted(missing), args=[*args, "--lang", "en"])
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=PROJECT)


@pytest.mark.parametrize(
    "args",
    [
        ["games"],
        ["sim", "holi", "--games", "2", "--bots", "mcts@5,random"],
        ["arena", "holi", "--games", "2", "--bots", "greedy,random", "--workers", "1"],
    ],
)
def test_rules_bots_and_terminal_need_no_extra(args: list[str]) -> None:
    done = bare(*args)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize(
    "args", [["serve", "--port", "0"], ["bot", "http://localhost:1/t/a", "--token", "x"], ["backup", "copy.db"]]
)
def test_a_command_without_its_extra_says_which_one(args: list[str]) -> None:
    done = bare(*args)
    assert done.returncode == 2
    assert done.stderr.strip().endswith('pip install "ludoteca[server]".')


def test_what_the_package_itself_needs_is_none_of_the_servers() -> None:
    assert not modules(FACTS["dependencies"]) & SERVER


def test_extras_have_names_that_every_pip_reads_alike() -> None:
    for name in FACTS["optional-dependencies"]:
        assert name.isalpha() or name == "open_spiel", f"{name}: an old pip finds only the letters that were written"


def test_importing_it_is_quick() -> None:
    """Told in the processor time of its own process beyond Python's own, the least of a few tries."""
    program = "import time; before = time.process_time(); import ludoteca; print(time.process_time() - before)"
    tries = [float(subprocess.check_output([sys.executable, "-c", program])) for _ in range(5)]
    assert min(tries) < 0.15
