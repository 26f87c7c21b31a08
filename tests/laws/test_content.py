"""Laws of content: every row says where it comes from, and every clause of a ledger is proved by a test."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from ludoteca.cli.console.coverage import clauses, proofs
from ludoteca.core.content import SOURCES
from tests.laws.situations import every_game

PROJECT = Path(__file__).parents[2]


@every_game
def test_every_row_has_a_source_and_what_is_not_from_the_book_an_argument(game: ludoteca.AnyGame) -> None:
    tables = list(game.content.tables())
    assert tables
    for name, rows in tables:
        assert rows, name
        for row in rows:
            assert row.source in SOURCES
            assert (row.source == "book" and not row.parts) or row.why, f"{name}: {row}"
            assert set(row.parts) <= set(row.__struct_fields__), f"{name}: {row.parts}"


@pytest.mark.once
@every_game
def test_every_clause_of_the_ledger_is_named_by_a_test(game: ludoteca.AnyGame) -> None:
    ledger = clauses((PROJECT / "docs" / "rules" / f"{game.id}.md").read_text(encoding="utf-8"))
    named = proofs(PROJECT / "tests")
    letter = ledger[0].split("-")[0]
    assert [clause for clause in ledger if clause not in named] == []
    assert [clause for clause in named if clause.startswith(f"{letter}-") and clause not in ledger] == []
