"""The deck, the sixteen piles, and taking one (R-03, R-05, R-11, R-25)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.games.regalitos.charts import PILES, TAKE, name_pile
from ludoteca.games.regalitos.seen import events
from ludoteca.games.regalitos.table import Table

BITS: Final = 7
MASK: Final = 127


def draw(t: Table, chance: Chance) -> int:
    """R-05: a card of the shuffled deck: any one still in it, equally likely."""
    skip: i64 = chance.below(t.deck_size)
    deck = t.deck
    card: i64 = 0
    while True:
        copies: i64 = deck[card]
        if skip < copies:
            break
        skip -= copies
        card += 1
    deck[card] = copies - 1
    t.deck_size -= 1
    return card


def lay_cards(t: Table, chance: Chance) -> None:
    """R-05, R-11: one more card on every space."""
    drawn: list[int] = []
    for pile in range(PILES):
        card = draw(t, chance)
        drawn.append(card)
        t.piles[pile] = t.piles[pile] << BITS | card + 1
    if t.events is not None:
        names = t.rules.charts.names
        t.events.append(events.Laid(tuple([names[card] for card in drawn]), t.rules.memory))


def cards_of(pile: int) -> list[int]:
    """The cards of a pile, the last one laid at the end."""
    cards = []
    while pile:
        cards.append((pile & MASK) - 1)
        pile >>= BITS
    cards.reverse()
    return cards


def pile_of(cards: list[int]) -> int:
    """These cards as a pile."""
    pile = 0
    for card in cards:
        pile = pile << BITS | card + 1
    return pile


def any_pile(t: Table) -> bool:
    """R-25: is there a pile that can be taken?"""
    return any(t.piles)


def add_piles(t: Table, out: list[Any]) -> None:
    """R-25: every pile that is not empty."""
    numbers = t.rules.charts.numbers
    piles = t.piles
    for pile in range(PILES):
        if piles[pile]:
            out.append(numbers[TAKE + pile])


def take(t: Table, action: int, chance: Chance) -> None:
    """R-25: all cards of a pile go to where they belong; R-13: what lay face down is seen again."""
    pile = action - TAKE
    cards = t.piles[pile]
    t.piles[pile] = 0
    t.token = True
    if t.rules.memory and cards > MASK:
        t.looks += 1
    if t.events is not None:
        names = t.rules.charts.names
        t.events.append(events.Took(t.seat, name_pile(pile), tuple([names[card] for card in cards_of(cards)])))
    while cards:
        put_away(t, t.seat, (cards & MASK) - 1)
        cards >>= BITS
    t.resume()


def put_away(t: Table, seat: int, card: int) -> None:
    """R-25: objects and coal to objects, the others each to their zone."""
    charts = t.rules.charts
    if card < charts.coal:
        t.objects[seat] |= 1 << card
    elif card == charts.coal:
        t.coal[seat] += 1
    elif card < charts.vip:
        t.held[seat * charts.kept + card - charts.paper] += 1
    else:
        t.vips[seat] |= 1 << card - charts.vip
