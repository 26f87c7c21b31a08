"""What a player can do, as structs; the numbers behind them are in charts.py."""

from __future__ import annotations

import msgspec


class Act(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """One action of the list."""


class End(Act, frozen=True, tag="end"):
    """H-12: end the turn."""


class Climb(Act, frozen=True, tag="climb"):
    """H-30: one floor up."""


class Start(Act, frozen=True, tag="start"):
    """H-06: put the pawn on a starting cell."""

    cell: str


class WarmUp(Act, frozen=True, tag="warm-up"):
    """H-47, warm-up: put a first token on the ground floor."""

    cell: str


class Move(Act, frozen=True, tag="move"):
    """H-26: walk to a cell of the same floor."""

    cell: str


class ThrowDown(Act, frozen=True, tag="throw-down"):
    """H-22: play a card face down for one token anywhere on one's own floor."""

    card: str
    cell: str


class Throw(Act, frozen=True, tag="throw"):
    """H-13: play a card face up; `cells` get a token each."""

    card: str
    cells: tuple[str, ...]

    def __post_init__(self) -> None:
        """The order of the cells does not matter: A1 B1 … A2 B2 …"""
        in_order = tuple(sorted(self.cells, key=lambda cell: (cell[1:], cell[:1])))
        msgspec.structs.force_setattr(self, "cells", in_order)


AnyAct = End | Climb | Start | WarmUp | Move | ThrowDown | Throw
