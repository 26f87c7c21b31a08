"""Which tests come by a function: they are run first when one of its lines is wrong, the quick ones before the others.

All tests are run once in a copy where these functions tell that they are called, servers' and other processes' too.
What is not in a function, or is called before any test, is left to the rooms' tests in their order.
"""

from __future__ import annotations

import ast
import re
import struct
import time
from collections import defaultdict
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from mmap import mmap
from pathlib import Path
from zlib import crc32

import msgspec
import pytest

from tools.mutants.sites import Site
from tools.mutants.trial import RUN, Watch, failed, write

TIMES, CALLS, SHARED = "times.txt", "calls.txt", "shared.txt"
"""Where in the copy it says how long tests took, which called what, and which share what was set up once."""
TELLING = """import mmap, os, struct
TREE = os.path.dirname(__file__) + "/../../"
with open(TREE + "now", "rb") as file:
    now = mmap.mmap(file.fileno(), 8, access=mmap.ACCESS_READ)
told = set()

def called(function):
    test = now[:8]
    if (function, test) not in told:
        told.add((function, test))
        with open(TREE + "calls.txt", "a") as file:
            file.write(f"{struct.unpack('q', test)[0]} {function}\\n")
"""
MOST = 200
"""Tests that are asked, of more the nearest and quickest."""
FIRST = 12
"""Of them those that are asked first: most mutants are noticed by them, before other files of tests are loaded."""
READERS = ["tests/cli/test_words.py::test_every_key_is_used"]
"""Tests that read the sources instead of calling them: they are asked last."""
CALL = '__import__("ludoteca.telling", fromlist=["called"]).called({})'


Function = tuple[str, str]
"""A function: its file and the path of its names."""


class Scouted(msgspec.Struct, frozen=True):
    """What was found out about a room: its tests, the quickest first, and which of them call a function of a file."""

    began: float
    tests: list[str]
    callers: dict[str, dict[str, list[int]]]

    def asked(self, tree: Path, site: Site, runs: list[list[str]]) -> list[list[str]]:
        """The tests that call it, those in the nearest files first; if it is not known which, these runs.

        Whoever does not call it could hardly notice. Not to ask them, nor more than so many, can only make the share
        smaller. Files that were written since are asked whole.
        """
        callers, since = self.callers.get(site.mutant.file, {}).get(site.mutant.where), self._written_since(tree, runs)
        if callers is None:
            callers = self._around(tree, site.mutant.file)
            if not callers:
                return runs
            since += [name for name in runs[0] if Path(name).stem.startswith(f"test_{Path(site.mutant.file).stem}")]
        named = [self.tests[place] for place in callers]
        near = sorted(named, key=lambda test: not test.startswith(tuple(runs[0])))[:MOST]
        asked = [*since, *near]
        reading = [test for test in READERS if (tree / test.split("::")[0]).exists()]
        return [part for part in (asked[:FIRST], asked[FIRST:], reading) if part]

    def _around(self, tree: Path, file: str) -> list[int]:
        """What is in no function concerns whoever calls one of its file, or of a file that imports it."""
        names = re.compile(rf"import\b.*\b{Path(file).stem}\b|\b{Path(file).stem} import\b")
        files = [each for each in self.callers if each == file or names.search((tree / each).read_text("utf-8"))]
        return sorted({place for each in files for by in self.callers[each].values() for place in by})

    def _written_since(self, tree: Path, runs: list[list[str]]) -> list[str]:
        named = {tree / word for run in runs for word in run if word.startswith("tests")}
        files = {file for path in named for file in ([path] if path.is_file() else path.rglob("test_*.py"))}
        return [str(file.relative_to(tree)) for file in sorted(files) if file.stat().st_mtime > self.began]


