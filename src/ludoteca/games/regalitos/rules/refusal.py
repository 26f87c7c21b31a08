"""What a chapter says when something may not be done: the refusal, and refusals that several of them give."""

from __future__ import annotations

from typing import Final

from ludoteca.core.errors import Illegal
from ludoteca.games.regalitos.table import (
    ADDRESSING,
    DECORATING,
    DELIVERING,
    OVER,
    PAPERING,
    PAYING,
    PLACED,
    PLACING,
    RIDDING,
    SWAPPING,
    WRAPPING,
    Table,
)

FIRST: Final = {
    PLACING: "place-token-first",
    PLACED: "only-extras-now",
    WRAPPING: "choose-wrapping-first",
    PAPERING: "choose-paper-first",
    DECORATING: "choose-decoration-first",
    DELIVERING: "choose-delivery-first",
    ADDRESSING: "choose-recipient-first",
    PAYING: "choose-energy-first",
    RIDDING: "choose-receiver-first",
    SWAPPING: "choose-swap-first",
    OVER: "game-over",
}
"""What has to be decided first, by phase."""


def no(key: str, **details: object) -> Illegal:
    """The refusal of that key."""
    return Illegal(key, "regalitos", **details)


def not_in(t: Table, *phases: int) -> Illegal | None:
    """The refusal of what belongs to other phases than the present one."""
    return None if t.phase in phases else no(FIRST[t.phase])


def not_placing(t: Table) -> Illegal | None:
    """R-10, R-16: a turn has one token, and it is placed before anything else that follows from it."""
    return no("no-second-token") if t.phase == PLACED else not_in(t, PLACING)


def named(t: Table, sort: int) -> dict[str, object]:
    """The colour and size of a sort, for a refusal."""
    colour, size, *_ = t.rules.charts.picks[sort]
    return {"colour": colour, "size": size}
