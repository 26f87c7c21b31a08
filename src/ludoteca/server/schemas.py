"""The protocol as files, for other people's tools: `python -m ludoteca.server.schemas --write docs/protocol`.

Without --write it says whether the files are up to date.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from litestar import Litestar

from ludoteca.core.record import Plain
from ludoteca.server.frame import frame
from ludoteca.server.http import ROUTES
from ludoteca.server.http.openapi import openapi
from ludoteca.server.protocol import json_schema

FOLDER = Path("docs/protocol")


def page() -> Plain:
    """The OpenAPI page."""
    return openapi(Litestar(ROUTES, **frame(None)).routes)


def texts() -> dict[str, str]:
    """Each file's text, by its name."""
    return {
        "openapi.json": _text(page()),
        "socket.schema.json": _text(json_schema()),
    }


def _text(data: Plain) -> str:
    return msgspec.json.format(msgspec.json.encode(data, order="deterministic"), indent=2).decode() + "\n"


def stale(folder: Path) -> list[str]:
    """The names of files that are not what the server speaks."""
    return [
        name for name, text in texts().items() if not (folder / name).is_file() or (folder / name).read_text() != text
    ]


def main(*words: str) -> int:
    """Write the files, or name those that are not up to date."""
    folder = Path(next((word for word in words if not word.startswith("-")), FOLDER))
    if "--write" in words:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in texts().items():
            (folder / name).write_text(text)
    old = stale(folder)
    print("\n".join(old))
    return len(old)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
