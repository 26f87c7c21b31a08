"""Set-up: Gallery, deck, Market, plazas, hands, first player, first shops (Q-05 to Q-08, Q-49, Q-51 to Q-53)."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.verbs import Numbers
from ludoteca.games.quissama.pieces import (
    CHARACTERS,
    GONE,
    IMPERIAL_BLESSING,
    MARKET,
    PLAZAS,
    SCANDAL,
)
from ludoteca.games.quissama.rules.market import renew_market
from ludoteca.games.quissama.rules.piles import draw, draw_to_hand
from ludoteca.games.quissama.rules.refusal import not_in
from ludoteca.games.quissama.rules.shops import add_free_shops, found, no_free_shop
from ludoteca.games.quissama.rules.turn import begin_turn
from ludoteca.games.quissama.table import SETTLING, Table


def set_up(t: Table, chance: Chance) -> None:
    """Q-05 to Q-07, in the book's order."""
    if t.rules.small_gallery:
        draw_gallery(t, chance)
    t.pile = deck(t)
    t.pile_size = sum(t.pile)
    t.market = [draw(t, chance) for _ in range(MARKET)]
    renew_market(t, chance)
    t.plaza = [t.rules.on_each_plaza] * PLAZAS
    t.senzala = t.rules.capoeiras - sum(t.plaza)
    for seat in range(t.players):
        t.areas[seat].reserve = t.rules.meeples
        draw_to_hand(t, seat, t.rules.hand, chance)
    t.first = chance.below(t.players)
    t.seat = t.first


def deck(t: Table) -> list[int]:
    """Q-02: all cards by kind; Q-52, Q-53: in these variants some Scandals and Blessings are taken out."""
    cards = t.rules.cards[:]
    if t.rules.fewer_scandals:
        cards[SCANDAL] = min(cards[SCANDAL], t.players + t.rules.scandals)
    if t.rules.fewer_blessings:
        cards[IMPERIAL_BLESSING] = min(cards[IMPERIAL_BLESSING], t.players + t.rules.blessings)
    return cards


def draw_gallery(t: Table, chance: Chance) -> None:
    """Q-51: Quissama, Bernardina and as many others as there are players, by chance; the rest leave the game."""
    others = [character for character in range(CHARACTERS) if character not in t.rules.kept]
    for _ in range(min(t.players, len(others))):
        others.pop(chance.below(len(others)))
    for character in others:
        t.holder[character] = GONE


def legal_settling(t: Table) -> list[int]:
    """Q-08: the shops that have no burgher."""
    out: Numbers = []
    add_free_shops(t, out, t.rules.numbers.settle)
    return out


def no_settle(t: Table, shop: int) -> Illegal | None:
    """Q-08: the set-up is over, or somebody has the shop."""
    return not_in(t, SETTLING, "set-up-is-over") or no_free_shop(t, shop)


def settle(t: Table, shop: int, chance: Chance) -> None:
    """Q-08: a first shop for each, free, in play order; then the first turn."""
    found(t, shop, chance)
    t.seat = (t.seat + 1) % t.players
    if t.seat == t.first:
        begin_turn(t, chance)
