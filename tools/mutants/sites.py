"""The mutants of a file: one line each, wrong in one way that a person might have got wrong.

Only what runs is changed: no annotation, no docstring, no decorator, nothing for the type checker alone.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import NamedTuple

COMPARED = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
RECKONED = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
JOINED = {ast.And: ("and", "or"), ast.Or: ("or", "and")}
OTHERWISE = {"bool": "not ({})", "int": "({}) + 1", "i64": "({}) + 1", "float": "({}) + 1", "str": '""', "list": "[]"}
"""What a function of that type returns instead; any other returns nothing."""
EFFECTS = (ast.Expr, ast.AugAssign, ast.Raise)
"""Statements that can be left out without a name going missing."""


class Mutant(NamedTuple):
    """A line of a file as it is and as it would be wrong: known by what it says, wherever it moves to."""

    file: str
    where: str
    was: str
    becomes: str


class Site(NamedTuple):
    """Where a mutant is, and what stands there instead: columns in bytes, as in a syntax tree."""

    mutant: Mutant
    line: int
    start: int
    end: int
    instead: str


class Finder(ast.NodeVisitor):
    """Walks a file and notes every change to a single line."""

    def __init__(self, file: str, source: str) -> None:
        self.file = file
        self.lines = source.encode().split(b"\n")
        self.found: list[Site] = []
        self.path: list[str] = []
        self.returned = [""]

    def note(self, line: int, start: int, end: int, instead: str) -> None:
        """Instead of these columns of this line, that."""
        was = self.lines[line - 1]
        becomes = was[:start] + instead.encode() + was[end:]
        texts = was.decode().strip(), becomes.decode().strip()
        self.found.append(Site(Mutant(self.file, ".".join(self.path), *texts), line, start, end, instead))

    def replace(self, node: ast.expr | ast.stmt, instead: str) -> None:
        """Instead of something that stands on one line, that."""
        if node.lineno == node.end_lineno and node.end_col_offset is not None:
            self.note(node.lineno, node.col_offset, node.end_col_offset, instead)

    def between(self, left: ast.expr, right: ast.expr, swap: tuple[str, str]) -> None:
        """Another operator between two operands, where it shares a line with both."""
        was, becomes = swap
        if left.end_lineno != right.lineno or left.end_col_offset is None:
            return
        gap = self.lines[right.lineno - 1][left.end_col_offset : right.col_offset]
        start = left.end_col_offset + gap.index(was.encode())
        self.note(right.lineno, start, start + len(was), becomes)

    def text(self, node: ast.expr) -> str:
        return self.lines[node.lineno - 1][node.col_offset : node.end_col_offset].decode()

    # what is passed by

    def visit_arg(self, node: ast.arg) -> None:
        """An argument is a name and an annotation."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Python 3.11 does not tell where the parts of an f-string are."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Call(self, node: ast.Call) -> None:
        """A type that is named for the checker says nothing when it runs, nor does `strict` where lengths are equal."""
        if isinstance(node.func, ast.Name) and node.func.id in ("cast", "TypeVar"):
            node.args = node.args[1:]
        node.keywords = [keyword for keyword in node.keywords if keyword.arg != "strict"]
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test) != "TYPE_CHECKING":
            self.negate(node.test)
            self.generic_visit(node)

    # where we are

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.path.append(node.name)
        self.each(node.body)
        self.path.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self.path.append(node.name)
        self.returned.append(ast.unparse(node.returns).split("[")[0] if node.returns else "")
        self.visit(node.args)
        self.each(node.body)
        self.returned.pop()
        self.path.pop()

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815

    def each(self, body: list[ast.stmt]) -> None:
        for statement in body:
            self.visit(statement)

    # what is changed

    def generic_visit(self, node: ast.AST) -> None:
        if isinstance(node, EFFECTS) and not _only_text(node):
            self.replace(node, "pass")
        super().generic_visit(node)

    def negate(self, test: ast.expr) -> None:
        """The condition the other way round; comparisons and `not` have their own ways."""
        if not isinstance(test, ast.Compare | ast.UnaryOp):
            self.replace(test, f"not ({self.text(test)})")

    def visit_Expr(self, node: ast.Expr) -> None:
        if not _only_text(node):
            self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.negate(test)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not | ast.USub | ast.Invert):
            self.replace(node, self.text(node.operand))
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for left, right, operator in zip(operands, operands[1:], node.ops, strict=False):
            self.between(left, right, COMPARED[type(operator)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.between(left, right, JOINED[type(node.op)])
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        swap = RECKONED.get(type(node.op))
        if swap and self.returned[1:]:  # outside of functions it joins types
            self.between(node.left, node.right, swap)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        was, becomes = RECKONED[type(node.op)]
        self.between(node.target, node.value, (f"{was}=", f"{becomes}="))
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if ast.unparse(node.targets[0]) == "__all__":
            return
        if not any(isinstance(target, ast.Name | ast.Tuple) for target in node.targets):
            self.replace(node, "pass")
        self.visit(node.value)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.replace(node, "pass")
        elif not isinstance(node.value, ast.Constant) and node.value.lineno == node.value.end_lineno:
            other = OTHERWISE.get(self.returned[-1], "None")
            self.replace(node.value, other.format(self.text(node.value)))
        self.generic_visit(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self.replace(node, "break")

    def visit_Break(self, node: ast.Break) -> None:
        self.replace(node, "continue")

    def visit_Constant(self, node: ast.Constant) -> None:
        value = node.value
        if isinstance(value, bool):
            self.replace(node, str(not value))
        elif isinstance(value, int | float):
            self.replace(node, str(value + 1))
            if value > 0:
                self.replace(node, str(value - 1))
        elif isinstance(value, str) and value:
            self.replace(node, '"another"')


def _only_text(node: ast.AST) -> bool:
    """A docstring, or the dots of something abstract."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def find(file: str, source: str) -> Iterator[Site]:
    """Every mutant of a file, each once: lines of a function that say the same are one."""
    finder = Finder(file, source)
    finder.visit(ast.parse(source))
    seen = set()
    for site in finder.found:
        if site.mutant not in seen and site.mutant.was != site.mutant.becomes:
            seen.add(site.mutant)
            yield site


def mutated(source: str, site: Site) -> str:
    """The file with that one line wrong."""
    lines = source.encode().split(b"\n")
    line = lines[site.line - 1]
    lines[site.line - 1] = line[: site.start] + site.instead.encode() + line[site.end :]
    return b"\n".join(lines).decode()
