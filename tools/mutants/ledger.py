"""What became of each mutant: a line each in a file that is added to, so that an interrupted run goes on where it was.
Mutants that change nothing anybody could notice are listed, with the reason, in `equivalent.toml`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

from tools.mutants.rooms import Room
from tools.mutants.sites import Mutant

COLUMNS = "{:<10} {:>8} {:>7} {:>6} {:>11} {:>8} {:>6}"


class Tried(msgspec.Struct, frozen=True):
    """A mutant that has been tried."""

    file: str
    where: str
    was: str
    becomes: str
    killed: bool
    by: str
    seconds: float

    @property
    def mutant(self) -> Mutant:
        return Mutant(self.file, self.where, self.was, self.becomes)


class Alike(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mutant nobody could notice, and why."""

    file: str
    where: str
    was: str
    becomes: str
    why: str

    @property
    def mutant(self) -> Mutant:
        return Mutant(self.file, self.where, self.was, self.becomes)


class Ledger:
    """The file of those tried; of one tried twice the later word counts."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = path.read_bytes().splitlines() if path.exists() else []
        self.tried = {tried.mutant: tried for tried in (msgspec.json.decode(line, type=Tried) for line in lines)}

    def add(self, tried: Tried) -> None:
        self.tried[tried.mutant] = tried
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(tried) + b"\n")


def equivalent(path: Path) -> dict[Mutant, str]:
    """Those judged equivalent, each with the reason."""
    rows = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8"))["equivalent"], list[Alike])
    return {row.mutant: row.why for row in rows}


def table(samples: dict[Room, list[Mutant]], ledger: Ledger, alike: dict[Mutant, str]) -> list[str]:
    """Room by room: how many were noticed of those that could be."""
    lines = [COLUMNS.format("room", "mutants", "killed", "lived", "equivalent", "noticed", "goal")]
    for room, mutants in samples.items():
        lines.append(_row(room.name, f"{room.goal} %", mutants, ledger, alike))
    every = [mutant for mutants in samples.values() for mutant in mutants]
    return [*lines, _row("all", "", every, ledger, alike)]


def _row(name: str, goal: str, mutants: list[Mutant], ledger: Ledger, alike: dict[Mutant, str]) -> str:
    same = [mutant for mutant in mutants if mutant in alike]
    tried = [ledger.tried[mutant] for mutant in mutants if mutant not in alike and mutant in ledger.tried]
    killed = sum(each.killed for each in tried)
    share = f"{100 * killed / len(tried):.1f} %" if tried else "-"
    return COLUMNS.format(name, len(same) + len(tried), killed, len(tried) - killed, len(same), share, goal)
