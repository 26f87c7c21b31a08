"""The files of the page that the engine makes: where they are, and what should stand in them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from tools.web import content, lessons, pictures, types

Files = Mapping[Path, bytes]
"""Files with what should stand in them."""


@cache
def every() -> Files:
    """All of them."""
    return types.files() | content.files() | lessons.files() | pictures.files()


def write(files: Files) -> None:
    """Write them where they differ."""
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.is_file() or path.read_bytes() != text:
            path.write_bytes(text)
