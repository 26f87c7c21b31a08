"""Copies of a SQLite database: made while the server runs, put back while it does not."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

from ludoteca.core.errors import LudotecaError
from ludoteca.server.store import migrations
from ludoteca.server.store.files import make_private, to_disk

SQLITE = "sqlite:///"


def file_of(url: str) -> Path:
    """The file of a SQLite database; PostgreSQL has its own tools for copies."""
    if not url.startswith(SQLITE):
        raise LudotecaError("copy-not-sqlite")
    return Path(url.removeprefix(SQLITE))


def backup(url: str, target: Path) -> int:
    """Copy the database as it is at this moment, whoever plays on meanwhile; how many tables it holds."""
    source = file_of(url)
    for file, there in ((source, True), (target, False)):
        if file.exists() != there:
            raise LudotecaError("file-missing" if there else "file-exists", file=str(file))
    with _beside(target) as half:
        return _copy(source, half)


def restore(url: str, source: Path) -> Path | None:
    """Put a copy in the database's place; where the database before it lies now, if there was one."""
    target = file_of(url)
    if not source.is_file():
        raise LudotecaError("file-missing", file=str(source))
    target.parent.mkdir(parents=True, exist_ok=True)
    with _beside(target) as half:
        _copy(source, half)
        if not asyncio.run(migrations.read(f"{SQLITE}{half}")):
            raise LudotecaError("copy-broken", file=str(source))
        _close(half)
        return _set_aside(target) if target.exists() else None


@contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """A file beside the target that takes its place when it is complete, and goes if it never is."""
    half = target.with_name(f"{target.name}.half")
    half.unlink(missing_ok=True)
    make_private(half)
    try:
        yield half
        to_disk(half)
        half.replace(target)
        to_disk(target.parent)
    finally:
        for rest in (half, *half.parent.glob(f"{half.name}-*")):
            rest.unlink(missing_ok=True)


def _copy(source: Path, half: Path) -> int:
    """Copy a whole database of ours; how many tables it holds."""
    address = f"{source.absolute().as_uri()}?mode=rw"
    try:
        with closing(sqlite3.connect(address, uri=True, timeout=10)) as opened, closing(sqlite3.connect(half)) as copy:
            opened.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
            if copy.execute("PRAGMA quick_check").fetchone() == ("ok",):
                return int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.DatabaseError:
        pass
    raise LudotecaError("copy-broken", file=str(source))


def _close(file: Path) -> None:
    """Nothing of a database is left beside its file; OperationalError if somebody uses it."""
    with closing(sqlite3.connect(file, timeout=0)) as database:
        database.execute("PRAGMA journal_mode=DELETE")


def _set_aside(target: Path) -> Path:
    """Move a database that nobody uses out of the way; it is closed first, so that nothing is left beside it."""
    try:
        _close(target)
    except sqlite3.OperationalError:
        raise LudotecaError("copy-in-use", file=str(target)) from None
    except sqlite3.DatabaseError:
        pass  # whatever it is, it is no database: it is set aside all the same
    aside = target.with_name(f"{target.name}.{datetime.now():%Y%m%d-%H%M%S}")
    target.rename(aside)
    return aside
