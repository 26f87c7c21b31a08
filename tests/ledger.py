"""Names the clauses of the rule ledgers (docs/rules) that a test proves: `@rule("H-33")`."""

from __future__ import annotations

import pytest


def rule(*clauses: str) -> pytest.MarkDecorator:
    """The clauses a test proves."""
    return pytest.mark.rule(*clauses)
