"""Files of recorded games: one JSON record, or one record per line."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from errno import EISDIR
from itertools import islice
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from ludoteca.core.errors import LudotecaError
from ludoteca.core.record import Record


def read_records(file: Path) -> Iterator[tuple[int, bytes]]:
    """Every record's text with the line it starts on; a file of one record may have it on several lines."""
    if _is_one_record(file):
        yield 1, file.read_bytes()
        return
    empty = True
    with file.open("rb") as lines:
        for number, line in enumerate(lines, 1):
            if line.strip():
                empty = False
                yield number, line
    if empty:
        raise LudotecaError("records-none", file=str(file))


def _is_one_record(file: Path) -> bool:
    """Is the first line no JSON of its own, but the whole file is?"""
    with file.open("rb") as lines:
        first = next((line for line in lines if line.strip()), b"")
    return first != b"" and not _is_json(first) and _is_json(file.read_bytes())


def _is_json(text: bytes) -> bool:
    try:
        msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError):
        return False
    except RecursionError:
        return True  # as far as anybody can follow
    return True


def first_record(file: Path) -> Record:
    """The first record of a file."""
    return Record.from_json(next(read_records(file))[1])


def save(record: Record, file: Path, over: bool = False) -> None:
    """Write a record; an existing file only where `over` allows it."""
    if file.exists() and not over:
        raise LudotecaError("file-exists", file=str(file))
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, record.to_json() + b"\n")


def write_whole(file: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    draft = _draft(file)
    try:
        draft.write_bytes(content)
        draft.replace(file)
    except OSError as error:
        raise type(error)(error.errno, error.strerror, str(file)) from None
    finally:
        with suppress(OSError):
            draft.unlink()


def check_writable(file: Path) -> None:
    """Whether a file can be written is better known before the work than after it."""
    if file.is_dir():
        raise IsADirectoryError(EISDIR, "", str(file))
    try:
        _draft(file).touch()
        _draft(file).unlink()
    except OSError as error:
        raise type(error)(error.errno, error.strerror, str(file)) from None


def _draft(file: Path) -> Path:
    return file.with_name(f".{file.name}.{os.getpid()}")


def own_file(game: str) -> Path:
    """A new file in the user's data folder for a game that is being played."""
    folder = user_data_path("ludoteca", appauthor=False) / "games"
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (f"{stem}{more}.json" for more in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(folder / name for name in names if not (folder / name).exists())


def only_record(file: Path) -> Record:
    """The record of a file that holds just one."""
    texts = [text for _, text in islice(read_records(file), 2)]
    if len(texts) > 1:
        raise LudotecaError("records-many", file=str(file))
    return Record.from_json(texts[0])
