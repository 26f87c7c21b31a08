"""Wish cards: taking them (S-13, S-16, S-28) and delivering them (S-25)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.sets import contains, members_of, with_, without
from ludoteca.core.verbs import Numbers
from ludoteca.games.santakaos import pending
from ludoteca.games.santakaos.area import SantaKaosArea, changed
from ludoteca.games.santakaos.pieces import COLOURS, OLENTZERO, ORDINARY, RED, WISHES
from ludoteca.games.santakaos.rules.helpers import others_occasion
from ludoteca.games.santakaos.rules.refusal import no, not_asked, not_free
from ludoteca.games.santakaos.rules.special import add_specials, deliver_special, no_special
from ludoteca.games.santakaos.seen import events
from ludoteca.games.santakaos.table import Table


def wishes_to_take(t: Table) -> int:
    """S-16: how many ways there are to take a wish card: each open one, and the deck."""
    return len(t.market) + (1 if t.deck else 0)


def add_wishes(t: Table, out: Numbers) -> None:
    """S-13: the open wish cards, and the top card of the deck."""
    charts = t.rules.charts
    for wish in sorted(t.market):
        out.append(charts.wishes[wish])
    if t.deck:
        out.append(charts.unseen)


def no_wish(t: Table) -> Illegal | None:
    """S-13, S-28: why no wish card is taken now."""
    if not pending.asks(t, pending.BONUS):
        return not_asked(t, pending.WISH)
    colour = pending.which_of(t.pending[-1])
    return None if colour == RED else no("not-this-bonus", colour=COLOURS[colour])


def no_take_open(t: Table, wish: int) -> Illegal | None:
    """S-13: why this card is not taken now."""
    missing = wish not in t.market
    return no_wish(t) or (no("not-in-market", wish=t.rules.charts.wish_names[wish]) if missing else None)


def no_take_unseen(t: Table, which: int) -> Illegal | None:
    """S-16: why the top card of the deck is not taken now."""
    return no_wish(t) or (None if t.deck else no("deck-empty"))


def draw_wish(t: Table, chance: Chance) -> int:
    """The top card of the shuffled deck: any one still in it, equally likely."""
    cards = members_of(t.deck)
    wish = cards[chance.below(len(cards))]
    t.deck = without(t.deck, wish)
    return wish


def take_open(t: Table, wish: int, chance: Chance) -> None:
    """S-13: an open card, its place refilled at once."""
    seat = pending.seat_of(t.pending.pop())
    place = t.market.index(wish)
    hold_wish(t, seat, wish, "open")
    if t.deck:
        t.market[place] = draw_wish(t, chance)
        if t.events is not None:
            t.events.append(events.Refilled(seat, t.rules.charts.wish_names[t.market[place]]))
    else:
        t.market.pop(place)


def take_unseen(t: Table, which: int, chance: Chance) -> None:
    """S-13: the top card of the deck."""
    seat = pending.seat_of(t.pending.pop())
    hold_wish(t, seat, draw_wish(t, chance), "deck")


def hold_wish(t: Table, seat: int, wish: int, way: str) -> None:
    """S-16, S-39: the card lies open before its owner; Olentzero answers."""
    area = t.areas[seat]
    area.wishes = with_(area.wishes, wish)
    if t.events is not None:
        t.events.append(events.TookWish(seat, t.rules.charts.wish_names[wish], way))
    others_occasion(t, seat, OLENTZERO)


def legal_wishes(t: Table, item: int) -> list[int]:
    """S-28: any open card, or the top one of the deck."""
    out: Numbers = []
    add_wishes(t, out)
    return out


def settle_wish(t: Table, item: int, chance: Chance) -> bool:
    """The only card there is, the deck being empty, needs no choice."""
    if wishes_to_take(t) > 1:
        return False
    take_open(t, t.market[0], chance)
    return True


def ready_wishes(t: Table, area: SantaKaosArea) -> i64:
    """S-25: the ordinary wish cards of a player whose toys stand ready, as a set."""
    charts = t.rules.charts
    ready: i64 = charts.deliverable[area.toy_set()]
    ready &= area.wishes
    if ready & charts.doubles:
        pairs = area.toy_pairs()
        for wish in members_of(ready & charts.doubles):
            if charts.wish_pairs[wish] & ~pairs:
                ready = without(ready, wish)
    return ready


def add_deliveries(t: Table, out: Numbers, area: SantaKaosArea) -> None:
    """S-25, S-60: the wish cards whose toys stand ready, and the special ones that can be paid."""
    if not area.wishes:
        return
    ready = ready_wishes(t, area)
    if ready:
        for wish in members_of(ready):
            out.append(t.rules.charts.delivers[wish])
    if area.wishes > ORDINARY:
        add_specials(t, out, area)


def no_deliver(t: Table, wish: int) -> Illegal | None:
    """S-25, S-60: why this wish card is not delivered now."""
    wrong = not_free(t)
    if wrong is not None:
        return wrong
    area, charts = t.mine(), t.rules.charts
    if not contains(area.wishes, wish):
        return no("not-your-wish", wish=charts.wish_names[wish])
    if wish >= WISHES:
        return no_special(t, wish - WISHES)
    if contains(ready_wishes(t, area), wish):
        return None
    missing = members_of(charts.wish_toys[wish] & ~area.toy_set())
    missing += members_of(charts.wish_pairs[wish] & ~area.toy_pairs())
    return no("wish-lacks", wish=charts.wish_names[wish], toys=[charts.toy_names[toy] for toy in sorted(missing)])


def deliver(t: Table, wish: int, chance: Chance) -> None:
    """S-25: the card's toys are removed, two where it shows two, the card is turned over."""
    area, charts = t.mine(), t.rules.charts
    area.wishes = without(area.wishes, wish)
    area.delivered = with_(area.delivered, wish)
    if t.events is not None:
        t.events.append(events.Delivered(t.player, charts.wish_names[wish], charts.wish_points[wish]))
    if wish >= WISHES:
        deliver_special(t, t.player, wish - WISHES)
        return
    for toy in members_of(charts.wish_toys[wish]) + members_of(charts.wish_pairs[wish]):
        area.toys = changed(area.toys, toy, -1)
