"""Special cards that are played by themselves (Q-42 to Q-44, Q-46); the others are ways to pay (payments.py)."""

from __future__ import annotations

from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.games.quissama.charts import BLESS, BUY, CROWN_FAVOUR, EXPOSE, FLEE, NUMBERS, SHELTER
from ludoteca.games.quissama.pieces import (
    BOURGEOISIE,
    CABECA_CARD,
    CARD_NAMES,
    CHEST_BLESSING,
    ESCAPE,
    IMPERIAL_FAMILY,
    KINDS,
    MINISTERS,
    NOBODY,
    PLACES,
    PLAZAS,
    SCANDAL,
)
from ludoteca.games.quissama.rules.cabeca_de_porco import add_recruits, recruit
from ludoteca.games.quissama.rules.capoeiras import free_one, living_at, place_name, send_back
from ludoteca.games.quissama.rules.ministry import appoint
from ludoteca.games.quissama.rules.shops import add_free_shops, found
from ludoteca.games.quissama.seen import events
from ludoteca.games.quissama.seen.knowledge import all_saw_leave
from ludoteca.games.quissama.table import Table


def add_special_cards(t: Table, out: list[Any]) -> None:
    """What the special cards of the hand can do now."""
    hands = t.hands
    at = t.seat * KINDS
    if hands[at + CHEST_BLESSING] > 0:
        add_blessings(t, out)
    if hands[at + SCANDAL] > 0:
        add_scandals(t, out)
    if hands[at + ESCAPE] > 0 and t.senzala > 0:
        out.extend(NUMBERS[FLEE : FLEE + PLAZAS])
    if hands[at + CABECA_CARD] > 0:
        add_recruits(t, out, SHELTER)
    if hands[at + BOURGEOISIE] > 0:
        add_free_shops(t, out, BUY)
    if hands[at + IMPERIAL_FAMILY] > 0 and t.reserve[t.seat] > 0:
        out.append(NUMBERS[CROWN_FAVOUR])


def add_blessings(t: Table, out: list[Any]) -> None:
    """Q-42: any place with a capoeira."""
    for place in range(PLACES):
        if living_at(t, place) > 0:
            out.append(NUMBERS[BLESS + place])


def add_scandals(t: Table, out: list[Any]) -> None:
    """Q-43: any minister."""
    for place in range(MINISTERS):
        if t.ministry[place] != NOBODY:
            out.append(NUMBERS[EXPOSE + place])


def play_card(t: Table, kind: int) -> None:
    """A special card goes from the hand to the discard pile; a Scandal out of the game (Q-43)."""
    t.acted = True
    t.lose(t.seat, kind)
    all_saw_leave(t, t.seat, kind)
    if kind == SCANDAL:
        t.scandals_out += 1
    else:
        t.discard[kind] += 1
    if t.events is not None:
        t.events.append(events.Played(t.seat, CARD_NAMES[kind]))


def bless(t: Table, place: int, chance: Chance) -> int:
    """Q-42, Chest Blessing: one capoeira from wherever to the Senzala."""
    play_card(t, CHEST_BLESSING)
    send_back(t, place)
    if t.events is not None:
        t.events.append(events.SentBack(t.seat, place_name(t, place)))
    return NOBODY


def expose(t: Table, place: int, chance: Chance) -> int:
    """Q-43, Scandal: a minister goes home."""
    play_card(t, SCANDAL)
    target = t.ministry[place]
    t.ministry[place] = NOBODY
    t.reserve[target] += 1
    if t.events is not None:
        t.events.append(events.Exposed(t.seat, target, place + 1))
    return NOBODY


def flee(t: Table, plaza: int, chance: Chance) -> int:
    """Q-44, Escape: a capoeira from the Senzala to any plaza."""
    play_card(t, ESCAPE)
    free_one(t, plaza)
    if t.events is not None:
        t.events.append(events.Fled(t.seat, t.rules.plaza_names[plaza]))
    return NOBODY


def shelter(t: Table, plaza: int, chance: Chance) -> int:
    """Q-46, Cabeça de Porco: a Guaiamum from a plaza into it, free."""
    play_card(t, CABECA_CARD)
    return recruit(t, plaza, chance)


def buy(t: Table, shop: int, chance: Chance) -> int:
    """Q-46, Bourgeoisie: found a shop, free."""
    play_card(t, BOURGEOISIE)
    return found(t, shop, chance)


def favour(t: Table, which: int, chance: Chance) -> int:
    """Q-46, Imperial Family: place a minister, free."""
    play_card(t, IMPERIAL_FAMILY)
    return appoint(t, which, chance)
