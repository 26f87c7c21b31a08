"""Influence on the characters of the Gallery and of the players' areas (Q-18 to Q-22, Q-29, Q-50)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.sets import members_of, with_, without
from ludoteca.core.verbs import Numbers
from ludoteca.games.quissama.pieces import (
    ARAUJO,
    BERNARDINA,
    CHARACTER_NAMES,
    CHARACTERS,
    GONE,
    IMPERADOR,
    NOBODY,
    QUISSAMA,
    SEATS,
)
from ludoteca.games.quissama.rules.payments import can_pay
from ludoteca.games.quissama.rules.refusal import no, no_ability, no_character, no_meeple, not_playing
from ludoteca.games.quissama.rules.shops import turn_tokens
from ludoteca.games.quissama.seen import events
from ludoteca.games.quissama.table import Table


def influence_cost(t: Table, character: int) -> int:
    """Q-18, Q-20 to Q-22: the cost of an influence, and a Burgher more in an opponent's area."""
    price = t.rules.influence[character]
    return price if t.holder[character] in (NOBODY, t.seat) else price + t.rules.abroad


def others_on(t: Table, character: int) -> i64:
    """The set of seats other than the one in turn with a meeple on a character."""
    return without(t.influence[character], t.seat)


# Bernardina


def needs_free_character(t: Table) -> bool:
    """Q-22: who does not hold her deals with her only by an own unblocked character; does the seat in turn lack one?"""
    if t.holder[BERNARDINA] == t.seat:
        return False
    return not any(t.has_free(t.seat, character) for character in range(CHARACTERS))


def no_bernardina(t: Table) -> Illegal | None:
    """Q-22: she does not deal with this seat."""
    return no("no-free-character") if needs_free_character(t) else None


def may_place_on_bernardina(t: Table) -> bool:
    """Q-22: nobody else's meeple is on her, nor was one removed by this seat in this turn."""
    return others_on(t, BERNARDINA) == 0 and not t.cleared_bernardina and not needs_free_character(t)


def no_place_on_bernardina(t: Table) -> Illegal | None:
    """Q-22: she does not deal with this seat, another's meeple is on her, or one was removed in this turn."""
    wrong = no_bernardina(t)
    if wrong or may_place_on_bernardina(t):
        return wrong
    return no("no-place-beside", character="bernardina") if others_on(t, BERNARDINA) else no("no-place-after-removing")


# Placing a meeple


def may_conquer(t: Table, character: int) -> bool:
    """Q-50: in the variant each player conquers one character in the whole game, Bernardina apart."""
    return not t.rules.one_character or character == BERNARDINA or not t.own.conquered


def may_place(t: Table, character: int) -> bool:
    """Q-18 to Q-22: may the seat in turn put a meeple on this character, if it can pay?"""
    if t.holder[character] in (GONE, t.seat):
        return False
    if character == BERNARDINA and not may_place_on_bernardina(t):
        return False
    return may_conquer(t, character) or may_block(t, character)


def may_block(t: Table, character: int) -> bool:
    """Q-21, Q-50: a meeple that conquers nothing is of use only as the first one in an opponent's area."""
    return t.holder[character] != NOBODY and not t.has_meeple_on(t.seat, character)


def add_influence(t: Table, out: Numbers, purse: i64) -> None:
    """Q-18: every character whose cost can be paid."""
    if t.own.reserve > 0:
        for character in range(CHARACTERS):
            if may_place(t, character) and can_pay(t, purse, influence_cost(t, character)):
                out.append(t.rules.numbers.influence[character])


def no_influence(t: Table, character: int) -> Illegal | None:
    """Q-18 to Q-22, Q-50: the character is out of the game or own, is Bernardina, or must not be conquered."""
    wrong = not_playing(t) or no_character(t, character)
    if wrong:
        return wrong
    name = CHARACTER_NAMES[character]
    if t.holder[character] == t.seat:
        return no("no-influence-on-own", character=name)
    wrong = no_place_on_bernardina(t) if character == BERNARDINA else None
    return wrong or no_meeple(t) or (None if may_place(t, character) else no("no-second-conquest"))


def influence(t: Table, character: int, chance: Chance) -> None:
    """Q-18: a meeple on the character."""
    if t.events is not None:
        t.events.append(events.Influenced(t.seat, CHARACTER_NAMES[character]))
    place(t, character)


def place(t: Table, character: int) -> None:
    """Q-19: an own meeple more; with the second one the character is conquered."""
    if t.has_meeple_on(t.seat, character):
        conquer(t, character)
    else:
        t.own.reserve -= 1
        t.influence[character] = with_(t.influence[character], t.seat)


def conquer(t: Table, character: int) -> None:
    """Q-19: all meeples go home and the character comes to one's own area; its ability waits a turn (Q-11)."""
    target = t.holder[character]
    send_all_home(t, character)
    t.holder[character] = t.seat
    t.used = with_(t.used, character)
    if character != BERNARDINA:
        t.own.conquered = True
    if character == QUISSAMA:
        discard_under_quissama(t)
    if t.events is not None:
        name = CHARACTER_NAMES[character]
        t.events.append(events.Captured(t.seat, target, name) if target >= 0 else events.Conquered(t.seat, name))


