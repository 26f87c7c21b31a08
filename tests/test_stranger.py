"""The walks of CONTRIBUTING lead where they say: from a clause to its rule, refusal, words, picture and test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]
GAMES = {"H": "holi", "Q": "quissama", "R": "regalitos", "S": "santakaos"}
WALKS = re.findall(
    r"^\| ([A-Z]-\d+) \|(.*)\|$", (PROJECT / "CONTRIBUTING.md").read_text(encoding="utf-8"), re.MULTILINE
)
CELL = re.compile(r"`([^`]+)`(?: `([^`]+)`)?")


def docstring(file: Path, function: str) -> str:
    """What a function of a file says of itself."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    (found,) = (node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == function)
    return ast.get_docstring(found) or ""


def test_every_game_has_a_walk() -> None:
    assert {clause[0] for clause, _ in WALKS} == set(GAMES)


@pytest.mark.parametrize(("clause", "row"), WALKS)
def test_a_walk_leads_from_a_clause_to_all_that_belongs_to_it(clause: str, row: str) -> None:
    game = GAMES[clause[0]]
    sources, page, tests = (
        PROJECT / f"{folder}/{game}" for folder in ("src/ludoteca/games", "web/src/games", "tests/games")
    )
    *rules, (words, _), (picture, act), (proof, _) = (CELL.findall(cell)[0] for cell in row.split("|"))
    assert len(rules) == 3
    for file, function in rules:
        assert clause in docstring(sources / file, function)
    refusing = (sources / rules[2][0]).read_text(encoding="utf-8")
    assert f'"{words}"' in refusing
    assert f"\n{words} = " in (sources / "words/en.ftl").read_text(encoding="utf-8")
    assert re.search(rf"\b{act}\b", (page / picture).read_text(encoding="utf-8"))
    assert f'"{clause}"' in (tests / proof).read_text(encoding="utf-8")
