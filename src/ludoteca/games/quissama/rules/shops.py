"""The shops: founding, employing, the Imperador's taking of one, and their coin tokens.

Q-08, Q-28, Q-29, Q-34 to Q-36.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.sets import contains, count, with_, without
from ludoteca.core.verbs import Numbers
from ludoteca.games.quissama.pieces import ARAUJO, IMPERADOR, NOBODY, SHOPS
from ludoteca.games.quissama.rules.payments import can_pay
from ludoteca.games.quissama.rules.refusal import no, no_ability, no_meeple, not_playing
from ludoteca.games.quissama.seen import events
from ludoteca.games.quissama.table import Table

# Founding


def price_of_shop(t: Table, shop: int) -> int:
    """Q-29, Q-34: a Burgher and two Coins."""
    return t.rules.found


def add_free_shops(t: Table, out: Numbers, numbers: Numbers) -> None:
    """The shops without a burgher, if the seat has a meeple for one (Q-15)."""
    if t.own.reserve > 0:
        for shop in range(SHOPS):
            if t.burgher[shop] == NOBODY:
                out.append(numbers[shop])


def no_free_shop(t: Table, shop: int) -> Illegal | None:
    """Q-15, Q-34: somebody has the shop, or there is no meeple for it."""
    owner = t.burgher[shop]
    if owner != NOBODY:
        return no("no-free-shop", shop=t.rules.shop_names[shop], owner=owner)
    return no_meeple(t)


def add_founding(t: Table, out: Numbers, purse: i64) -> None:
    """Q-34: a free shop, for who can pay."""
    if can_pay(t, purse, t.rules.found):
        add_free_shops(t, out, t.rules.numbers.found)


def no_found(t: Table, shop: int) -> Illegal | None:
    """Q-34: no shop is founded there."""
    return not_playing(t) or no_free_shop(t, shop)


def found(t: Table, shop: int, chance: Chance) -> None:
    """Q-08, Q-34: an own meeple as burgher in a free shop."""
    t.own.reserve -= 1
    t.burgher[shop] = t.seat
    if t.events is not None:
        t.events.append(events.Founded(t.seat, t.rules.shop_names[shop]))


# Employing


def price_of_work(t: Table, shop: int) -> int:
    """Q-35: two Coins and an icon of the shop's gang."""
    return t.rules.employ[t.rules.charts.gang[t.rules.charts.plaza[shop]]]


def has_room(t: Table, shop: int) -> bool:
    """Q-35: is a space free, and a capoeira on the shop's plaza to fill it?"""
    return t.workers[shop] < t.rules.workers and t.plaza[t.rules.charts.plaza[shop]] > 0


def add_employing(t: Table, out: Numbers, purse: i64) -> None:
    """Q-35: in an own shop with room, for who can pay."""
    prices = t.rules.employ
    payable = [can_pay(t, purse, prices[0]), can_pay(t, purse, prices[1])]
    if payable[0] or payable[1]:
        charts = t.rules.charts
        for shop in range(SHOPS):
            if t.burgher[shop] == t.seat and has_room(t, shop) and payable[charts.gang[charts.plaza[shop]]]:
                out.append(t.rules.numbers.employ[shop])


def no_employ(t: Table, shop: int) -> Illegal | None:
    """Q-35: the shop is not an own one, it is full, or its plaza is empty."""
    wrong = not_playing(t)
    if wrong:
        return wrong
    if t.burgher[shop] != t.seat:
        return no("no-own-shop", shop=t.rules.shop_names[shop])
    if has_room(t, shop):
        return None
    if t.is_full(shop):
        return no("no-space", shop=t.rules.shop_names[shop])
    return no("no-capoeira-there", place=t.rules.plaza_names[t.rules.charts.plaza[shop]])


def employ(t: Table, shop: int, chance: Chance) -> None:
    """Q-35: a capoeira moves from the plaza into the shop."""
    t.plaza[t.rules.charts.plaza[shop]] -= 1
    t.workers[shop] += 1
    if t.events is not None:
        t.events.append(events.Employed(t.seat, t.rules.shop_names[shop], t.is_full(shop)))


# The Imperador


def is_opponents(t: Table, shop: int) -> bool:
    """Q-29: is there an opponent's burgher?"""
    return t.burgher[shop] not in (NOBODY, t.seat)


def add_taking_over(t: Table, out: Numbers, purse: i64) -> None:
    """Q-29: with the Imperador, an opponent's burgher is replaced for the price of a shop."""
    if t.can_use(IMPERADOR) and t.own.reserve > 0 and can_pay(t, purse, t.rules.found):
        for shop in range(SHOPS):
            if is_opponents(t, shop):
                out.append(t.rules.numbers.replace_burgher[shop])


def no_replace(t: Table, shop: int) -> Illegal | None:
    """Q-29: the Imperador does not help, or no opponent is there."""
    wrong = not_playing(t) or no_ability(t, IMPERADOR)
    if wrong is None and not is_opponents(t, shop):
        return no("no-opponent-in-shop", shop=t.rules.shop_names[shop])
    return wrong or no_meeple(t)


def replace(t: Table, shop: int, chance: Chance) -> None:
    """Q-29: the shop changes hands with its workers and its token; the replaced meeple goes home."""
    target = t.burgher[shop]
    t.used = with_(t.used, IMPERADOR)
    t.areas[target].reserve += 1
    t.own.reserve -= 1
    t.burgher[shop] = t.seat
    if t.events is not None:
        t.events.append(events.TookShop(t.seat, target, t.rules.shop_names[shop]))


# The coin tokens of full shops


def token_value(t: Table, seat: int) -> int:
    """Q-28: a token counts 2 for who holds Araújo unblocked (Q-11: not just conquered), else 1."""
    return 2 if t.has_free(seat, ARAUJO) and not contains(t.used, ARAUJO) else 1


def has_token(t: Table, shop: int) -> bool:
    """Q-36: is the shop full and that of the seat in turn?"""
    return t.burgher[shop] == t.seat and t.is_full(shop)


def ready_tokens(t: Table) -> None:
    """Q-36: the tokens of the shops that are full and own as the turn begins can pay in it."""
    t.token_shops = 0
    for shop in range(SHOPS):
        if has_token(t, shop):
            t.token_shops = with_(t.token_shops, shop)
    t.tokens = worth_of_tokens(t)


def worth_of_tokens(t: Table) -> i64:
    """Q-28: what the tokens that can pay in this turn count."""
    return count(t.token_shops) * token_value(t, t.seat) if t.token_shops else 0


def return_tokens(t: Table) -> None:
    """Q-36: a token goes back when its shop is no longer full, with what it had not yet paid.

    Which token paid is never asked: the one that goes back is taken to have paid first.
    """
    if t.token_shops == 0:
        return
    for shop in range(SHOPS):
        if contains(t.token_shops, shop) and not has_token(t, shop):
            t.token_shops = without(t.token_shops, shop)
            most = worth_of_tokens(t)
            if t.tokens > most:
                t.tokens = most


def turn_tokens(t: Table) -> None:
    """Q-28: Araújo is unblocked in his holder's turn: each token turns to its +2 side."""
    t.tokens += count(t.token_shops)
