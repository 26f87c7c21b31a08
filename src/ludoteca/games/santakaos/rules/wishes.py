"""Wish cards: taking them (S-13, S-16, S-28) and delivering them (S-25)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.sets import members_of
from ludoteca.games.santakaos import pending
from ludoteca.games.santakaos.charts import DELIVER, NUMBERS, UNSEEN, WISH
from ludoteca.games.santakaos.pieces import OLENTZERO, ORDINARY, TOYS, WISHES
from ludoteca.games.santakaos.rules.helpers import others_occasion
from ludoteca.games.santakaos.rules.special import add_specials, deliver_special
from ludoteca.games.santakaos.seen import events
from ludoteca.games.santakaos.table import Table


def wishes_to_take(t: Table) -> int:
    """S-16: how many ways there are to take a wish card: each open one, and the deck."""
    return len(t.market) + (1 if t.deck else 0)


def add_wishes(t: Table, out: list[Any]) -> None:
    """S-13: the open wish cards, and the top card of the deck."""
    for wish in sorted(t.market):
        out.append(NUMBERS[WISH + wish])
    if t.deck:
        out.append(UNSEEN)


def draw_wish(t: Table, chance: Chance) -> int:
    """The top card of the shuffled deck: any one still in it, equally likely."""
    cards = members_of(t.deck)
    wish = cards[chance.below(len(cards))]
    t.deck &= ~(1 << wish)
    return wish


def take_open(t: Table, action: int, chance: Chance) -> None:
    """S-13: an open card, its place refilled at once."""
    item = t.pending.pop()
    wish = action - WISH
    place = t.market.index(wish)
    hold_wish(t, pending.seat_of(item), wish, "open")
    if t.deck:
        t.market[place] = draw_wish(t, chance)
        if t.events is not None:
            t.events.append(events.Refilled(pending.seat_of(item), t.rules.charts.wish_names[t.market[place]]))
    else:
        t.market.pop(place)


def take_unseen(t: Table, action: int, chance: Chance) -> None:
    """S-13: the top card of the deck."""
    item = t.pending.pop()
    hold_wish(t, pending.seat_of(item), draw_wish(t, chance), "deck")


def hold_wish(t: Table, seat: int, wish: int, way: str) -> None:
    """S-16, S-39: the card lies open before its owner; Olentzero answers."""
    t.wishes[seat] |= 1 << wish
    if t.events is not None:
        t.events.append(events.TookWish(seat, t.rules.charts.wish_names[wish], way))
    others_occasion(t, seat, OLENTZERO)


def legal_wishes(t: Table, item: int) -> list[int]:
    """S-28: any open card, or the top one of the deck."""
    out: list[Any] = []
    add_wishes(t, out)
    return out


def settle_wish(t: Table, item: int, chance: Chance) -> bool:
    """The only card there is, the deck being empty, needs no choice."""
    if wishes_to_take(t) > 1:
        return False
    take_open(t, WISH + t.market[0], chance)
    return True


def add_deliveries(t: Table, out: list[Any], seat: int) -> None:
    """S-25, S-60: the wish cards whose toys stand ready, and the special ones that can be paid."""
    held: i64 = t.wishes[seat]
    if not held:
        return
    ready: i64 = t.rules.charts.deliverable[toy_set(t, seat)]
    left: i64 = held & ready
    number: i64 = DELIVER
    while left:
        if left & 1:
            out.append(NUMBERS[number])
        left >>= 1
        number += 1
    if held > ORDINARY:
        add_specials(t, out, seat)


def toy_set(t: Table, seat: int) -> int:
    """The kinds of toys in a workshop, as bits."""
    toys = t.toys
    place: i64 = seat * TOYS
    found: i64 = 0
    bit: i64 = 1
    for _ in range(TOYS):
        if toys[place]:
            found |= bit
        place += 1
        bit <<= 1
    return found


def deliver(t: Table, action: int, chance: Chance) -> None:
    """S-25: the card's toys are removed, the card is turned over."""
    wish = action - DELIVER
    seat = t.player
    t.wishes[seat] &= ~(1 << wish)
    t.delivered[seat] |= 1 << wish
    if t.events is not None:
        charts = t.rules.charts
        t.events.append(events.Delivered(seat, charts.wish_names[wish], charts.wish_points[wish]))
    if wish >= WISHES:
        deliver_special(t, seat, wish - WISHES)
        return
    for toy in members_of(t.rules.charts.wish_toys[wish]):
        t.toys[seat * TOYS + toy] -= 1
