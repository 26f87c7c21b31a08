"""The Cabeça de Porco, home of the Guaiamuns (Q-40, Q-57)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.games.quissama.charts import NUMBERS, RECRUIT
from ludoteca.games.quissama.pieces import GUAIAMUM, NOBODY, PLAZAS
from ludoteca.games.quissama.rules.payments import can_pay
from ludoteca.games.quissama.seen import events
from ludoteca.games.quissama.table import Table


def add_recruits(t: Table, out: list[Any], first: int) -> None:
    """The Guaiamum plazas somebody can come from, while there is room."""
    if t.cabeca < t.rules.spaces:
        for plaza in range(PLAZAS):
            if t.plaza[plaza] > 0 and t.rules.charts.gang[plaza] == GUAIAMUM:
                out.append(NUMBERS[first + plaza])


def add_recruiting(t: Table, out: list[Any], purse: i64) -> None:
    """Q-40: anybody may, for two Coins and a Guaiamum."""
    if can_pay(t, purse, t.rules.recruit):
        add_recruits(t, out, RECRUIT)


def recruit(t: Table, plaza: int, chance: Chance) -> int:
    """Q-40: a Guaiamum moves from a plaza into the Cabeça de Porco."""
    t.plaza[plaza] -= 1
    t.cabeca += 1
    if t.events is not None:
        t.events.append(events.Recruited(t.seat, t.rules.plaza_names[plaza], t.cabeca))
    return NOBODY
