"""The round: its card, its benefit, its end (R-09 to R-13, R-17, R-33, R-48)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.core.chance import Chance
from ludoteca.games.regalitos.charts import DECLINE, EXTRA_KINDS, SWAP_ENERGY, SWAP_EXTRA, SWAP_PAPER
from ludoteca.games.regalitos.content import ROUNDS
from ludoteca.games.regalitos.rules.decorate import decorate_some
from ludoteca.games.regalitos.rules.deliver import deliver_some
from ludoteca.games.regalitos.rules.pay import spend_value
from ludoteca.games.regalitos.rules.piles import draw, lay_cards, put_away
from ludoteca.games.regalitos.seen import events
from ludoteca.games.regalitos.table import LAST_ROUND, OVER, PLACING, SWAPPING, Table


def begin_round(t: Table, chance: Chance) -> None:
    """R-09: the round card, Pendigueiro's draw, the benefit; then the turns."""
    t.placed = 0
    t.used = 0
    t.claimed = -1
    if t.events is not None:
        t.events.append(events.RoundBegan(ROUNDS[t.round]))
    for seat in range(t.players):
        for _ in range(t.rules.from_discard[seat * (LAST_ROUND + 1) + t.round]):
            find_in_discard(t, seat, chance)
    t.asked = 0
    t.benefit = t.rules.benefit[t.round] != 0
    if t.benefit:
        ask_next(t)
    else:
        begin_turn(t)


def find_in_discard(t: Table, seat: int, chance: Chance) -> None:
    """R-33: Pendigueiro gets a random card of the discard pile, if there is one."""
    cards = sum(t.discard)
    if cards == 0:
        return
    skip = chance.below(cards)
    place = 0
    while skip >= t.discard[place]:
        skip -= t.discard[place]
        place += 1
    t.discard[place] -= 1
    card = t.rules.charts.paper + place
    put_away(t, seat, card)
    if t.events is not None:
        t.events.append(events.Found(seat, t.rules.charts.names[card]))


def ask_next(t: Table) -> None:
    """R-09, R-48: in turn order each is offered the round's benefit; then the turns begin."""
    if t.asked == t.players:
        t.benefit = False
        begin_turn(t)
        return
    t.seat = (t.holder + t.asked) % t.players
    t.asked += 1
    t.turn += 1
    BENEFITS[t.rules.benefit[t.round] - 1](t)


def begin_turn(t: Table) -> None:
    """R-10: clockwise from the holder of the initiative, one token at a time."""
    t.seat = (t.holder + t.placed) % t.players
    t.turn += 1
    t.phase = PLACING
    t.token = False
    t.calm >>= 1
    if t.events is not None:
        t.events.append(events.Began(t.seat, t.turn))


def pass_token(t: Table, chance: Chance) -> None:
    """R-10, R-11: the next token, or the end of the round."""
    t.placed += 1
    if t.placed < t.players * t.rules.tokens[t.round]:
        begin_turn(t)
    else:
        end_round(t, chance)


def end_round(t: Table, chance: Chance) -> None:
    """R-11, R-12, R-17: new cards, the initiative passes, the next round; after the last one the end."""
    t.token = False
    if t.round == LAST_ROUND:
        t.seat = -1
        t.phase = OVER
        return
    lay_cards(t, chance)
    if t.claimed >= 0:
        t.holder = t.claimed
    t.round += 1
    begin_round(t, chance)


def offer_swap(t: Table) -> None:
    """R-48, Nochevieja: a paper, energy or extra action card for the deck's top card."""
    t.choose(SWAPPING, 1, True)


def offer_decoration(t: Table) -> None:
    """R-48, Año Nuevo: decorate one present."""
    decorate_some(t, 1)


def offer_delivery(t: Table) -> None:
    """R-48, Noche de Reyes: deliver one present, paying its energy."""
    deliver_some(t, 1, False)


BENEFITS: Final[list[Callable[[Table], None]]] = [offer_swap, offer_decoration, offer_delivery]
"""Benefits at a round's start, in the order of content.BENEFITS after `none`."""


def decline(t: Table, action: int, chance: Chance) -> None:
    """R-48: each may, none must."""
    if t.events is not None:
        t.events.append(events.Declined(t.seat))
    t.resume()


def legal_swaps(t: Table) -> list[int]:
    """R-48, Nochevieja: the kinds of paper, extra action and energy cards held."""
    charts = t.rules.charts
    out: list[Any] = [DECLINE]
    for size in range(len(charts.paper_units)):
        if t.keeps(t.seat, charts.paper + size):
            out.append(charts.numbers[SWAP_PAPER + size])
    for extra in range(EXTRA_KINDS):
        if t.keeps(t.seat, charts.extra + extra):
            out.append(charts.numbers[SWAP_EXTRA + extra])
    for value in range(len(charts.values)):
        if sum([t.keeps(t.seat, charts.energy + dish) for dish in charts.value_dishes[value]]):
            out.append(charts.numbers[SWAP_ENERGY + value])
    return out


def swap_paper(t: Table, action: int, chance: Chance) -> None:
    """R-48, Nochevieja: discard a paper."""
    card = t.rules.charts.paper + action - SWAP_PAPER
    t.spend(t.seat, card)
    draw_for(t, card, chance)


def swap_extra(t: Table, action: int, chance: Chance) -> None:
    """R-48, Nochevieja: discard an extra action, unused."""
    card = t.rules.charts.extra + action - SWAP_EXTRA
    t.spend(t.seat, card)
    draw_for(t, card, chance)


def swap_energy(t: Table, action: int, chance: Chance) -> None:
    """R-48, Nochevieja: discard an energy card."""
    draw_for(t, spend_value(t, t.seat, action - SWAP_ENERGY), chance)


def draw_for(t: Table, card: int, chance: Chance) -> None:
    """R-48, Nochevieja: the deck's top card, open, to its zone as in R-25."""
    drawn = draw(t, chance)
    put_away(t, t.seat, drawn)
    if t.events is not None:
        names = t.rules.charts.names
        t.events.append(events.GaveUp(t.seat, names[card]))
        t.events.append(events.Drew(t.seat, names[drawn]))
    t.resume()
