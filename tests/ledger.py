"""Names the clauses of the rule ledgers (docs/rules) that a test proves: `@rule("H-33")`."""

from __future__ import annotations

import pytest


def rule(*clauses: str) -> pytest.MarkDecorator:
    """This test proves these clauses."""
    return pytest.mark.rule(*clauses)
