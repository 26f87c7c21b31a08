"""Which tests prove which clauses of a rule ledger."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

CLAUSE = re.compile(r"\*\*([A-Z]-\d+)\*\*")

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
