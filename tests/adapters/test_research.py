"""What docs/research.md shows is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_the_tour_for_researchers_is_true() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert results.attempted > 30
    assert results.failed == 0
