"""Content is data with a source: TOML tables whose every row says where it comes from."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from itertools import takewhile
from pathlib import Path
from typing import Literal, NamedTuple, TypeVar

import msgspec

from ludoteca.core.errors import BadContent

Source = Literal["book", "derived", "reported", "reconstructed"]
SOURCES: tuple[Source, ...] = ("book", "derived", "reported", "reconstructed")
PROVENANCE = ("source", "why", "parts")
"""The fields of a row that tell where it comes from; the rules read the others."""
MOST = 1_000_000
"""The largest number in contents: sums of such still fit into the machine's, in which the rules reckon."""


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
        data = list(self._read().items())
        return hashlib.sha256(msgspec.json.encode(data, order="deterministic")).hexdigest()[:12]

    def other_than(self, other: Content) -> list[str]:
        """The tables in which the rules read something else than in others of the same game."""
        there = other._read()
        return [name for name, rows in self._read().items() if rows != there[name]]

    def _read(self) -> dict[str, list[dict[str, object]]]:
        """What the rules read, by table."""
        return {name: [_bare(row) for row in rows] for name, rows in self.tables()}


def _origins(table: str, source: Source, rows: list[Row]) -> Iterator[Origin]:
    """The rows of a table that come from one source, and the parts of its rows that do."""
    alike = [row for row in rows if row.source == source]
    names = [name for row in alike if (name := getattr(row, "name", ""))]
    parts = list(dict.fromkeys(part for row in rows for part, other in row.parts.items() if other == source))
    if alike:
        yield Origin(table, source, names, len(alike), len(rows))
    if parts:
        yield Origin(table, source, parts, len(parts), len(_bare(rows[0])))


def _bare(row: Row) -> dict[str, object]:
    """A row without where it comes from, and without what it leaves unsaid: a field that is new changes no digest."""
    fields = {name: getattr(row, name) for name in row.__struct_fields__ if name not in PROVENANCE}
    return {name: value for name, value in fields.items() if value is not msgspec.UNSET}


AnyContent = TypeVar("AnyContent", bound=Content)


WHOLE_FILE = "whole-file"
HEAD = ("game", "name")
"""What a content file may say of itself before its first table: which game it is for, and how it is called."""


class Head(NamedTuple):
    """Which game a content file is for, and how it is called; empty where it does not say."""

    game: str
    name: str


def read_head(file: Path | Traversable) -> Head:
    """What a content file says of itself."""
    data = _parsed(file, _text(file))
    return Head(*(value if isinstance(value := data.get(key), str) else "" for key in HEAD))


def read_content(file: Path | Traversable, shape: type[AnyContent]) -> AnyContent:
    """Read and check a content file; refuses it with file, line, table and reason. (A game's own constraints raise
    ValueError in `__post_init__`.)
    """
    text = _text(file)
    try:
        return msgspec.convert(_with_sources(_parsed(file, text)), shape)
    except msgspec.ValidationError as error:
        raise _refused(file, text, *_located(str(error))) from None
    except _Wrong as error:
        raise _refused(file, text, error.table, error.reason) from None


class _Wrong(Exception):
    """A table that cannot be taken, and why."""

    def __init__(self, table: str, reason: str) -> None:
        self.table = table
        self.reason = reason


def _refused(file: Path | Traversable, text: str, table: str, reason: str) -> BadContent:
    line = line_of(text, table) or line_of(text, reason.partition(":")[0])
    key = "content-refused-at" if line else "content-refused"
    return BadContent(key, file=str(file), line=line, table=table, reason=reason)


def line_of(text: str, place: str) -> int:
    """The line on which `table[3].field` of a TOML text stands, or its row begins; 0 where it is not found."""
    table, row, field = _parts(place)
    lines = text.splitlines()
    begins = re.compile(rf"\s*(?:\[\[?\s*{table}\s*[].]|{table}\s*=)")
    rows = [number for number, line in enumerate(lines, 1) if begins.match(line)]
    if not rows:
        return 0
    start = rows[min(row, len(rows) - 1)]
    own = takewhile(lambda line: not line.startswith("["), lines[start:])
    fields = (number for number, line in enumerate(own, start + 1) if field and re.match(rf"\s*{field}\s*=", line))
    return next(fields, start)


def _parts(place: str) -> tuple[str, int, str]:
    """`cards[3].pattern[1]` as its table, its row and its field, ready for a search."""
    match = re.match(r"([\w-]+)(?:\[(\d+)\])?(?:\.([\w-]+))?", place)
    return (match[1], int(match[2] or 0), match[3] or "") if match else ("\0", 0, "")


def _text(file: Path | Traversable) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadContent("content-unreadable", file=str(file), reason=error.strerror or str(error)) from None
    except UnicodeDecodeError as error:
        raise BadContent("content-not-toml", file=str(file), reason=str(error)) from None


def _parsed(file: Path | Traversable, text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent("content-not-toml", file=str(file), reason=str(error)) from None


def _with_sources(data: dict[str, object]) -> dict[str, object]:
    """Give every row its table's provenance where it has none of its own; what the file says of itself is left out."""
    provenance = data.pop("provenance", {})
    if not isinstance(provenance, dict) or not all(isinstance(common, dict) for common in provenance.values()):
        raise _Wrong("provenance", "must be a table of tables")
    tables = {name: value for name, value in data.items() if name not in HEAD or not isinstance(value, str)}
    for table, value in tables.items():
        for name, row in _named(table, value):
            if not isinstance(row, dict):
                raise _Wrong(table, "must be a table or a list of tables")
            row.update(provenance.get(table, {}) | row)
            if "source" not in row:
                raise _Wrong(name, f"has no source; give it one of {', '.join(SOURCES)}")
            _check_numbers(name, row)
    return tables


def _check_numbers(name: str, row: dict[str, object]) -> None:
    """No number of a row is too large to be reckoned with."""
    for field, held in row.items():
        if any(abs(number) > MOST for number in _numbers(held)):
            raise _Wrong(f"{name}.{field}", f"a number must be from -{MOST} to {MOST}")


def _numbers(value: object) -> Iterator[int]:
    """All whole numbers in something."""
    if isinstance(value, int):
        yield value
    elif isinstance(value, (list, dict)):
        for held in value.values() if isinstance(value, dict) else value:
            yield from _numbers(held)


def toml(content: Content, called: str = "") -> str:
    """A content file that is read as these contents: a line for each table, whose values TOML writes as JSON does."""
    head = {"name": called} if called else {}
    return "".join(f"{name} = {_value(rows)}\n" for name, rows in (head | msgspec.to_builtins(content)).items())


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
    return match[2] or WHOLE_FILE, match[1]
