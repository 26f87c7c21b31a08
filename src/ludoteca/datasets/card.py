"""The card of a dataset: what it holds, and all that is needed to make it again."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal, get_args

import msgspec

import ludoteca
from ludoteca.arena.plan import Plan, clocked, game_of
from ludoteca.core.errors import LudotecaError
from ludoteca.core.layout import Part
from ludoteca.core.record import Json, Plain

FORMAT = "ludoteca-dataset-1"
FILE = "card.json"
Kind = Literal["jsonl", "parquet"]
KINDS: tuple[str, ...] = get_args(Kind)
SAME = ("ludoteca", "shard", "kind", "observations")
"""What stays as it began, beside the plan."""


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """How a dataset was made. The same plan gives the same games, whoever plays them and wherever."""

    format: str = FORMAT
    ludoteca: str
    """The version of Ludoteca."""
    plan: Plain
    """The tournament, as `ludoteca arena` has it: game, rules, contents' digest, players, options, bots, seed."""
    games: int
    """How many were asked for."""
    written: int = 0
    """How many are in whole shards."""
    shard: int
    """How many games a shard has; the last may have fewer."""
    kind: Kind
    observations: bool
    """Is what was seen and legal written too? (Else `Row.decisions` works it out.)"""
    repeatable: bool
    """False where a bot thinks by the clock: its games cannot be played again."""
    num_actions: int
    layout: list[Part]
    """The parts of an observation, in order."""

    def file(self, number: int) -> str:
        """The name of a shard."""
        return f"games-{number:05}.{self.kind}"

    def shards(self) -> list[range]:
        """The games of each shard."""
        starts = range(0, self.games, self.shard)
        return [range(start, min(start + self.shard, self.games)) for start in starts]


def make_card(plan: Plan, games: int, shard: int, kind: str, observations: bool) -> Card:
    """A checked card, or an error that says what does not fit."""
    if kind not in KINDS:
        raise LudotecaError("dataset-kind", kind=kind, right=", ".join(KINDS))
    if shard < 1:
        raise LudotecaError("dataset-shard", shard=shard)
    game = game_of(plan)
    return Card(
        ludoteca=ludoteca.__version__,
        plan=plan.identity(),
        games=games,
        shard=shard,
        kind=msgspec.convert(kind, Kind),
        observations=observations,
        repeatable=not clocked(plan.bots, game),
        num_actions=game.num_actions,
        layout=game.layout(plan.players),
    )


def read_card(folder: Path | str) -> Card:
    """The card of a folder, or an error that says there is none."""
    file = Path(folder, FILE)
    try:
        card = msgspec.json.decode(file.read_bytes(), type=Card)
    except (OSError, msgspec.DecodeError, UnicodeError):
        raise LudotecaError("dataset-strange", folder=str(folder)) from None
    if card.format != FORMAT:
        raise LudotecaError("dataset-strange", folder=str(folder))
    return card


def write_card(folder: Path, card: Card) -> None:
    """Put it in its place whole."""
    put(folder / FILE, msgspec.json.format(msgspec.json.encode(card), indent=1) + b"\n")


def put(file: Path, data: bytes) -> None:
    """Write a file that is there whole or not at all."""
    unfinished = file.with_suffix(".unfinished")
    unfinished.write_bytes(data)
    os.replace(unfinished, file)


def check_same(folder: Path, here: Card, there: Card) -> None:
    """A folder goes on only as it began; how many games are asked for may change."""
    for name in (*here.plan, *SAME):
        ours, theirs = (card.plan.get(name) if name in here.plan else getattr(card, name) for card in (here, there))
        if ours != theirs:
            raise LudotecaError("dataset-other", folder=str(folder), field=name, here=_told(ours), there=_told(theirs))


def _told(value: Json) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
