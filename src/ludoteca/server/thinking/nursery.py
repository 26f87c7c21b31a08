"""Imported by the process that thinking processes are forked from: every game is loaded once, for all of them."""

from __future__ import annotations

from contextlib import suppress

from ludoteca.core.registry import game, games
from ludoteca.server.thinking import think

__all__ = ["think"]

for name in games():
    with suppress(Exception):  # a game that cannot be loaded says so when it is asked for
        len(game(name).actions)
