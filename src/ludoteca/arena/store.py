"""A file of results: a line that names the plan, then one line for every finished game. It can be resumed."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from ludoteca.arena.plan import Plan
from ludoteca.arena.play import Result
from ludoteca.core.errors import LudotecaError
from ludoteca.core.record import Json, Plain

FORMAT = "ludoteca-arena-1"


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The first line."""

    format: str
    plan: Plain


def seed_in(file: Path) -> int | None:
    """The seed of a results file, so that going on needs no seed; None where there is nothing yet."""
    header = _header(file)
    return None if header is None else msgspec.convert(header.plan["seed"], int)


def read_results(file: Path, plan: Plan) -> dict[int, Result]:
    """The finished games of this plan by number; another plan's file is refused."""
    header = _header(file)
    if header is None:
        return {}
    here = plan.identity()
    for name in here | header.plan:
        if here.get(name, "") != header.plan.get(name, ""):
            told = {"there": _told(header.plan.get(name, "")), "here": _told(here.get(name, ""))}
            raise LudotecaError("results-other", file=str(file), field=name, **told)
    return _results(file)


def _told(value: Json) -> str:
    """A value of a plan as one short text."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _header(file: Path) -> Header | None:
    """The first line of a file; None if the file is empty or not there."""
    if not file.exists() or file.stat().st_size == 0:
        return None
    with file.open("rb") as lines:
        try:
            header = msgspec.json.decode(lines.readline(), type=Header)
        except (msgspec.DecodeError, UnicodeError):
            raise LudotecaError("results-strange", file=str(file)) from None
    if header.format != FORMAT or not isinstance(header.plan.get("seed"), int):
        raise LudotecaError("results-strange", file=str(file))
    return header


def _results(file: Path) -> dict[int, Result]:
    """Every whole line after the first; only the last may be cut short."""
    decoder = msgspec.json.Decoder(Result)
    found: dict[int, Result] = {}
    with file.open("rb") as lines:
        for number, line in enumerate(lines, 1):
            if number == 1 or not line.endswith(b"\n"):
                continue
            try:
                result = decoder.decode(line)
            except (msgspec.DecodeError, UnicodeError) as error:
                raise LudotecaError("results-broken", file=str(file), line=number, reason=str(error)) from None
            found[result.number] = result
    return found


class Store:
    """A results file that is being written: every line is on disk whole before the next game is counted."""

    def __init__(self, file: Path, plan: Plan) -> None:
        self._file = file.open("ab", buffering=0)
        if self._file.tell() == 0:
            self._write(Header(format=FORMAT, plan=plan.identity()))
        else:
            self._file.truncate(_whole(file))

    def add(self, result: Result) -> None:
        """One more finished game."""
        self._write(result)

    def _write(self, line: msgspec.Struct) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()


def _whole(file: Path) -> int:
    """How long a file is without a half-written last line."""
    with file.open("rb") as lines:
        return sum(len(line) for line in lines if line.endswith(b"\n"))
