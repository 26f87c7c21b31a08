"""Which tests come by a function: they are run first when one of its lines is wrong, the quick ones before the others.

All tests are run once in a copy where these functions tell that they are called, servers' and other processes' too.
What is not in a function, or is called before any test, is left to the order of the rooms.
"""

from __future__ import annotations

import ast
import struct
import time
from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator
from mmap import mmap
from pathlib import Path
from typing import Self

import msgspec
import pytest

from tools.mutants.sites import Site
from tools.mutants.trial import RUN, Watch, failed, write

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
CALL = '__import__("ludoteca.telling", fromlist=["called"]).called({})'


class Function(msgspec.Struct, frozen=True):
    """A function of a file, by its path of names."""

    file: str
    where: str


class Reached(msgspec.Struct, frozen=True):
    """The tests that call it, the quickest first."""

    function: Function
    tests: list[str]


class Map:
    """What was found out, kept in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        lines = path.read_bytes().splitlines() if path.exists() else []
        found = (msgspec.json.decode(line, type=Reached) for line in lines)
        self.reached = {each.function: each.tests for each in found}

    def tests(self, site: Site, runs: list[list[str]]) -> list[list[str]]:
        """The tests that call it, those in the nearest files first; if it is not known which, these runs.

        Whoever does not call it could hardly notice. Not to ask them, nor more than so many, can only make the share
        smaller.
        """
        reached = self.reached.get(function_of(site), [])
        near = sorted(reached, key=lambda test: not test.startswith(tuple(runs[0])))
        return [near[:MOST]] if near else runs

    def without(self, sites: Iterable[Site]) -> Self:
        """Nothing is known of these."""
        for site in sites:
            self.reached.pop(function_of(site), None)
        return self

    def unknown(self, sites: Iterable[Site]) -> list[Function]:
        return sorted(
            {function_of(site) for site in sites} - set(self.reached), key=lambda each: (each.file, each.where)
        )

    def add(self, found: Iterable[Reached]) -> None:
        with self.path.open("ab") as file:
            for each in found:
                self.reached[each.function] = each.tests
                file.write(msgspec.json.encode(each) + b"\n")


class Clock(Watch):
    """Says which test is run now, and how long it takes; a test that fails stops nothing."""

    asked = ()

    def __init__(self, tree: Path) -> None:
        super().__init__(tree)
        self.times = tree / "times.txt"
        with (tree / "now").open("r+b") as file:
            self.now = mmap(file.fileno(), 8)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.now[:8] = struct.pack("q", len(self.run.read_text().splitlines()) + 1)
        began = time.monotonic()
        result = yield from super().pytest_runtest_protocol(item)
        with self.times.open("a") as file:
            file.write(f"{item.nodeid}\t{time.monotonic() - began}\n")
        return result


def function_of(site: Site) -> Function:
    """Where the line is that is wrong."""
    return Function(site.mutant.file, site.mutant.where)


def scout(tree: Path, functions: list[Function], runs: Iterable[list[str]]) -> list[Reached]:
    """Run the tests once, and see which of them call which of these functions."""
    (tree / "src/ludoteca/telling.py").write_text(TELLING)
    (tree / "now").write_bytes(bytes(8))
    for name in (RUN, "times.txt", "calls.txt"):
        (tree / name).write_text("")
    sources = {tree / file: (tree / file).read_text(encoding="utf-8") for file in {each.file for each in functions}}
    try:
        for path, source in sources.items():
            numbers = {each.where: number for number, each in enumerate(functions) if tree / each.file == path}
            write(path, telling(source, numbers))
        for run in runs:
            failed(tree, run, Clock(tree))
    finally:
        for path, source in sources.items():
            write(path, source)
    return list(_reached(tree, functions))


def _reached(tree: Path, functions: list[Function]) -> Iterator[Reached]:
    tests = (tree / RUN).read_text().splitlines()
    times = dict(line.rsplit("\t", 1) for line in (tree / "times.txt").read_text().splitlines())
    callers: defaultdict[int, set[int]] = defaultdict(set)
    for line in (tree / "calls.txt").read_text().splitlines():
        test, called = map(int, line.split())
        callers[called].add(test)
    for number, function in enumerate(functions):
        named = [tests[test - 1] for test in callers[number] if test]
        yield Reached(function, sorted(named, key=lambda name: float(times.get(name, "inf"))))


def telling(source: str, numbers: dict[str, int]) -> str:
    """The file with functions that tell when they are called."""
    lines = source.split("\n")
    for first, where in sorted(_starts(ast.parse(source), ""), key=lambda start: -start[0].lineno):
        if where in numbers:
            lines.insert(first.lineno - 1, " " * first.col_offset + CALL.format(numbers[where]))
    return "\n".join(lines)


def _starts(node: ast.AST, path: str) -> Iterator[tuple[ast.stmt, str]]:
    """The first statement of each function, and the function's path; not of those whose body is in the same line."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield from _starts(child, f"{path}.{child.name}".lstrip("."))
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            where = f"{path}.{child.name}".lstrip(".")
            yield from _starts(child, where)
            first = child.body[ast.get_docstring(child) is not None :][:1]
            if first and first[0].lineno > child.lineno and not getattr(first[0], "decorator_list", []):
                yield first[0], where
        else:
            yield from _starts(child, path)
