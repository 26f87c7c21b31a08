"""Where capoeiras live: freeing them to the plazas, attacking, and the Cabeça de Porco.

Q-03, Q-04, Q-06, Q-31, Q-33, Q-38, Q-40, Q-57.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.sets import with_
from ludoteca.core.verbs import Numbers
from ludoteca.games.quissama.pieces import ALEMAO, CABECA, GANGS, GUAIAMUM, PLACES, PLAZAS, PRINCESA
from ludoteca.games.quissama.rules.payments import can_pay
from ludoteca.games.quissama.rules.refusal import no, no_ability, no_free_holder, not_playing
from ludoteca.games.quissama.seen import events
from ludoteca.games.quissama.table import Table


def living_at(t: Table, place: int) -> int:
    """How many capoeiras are at a place."""
    if place < PLAZAS:
        return t.plaza[place]
    return t.cabeca if place == CABECA else t.workers[place - PLAZAS]


def place_name(t: Table, place: int) -> str:
    """The name of a place."""
    if place < PLAZAS:
        return t.rules.plaza_names[place]
    return t.rules.shop_names[place - PLAZAS] if place < CABECA else "cabeca-de-porco"


def nobody_at(t: Table, place: int) -> Illegal | None:
    """No capoeira is there."""
    return None if living_at(t, place) > 0 else no("no-capoeira-there", place=place_name(t, place))


def no_senzala(t: Table) -> Illegal | None:
    """Q-33, Q-44: nobody is left to free."""
    return None if t.senzala > 0 else no("no-capoeira-left")


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


# Freeing


def price_of_freeing(t: Table, plaza: int) -> int:
    """Q-33: a Freedom and an icon of the plaza's gang."""
    return t.rules.free[t.rules.charts.gang[plaza]]


def price_by_freedom(t: Table, plaza: int) -> int:
    """Q-31: the Freedom alone."""
    return t.rules.free_by_freedom


def price_by_icon(t: Table, plaza: int) -> int:
    """Q-31: the icon alone."""
    return t.rules.free_by_icon[t.rules.charts.gang[plaza]]


def add_freeing(t: Table, out: Numbers, purse: i64) -> None:
    """Q-33: to any plaza, if the Senzala is not empty; Q-31: with Princesa, for less."""
    if t.senzala == 0:
        return
    add_plazas(t, out, t.rules.numbers.free, t.rules.free, purse)
    if t.can_use(PRINCESA):
        by_freedom = t.rules.free_by_freedom
        add_plazas(t, out, t.rules.numbers.free_by_freedom, [by_freedom, by_freedom], purse)
        add_plazas(t, out, t.rules.numbers.free_by_icon, t.rules.free_by_icon, purse)


def add_plazas(t: Table, out: Numbers, numbers: Numbers, prices: list[int], purse: i64) -> None:
    """The plazas of each gang whose price can be paid."""
    gang = t.rules.charts.gang
    payable = [can_pay(t, purse, prices[0]), can_pay(t, purse, prices[1])]
    for plaza in range(PLAZAS):
        if payable[gang[plaza]]:
            out.append(numbers[plaza])


def no_free(t: Table, plaza: int) -> Illegal | None:
    """Q-33: the Senzala is empty."""
    return not_playing(t) or no_senzala(t)


def no_princesa(t: Table, plaza: int) -> Illegal | None:
    """Q-31: Princesa does not help."""
    return not_playing(t) or no_ability(t, PRINCESA) or no_senzala(t)


def free(t: Table, plaza: int, chance: Chance) -> None:
    """Q-33: a capoeira from the Senzala to a plaza."""
    free_one(t, plaza)
    if t.events is not None:
        t.events.append(events.Freed(t.seat, t.rules.plaza_names[plaza]))


def free_by_princesa(t: Table, plaza: int, chance: Chance) -> None:
    """Q-31: the same for the Freedom alone, or the icon alone, once a turn."""
    t.used = with_(t.used, PRINCESA)
    free(t, plaza, chance)


# Attacking


def price_of_attack(t: Table, place: int) -> int:
    """Q-38: three capoeira icons of the other gang."""
    return t.rules.attack[t.rules.charts.gang[place]]


def can_be_attacked(t: Table, place: int) -> bool:
    """Q-38: a plaza with capoeiras; an opponent's shop, or the Cabeça de Porco, when the plazas before it are empty."""
    if living_at(t, place) == 0:
        return False
    return place < PLAZAS or (not is_own_shop(t, place) and is_unguarded(t, place))


