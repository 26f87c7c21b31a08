"""How the chapters refuse: keys of the words files, and what several chapters refuse alike."""

from __future__ import annotations

from typing import Final

from ludoteca.core.errors import Illegal
from ludoteca.games.quissama.pieces import CARD_NAMES, CHARACTER_NAMES
from ludoteca.games.quissama.table import DISCARDING, OVER, PAYING, PLAYING, ROBBING, SETTLING, SWAPPING, Table

FIRST: Final = {
    SETTLING: "choose-shop-first",
    PAYING: "pay-first",
    SWAPPING: "swap-first",
    ROBBING: "rob-first",
    DISCARDING: "combinations-are-over",
    OVER: "game-over",
}
"""What is asked instead, in other phases than the turn itself."""


def no(key: str, **details: object) -> Illegal:
    """The refusal of that key."""
    return Illegal(key, "quissama", **details)


def not_playing(t: Table) -> Illegal | None:
    """Something else than the turn's actions is asked."""
    return None if t.phase == PLAYING else no(FIRST[t.phase])


def not_in(t: Table, phase: int, in_turn: str) -> Illegal | None:
    """Something else than this phase's question is asked; `in_turn` is the key while the turn goes on."""
    if t.phase == phase:
        return None
    return no(in_turn) if t.phase == PLAYING else not_playing(t)


def no_card(t: Table, kind: int) -> Illegal | None:
    """The card is not in the hand."""
    return None if t.own.holds(kind) else no("no-such-card", card=CARD_NAMES[kind])


def no_meeple(t: Table) -> Illegal | None:
    """Q-15: no meeple in the reserve."""
    return None if t.own.reserve > 0 else no("no-meeple")


def no_character(t: Table, character: int) -> Illegal | None:
    """Q-51: the character is out of the game."""
    return no("no-character-in-game", character=CHARACTER_NAMES[character]) if t.is_out(character) else None


def no_free_holder(t: Table, character: int) -> Illegal | None:
    """Q-21: the seat in turn does not hold the character, or it is blocked."""
    name = CHARACTER_NAMES[character]
    if t.holder[character] != t.seat:
        return no_character(t, character) or no("no-holder", character=name)
    return None if t.has_free(t.seat, character) else no("no-blocked-character", character=name)


def no_ability(t: Table, character: int) -> Illegal | None:
    """Q-11, Q-21: the character is not held, is blocked, or was used in this turn."""
    used = None if t.can_use(character) else no("no-second-use", character=CHARACTER_NAMES[character])
    return no_free_holder(t, character) or used