def send_all_home(t: Table, character: int) -> None:
    """Q-19: the meeples on a character go home."""
    for seat in members_of(t.influence[character]):
        send_home(t, character, seat)


def send_home(t: Table, character: int, target: int) -> None:
    """Q-19, Q-21, Q-29: a meeple on a character goes home."""
    t.influence[character] = without(t.influence[character], target)
    t.areas[target].reserve += 1


def discard_under_quissama(t: Table) -> None:
    """Q-25: conquered by another, the cards under him are discarded."""
    for kind in t.under:
        t.discard[kind] += 1
    t.under = []


# A meeple of another player


def price_of_meeple(t: Table, which: int) -> int:
    """Q-21, Q-22, Q-29: to remove or replace a meeple costs as much as an influence."""
    return influence_cost(t, which // SEATS)


def no_meeple_of(t: Table, character: int, target: int) -> Illegal | None:
    """Q-21, Q-29: there is no such meeple of another player on a character."""
    if target >= t.players:
        return no("no-such-player", target=target)
    if target == t.seat:
        return no("no-clearing-own")
    there = t.has_meeple_on(target, character)
    return None if there else no("no-meeple-there", target=target, character=CHARACTER_NAMES[character])


# The Imperador


def may_replace(t: Table, character: int) -> bool:
    """Q-29: on a character other than Bernardina on which the seat in turn may place a meeple."""
    return character != BERNARDINA and others_on(t, character) != 0 and may_place(t, character)


def add_replacing_influence(t: Table, out: Numbers, purse: i64) -> None:
    """Q-29: with the Imperador, an opponent's meeple is replaced for the cost of an influence."""
    if t.own.reserve == 0 or not t.can_use(IMPERADOR):
        return
    for character in range(CHARACTERS):
        if may_replace(t, character) and can_pay(t, purse, influence_cost(t, character)):
            for seat in members_of(others_on(t, character)):
                out.append(t.rules.numbers.replace_influence[character * SEATS + seat])


def no_replace(t: Table, which: int) -> Illegal | None:
    """Q-29: the Imperador does not help, no such meeple is there, or none may be placed there."""
    character = which // SEATS
    wrong = not_playing(t) or no_ability(t, IMPERADOR)
    if wrong is None and character == BERNARDINA:
        return no("no-replacing-on-bernardina")
    return wrong or no_influence(t, character) or no_meeple_of(t, character, which % SEATS)


def replace(t: Table, which: int, chance: Chance) -> None:
    """Q-29: an opponent's meeple goes home, and an own one is placed instead, which may conquer."""
    character = which // SEATS
    target = which % SEATS
    t.used = with_(t.used, IMPERADOR)
    send_home(t, character, target)
    if t.events is not None:
        t.events.append(events.TookInfluence(t.seat, target, CHARACTER_NAMES[character]))
    place(t, character)


# Removing others' meeples


def may_clear(t: Table, character: int) -> bool:
    """Q-21, Q-22: may the seat in turn remove meeples of others, if it can pay? Anybody may from Bernardina."""
    if character == BERNARDINA:
        return t.holder[BERNARDINA] != GONE and not needs_free_character(t)
    return t.holder[character] == t.seat


def add_clearing(t: Table, out: Numbers, purse: i64) -> None:
    """Q-21, Q-22: every meeple of another player that can be sent home."""
    for character in range(CHARACTERS):
        if t.influence[character]:
            others = others_on(t, character)
            if others and may_clear(t, character) and can_pay(t, purse, influence_cost(t, character)):
                for seat in members_of(others):
                    out.append(t.rules.numbers.clear[character * SEATS + seat])


def no_clear(t: Table, which: int) -> Illegal | None:
    """Q-21, Q-22: nobody there to remove, or the character is another's."""
    character = which // SEATS
    target = which % SEATS
    wrong = not_playing(t) or no_character(t, character) or nobody_to_clear(t, character, target)
    return wrong or (no_bernardina(t) if character == BERNARDINA else None)


def nobody_to_clear(t: Table, character: int, target: int) -> Illegal | None:
    """Q-21: no such meeple of another player on an own character, or on Bernardina."""
    if character != BERNARDINA and not may_clear(t, character):
        return no("no-clearing-abroad", character=CHARACTER_NAMES[character])
    return no_meeple_of(t, character, target)


def clear(t: Table, which: int, chance: Chance) -> None:
    """Q-21, Q-22: one meeple of another player goes home."""
    character = which // SEATS
    target = which % SEATS
    send_home(t, character, target)
    t.cleared_bernardina = t.cleared_bernardina or character == BERNARDINA
    if t.events is not None:
        t.events.append(events.Cleared(t.seat, target, CHARACTER_NAMES[character]))
    if character == ARAUJO and t.influence[character] == 0:
        turn_tokens(t)
