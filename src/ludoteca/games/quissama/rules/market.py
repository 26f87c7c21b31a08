"""The Market (Q-05, Q-39, Q-54)."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.verbs import Numbers
from ludoteca.games.quissama.pieces import CARD_NAMES, KINDS, MARKET
from ludoteca.games.quissama.rules.piles import draw
from ludoteca.games.quissama.rules.refusal import no, no_card, not_playing
from ludoteca.games.quissama.seen import events
from ludoteca.games.quissama.seen.knowledge import all_saw_come, all_saw_leave
from ludoteca.games.quissama.table import Table


def may_trade(t: Table) -> bool:
    """Q-39: one swap a turn; Q-54: more with the Open Market."""
    return t.rules.open_market or not t.traded


def may_give(t: Table, kind: int) -> bool:
    """Q-54: a card of the hand that the Market did not give in this turn."""
    return t.own.hand[kind] > t.from_market[kind]


def is_offered(t: Table, place: int) -> bool:
    """Of places with the same card only the first is offered: the swap is the same."""
    return all(t.market[earlier] != t.market[place] for earlier in range(place))


def add_trades(t: Table, out: Numbers) -> None:
    """Q-39: any card of the hand for one of the three that is not identical."""
    if not may_trade(t):
        return
    given = [kind for kind in range(KINDS) if may_give(t, kind)]
    numbers = t.rules.numbers.trade
    for place in range(MARKET):
        if is_offered(t, place):
            there = t.market[place]
            first = place * KINDS
            for kind in given:
                if kind != there:
                    out.append(numbers[first + kind])


def no_trade(t: Table, which: int) -> Illegal | None:
    """Q-39: why there is no such swap."""
    place = which // KINDS
    given = which % KINDS
    return not_playing(t) or no_second_trade(t, given) or no_use(t, place, given)


def no_second_trade(t: Table, given: int) -> Illegal | None:
    """Q-39, Q-54: the swap of this turn is made, or the card is not there, or came from the Market in this turn."""
    if not may_trade(t):
        return no("no-second-trade")
    return no_card(t, given) or (None if may_give(t, given) else no("no-trade-of-new", card=CARD_NAMES[given]))


def no_use(t: Table, place: int, given: int) -> Illegal | None:
    """Q-39: the cards are identical, or the same swap is offered at another place."""
    there = t.market[place]
    if given == there:
        return no("no-trade-of-same", card=CARD_NAMES[given])
    return None if is_offered(t, place) else no("no-trade-twice-offered", card=CARD_NAMES[there])


def trade(t: Table, which: int, chance: Chance) -> None:
    """Q-39: a card of the hand and one of the Market change places, for all to see."""
    place = which // KINDS
    given = which % KINDS
    taken = t.market[place]
    t.acted = True
    t.traded = True
    t.own.lose(given)
    all_saw_leave(t, t.seat, given, t.from_market[given])
    t.own.gain(taken)
    t.from_market[taken] += 1
    all_saw_come(t, t.seat, taken)
    t.market[place] = given
    if t.events is not None:
        t.events.append(events.Traded(t.seat, CARD_NAMES[given], CARD_NAMES[taken]))


def renew_market(t: Table, chance: Chance) -> None:
    """Q-39: three identical cards are discarded and replaced, again if need be, as far as there are others."""
    if t.rules.open_market:
        return
    while t.market[0] == t.market[1] == t.market[2] and others_to_draw(t, t.market[0]):
        t.discard[t.market[0]] += MARKET
        for place in range(MARKET):
            t.market[place] = draw(t, chance)
        if t.events is not None:
            t.events.append(events.Renewed(t.seat, tuple([CARD_NAMES[kind] for kind in t.market])))


def others_to_draw(t: Table, kind: int) -> bool:
    """Is there a card of another kind in the piles?"""
    return any(other != kind and t.pile[other] + t.discard[other] > 0 for other in range(KINDS))
