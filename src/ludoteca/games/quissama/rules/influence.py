"""Influence on the characters of the Gallery and of the players' areas (Q-18 to Q-22)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.games.quissama.charts import CLEAR, INFLUENCE, NUMBERS
from ludoteca.games.quissama.pieces import (
    ARAUJO,
    BERNARDINA,
    CHARACTER_NAMES,
    CHARACTERS,
    GONE,
    NOBODY,
    QUISSAMA,
    SEATS,
)
from ludoteca.games.quissama.rules.coins import turn_tokens
from ludoteca.games.quissama.rules.payments import can_pay
from ludoteca.games.quissama.seen import events
from ludoteca.games.quissama.table import Table


def influence_cost(t: Table, character: int) -> int:
    """Q-18, Q-20 to Q-22: the cost of an influence, and a Burgher more in an opponent's area."""
    price = t.rules.influence[character]
    return price if t.holder[character] in (NOBODY, t.seat) else price + t.rules.abroad


def others_on(t: Table, character: int) -> int:
    """The seats other than the one in turn with a meeple on a character, as bits."""
    return t.influence[character] & ~(1 << t.seat)


def holds_free_character(t: Table) -> bool:
    """Q-22: does the seat in turn hold an unblocked character?"""
    return any(t.has_free(t.seat, character) for character in range(CHARACTERS))


def may_deal_with_bernardina(t: Table) -> bool:
    """Q-22: one payment on her a turn, and by who does not hold her only with an unblocked character."""
    return not t.on_bernardina and (t.holder[BERNARDINA] == t.seat or holds_free_character(t))


def may_conquer(t: Table, character: int) -> bool:
    """Q-50: in the variant each player conquers one character in the whole game, Bernardina apart."""
    return not t.rules.one_character or character == BERNARDINA or not t.conquered >> t.seat & 1


def may_place(t: Table, character: int) -> bool:
    """Q-18 to Q-22: may the seat in turn put a meeple on this character, if it can pay?"""
    if t.holder[character] in (GONE, t.seat):
        return False
    if character == BERNARDINA and (others_on(t, BERNARDINA) != 0 or not may_deal_with_bernardina(t)):
        return False
    return t.influence[character] >> t.seat & 1 == 0 or may_conquer(t, character)


def may_clear(t: Table, character: int) -> bool:
    """Q-21, Q-22: may the seat in turn remove meeples of others, if it can pay? Anybody may from Bernardina."""
    if character == BERNARDINA:
        return t.holder[BERNARDINA] != GONE and may_deal_with_bernardina(t)
    return t.holder[character] == t.seat


def add_influence(t: Table, out: list[Any], purse: i64) -> None:
    """Q-18: every character whose cost can be paid."""
    if t.reserve[t.seat] > 0:
        for character in range(CHARACTERS):
            if may_place(t, character) and can_pay(t, purse, influence_cost(t, character)):
                out.append(NUMBERS[INFLUENCE + character])


def add_clearing(t: Table, out: list[Any], purse: i64) -> None:
    """Q-21, Q-22: every meeple of another player that can be sent home."""
    for character in range(CHARACTERS):
        if t.influence[character]:
            others = others_on(t, character)
            if others and may_clear(t, character) and can_pay(t, purse, influence_cost(t, character)):
                for seat in range(t.players):
                    if others >> seat & 1:
                        out.append(NUMBERS[CLEAR + character * SEATS + seat])


def influence(t: Table, character: int, chance: Chance) -> int:
    """Q-18, Q-19: a meeple on the character; with the second one it is conquered."""
    t.on_bernardina = t.on_bernardina or character == BERNARDINA
    if t.events is not None:
        t.events.append(events.Influenced(t.seat, CHARACTER_NAMES[character]))
    if t.influence[character] >> t.seat & 1:
        return conquer(t, character)
    t.reserve[t.seat] -= 1
    t.influence[character] |= 1 << t.seat
    return NOBODY


def conquer(t: Table, character: int) -> int:
    """Q-19: all meeples go home and the character comes to the own area; its ability waits for the next turn (Q-11)."""
    target = t.holder[character]
    send_all_home(t, character)
    t.holder[character] = t.seat
    t.used |= 1 << character
    if character != BERNARDINA:
        t.conquered |= 1 << t.seat
    if character == QUISSAMA:
        discard_under_quissama(t)
    if t.events is not None:
        name = CHARACTER_NAMES[character]
        t.events.append(events.Captured(t.seat, target, name) if target >= 0 else events.Conquered(t.seat, name))
    return character


def send_all_home(t: Table, character: int) -> None:
    """Q-19: the meeples on a character go home."""
    for seat in range(t.players):
        if t.influence[character] >> seat & 1:
            t.reserve[seat] += 1
    t.influence[character] = 0


def discard_under_quissama(t: Table) -> None:
    """Q-25: conquered by another, the cards under him are discarded."""
    for kind in t.under:
        t.discard[kind] += 1
    t.under = []


def clear(t: Table, which: int, chance: Chance) -> int:
    """Q-21, Q-22: one meeple of another player goes home."""
    character = which // SEATS
    target = which % SEATS
    t.influence[character] &= ~(1 << target)
    t.reserve[target] += 1
    t.on_bernardina = t.on_bernardina or character == BERNARDINA
    if t.events is not None:
        t.events.append(events.Cleared(t.seat, target, CHARACTER_NAMES[character]))
    if character == ARAUJO and t.influence[character] == 0:
        turn_tokens(t)
    return NOBODY
