"""Paying (Q-16, Q-17, Q-23): one mechanism for whatever costs icons or identical cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.verbs import Numbers, Verb
from ludoteca.games.quissama.actions import AnyAct
from ludoteca.games.quissama.content import QuissamaContent
from ludoteca.games.quissama.pieces import CARD_NAMES, COIN, ICON_NAMES, KINDS, NECKLACE, NOBODY
from ludoteca.games.quissama.rules.purse import (
    FLEXIBLE,
    IDENTICAL,
    by_name,
    count_of,
    covers,
    first_icon,
    missing,
    shared,
    some,
    total,
)
from ludoteca.games.quissama.rules.refusal import no, no_card, not_in
from ludoteca.games.quissama.seen import events
from ludoteca.games.quissama.seen.knowledge import all_saw_leave
from ludoteca.games.quissama.table import PAYING, PLAYING, Table


class Priced(Verb[Table, QuissamaContent, AnyAct]):
    """Q-17: a verb that is done when its price is paid, and refused without the means for it."""

    __slots__ = ("price",)

    def __init__(
        self,
        struct: type[AnyAct],
        over: Callable[[QuissamaContent], Iterable[tuple[object, ...]]],
        price: Callable[[Table, int], int],
        do: Callable[[Table, int, Chance], None],
        refuse: Callable[[Table, int], Illegal | None],
    ) -> None:
        super().__init__(struct, over, do, lambda t, which: refuse(t, which) or no_means(t, price(t, which)))
        self.price = price


def purse_of(t: Table) -> int:
    """Q-16: everything the seat in turn can pay with: leftovers, coin tokens, and the icons of the hand."""
    purse: i64 = t.left + some(t.tokens, COIN)
    hand = t.own.hand
    weight = t.rules.charts.weight
    for kind in range(KINDS):
        count: i64 = hand[kind]
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
    flexible: i64 = count_of(purse, FLEXIBLE)
    if flexible == 0:
        return False
    short = missing(purse, price)
    return total(short) <= flexible and stretch(t, short, 0)


def no_means(t: Table, price: i64) -> Illegal | None:
    """Q-16 to Q-23: what it would cost, if that cannot be paid."""
    if can_pay(t, purse_of(t), price):
        return None
    cost = by_name(price)
    if price < IDENTICAL:
        return no("no-means", icon=cost)
    if cost:
        return no("no-identical-and-more", count=t.rules.identical, icon=cost)
    return no("no-identical", count=t.rules.identical)


def stretch(t: Table, short: i64, taken: i64) -> bool:
    """Q-41, Q-46: do the flexible cards cover the missing icons? `taken` counts those used, like a purse."""
    if not short:
        return True
    icon = first_icon(short)
    charts = t.rules.charts
    for place in range(len(charts.flexible)):
        kind = charts.flexible[place]
        if t.own.hand[kind] > count_of(taken, place) and icon in charts.shows[kind]:
            covered = covered_by(t, kind, short, icon)
            if stretch(t, short - some(covered, icon), taken + some(1, place)):
                return True
    return False


def covered_by(t: Table, kind: int, due: i64, icon: i64) -> i64:
    """Q-16: how many icons that are due a card covers."""
    worth: i64 = t.rules.charts.worth[kind]
    open_ = count_of(due, icon)
    return worth if worth < open_ else open_


def rest_payable(t: Table, kind: int, count: int, rest: i64) -> bool:
    """Could the rest of a price still be paid without so many cards of a kind?"""
    hand = t.own.hand
    hand[kind] -= count
    payable = can_pay(t, purse_of(t), rest)
    hand[kind] += count
    return payable


def identical_ways(t: Table, rest: i64) -> list[int]:
    """Q-23, Q-45: the kinds of which enough identical cards are held, and the Necklace; the rest stays payable."""
    hand = t.own.hand
    needed = t.rules.identical
    ways = [kind for kind in range(KINDS) if hand[kind] >= needed and rest_payable(t, kind, needed, rest)]
    if hand[NECKLACE] > 0 and NECKLACE not in ways and rest_payable(t, NECKLACE, 1, rest):
        ways.append(NECKLACE)
    return ways


def icon_ways(t: Table, icon: i64) -> list[int]:
    """Q-17: the kinds of card that cover one more such icon and leave the rest payable."""
    hand = t.own.hand
    due: i64 = t.due
    ways: list[int] = []
    for kind in t.rules.charts.showing[icon]:
        if hand[kind] > 0 and rest_payable(t, kind, 1, due - some(covered_by(t, kind, due, icon), icon)):
            ways.append(kind)
    return ways


def ways_to_pay(t: Table) -> list[int]:
    """The kinds of card that can be laid next: for the identical ones first, then icon by icon."""
    if t.due >= IDENTICAL:
        return identical_ways(t, t.due - IDENTICAL)
    return icon_ways(t, first_icon(t.due))


def legal_payments(t: Table) -> list[int]:
    """Q-17: the player chooses where different kinds of card would do."""
    out: Numbers = []
    for kind in ways_to_pay(t):
        out.append(t.rules.numbers.pay[kind])
    out.sort()
    return out


def no_pay(t: Table, kind: int) -> Illegal | None:
    """Q-17, Q-23: the card is not there, does not show what is due, or leaves a rest that cannot be paid."""
    wrong = not_in(t, PAYING, "nothing-to-pay") or no_card(t, kind)
    if wrong or kind in ways_to_pay(t):
        return wrong
    card = CARD_NAMES[kind]
    if t.due >= IDENTICAL:
        if t.own.hand[kind] < t.rules.identical:
            return no("no-three-of-it", card=card, count=t.rules.identical)
    elif first_icon(t.due) not in t.rules.charts.shows[kind]:
        return no("no-such-icon", card=card, icon=ICON_NAMES[first_icon(t.due)])
    return no("no-rest-payable", card=card)


def pay(t: Table, kind: int, chance: Chance) -> None:
    """Q-17: a card more for what is due."""
    lay(t, kind)
    carry_out_if_paid(t, chance)


def pay_for(t: Table, deed: int, price: int, chance: Chance) -> None:
    """Q-10, Q-17: a combination begins with its payment."""
    t.acted = True
    open_payment(t, deed, price)
    carry_out_if_paid(t, chance)


def carry_out_if_paid(t: Table, chance: Chance) -> None:
    """Q-17: nothing happens before the payment is complete."""
    if not pay_on(t):
        t.phase = PAYING
        return
    deed = t.deed
    t.deed = -1
    t.phase = PLAYING
    t.rules.numbering.do(t, deed, chance)


def open_payment(t: Table, deed: int, price: i64) -> None:
    """Q-17: leftovers and tokens are used first, since they cost nothing."""
    t.deed = deed
    coins = count_of(price, COIN)
    if t.tokens < coins:
        coins = t.tokens
    due = price - some(coins, COIN)
    spent: i64 = shared(t.left, due) if t.left else 0
    t.tokens -= coins
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
    icon = first_icon(t.due)
    covered = covered_by(t, kind, t.due, icon)
    t.due -= some(covered, icon)
    t.left += some(t.rules.charts.worth[kind] - covered, icon)
    lay_out(t, kind, 1)


def lay_out(t: Table, kind: int, count: int) -> None:
    """Cards go from the hand onto the table, face up."""
    for _ in range(count):
        t.spend(kind)
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
    """The card that has to be laid next: the only one, or one that every payment spends; NOBODY for a choice.

    Of the latter only the smallest are laid unasked, so that every way to pay stays open; and one that shows several
    icons only if all the others are spent here too, else it might be needed for another icon.
    """
    if len(ways) == 1:
        return ways[0]
    if t.due < IDENTICAL:
        charts = t.rules.charts
        smallest = min([charts.worth[kind] for kind in ways])
        spent = [kind for kind in ways if not rest_payable(t, kind, t.own.hand[kind], t.due)]
        for kind in spent:
            if charts.worth[kind] == smallest and (len(charts.shows[kind]) == 1 or len(spent) == len(ways)):
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
