"""How the chapters refuse: keys of the words files, and what several chapters refuse alike."""

from __future__ import annotations

from typing import Final

from ludoteca.core.errors import Illegal
from ludoteca.games.santakaos.pending import PENDING, asks, kind_of
from ludoteca.games.santakaos.pieces import CHAIR, LOCATIONS
from ludoteca.games.santakaos.table import ACTION, DIE, OVER, REST, Table

WRONG_STAGE: Final[dict[tuple[int, int], str]] = {
    (DIE, ACTION): "die-taken",
    (DIE, REST): "die-taken",
    (ACTION, DIE): "take-die-first",
    (ACTION, REST): "action-done",
    (REST, DIE): "take-die-first",
    (REST, ACTION): "action-before-end",
}
"""Why not, by the stage something belongs to and the present one."""


def no(key: str, **details: object) -> Illegal:
    """The refusal of that key."""
    return Illegal(key, "santakaos", **details)


def not_free(t: Table) -> Illegal | None:
    """S-10: the refusal of a free action while something else is to be decided, or when the game is over."""
    if t.pending:
        return no(f"first-{PENDING[kind_of(t.pending[-1])]}")
    return Illegal("game-over") if t.stage == OVER else None


def not_at(t: Table, stage: int) -> Illegal | None:
    """S-10: the refusal of what belongs to another stage of the turn."""
    return not_free(t) or (None if t.stage == stage else no(WRONG_STAGE[stage, t.stage]))


def not_here(t: Table, location: int) -> Illegal | None:
    """S-10, S-23: the refusal of the action of a location the die was not taken at; at the chair all are open."""
    wrong = not_at(t, ACTION)
    if wrong is not None or t.location == location or t.location == CHAIR:
        return wrong
    return no("other-location", location=LOCATIONS[t.location])


def not_asked(t: Table, kind: int) -> Illegal | None:
    """The refusal of an answer to what is not to be decided now."""
    return None if asks(t, kind) else not_free(t) or no("not-asked")


def too_dear(t: Table, price: int) -> Illegal | None:
    """The coins of the player whose turn it is do not reach."""
    coins = t.mine().coins
    return None if coins >= price else no("too-dear", price=price, coins=coins)
