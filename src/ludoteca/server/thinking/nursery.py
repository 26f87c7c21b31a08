"""Imported by the process that thinking processes are forked from: every game is loaded once, for all of them.

It gives way to the server, and so do they.
"""

from __future__ import annotations

import os
from contextlib import suppress

from ludoteca.core.registry import game, games
from ludoteca.server.thinking import think

__all__ = ["think"]
NICENESS = 5

os.nice(NICENESS)
for name in games():
    with suppress(Exception):  # a game that cannot be loaded says so when it is asked for
        len(game(name).actions)
