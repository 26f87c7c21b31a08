"""Shards: files of whole games. JSON lines need nothing; Parquet needs pyarrow."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.core.errors import LudotecaError
from ludoteca.datasets.rows import Row

EXTRA = "ludoteca[dataset]"


def to_jsonl(rows: Sequence[Row]) -> bytes:
    """A line for each game."""
    return b"".join(msgspec.json.encode(row) + b"\n" for row in rows)


def from_jsonl(data: bytes) -> Iterator[Row]:
    """The games of such a file."""
    decoder = msgspec.json.Decoder(Row)
    return map(decoder.decode, data.splitlines())


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow  # type: ignore[import-untyped]
        import pyarrow.parquet  # type: ignore[import-untyped]
    except ImportError:
        raise LudotecaError("extra-missing", library="pyarrow", extra=EXTRA) from None
    return pyarrow, pyarrow.parquet


def _schema() -> Any:
    """The columns, told rather than guessed: a game without decisions has the same ones."""
    arrow, _ = _arrow()
    whole, text = arrow.int32(), arrow.string()
    decision = arrow.struct(
        [("seat", whole), ("seen", arrow.binary()), ("legal", arrow.list_(whole)), ("action", whole)]
    )
    lists = [("bots", arrow.list_(text)), ("scores", arrow.list_(whole)), ("ranks", arrow.list_(whole))]
    rest = [("ending", text), ("turns", whole), ("record", text), ("kept", arrow.list_(decision))]
    return arrow.schema([("number", arrow.int64()), *lists, *rest])


def to_parquet(rows: Sequence[Row]) -> bytes:
    """A table with a row for each game, its record as the text of its JSON."""
    arrow, parquet = _arrow()
    plain = [
        msgspec.to_builtins(row, builtin_types=[bytes]) | {"record": row.record.to_json().decode()} for row in rows
    ]
    table = arrow.Table.from_pylist(plain, _schema())
    out = io.BytesIO()
    parquet.write_table(table, out, compression="zstd")
    return out.getvalue()


def from_parquet(data: bytes) -> Iterator[Row]:
    """The games of such a file."""
    _, parquet = _arrow()
    for row in parquet.read_table(io.BytesIO(data)).to_pylist():
        yield msgspec.convert(row | {"record": msgspec.json.decode(row["record"])}, Row)


WRITING: dict[str, Callable[[Sequence[Row]], bytes]] = {"jsonl": to_jsonl, "parquet": to_parquet}
READING: dict[str, Callable[[bytes], Iterator[Row]]] = {"jsonl": from_jsonl, "parquet": from_parquet}


def read_shard(file: Path) -> Iterator[Row]:
    """The games of a file, by its name's end."""
    try:
        yield from READING[file.suffix[1:]](file.read_bytes())
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, ValueError) as error:
        raise LudotecaError("dataset-broken", file=str(file), reason=str(error)) from None
