"""The deck, the sixteen piles, and taking one (R-03, R-05, R-11, R-25)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.sets import with_
from ludoteca.core.verbs import Numbers
from ludoteca.games.regalitos.pieces import PILES, below_top, cards_of, laid_on, name_pile, one_more, top_of
from ludoteca.games.regalitos.rules.refusal import no, not_placing
from ludoteca.games.regalitos.seen import events
from ludoteca.games.regalitos.table import Table


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
        t.piles[pile] = laid_on(t.piles[pile], card)
    if t.events is not None:
        names = t.rules.charts.names
        t.events.append(events.Laid(tuple([names[card] for card in drawn]), t.rules.memory))


def any_pile(t: Table) -> bool:
    """R-25: is there a pile that can be taken?"""
    return any(t.piles)


def add_piles(t: Table, out: Numbers) -> None:
    """R-25: every pile that is not empty."""
    numbers = t.rules.charts.take.numbers
    piles = t.piles
    for pile in range(PILES):
        if piles[pile]:
            out.append(numbers[pile])


def no_take(t: Table, pile: int) -> Illegal | None:
    """R-25: why that pile is not taken now."""
    return not_placing(t) or (None if t.piles[pile] else no("no-cards-there", pile=name_pile(pile)))


def take(t: Table, pile: int, chance: Chance) -> None:
    """R-25: all cards of a pile go to where they belong; R-13: what lay face down is seen again."""
    cards: i64 = t.piles[pile]
    t.piles[pile] = 0
    t.token = True
    if t.rules.memory and below_top(cards):
        t.looks += 1
    if t.events is not None:
        names = t.rules.charts.names
        t.events.append(events.Took(t.seat, name_pile(pile), tuple([names[card] for card in cards_of(cards)])))
    while cards:
        put_away(t, t.seat, top_of(cards))
        cards = below_top(cards)
    t.resume()


def put_away(t: Table, seat: int, card: int) -> None:
    """R-25: objects and coal to objects, the others each to their zone."""
    charts = t.rules.charts
    area = t.areas[seat]
    if card < charts.coal:
        area.objects = with_(area.objects, card)
    elif card == charts.coal:
        area.coal += 1
    elif card < charts.energy:
        area.papers = one_more(area.papers, card - charts.paper)
    elif card < charts.extra:
        area.dishes = one_more(area.dishes, card - charts.energy)
    elif card < charts.vip:
        area.extras = one_more(area.extras, card - charts.extra)
    else:
        area.vips = with_(area.vips, card - charts.vip)
