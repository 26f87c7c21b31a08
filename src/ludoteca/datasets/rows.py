"""A game of a dataset: its record, how it went, and its decisions as a program that learns wants them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from librt.strings import BytesWriter

from ludoteca.arena.play import Result
from ludoteca.core.record import Record, replay


class Decision(msgspec.Struct, frozen=True):
    """What a seat saw, as its game writes it (one byte a number, see `Card.layout`), could do, and did."""

    seat: int
    seen: bytes
    legal: list[int]
    action: int


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game; lists go by seat."""

    number: int
    bots: list[str]
    scores: list[int]
    ranks: list[int]
    ending: str
    turns: int
    record: Record
    kept: list[Decision] | None = None
    """The decisions, where the dataset has them."""

    def decisions(self) -> list[Decision]:
        """All decisions in their order: as they were kept, else from the record."""
        return list(decided(self.record)) if self.kept is None else self.kept


def row_of(result: Result, observations: bool) -> Row:
    """A game that was played with its record."""
    assert isinstance(result.record, str), "the plan keeps records"
    record = Record.from_json(result.record)
    return Row(
        number=result.number,
        bots=list(result.bots),
        scores=result.scores,
        ranks=result.ranks,
        ending=result.ending,
        turns=result.turns,
        record=record,
        kept=list(decided(record)) if observations else None,
    )


def decided(record: Record) -> Iterator[Decision]:
    """The decisions of a record, played again."""
    played = replay(record)
    for state, action in zip(played, played.numbers, strict=False):
        out = BytesWriter()
        state.observe(state.seat, out)
        yield Decision(state.seat, out.getvalue(), state.legal(), action)
