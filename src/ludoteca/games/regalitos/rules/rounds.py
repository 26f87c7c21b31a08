"""The round: its card, its benefit, its end (R-09 to R-13, R-17, R-33, R-48)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.verbs import Numbers
from ludoteca.games.regalitos.charts import Kind
from ludoteca.games.regalitos.content import BENEFITS, ROUNDS
from ludoteca.games.regalitos.pieces import LAST_ROUND, count_of
from ludoteca.games.regalitos.rules.decorate import decorate_some
from ludoteca.games.regalitos.rules.deliver import deliver_some
from ludoteca.games.regalitos.rules.pay import energy_held, spend_value
from ludoteca.games.regalitos.rules.piles import draw, lay_cards, put_away
from ludoteca.games.regalitos.rules.refusal import no, not_in
from ludoteca.games.regalitos.seen import events
from ludoteca.games.regalitos.table import OVER, PLACING, SWAPPING, Table


def begin_round(t: Table, chance: Chance) -> None:
    """R-09: the round card, Pendigueiro's draw, the benefit; then the turns."""
    t.placed = 0
    t.claimed = -1
    if t.events is not None:
        t.events.append(events.RoundBegan(ROUNDS[t.round]))
    for area in t.areas:
        area.used = 0
    for seat in range(t.players):
        for _ in range(t.rules.seats[seat].from_discard[t.round]):
            find_in_discard(t, seat, chance)
    t.asked = 0
    t.benefit = t.rules.rounds[t.round].benefit != 0
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
    OFFERS[t.rules.rounds[t.round].benefit - 1](t)


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
    if t.placed < t.players * t.rules.rounds[t.round].tokens:
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


BY_NAME: Final[dict[str, Callable[[Table], None]]] = {
    "swap": offer_swap,
    "decorate": offer_decoration,
    "deliver": offer_delivery,
}
OFFERS: Final[list[Callable[[Table], None]]] = [BY_NAME[name] for name in BENEFITS if name != "none"]
"""What is offered at a round's start, by benefit."""


def no_decline(t: Table, which: int) -> Illegal | None:
    """R-48: only a benefit can be let pass."""
    return None if t.may_decline() else no("nothing-to-decline")


def decline(t: Table, which: int, chance: Chance) -> None:
    """R-48: each may, none must."""
    if t.events is not None:
        t.events.append(events.Declined(t.seat))
    t.resume()


def legal_swaps(t: Table) -> list[int]:
    """R-48, Nochevieja: the kinds of paper, extra action and energy cards held."""
    charts = t.rules.charts
    area = t.areas[t.seat]
    out: Numbers = [charts.decline]
    add_held(out, charts.swap_paper, area.papers)
    add_held(out, charts.swap_extra, area.extras)
    add_held(out, charts.swap_energy, energy_held(t))
    return out


def add_held(out: Numbers, swaps: Kind, held: i64) -> None:
    """The kinds of which there is a card."""
    for kind in range(len(swaps.numbers)):
        if count_of(held, kind):
            out.append(swaps.numbers[kind])


def no_swap(t: Table, held: i64, kind: int) -> Illegal | None:
    """R-48, Nochevieja: why no card of that kind is swapped now."""
    return not_in(t, SWAPPING) or (None if count_of(held, kind) else no("no-such-card-to-swap"))


def no_paper_swap(t: Table, size: int) -> Illegal | None:
    """R-48, Nochevieja: papers."""
    return no_swap(t, t.areas[t.seat].papers, size)


def no_extra_swap(t: Table, extra: int) -> Illegal | None:
    """R-48, Nochevieja: extra actions."""
    return no_swap(t, t.areas[t.seat].extras, extra)


def no_energy_swap(t: Table, value: int) -> Illegal | None:
    """R-48, Nochevieja: energy cards."""
    return no_swap(t, energy_held(t), value)


def swap_paper(t: Table, size: int, chance: Chance) -> None:
    """R-48, Nochevieja: discard a paper."""
    draw_for(t, t.spend_paper(size), chance)


def swap_extra(t: Table, extra: int, chance: Chance) -> None:
    """R-48, Nochevieja: discard an extra action, unused."""
    draw_for(t, t.spend_extra(extra), chance)


def swap_energy(t: Table, value: int, chance: Chance) -> None:
    """R-48, Nochevieja: discard an energy card."""
    draw_for(t, spend_value(t, value), chance)


def draw_for(t: Table, card: int, chance: Chance) -> None:
    """R-48, Nochevieja: the deck's top card, open, to its zone as in R-25."""
    drawn = draw(t, chance)
    put_away(t, t.seat, drawn)
    if t.events is not None:
        names = t.rules.charts.names
        t.events.append(events.GaveUp(t.seat, names[card]))
        t.events.append(events.Drew(t.seat, names[drawn]))
    t.resume()
