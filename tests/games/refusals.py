"""The keys that a game's chapters refuse with, read from their sources."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

REFUSAL = re.compile(r"\bno\((.*)")
KEY = re.compile(r'"([a-z]+(?:-[a-z]+)+)"')


def keys_of(game: str) -> set[str]:
    """Every key in a line that calls `no(`; a call is never longer than its first line up to the key."""
    folder = Path(str(files(f"ludoteca.games.{game}")))
    sources = [file.read_text(encoding="utf-8") for file in folder.rglob("*.py")]
    return {key for source in sources for call in REFUSAL.findall(source) for key in KEY.findall(call)}
