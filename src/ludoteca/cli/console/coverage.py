"""Which tests prove which clauses of a rule ledger, and in how many files a clause stands."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

CLAUSE = re.compile(r"\*\*([A-Z]-\d+)\*\*")

NAMED = re.compile(r"([A-Z])-(\d+)(?: to (?:[A-Z]-)?(\d+))?")
"""A clause, or several in a row: H-33, H-38 to H-40."""
DECLARED = ("actions.py", "content.py", "events.py")
ASIDE = ("bot", "seen")
"""What is declared beside the rules, what is seen of them, and what bots reckon with."""

Marked = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def clauses(text: str) -> list[str]:
    """The ids of a ledger's clauses, in its order: every bold **H-12**, each once."""
    return list(dict.fromkeys(CLAUSE.findall(text)))


def proofs(folder: Path) -> dict[str, list[str]]:
    """For every clause named by `@rule(...)` in the tests of a folder, these tests as pytest names them."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        place = file.relative_to(folder.parent).as_posix()
        for clause, test in _named_in(ast.parse(file.read_text(encoding="utf-8"))):
            found.setdefault(clause, []).append(f"{place}::{test}")
    return found


def _named_in(tree: ast.AST, within: str = "") -> Iterator[tuple[str, str]]:
    """Each clause with the test, or class of tests, that names it."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Marked):
            name = f"{within}{node.name}"
            for decorator in node.decorator_list:
                yield from ((clause, name) for clause in _clauses_of(decorator))
            yield from _named_in(node, f"{name}::")


def _clauses_of(decorator: ast.expr) -> list[str]:
    """The clauses in `rule("H-33", "H-34")`; none for any other decorator."""
    if not isinstance(decorator, ast.Call) or _name_of(decorator.func) != "rule":
        return []
    return [str(arg.value) for arg in decorator.args if isinstance(arg, ast.Constant)]


def _name_of(function: ast.expr) -> str:
    """`rule` for both `rule` and `ledger.rule`."""
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def find_checkout(game: str, start: Path) -> tuple[Path, Path] | None:
    """The ledger of a game and the folder of tests in the checkout around a folder, if it lies in one."""
    for folder in (start, *start.parents):
        ledger, tests = folder / "docs" / "rules" / f"{game}.md", folder / "tests"
        if ledger.is_file() and tests.is_dir():
            return ledger, tests
    return None


class Spread(NamedTuple):
    """In how many files of its game a clause stands on average: of those with the rules themselves, and of all."""

    ruled: float
    named: float


def spread(ledger: list[str], folder: Path) -> Spread:
    """Where the sources in a game's folder name the clauses of its ledger."""
    places: dict[str, set[Path]] = {clause: set() for clause in ledger}
    for file in folder.rglob("*.py"):
        for clause in _named(file.read_text(encoding="utf-8")):
            places.get(clause, set()).add(file.relative_to(folder))
    ruled = [sum(_rules(file) for file in files) for files in places.values()]
    return Spread(fmean(ruled), fmean(map(len, places.values())))


def _named(text: str) -> Iterator[str]:
    for letter, first, last in NAMED.findall(text):
        yield from (f"{letter}-{number:02}" for number in range(int(first), int(last or first) + 1))


def _rules(file: Path) -> bool:
    """Does a file say what may be done and what it does, rather than what things are called or how they look?"""
    return file.name not in DECLARED and file.parts[0] not in ASIDE


def find_sources(game: str, ledger: Path) -> Path | None:
    """The folder of a game's sources in the checkout of its ledger, if it is one of ours."""
    folder = ledger.parents[2] / "src" / "ludoteca" / "games" / game
    return folder if folder.is_dir() else None
