"""Paying (Q-16, Q-17, Q-23): one mechanism for whatever costs icons or identical cards."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ludoteca.games.quissama.charts import NUMBERS, PAY
from ludoteca.games.quissama.pieces import CARD_NAMES, COIN, ICON_NAMES, ICONS, KINDS, NECKLACE, NOBODY
from ludoteca.games.quissama.rules.purse import (
    FIELD,
    FLEXIBLE,
    IDENTICAL,
    ONES,
    count_of,
    covers,
    first_icon,
    missing,
    total,
)
from ludoteca.games.quissama.seen import events
from ludoteca.games.quissama.seen.knowledge import all_saw_leave
from ludoteca.games.quissama.table import Table


def purse_of(t: Table) -> int:
    """Q-16: everything the seat in turn can pay with: leftovers, coin tokens, and the icons of the hand."""
    purse: i64 = t.left
    purse += t.tokens << COIN * FIELD
    hands = t.hands
    weight = t.rules.charts.weight
    at: i64 = t.seat * KINDS
    for kind in range(KINDS):
        count: i64 = hands[at + kind]
        if count:
            each: i64 = weight[kind]
            purse += count * each
    return purse


def can_pay(t: Table, purse: i64, price: i64) -> bool:
    """Q-17: can the seat in turn pay this price, its flexible cards standing for whatever is missing?"""
    if price >= IDENTICAL:
        return len(identical_ways(t, price - IDENTICAL)) > 0
    if covers(purse, price):
        return True
    flexible: i64 = purse >> FLEXIBLE
    if flexible == 0:
        return False
    short = missing(purse, price)
    return total(short) <= flexible and stretch(t, short, 0)


def stretch(t: Table, short: i64, taken: i64) -> bool:
    """Q-41, Q-46: do the flexible cards cover the missing icons? `taken` counts those used, eight bits a kind."""
    if not short:
        return True
    icon = first_icon(short)
    charts = t.rules.charts
    for place in range(len(charts.flexible)):
        kind = charts.flexible[place]
        there: i64 = t.hands[t.seat * KINDS + kind]
        if there > taken >> place * FIELD & ONES and icon in charts.shows[kind]:
            covered: i64 = min(charts.worth[kind], count_of(short, icon))
            one: i64 = 1
            if stretch(t, short - (covered << icon * FIELD), taken + (one << place * FIELD)):
                return True
    return False


def rest_payable(t: Table, kind: int, count: int, rest: i64) -> bool:
    """Could the rest of a price still be paid without so many cards of a kind?"""
    at = t.seat * KINDS + kind
    t.hands[at] -= count
    payable = can_pay(t, purse_of(t), rest)
    t.hands[at] += count
    return payable


def identical_ways(t: Table, rest: i64) -> list[int]:
    """Q-23, Q-45: the kinds of which enough identical cards are held, and the Necklace; the rest stays payable."""
    at = t.seat * KINDS
    needed = t.rules.identical
    ways = [kind for kind in range(KINDS) if t.hands[at + kind] >= needed and rest_payable(t, kind, needed, rest)]
    if t.hands[at + NECKLACE] > 0 and NECKLACE not in ways and rest_payable(t, NECKLACE, 1, rest):
        ways.append(NECKLACE)
    return ways


def icon_ways(t: Table, icon: i64) -> list[int]:
    """Q-17: the kinds of card that cover one more such icon and leave the rest payable."""
    charts = t.rules.charts
    due: i64 = t.due
    open_: i64 = count_of(due, icon)
    ways: list[int] = []
    for kind in charts.showing[icon]:
        if t.hands[t.seat * KINDS + kind] > 0:
            covered: i64 = min(charts.worth[kind], open_)
            if rest_payable(t, kind, 1, due - (covered << icon * FIELD)):
                ways.append(kind)
    return ways


def ways_to_pay(t: Table) -> list[int]:
    """The kinds of card that can be laid next: for the identical ones first, then icon by icon."""
    if t.due >= IDENTICAL:
        return identical_ways(t, t.due - IDENTICAL)
    return icon_ways(t, first_icon(t.due))


def legal_payments(t: Table) -> list[int]:
    """Q-17: the player chooses where different kinds of card would do."""
    out: list[Any] = []
    for kind in ways_to_pay(t):
        out.append(NUMBERS[PAY + kind])
    out.sort()
    return out


def open_payment(t: Table, deed: int, price: int) -> None:
    """Q-17: leftovers and tokens are used first, since they cost nothing."""
    t.deed = deed
    due: i64 = price
    coins: i64 = min(t.tokens, count_of(due, COIN))
    t.tokens -= coins
    due -= coins << COIN * FIELD
    spent: i64 = 0
    left: i64 = t.left
    if left:
        for icon in range(ICONS):
            shift: i64 = icon * FIELD
            spent += min(left >> shift & ONES, due >> shift & ONES) << shift
    t.left -= spent
    t.due = due - spent
    if t.events is not None:
        tell_spent(t, coins, spent)


def tell_spent(t: Table, coins: int, spent: int) -> None:
    """What tokens and leftovers paid."""
    assert t.events is not None
    if coins:
        t.events.append(events.UsedTokens(t.seat, coins))
    icons = [name for icon, name in enumerate(ICON_NAMES) for _ in range(count_of(spent, icon))]
    if icons:
        t.events.append(events.UsedLeftovers(t.seat, tuple(icons)))


def lay(t: Table, kind: int) -> None:
    """Q-17: lay cards of this kind for what is due next; they are discarded when everything is paid."""
    if t.due >= IDENTICAL:
        t.due -= IDENTICAL
        lay_out(t, kind, 1 if kind == NECKLACE else t.rules.identical)
        return
    due: i64 = t.due
    icon = first_icon(due)
    worth: i64 = t.rules.charts.worth[kind]
    covered: i64 = min(worth, count_of(due, icon))
    t.due = due - (covered << icon * FIELD)
    t.left += worth - covered << icon * FIELD
    lay_out(t, kind, 1)


def lay_out(t: Table, kind: int, count: int) -> None:
    """Cards go from the hand onto the table, face up."""
    for _ in range(count):
        t.lose(t.seat, kind)
        t.laid.append(kind)
        all_saw_leave(t, t.seat, kind)


def pay_on(t: Table) -> bool:
    """Q-17: pay as long as there is nothing to choose; is everything paid?"""
    while t.due:
        kind = only_way(t, ways_to_pay(t))
        if kind == NOBODY:
            return False
        lay(t, kind)
    close_payment(t)
    return True


def only_way(t: Table, ways: list[int]) -> int:
    """The card that has to be laid next: the only one, or one without which nothing can be paid; NOBODY for a choice.

    Of the latter only the smallest are laid unasked, so that every way to pay stays open.
    """
    if len(ways) == 1:
        return ways[0]
    if t.due < IDENTICAL:
        charts = t.rules.charts
        smallest = min([charts.worth[kind] for kind in ways])
        for kind in ways:
            plain = len(charts.shows[kind]) == 1 and charts.worth[kind] == smallest
            if plain and not rest_payable(t, kind, 1, t.due):
                return kind
    return NOBODY


def close_payment(t: Table) -> None:
    """Q-17: everything is paid: the cards laid out are discarded."""
    if not t.laid:
        return
    for kind in t.laid:
        t.discard[kind] += 1
    if t.events is not None:
        t.events.append(events.Paid(t.seat, tuple([CARD_NAMES[kind] for kind in t.laid])))
    t.laid = []
