"""Content is data with a source: TOML tables whose every row says where it comes from."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from ludoteca.core.errors import BadContent

Source = Literal["book", "derived", "reported", "reconstructed"]
SOURCES: tuple[Source, ...] = ("book", "derived", "reported", "reconstructed")
PROVENANCE = ("source", "why", "parts")
"""The fields of a row that tell where it comes from; the rules read the others."""


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row of content. `source` says where it comes from, `why` gives the argument."""

    source: Source
    why: str = ""
    parts: dict[str, Source] = {}
    """Fields of the row that come from elsewhere than the rest of it."""


class Origin(msgspec.Struct, frozen=True):
    """Where some rows of a table come from, or some parts of its row: their names, how many, and how many there are."""

    table: str
    source: Source
    names: list[str]
    count: int
    all: int


class Content(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A content file as a whole; each game adds its tables (a row, or a list of rows)."""

    def tables(self) -> Iterator[tuple[str, list[Row]]]:
        """Every table's name with its rows."""
        for name in self.__struct_fields__:
            value = getattr(self, name)
            yield name, value if isinstance(value, list) else [value]

    def origins(self) -> Iterator[Origin]:
        """Every table by its sources, then the parts of its rows that come from elsewhere."""
        for table, rows in self.tables():
            for source in SOURCES:
                yield from _origins(table, source, rows)

    def digest(self) -> str:
        """A short fingerprint of what the rules read: not of layout, sources and arguments."""
        data = [(name, [_bare(row) for row in rows]) for name, rows in self.tables()]
        return hashlib.sha256(msgspec.json.encode(data, order="deterministic")).hexdigest()[:12]


def _origins(table: str, source: Source, rows: list[Row]) -> Iterator[Origin]:
    """The rows of a table that come from one source, and the parts of its rows that do."""
    alike = [row for row in rows if row.source == source]
    names = [name for row in alike if (name := getattr(row, "name", ""))]
    parts = [part for row in rows for part, other in row.parts.items() if other == source]
    if alike:
        yield Origin(table, source, names, len(alike), len(rows))
    if parts:
        yield Origin(table, source, parts, len(parts), len(_bare(rows[0])))


def _bare(row: Row) -> dict[str, object]:
    """A row without where it comes from."""
    return {name: getattr(row, name) for name in row.__struct_fields__ if name not in PROVENANCE}


AnyContent = TypeVar("AnyContent", bound=Content)


def refused(file: Path | Traversable, table: str, reason: str) -> BadContent:
    """The error for a content file that cannot be taken. (A game's own constraints raise ValueError in
    `__post_init__`; `read_content` says in which file and table.)
    """
    return BadContent("content-refused", file=str(file), table=table, reason=reason)


def read_content(file: Path | Traversable, shape: type[AnyContent]) -> AnyContent:
    """Read and check a content file; refuses it with file, table and reason."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadContent("content-unreadable", file=str(file), reason=error.strerror or str(error)) from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadContent("content-not-toml", file=str(file), reason=str(error)) from None
    try:
        return msgspec.convert(_with_sources(file, data), shape)
    except msgspec.ValidationError as error:
        raise refused(file, *_located(str(error))) from None


def _with_sources(file: Path | Traversable, data: dict[str, object]) -> dict[str, object]:
    """Give every row its table's provenance where it has none of its own."""
    provenance = data.pop("provenance", {})
    if not isinstance(provenance, dict) or not all(isinstance(common, dict) for common in provenance.values()):
        raise refused(file, "provenance", "must be a table of tables")
    for table, value in data.items():
        for name, row in _named(table, value):
            if not isinstance(row, dict):
                raise refused(file, table, "must be a table or a list of tables")
            row.update(provenance.get(table, {}) | row)
            if "source" not in row:
                raise refused(file, name, f"has no source; give it one of {', '.join(SOURCES)}")
    return data


def toml(content: Content) -> str:
    """A content file that is read as these contents: a line for each table, whose values TOML writes as JSON does."""
    return "".join(f"{name} = {_value(rows)}\n" for name, rows in msgspec.to_builtins(content).items())


def _value(value: object) -> str:
    if isinstance(value, dict):
        fields = [f"{_value(str(key))} = {_value(held)}" for key, held in value.items() if held is not None]
        return "{" + ", ".join(fields) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return msgspec.json.encode(value).decode()


def _named(table: str, value: object) -> Iterator[tuple[str, object]]:
    """The rows of a table, each as it is called where it is refused."""
    if isinstance(value, list):
        yield from ((f"{table}[{number}]", row) for number, row in enumerate(value))
    else:
        yield table, value


def _located(message: str) -> tuple[str, str]:
    """Split msgspec's "reason - at `$.table[3].field`" into table and reason."""
    match = re.fullmatch(r"(.*?)(?: - at `\$\.?(.*)`)?", message, re.DOTALL)
    assert match is not None
    return match[2] or "the whole file", match[1]
