"""Where capoeiras live: plazas, shops, the Cabeça de Porco, and the Senzala they come from (Q-03, Q-04, Q-06)."""

from __future__ import annotations

from ludoteca.games.quissama.pieces import CABECA, PLAZAS, SHOPS
from ludoteca.games.quissama.table import Table


def living_at(t: Table, place: int) -> int:
    """How many capoeiras are at a place."""
    if place < PLAZAS:
        return t.plaza[place]
    return t.cabeca if place == CABECA else t.workers[place - PLAZAS]


def free_one(t: Table, plaza: int) -> None:
    """Q-33, Q-44: a capoeira comes from the Senzala to a plaza."""
    t.senzala -= 1
    t.plaza[plaza] += 1


def send_back(t: Table, place: int) -> None:
    """Q-38, Q-42: a capoeira is sent to the Senzala."""
    if place < PLAZAS:
        t.plaza[place] -= 1
    elif place == CABECA:
        t.cabeca -= 1
    else:
        t.workers[place - PLAZAS] -= 1
    t.senzala += 1


def place_name(t: Table, place: int) -> str:
    """The name of a place."""
    if place < PLAZAS:
        return t.rules.plaza_names[place]
    return t.rules.shop_names[place - PLAZAS] if place < PLAZAS + SHOPS else "cabeca-de-porco"
