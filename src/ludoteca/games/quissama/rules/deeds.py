"""What every kind of action costs and does, by table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.core.chance import Chance
from ludoteca.games.quissama.charts import BLESS, FREE, PAY, STARTS
from ludoteca.games.quissama.pieces import SEATS
from ludoteca.games.quissama.rules.abilities import keep, lay_under, look, rob, swap, take_from_under
from ludoteca.games.quissama.rules.cabeca_de_porco import recruit
from ludoteca.games.quissama.rules.influence import clear, influence, influence_cost
from ludoteca.games.quissama.rules.market import trade
from ludoteca.games.quissama.rules.ministry import appoint, appoint_by_alencar, replace_minister
from ludoteca.games.quissama.rules.payments import lay, open_payment, pay_on
from ludoteca.games.quissama.rules.plazas import attack, free, free_by_princesa
from ludoteca.games.quissama.rules.shops import employ, found, replace_burgher
from ludoteca.games.quissama.rules.special_cards import bless, buy, expose, favour, flee, shelter
from ludoteca.games.quissama.rules.turn import after_action, discard, end
from ludoteca.games.quissama.setup import settle
from ludoteca.games.quissama.table import PAYING, PLAYING, Table


def price_of_freeing(t: Table, plaza: int) -> int:
    """Q-33."""
    return t.rules.free[t.rules.charts.gang[plaza]]


def price_by_freedom(t: Table, plaza: int) -> int:
    """Q-31: the Freedom alone."""
    return t.rules.free_by_freedom


def price_by_icon(t: Table, plaza: int) -> int:
    """Q-31: the icon alone."""
    return t.rules.free_by_icon[t.rules.charts.gang[plaza]]


def price_of_shop(t: Table, shop: int) -> int:
    """Q-29, Q-34."""
    return t.rules.found


def price_of_work(t: Table, shop: int) -> int:
    """Q-35."""
    return t.rules.employ[t.rules.charts.gang[t.rules.charts.plaza[shop]]]


def price_of_minister(t: Table, which: int) -> int:
    """Q-29, Q-37."""
    return t.rules.minister


def price_without(t: Table, item: int) -> int:
    """Q-30: two of the three items."""
    return t.rules.minister_without[item]


def price_of_attack(t: Table, place: int) -> int:
    """Q-38."""
    return t.rules.attack[t.rules.charts.gang[place]]


def price_of_recruit(t: Table, plaza: int) -> int:
    """Q-40."""
    return t.rules.recruit


def price_of_clearing(t: Table, which: int) -> int:
    """Q-21, Q-22."""
    return influence_cost(t, which // SEATS)


PRICES: Final[list[Callable[[Table, int], int]]] = [
    *(price_of_freeing, price_by_freedom, price_by_icon, price_of_shop, price_of_work),
    *(price_of_minister, price_without, price_of_attack, price_of_recruit, price_of_shop, price_of_minister),
    *(influence_cost, price_of_clearing),
]
"""What the kinds of action that are paid for cost: from FREE on, in the order of charts.STARTS."""

FIRST_PRICE: Final = STARTS.index(FREE)

DEEDS: Final[list[Callable[[Table, int, Chance], int]]] = [
    *(end, discard, settle, lay_under, take_from_under, look, rob, keep, swap, trade),
    *(free, free_by_princesa, free_by_princesa, found, employ, appoint, appoint_by_alencar, attack, recruit),
    *(replace_burgher, replace_minister, influence, clear),
    *(bless, expose, flee, shelter, buy, favour),
]
"""What each kind of action does, in the order of charts.STARTS; it returns the character used or conquered, if any."""


def price_of(t: Table, action: int) -> int:
    """What an action costs the seat in turn, as a purse."""
    charts = t.rules.charts
    return PRICES[charts.kinds[action] - FIRST_PRICE](t, charts.which[action])


def do(t: Table, action: int, chance: Chance) -> None:
    """Carry out an action: at once, or when it is paid for."""
    if FREE <= action < BLESS:
        t.acted = True
        open_payment(t, action, price_of(t, action))
        carry_out_if_paid(t, chance)
    elif action >= PAY:
        lay(t, t.rules.charts.which[action])
        carry_out_if_paid(t, chance)
    else:
        carry_out(t, action, chance)


def carry_out_if_paid(t: Table, chance: Chance) -> None:
    """Q-17: nothing happens before the payment is complete."""
    if not pay_on(t):
        t.phase = PAYING
        return
    deed = t.deed
    t.deed = -1
    t.phase = PLAYING
    carry_out(t, deed, chance)


def carry_out(t: Table, action: int, chance: Chance) -> None:
    """Do it, and check what is checked after every action."""
    charts = t.rules.charts
    just = DEEDS[charts.kinds[action]](t, charts.which[action], chance)
    after_action(t, just, chance)
