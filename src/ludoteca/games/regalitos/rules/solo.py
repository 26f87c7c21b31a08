"""The solo challenge (R-51): the north wind, and the medals."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.core.sets import with_
from ludoteca.games.regalitos.content import MEDALS
from ludoteca.games.regalitos.pieces import PILES, cards_of, name_pile
from ludoteca.games.regalitos.seen import events
from ludoteca.games.regalitos.table import CALM_NOW, Table

NO_MEDAL = "no-medal"


def blow(t: Table, chance: Chance) -> None:
    """R-51: one random pile that is not empty is carried off, unless the initiative keeps the wind away."""
    piles = [pile for pile in range(PILES) if t.piles[pile]]
    if t.calm & CALM_NOW or not piles:
        return
    pile = piles[chance.below(len(piles))]
    cards = cards_of(t.piles[pile])
    t.piles[pile] = 0
    for card in cards:
        carry_off(t, card)
    if t.events is not None:
        names = t.rules.charts.names
        t.events.append(events.Blew(name_pile(pile), tuple([names[card] for card in cards])))


def carry_off(t: Table, card: int) -> None:
    """R-51: to the discard pile; coal, objects and VIPs leave the game."""
    charts = t.rules.charts
    if card < charts.coal:
        t.gone_objects = with_(t.gone_objects, card)
    elif card == charts.coal:
        t.gone_coals += 1
    elif card < charts.vip:
        t.discard[card - charts.paper] += 1
    else:
        t.gone_vips = with_(t.gone_vips, card - charts.vip)


def medal(t: Table, score: int) -> str:
    """R-51: the best medal that this score reaches."""
    row = t.rules.medal
    won = NO_MEDAL
    for name, least in zip(MEDALS, (row.bronze, row.silver, row.gold), strict=True):
        if score >= least:
            won = name
    return won
