"""A turn (R-10, R-14 to R-17): extra actions as wanted, the token and its action, extra actions as wanted, end."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.chance import Chance
from ludoteca.games.regalitos.charts import DECORATE, DELIVER, DISCARD, END, INITIATIVE, WRAP
from ludoteca.games.regalitos.rules.decorate import can_decorate, decorate_all
from ludoteca.games.regalitos.rules.deliver import can_deliver, deliver
from ludoteca.games.regalitos.rules.extras import add_extras
from ludoteca.games.regalitos.rules.piles import add_piles, any_pile
from ludoteca.games.regalitos.rules.rounds import pass_token
from ludoteca.games.regalitos.rules.solo import blow
from ludoteca.games.regalitos.rules.wrap import can_wrap, wrap
from ludoteca.games.regalitos.seen import events
from ludoteca.games.regalitos.table import BASIC_ACTIONS, FOR_INITIATIVE, LAST_ROUND, Table

BASIC_NAMES: Final = ("initiative", "wrap", "decorate", "deliver")
INITIATIVE_BIT: Final = 0
WRAP_BIT: Final = 1
DECORATE_BIT: Final = 2
DELIVER_BIT: Final = 3
"""Where `used` keeps the basic actions of a player."""


def legal_before(t: Table) -> list[int]:
    """R-14 to R-16: basic actions that can be carried out, piles, extra actions; with no placement the token goes."""
    out: list[Any] = []
    if may_claim(t):
        out.append(INITIATIVE)
    used = t.used >> t.seat * BASIC_ACTIONS
    if not used >> WRAP_BIT & 1 and can_wrap(t):
        out.append(WRAP)
    if not used >> DECORATE_BIT & 1 and can_decorate(t):
        out.append(DECORATE)
    if not used >> DELIVER_BIT & 1 and can_deliver(t):
        out.append(DELIVER)
    add_piles(t, out)
    if not out:
        out.append(DISCARD)
    add_extras(t, out)
    return out


def legal_after(t: Table) -> list[int]:
    """R-16: extra actions as wanted, then the end."""
    out: list[Any] = [END]
    add_extras(t, out)
    return out


def may_claim(t: Table) -> bool:
    """R-17: one player a round, never the present holder (but alone)."""
    return t.claimed < 0 and (t.seat != t.holder or t.players == 1)


def nothing_to_decide(t: Table) -> bool:
    """R-15: neither a placement nor an extra action is possible."""
    return not any_pile(t) and legal_before(t) == [DISCARD]


def place(t: Table, basic: int) -> None:
    """R-14: a token on a basic action: not again by this player in this round."""
    t.used |= 1 << t.seat * BASIC_ACTIONS + basic
    t.token = True


def place_initiative(t: Table, action: int, chance: Chance) -> None:
    """R-17: first player of the next round, and points at once. R-51: alone, no wind after the next token."""
    place(t, INITIATIVE_BIT)
    t.claimed = t.seat
    t.score(t.seat, FOR_INITIATIVE, t.rules.initiative)
    if t.players == 1:
        t.calm |= 2
    if t.events is not None:
        t.events.append(events.Claimed(t.seat, t.rules.initiative))
    t.resume()


def place_wrap(t: Table, action: int, chance: Chance) -> None:
    """R-14, R-18: the token on Wrap."""
    place(t, WRAP_BIT)
    wrap(t)


def place_decorate(t: Table, action: int, chance: Chance) -> None:
    """R-14, R-20: the token on Decorate."""
    place(t, DECORATE_BIT)
    decorate_all(t)


def place_deliver(t: Table, action: int, chance: Chance) -> None:
    """R-14, R-21: the token on Deliver."""
    place(t, DELIVER_BIT)
    deliver(t)


def discard_token(t: Table, action: int, chance: Chance) -> None:
    """R-15: no placement is possible: the token is discarded, the turn is over."""
    if t.events is not None:
        t.events.append(events.TokenDiscarded(t.seat))
    end_turn(t, action, chance)


def end_turn(t: Table, action: int, chance: Chance) -> None:
    """R-10: the turn is over. R-51: alone, then the wind blows."""
    if t.players == 1 and not is_last(t):
        blow(t, chance)
    pass_token(t, chance)


def is_last(t: Table) -> bool:
    """R-12: is this the turn of the last token of the game?"""
    return t.round == LAST_ROUND and t.placed + 1 == t.players * t.rules.tokens[t.round]