class Clock(Watch):
    """Says which test is run now, and how long it takes; a test that fails stops nothing."""

    asked = ()

    def __init__(self, tree: Path) -> None:
        super().__init__(tree)
        self.times = tree / TIMES
        with (tree / "now").open("r+b") as file:
            self.now = mmap(file.fileno(), 8)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self._say(len(self.run.read_text().splitlines()) + 1)
        began = time.monotonic()
        result = yield from super().pytest_runtest_protocol(item)
        with self.times.open("a") as file:
            file.write(f"{item.nodeid}\t{time.monotonic() - began}\n")
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[object]) -> Generator[None, object, object]:
        """What several tests share is called by all of them, whichever comes first."""
        if fixturedef.scope == "function":
            return (yield)
        before = self.now[:8]
        self._say(number_of(fixturedef.argname))
        try:
            return (yield)
        finally:
            self.now[:8] = before

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        super().pytest_collection_modifyitems(items)
        with (self.run.parent / SHARED).open("a") as file:
            for item in items:
                file.writelines(f"{number_of(name)}\t{item.nodeid}\n" for name in getattr(item, "fixturenames", ()))

    def _say(self, number: int) -> None:
        self.now[:8] = struct.pack("q", number)


def number_of(fixture: str) -> int:
    """A number for what is set up once for several tests: below those of tests."""
    return -1 - crc32(fixture.encode())


def scout(tree: Path, files: dict[str, list[list[str]]]) -> Scouted:
    """In a copy of the tree, run once whatever concerns these files, and see which test calls which function."""
    began = time.time()
    with _telling(tree, list(files)) as functions:
        for asked in dict.fromkeys(tuple(run) for runs in files.values() for run in runs):
            failed(tree, list(asked), Clock(tree))
    told = dict(line.rsplit("\t", 1) for line in (tree / TIMES).read_text().splitlines())
    run = (tree / RUN).read_text().splitlines()
    tests = sorted(run, key=lambda test: float(told.get(test, "inf")))
    places = {test: place for place, test in enumerate(tests)}
    callers: defaultdict[str, dict[str, list[int]]] = defaultdict(dict)
    for (file, where), named in _by_tests(tree, functions, run).items():
        callers[file][where] = sorted(places[test] for test in named)
    return Scouted(began, tests, callers)


@contextmanager
def _telling(tree: Path, files: list[str]) -> Iterator[list[Function]]:
    """All functions of these files, which tell when they are called."""
    sources = {file: (tree / file).read_text(encoding="utf-8") for file in files}
    functions = [(file, where) for file, source in sources.items() for _, where in starts(ast.parse(source), "")]
    (tree / "src/ludoteca/telling.py").write_text(TELLING)
    (tree / "now").write_bytes(bytes(8))
    for name in (RUN, TIMES, CALLS, SHARED):
        (tree / name).write_text("")
    try:
        for file, source in sources.items():
            write(tree / file, telling(source, {name: n for n, (of, name) in enumerate(functions) if of == file}))
        yield functions
    finally:
        for file, source in sources.items():
            write(tree / file, source)


def _by_tests(tree: Path, functions: list[Function], tests: list[str]) -> dict[Function, set[str]]:
    """Who calls each function, also while something shared is set up; of what is called before any test only, nothing
    is known.
    """
    those = defaultdict(set, {number: {test} for number, test in enumerate(tests, 1)})
    run = set(tests)
    for line in (tree / SHARED).read_text().splitlines():
        number, test = line.split("\t", 1)
        those[int(number)] |= {test} & run
    found: dict[Function, set[str]] = {function: set() for function in functions}
    before = set()
    for line in (tree / CALLS).read_text().splitlines():
        number, called = line.split()
        found[functions[int(called)]] |= those[int(number)]
        before |= {functions[int(called)]} if number == "0" else set()
    return {function: by for function, by in found.items() if by or function not in before}


def telling(source: str, numbers: dict[str, int]) -> str:
    """The file with functions that tell when they are called."""
    lines = source.split("\n")
    for first, where in sorted(starts(ast.parse(source), ""), key=lambda start: -start[0].lineno):
        if where in numbers:
            lines.insert(first.lineno - 1, " " * first.col_offset + CALL.format(numbers[where]))
    return "\n".join(lines)


def starts(node: ast.AST, path: str) -> Iterator[tuple[ast.stmt, str]]:
    """The first statement of each function, and the function's path; not of those whose body is in the same line."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield from starts(child, f"{path}.{child.name}".lstrip("."))
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            where = f"{path}.{child.name}".lstrip(".")
            yield from starts(child, where)
            first = child.body[ast.get_docstring(child) is not None :][:1]
            if first and first[0].lineno > child.lineno and not getattr(first[0], "decorator_list", []):
                yield first[0], where
        else:
            yield from starts(child, path)
