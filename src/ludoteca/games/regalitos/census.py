"""The cards of Regalitos, wherever they are: they neither vanish nor multiply (R-02, R-46, R-47)."""

from __future__ import annotations

from ludoteca.games.regalitos.table import Table
from ludoteca.games.regalitos.view import cards_seen


def census(t: Table) -> dict[str, int]:
    """How many there are of each card."""
    return dict(zip(t.rules.tables.names, cards_seen(t), strict=True))
