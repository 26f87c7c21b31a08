"""The reasons for refusing what is done with characters (Q-10, Q-11, Q-18 to Q-31, Q-50, Q-51)."""

from __future__ import annotations

from typing import Any

from ludoteca.games.quissama import actions
from ludoteca.games.quissama.pieces import (
    ALEMAO,
    ALENCAR,
    BERNARDINA,
    CARD_NAMES,
    CHARACTER_NAMES,
    IMPERADOR,
    NOBODY,
    PRINCESA,
    QUISSAMA,
    WOODRUFF,
)
from ludoteca.games.quissama.rules.influence import holds_free_character, may_conquer, others_on
from ludoteca.games.quissama.rules.piles import can_draw
from ludoteca.games.quissama.rules.refusals import Reason, no, no_card, no_if, no_meeple, no_senzala
from ludoteca.games.quissama.table import ROBBING, Table


def no_free_by_princesa(t: Table, act: Any) -> list[Reason]:
    """Q-31."""
    return [*no_ability(t, PRINCESA), no_senzala(t)]


def no_appoint_without(t: Table, act: actions.AppointWithout) -> list[Reason]:
    """Q-30."""
    return [*no_ability(t, ALENCAR), no_meeple(t)]


def no_replace_burgher(t: Table, act: actions.ReplaceBurgher) -> list[Reason]:
    """Q-29."""
    owner = t.burgher[t.rules.shop_names.index(act.shop)]
    return [
        *no_ability(t, IMPERADOR),
        no_if(owner in (NOBODY, t.seat), "no-opponent-in-shop", shop=act.shop),
        no_meeple(t),
    ]


def no_replace_minister(t: Table, act: actions.ReplaceMinister) -> list[Reason]:
    """Q-29."""
    owner = t.ministry[act.number - 1]
    return [
        *no_ability(t, IMPERADOR),
        no_if(owner in (NOBODY, t.seat), "no-opponent-in-ministry", number=act.number),
        no_meeple(t),
    ]


def no_ability(t: Table, character: int) -> list[Reason]:
    """Q-11, Q-21."""
    name = CHARACTER_NAMES[character]
    return [
        no_character(t, character),
        no_if(t.holder[character] != t.seat, "no-holder", character=name),
        no_if(t.influence[character] != 0, "no-blocked-character", character=name),
        no_if(t.used >> character & 1 == 1, "no-second-use", character=name),
    ]


def no_early_ability(t: Table, character: int) -> list[Reason]:
    """Q-10."""
    return [*no_ability(t, character), no_if(t.acted, "abilities-come-first", character=CHARACTER_NAMES[character])]


def no_character(t: Table, character: int) -> Reason:
    """Q-51: the character is out of the game."""
    return no_if(t.is_out(character), "no-character-in-game", character=CHARACTER_NAMES[character])


def no_lay(t: Table, act: actions.Lay) -> list[Reason]:
    """Q-25."""
    return [*no_early_ability(t, QUISSAMA), no_if(not can_draw(t), "no-card-to-draw")]


def no_take(t: Table, act: actions.Take) -> list[Reason]:
    """Q-25."""
    return [*no_early_ability(t, QUISSAMA), no_if(not t.under, "no-card-under")]


def no_opponent(t: Table, target: int) -> Reason:
    """Q-26, Q-27: nobody to take cards from."""
    if target >= t.players:
        return no("no-such-player", target=target)
    if target == t.seat:
        return no("no-own-hand")
    return no_if(t.hand_size[target] == 0, "no-cards-there", target=target)


def no_look(t: Table, act: actions.Look) -> list[Reason]:
    """Q-26."""
    return [*no_early_ability(t, WOODRUFF), no_opponent(t, act.target)]


def no_rob(t: Table, act: actions.Rob) -> list[Reason]:
    """Q-27."""
    if t.phase == ROBBING:
        return [no_opponent(t, act.target), no("no-robbed-again", target=act.target)]
    empty = no_if(t.cabeca == 0, "no-capoeira-there", place="cabeca-de-porco")
    return [*no_early_ability(t, ALEMAO), empty, no_opponent(t, act.target)]


def no_swap(t: Table, act: actions.Swap) -> list[Reason]:
    """Q-26."""
    theirs = t.holds(t.target, CARD_NAMES.index(act.taken))
    return [
        no_card(t, act.card),
        no_if(not theirs, "no-such-card-there", target=t.target, card=act.taken),
        no("no-swap-of-same", card=act.card),
    ]


def no_influence(t: Table, act: actions.Influence) -> list[Reason]:
    """Q-18 to Q-22, Q-50."""
    character = CHARACTER_NAMES.index(act.character)
    again = t.influence[character] >> t.seat & 1 == 1
    crowded = character == BERNARDINA and others_on(t, BERNARDINA) != 0
    return [
        no_character(t, character),
        no_if(t.holder[character] == t.seat, "no-influence-on-own", character=act.character),
        *no_bernardina(t, character),
        no_if(crowded, "no-place-beside", character=act.character),
        no_meeple(t),
        no_if(again and not may_conquer(t, character), "no-second-conquest"),
    ]


def no_bernardina(t: Table, character: int) -> list[Reason]:
    """Q-22."""
    if character != BERNARDINA or t.is_out(character):
        return []
    needs_free = t.holder[character] != t.seat and not holds_free_character(t)
    return [no_if(t.on_bernardina, "no-second-payment"), no_if(needs_free, "no-free-character")]


def no_clear(t: Table, act: actions.Clear) -> list[Reason]:
    """Q-21, Q-22."""
    character = CHARACTER_NAMES.index(act.character)
    abroad = character != BERNARDINA and t.holder[character] != t.seat
    there = t.influence[character] >> act.target & 1
    return [
        no_character(t, character),
        no_if(act.target >= t.players, "no-such-player", target=act.target),
        no_if(abroad, "no-clearing-abroad", character=act.character),
        no_if(act.target == t.seat, "no-clearing-own"),
        no_if(not there, "no-meeple-there", target=act.target, character=act.character),
        *no_bernardina(t, character),
    ]
