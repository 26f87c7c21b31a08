"""Each game's content as a constant, for drawing what is printed on the components, in web/src/wire."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

import ludoteca
from ludoteca.core.content import PROVENANCE, Content
from tools.web.places import WIRE
from tools.web.types import module


def files() -> dict[Path, bytes]:
    """A file for each game."""
    games = map(ludoteca.game, ludoteca.games())
    return {WIRE / f"{game.id}.content.ts": printed(game.content).encode() for game in games}


def printed(content: Content) -> str:
    """The content with its types."""
    rows = {name: _bare(getattr(content, name)) for name in content.__struct_fields__}
    text = json.dumps(rows, ensure_ascii=False, indent=1)
    return f"{module({'Printed': type(content)}, without=PROVENANCE)}\nexport const printed: Printed = {text};\n"


def _bare(value: Any) -> Any:
    """Rows as plain data without their provenance."""
    if isinstance(value, list):
        return [_bare(row) for row in value]
    return {name: item for name, item in msgspec.to_builtins(value).items() if name not in PROVENANCE}
