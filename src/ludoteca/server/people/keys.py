"""The key that signs cookies: a file for its owner only, made once, on the disk before anything is signed with it."""

from __future__ import annotations

import secrets
from contextlib import suppress
from pathlib import Path

from ludoteca.core.errors import LudotecaError
from ludoteca.server.store.files import make_private, to_disk

KEY_BYTES = 32


def signing_key(file: Path) -> bytes:
    """The key in this file, made when there is no file. One that could be guessed is refused."""
    if not file.exists():
        _make(file)
    key = file.read_bytes()
    if len(key) < KEY_BYTES:
        raise LudotecaError("key-short", file=str(file), count=len(key), least=KEY_BYTES)
    return key


def _make(file: Path) -> None:
    """Whole at once, under its name only when it is on the disk; of several who make one at a time one wins."""
    if not file.parent.is_dir():
        raise LudotecaError("file-missing", file=str(file.parent))
    draft = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    make_private(draft, secrets.token_bytes(KEY_BYTES))
    with suppress(FileExistsError):
        file.hardlink_to(draft)
    draft.unlink()
    to_disk(file.parent)
