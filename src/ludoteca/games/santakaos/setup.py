"""Set-up (S-03 to S-05, S-54, S-59)."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.core.sets import below, with_
from ludoteca.games.santakaos.pieces import HELPERS, ORDINARY, REINDEER, SPECIALS, WISHES
from ludoteca.games.santakaos.rules.rounds import begin_turn, roll_dice
from ludoteca.games.santakaos.rules.wishes import draw_wish
from ludoteca.games.santakaos.table import Table


def set_up(t: Table, chance: Chance) -> None:
    """S-03 to S-05: cards, market, the first player by luck, everybody's first things, the first roll."""
    helpers = len(HELPERS) if t.rules.turbo_sleigh else REINDEER
    t.forest = below(helpers)
    t.deck = ORDINARY
    if t.rules.special_wishes:
        add_special_wishes(t, chance)
    for _ in range(t.rules.market):
        t.market.append(draw_wish(t, chance))
    t.first = chance.below(t.players)
    for step in range(t.players):
        seat = (t.first + step) % t.players
        begin_workshop(t, seat, t.rules.first_coins if step < t.players - 1 else t.rules.last_coins, chance)
    roll_dice(t, chance)
    begin_turn(t, t.first)
    t.seat = t.first


def begin_workshop(t: Table, seat: int, coins: int, chance: Chance) -> None:
    """S-04: a wish card from the deck, an elf and $1; the last player in order $2."""
    area = t.areas[seat]
    area.elves = t.rules.first_elves
    area.coins = coins
    for _ in range(t.rules.first_wishes):
        area.wishes = with_(area.wishes, draw_wish(t, chance))


def add_special_wishes(t: Table, chance: Chance) -> None:
    """S-59: as many special wishes as the number of players says; the others are set aside unseen."""
    cards = list(range(WISHES, WISHES + SPECIALS))
    chance.shuffle(cards)
    for place in range(SPECIALS):
        if place < t.rules.specials:
            t.deck = with_(t.deck, cards[place])
        else:
            t.aside = with_(t.aside, cards[place])
