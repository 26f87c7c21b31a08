"""Files that are for their owner only, and that are on the disk when we say so."""

from __future__ import annotations

import os
from pathlib import Path

OWNER_ONLY = 0o600


def make_private(file: Path, content: bytes = b"") -> None:
    """A new file that only its owner may read, on the disk when this returns; FileExistsError if there is one."""
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "wb") as opened:
        opened.write(content)
        opened.flush()
        os.fsync(opened.fileno())


def to_disk(path: Path) -> None:
    """A file's contents, or a folder's names, are on the disk when this returns."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
