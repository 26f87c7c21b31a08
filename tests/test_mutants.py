"""`make mutants`, on a small project with a line that is tested well and one that no test looks at."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest
from tools.mutants.ledger import Tried, equivalent
from tools.mutants.rooms import everywhere
from tools.mutants.scout import Scouted, telling
from tools.mutants.sites import find, mutated

PROJECT = Path(__file__).parents[1]
TESTED = "def doubled(number: int) -> int:\n    return number * 2\n"
HOLE = 'def told(number: int) -> str:\n    return str(number) + "!"\n'
CIRCLES = "def doubled(number: int) -> int:\n    while number < 6:\n        number += 1\n    return number\n"
TESTS = """from ludoteca.core.planted import doubled, told

def test_doubled() -> None:
    assert doubled(3) == 6

def test_told() -> None:
    assert told(1)
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    files = {
        "src/ludoteca/core/planted.py": f"{TESTED}\n\n{HOLE}",
        "src/ludoteca/__init__.py": "",
        "src/ludoteca/core/__init__.py": "",
        "tests/core/test_planted.py": TESTS,
        "tools/mutants/equivalent.toml": "equivalent = []\n",
        "pyproject.toml": "",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    shutil.copytree(tmp_path / "src", tmp_path / "build/compiled")
    return tmp_path


def mutants(project: Path, *asked: str, processor: int = 60) -> str:
    """Try every line of the project, each for so many seconds of a processor; what was said."""
    start = f"from tools.mutants import __main__, trial; trial.PROCESSOR = {processor}; __main__.main()"
    command = [sys.executable, "-c", start, "--room", "core", "--mutants", "100", *asked]
    env = os.environ | {"PYTHONPATH": str(PROJECT)}
    return subprocess.run(command, cwd=project, env=env, capture_output=True, text=True, check=True).stdout


def tried(project: Path) -> dict[str, Tried]:
    lines = (project / "build/mutants/tried.jsonl").read_bytes().splitlines()
    return {each.was: each for each in (msgspec.json.decode(line, type=Tried) for line in lines)}


def test_a_line_nobody_looks_at_lives_and_one_that_is_tested_is_noticed(project: Path) -> None:
    said = mutants(project)
    fates = tried(project)
    assert not fates['return str(number) + "!"'].killed
    assert fates["return number * 2"].by == "tests/core/test_planted.py::test_doubled"
    assert "LIVED" in said
    assert said.splitlines()[-1].split()[:5] == ["all", "2", "1", "1", "0"]


ELSEWHERE = """import os, sys
import multiprocessing as many
import pytest
from ludoteca.core.planted import doubled, told

@pytest.fixture(scope="module")
def said() -> str:
    return told(1)

def test_said(said: str) -> None:
    assert said

def test_told(said: str) -> None:
    assert said == "1!"

def test_nothing() -> None:
    assert told

def test_elsewhere() -> None:
    pool = many.get_context("spawn").Pool(1)
    with pool:
        assert pool.map(doubled, [3]) == [6]
"""


def test_whoever_calls_a_line_also_in_another_process_or_in_what_is_shared_is_found_out_and_asked_alone(
    project: Path,
) -> None:
    (project / "tests/core/test_planted.py").write_text(ELSEWHERE, encoding="utf-8")
    mutants(project)
    found = msgspec.json.decode((project / "build/mutants/core.json").read_bytes(), type=Scouted)
    test = "tests/core/test_planted.py::test_"
    (callers,) = found.callers.values()
    asked = {where: {found.tests[number] for number in numbers} for where, numbers in callers.items()}
    assert asked == {"doubled": {f"{test}elsewhere"}, "told": {f"{test}said", f"{test}told"}}
    assert tried(project)["return number * 2"].by == f"{test}elsewhere"
    assert tried(project)['return str(number) + "!"'].by == f"{test}told"


def test_what_is_in_no_function_is_tried_on_whoever_calls_one_of_its_file_or_of_one_that_imports_it(
    project: Path,
) -> None:
    core = "src/ludoteca/core"
    (project / core / "numbers.py").write_text("TWICE = 2\n", encoding="utf-8")
    (project / core / "planted.py").write_text("from ludoteca.core.numbers import TWICE\n", encoding="utf-8")
    (project / core / "other.py").write_text("TWICE = 3\n", encoding="utf-8")
    callers = {f"{core}/planted.py": {"doubled": [0, 2]}, f"{core}/other.py": {"told": [1]}}
    found = Scouted(time.time() + 60, ["a.py::a", "b.py::b", "c.py::c"], callers)
    (site, *_) = find(f"{core}/numbers.py", "TWICE = 2\n")
    assert found.asked(project, site, [["c.py"], ["."]]) == [["c.py::c", "a.py::a"]]


def test_what_was_tried_is_not_tried_again_unless_it_lived_and_that_is_asked(project: Path) -> None:
    mutants(project)
    before = (project / "build/mutants/tried.jsonl").read_bytes()
    assert "killed by" not in mutants(project)
    assert (project / "build/mutants/tried.jsonl").read_bytes() == before
    better = TESTS.replace("assert told(1)", 'assert told(1) == "1!"')
    (project / "tests/core/test_planted.py").write_text(better, encoding="utf-8")
    said = mutants(project, "--again").splitlines()
    assert [line.startswith("1/1") for line in said].count(True) == 1
    assert said[-1].split()[:4] == ["all", "2", "2", "0"]


def test_of_those_judged_equivalent_none_is_tried(project: Path) -> None:
    mutants(project)
    (lived,) = (each for each in tried(project).values() if not each.killed)
    row = {"file": lived.file, "where": lived.where, "was": lived.was, "becomes": lived.becomes, "why": "planted"}
    text = "[[equivalent]]\n" + "\n".join(f"{name} = '{value}'" for name, value in row.items())
    (project / "tools/mutants/equivalent.toml").write_text(text, encoding="utf-8")
    assert mutants(project, "--again").splitlines()[-1].split()[:5] == ["all", "2", "1", "0", "1"]


def test_whatever_runs_in_circles_is_noticed(project: Path) -> None:
    for package in ("src", "build/compiled"):
        (project / package / "ludoteca/core/planted.py").write_text(f"{CIRCLES}\n\n{HOLE}", encoding="utf-8")
    mutants(project, "--seed", "3", processor=4)
    assert tried(project)["number += 1"].by == "a hang"


def test_a_test_that_fails_anyway_has_noticed_nothing(project: Path) -> None:
    (project / "tests/core/test_planted.py").write_text(TESTS.replace("== 6", "== 7"), encoding="utf-8")
    with pytest.raises(subprocess.CalledProcessError):
        mutants(project)


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("if a < b:", ["if a <= b:"]),
        ("if a and b:", ["if a or b:", "if not (a and b):"]),
        ("if not a:", ["if a:"]),
        ("if a in b:", ["if a not in b:"]),
        ("a += 1", ["a += 0", "a += 2", "a -= 1", "pass"]),
        ("a.b = c", ["pass"]),
        ("a = b | c", ["a = b & c"]),
        ("go(True)", ["go(False)", "pass"]),
        ("return a", ["return (a) + 1"]),
        ("continue", ["break"]),
        ("a = 'é' < b", ["a = 'é' <= b", 'a = "another" < b']),
        ("a: int | None = b", []),
        ("'only words'", []),
    ],
)
def test_a_line_is_wrong_in_ways_a_person_could_have_got_it_wrong(line: str, wrong: list[str]) -> None:
    source = f"def f(a: int, b: int) -> int:\n    while True:\n        {line}\n" + "            pass\n" * line.endswith(
        ":"
    )
    changed = [mutated(source, site).splitlines()[2].strip() for site in find("f.py", source) if site.line == 3]
    assert sorted(changed) == sorted(wrong)


def test_a_function_tells_that_it_is_called_before_it_does_anything() -> None:
    source = 'class A:\n    def f(self):\n        """Text."""\n        def g():\n            pass\n        g()\n'
    changed = telling(source, {"A.f.g": 7}).splitlines()
    assert [number for number, line in enumerate(changed) if "called(7)" in line] == [4]
    assert changed[4].startswith(" " * 12)
    assert telling(source, {"A": 7, "g": 8}) == source


def test_whatever_is_judged_equivalent_is_still_a_mutant_of_ours_and_has_a_reason() -> None:
    rows = equivalent(PROJECT / "tools/mutants/equivalent.toml")
    assert [mutant for mutant in rows if mutant not in everywhere(PROJECT, mutant.file)] == []
    assert all(rows.values())
