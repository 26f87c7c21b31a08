"""Special cards that are played by themselves (Q-42 to Q-44, Q-46); the others are ways to pay (payments.py)."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.verbs import Numbers
from ludoteca.games.quissama.pieces import (
    BOURGEOISIE,
    CABECA_CARD,
    CARD_NAMES,
    CHEST_BLESSING,
    ESCAPE,
    IMPERIAL_FAMILY,
    MINISTERS,
    NOBODY,
    PLACES,
    SCANDAL,
)
from ludoteca.games.quissama.rules.capoeiras import (
    add_recruits,
    free_one,
    living_at,
    no_senzala,
    nobody_at,
    nobody_to_recruit,
    place_name,
    recruit,
    send_back,
)
from ludoteca.games.quissama.rules.ministry import appoint
from ludoteca.games.quissama.rules.refusal import no, no_card, no_meeple, not_playing
from ludoteca.games.quissama.rules.shops import add_free_shops, found, no_free_shop
from ludoteca.games.quissama.seen import events
from ludoteca.games.quissama.seen.knowledge import all_saw_leave
from ludoteca.games.quissama.table import Table


def add_special_cards(t: Table, out: Numbers) -> None:
    """What the special cards of the hand can do now."""
    hand = t.own.hand
    numbers = t.rules.numbers
    if hand[CHEST_BLESSING] > 0:
        add_blessings(t, out)
    if hand[SCANDAL] > 0:
        add_scandals(t, out)
    if hand[ESCAPE] > 0 and t.senzala > 0:
        out.extend(numbers.escape)
    if hand[CABECA_CARD] > 0:
        add_recruits(t, out, numbers.cabeca_de_porco)
    if hand[BOURGEOISIE] > 0:
        add_free_shops(t, out, numbers.bourgeoisie)
    if hand[IMPERIAL_FAMILY] > 0 and t.own.reserve > 0:
        out.append(numbers.imperial_family)


def no_special(t: Table, kind: int) -> Illegal | None:
    """The card is not in the hand, or it is not the time for it."""
    return not_playing(t) or no_card(t, kind)


def play_card(t: Table, kind: int) -> None:
    """A special card goes from the hand to the discard pile; a Scandal out of the game (Q-43)."""
    t.acted = True
    t.spend(kind)
    all_saw_leave(t, t.seat, kind)
    if kind == SCANDAL:
        t.scandals_out += 1
    else:
        t.discard[kind] += 1
    if t.events is not None:
        t.events.append(events.Played(t.seat, CARD_NAMES[kind]))


def add_blessings(t: Table, out: Numbers) -> None:
    """Q-42: any place with a capoeira."""
    for place in range(PLACES):
        if living_at(t, place) > 0:
            out.append(t.rules.numbers.chest_blessing[place])


def no_bless(t: Table, place: int) -> Illegal | None:
    """Q-42: nobody is there."""
    return no_special(t, CHEST_BLESSING) or nobody_at(t, place)


def bless(t: Table, place: int, chance: Chance) -> None:
    """Q-42, Chest Blessing: one capoeira from wherever to the Senzala."""
    play_card(t, CHEST_BLESSING)
    send_back(t, place)
    if t.events is not None:
        t.events.append(events.SentBack(t.seat, place_name(t, place)))


def add_scandals(t: Table, out: Numbers) -> None:
    """Q-43: any minister."""
    for place in range(MINISTERS):
        if t.ministry[place] != NOBODY:
            out.append(t.rules.numbers.scandal[place])


def no_expose(t: Table, place: int) -> Illegal | None:
    """Q-43: no minister is there."""
    wrong = no_special(t, SCANDAL)
    return wrong or (None if t.ministry[place] != NOBODY else no("no-minister-there", number=place + 1))


def expose(t: Table, place: int, chance: Chance) -> None:
    """Q-43, Scandal: a minister goes home."""
    play_card(t, SCANDAL)
    target = t.ministry[place]
    t.ministry[place] = NOBODY
    t.areas[target].reserve += 1
    if t.events is not None:
        t.events.append(events.Exposed(t.seat, target, place + 1))


def no_flee(t: Table, plaza: int) -> Illegal | None:
    """Q-44: the Senzala is empty."""
    return no_special(t, ESCAPE) or no_senzala(t)


def flee(t: Table, plaza: int, chance: Chance) -> None:
    """Q-44, Escape: a capoeira from the Senzala to any plaza."""
    play_card(t, ESCAPE)
    free_one(t, plaza)
    if t.events is not None:
        t.events.append(events.Fled(t.seat, t.rules.plaza_names[plaza]))


def no_shelter(t: Table, plaza: int) -> Illegal | None:
    """Q-46: nobody moves in from there."""
    return no_special(t, CABECA_CARD) or nobody_to_recruit(t, plaza)


def shelter(t: Table, plaza: int, chance: Chance) -> None:
    """Q-46, Cabeça de Porco: a Guaiamum from a plaza into it, free."""
    play_card(t, CABECA_CARD)
    recruit(t, plaza, chance)


def no_buy(t: Table, shop: int) -> Illegal | None:
    """Q-46: no shop is founded there."""
    return no_special(t, BOURGEOISIE) or no_free_shop(t, shop)


def buy(t: Table, shop: int, chance: Chance) -> None:
    """Q-46, Bourgeoisie: found a shop, free."""
    play_card(t, BOURGEOISIE)
    found(t, shop, chance)


def no_favour(t: Table, which: int) -> Illegal | None:
    """Q-46: no meeple to place."""
    return no_special(t, IMPERIAL_FAMILY) or no_meeple(t)


def favour(t: Table, which: int, chance: Chance) -> None:
    """Q-46, Imperial Family: place a minister, free."""
    play_card(t, IMPERIAL_FAMILY)
    appoint(t, which, chance)
