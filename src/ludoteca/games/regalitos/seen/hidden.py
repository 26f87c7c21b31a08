"""R-44: hidden are the deck, and with `memory` the cards turned face down on the piles, the same for everybody."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.games.regalitos.pieces import PILES, below_top, cards_of, laid_on, pile_of, top_of
from ludoteca.games.regalitos.rules.piles import draw
from ludoteca.games.regalitos.table import Table


def cards_down(t: Table, pile: int) -> list[int]:
    """R-13: the cards of a pile that lie face down: with `memory` all but the one laid last."""
    return cards_of(below_top(t.piles[pile])) if t.rules.memory else []


def shuffle_hidden(t: Table, chance: Chance) -> None:
    """R-44: the face-down cards go back into the deck, and as many are dealt again. (The deck itself has no order.)"""
    if not t.rules.memory:
        return
    for pile in range(PILES):
        for card in cards_down(t, pile):
            t.deck[card] += 1
            t.deck_size += 1
    for pile in range(PILES):
        deal_down(t, pile, len(cards_down(t, pile)), chance)


def deal_down(t: Table, pile: int, cards: int, chance: Chance) -> None:
    """Put so many cards of the deck face down under the pile's open card."""
    down = pile_of([draw(t, chance) for _ in range(cards)])
    t.piles[pile] = laid_on(down, top_of(t.piles[pile]))
