"""Situations for the laws that stay with the project, which need its records, its server or its arena."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.testing.situations import Situation, watchers

__all__ = ["Situation", "every_game", "watchers"]
every_game = pytest.mark.parametrize(
    "game", [ludoteca.game(name) for name in ludoteca.games()], ids=lambda game: game.id
)