def is_own_shop(t: Table, place: int) -> bool:
    """Q-38: nobody attacks an own shop."""
    return PLAZAS <= place < CABECA and t.burgher[place - PLAZAS] == t.seat


def is_unguarded(t: Table, place: int) -> bool:
    """Q-38: is the plaza of a shop empty? Before the Cabeça de Porco stand all plazas of its gang."""
    if place < CABECA:
        return t.plaza[t.rules.charts.plaza[place - PLAZAS]] == 0
    gang = t.rules.charts.gang
    return all(not (gang[plaza] == gang[CABECA] and t.plaza[plaza] > 0) for plaza in range(PLAZAS))


def add_attacks(t: Table, out: Numbers, purse: i64) -> None:
    """Q-38: the places of a gang against which the icons of the other can be paid."""
    prices = t.rules.attack
    payable = [can_pay(t, purse, prices[0]), can_pay(t, purse, prices[1])]
    if payable[0] or payable[1]:
        gang = t.rules.charts.gang
        for place in range(PLACES):
            if payable[gang[place]] and can_be_attacked(t, place):
                out.append(t.rules.numbers.attack[place])


def no_attack(t: Table, place: int) -> Illegal | None:
    """Q-38: nobody is there, it is an own shop, or the plaza before it is not empty."""
    wrong = not_playing(t)
    if wrong or can_be_attacked(t, place):
        return wrong
    if living_at(t, place) > 0 and is_own_shop(t, place):
        return no("no-attack-on-own")
    return nobody_at(t, place) or no("no-attack-behind-plaza", place=place_name(t, place))


def attack(t: Table, place: int, chance: Chance) -> None:
    """Q-38: one capoeira of the attacked place goes to the Senzala."""
    send_back(t, place)
    if t.events is not None:
        gang = GANGS[t.rules.charts.gang[place]]
        t.events.append(events.Attacked(t.seat, place_name(t, place), gang))


# The Cabeça de Porco, home of the Guaiamuns


def price_of_recruit(t: Table, plaza: int) -> int:
    """Q-40: two Coins and a Guaiamum."""
    return t.rules.recruit


def is_guaiamum(t: Table, plaza: int) -> bool:
    """Q-57: only Guaiamuns live in the Cabeça de Porco."""
    return t.rules.charts.gang[plaza] == GUAIAMUM


def add_recruits(t: Table, out: Numbers, numbers: Numbers) -> None:
    """The Guaiamum plazas somebody can come from, while there is room."""
    if t.cabeca < t.rules.spaces:
        for plaza in range(PLAZAS):
            if t.plaza[plaza] > 0 and is_guaiamum(t, plaza):
                out.append(numbers[plaza])


def may_recruit(t: Table) -> bool:
    """Q-40: Alemão's holder, unblocked; anybody where the table has chosen so."""
    return t.rules.anyone_recruits or t.has_free(t.seat, ALEMAO)


def add_recruiting(t: Table, out: Numbers, purse: i64) -> None:
    """Q-40: for who may and can pay."""
    if may_recruit(t) and can_pay(t, purse, t.rules.recruit):
        add_recruits(t, out, t.rules.numbers.recruit)


def no_recruit(t: Table, plaza: int) -> Illegal | None:
    """Q-40: not for this seat, or nobody moves in from there now."""
    wrong = not_playing(t) or (None if may_recruit(t) else no_free_holder(t, ALEMAO))
    return wrong or nobody_to_recruit(t, plaza)


def nobody_to_recruit(t: Table, plaza: int) -> Illegal | None:
    """Q-40, Q-57: no Guaiamum, no room, or nobody there."""
    if not is_guaiamum(t, plaza):
        return no("no-nagoa-in-cabeca")
    return nobody_at(t, plaza) if t.cabeca < t.rules.spaces else no("no-space-in-cabeca", count=t.rules.spaces)


def recruit(t: Table, plaza: int, chance: Chance) -> None:
    """Q-40: a Guaiamum moves from a plaza into the Cabeça de Porco."""
    t.plaza[plaza] -= 1
    t.cabeca += 1
    if t.events is not None:
        t.events.append(events.Recruited(t.seat, t.rules.plaza_names[plaza], t.cabeca))
