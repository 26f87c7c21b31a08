"""The capoeiras and the plazas: freeing (Q-31, Q-33) and attacking (Q-38)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.games.quissama.charts import ATTACK, FREE, FREE_BY_FREEDOM, FREE_BY_ICON, NUMBERS
from ludoteca.games.quissama.pieces import CABECA, GANGS, NOBODY, PLACES, PLAZAS, PRINCESA
from ludoteca.games.quissama.rules.capoeiras import free_one, living_at, place_name, send_back
from ludoteca.games.quissama.rules.payments import can_pay
from ludoteca.games.quissama.seen import events
from ludoteca.games.quissama.table import Table


def add_freeing(t: Table, out: list[Any], purse: i64) -> None:
    """Q-33: a Freedom and an icon of the plaza's gang, if the Senzala is not empty; Q-31: with Princesa, for less."""
    if t.senzala == 0:
        return
    add_plazas(t, out, FREE, t.rules.free, purse)
    if t.can_use(PRINCESA):
        by_freedom = t.rules.free_by_freedom
        add_plazas(t, out, FREE_BY_FREEDOM, [by_freedom, by_freedom], purse)
        add_plazas(t, out, FREE_BY_ICON, t.rules.free_by_icon, purse)


def add_plazas(t: Table, out: list[Any], first: int, prices: list[int], purse: i64) -> None:
    """The plazas of each gang whose price can be paid."""
    gang = t.rules.charts.gang
    payable = [can_pay(t, purse, prices[0]), can_pay(t, purse, prices[1])]
    for plaza in range(PLAZAS):
        if payable[gang[plaza]]:
            out.append(NUMBERS[first + plaza])


def free(t: Table, plaza: int, chance: Chance) -> int:
    """Q-33: a capoeira from the Senzala to a plaza."""
    free_one(t, plaza)
    if t.events is not None:
        t.events.append(events.Freed(t.seat, t.rules.plaza_names[plaza]))
    return NOBODY


def free_by_princesa(t: Table, plaza: int, chance: Chance) -> int:
    """Q-31: the same for the Freedom alone, or the icon alone, once a turn."""
    t.used |= 1 << PRINCESA
    free(t, plaza, chance)
    return PRINCESA


def can_be_attacked(t: Table, place: int) -> bool:
    """Q-38: a plaza with capoeiras; an opponent's shop, or the Cabeça de Porco, when the plazas before it are empty."""
    if living_at(t, place) == 0:
        return False
    if place < PLAZAS:
        return True
    return is_unguarded(t, place) and (place == CABECA or t.burgher[place - PLAZAS] != t.seat)


def is_unguarded(t: Table, place: int) -> bool:
    """Q-38: is the plaza of a shop empty? Before the Cabeça de Porco stand all plazas of its gang."""
    if place < CABECA:
        return t.plaza[t.rules.charts.plaza[place - PLAZAS]] == 0
    gang = t.rules.charts.gang
    return all(not (gang[plaza] == gang[CABECA] and t.plaza[plaza] > 0) for plaza in range(PLAZAS))


def add_attacks(t: Table, out: list[Any], purse: i64) -> None:
    """Q-38: three capoeira icons of one gang against a place of the other."""
    prices = t.rules.attack
    payable = [can_pay(t, purse, prices[0]), can_pay(t, purse, prices[1])]
    if payable[0] or payable[1]:
        gang = t.rules.charts.gang
        for place in range(PLACES):
            if payable[gang[place]] and can_be_attacked(t, place):
                out.append(NUMBERS[ATTACK + place])


def attack(t: Table, place: int, chance: Chance) -> int:
    """Q-38: one capoeira of the attacked place goes to the Senzala."""
    send_back(t, place)
    if t.events is not None:
        gang = GANGS[t.rules.charts.gang[place]]
        t.events.append(events.Attacked(t.seat, place_name(t, place), gang))
    return NOBODY
