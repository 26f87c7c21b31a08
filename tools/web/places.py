"""Where the page has what the engine makes."""

from __future__ import annotations

from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
WIRE = WEB / "src" / "wire"
GAMES = WEB / "src" / "games"
