"""A turn (R-10, R-14 to R-17): extra actions as wanted, the token and its action, extra actions as wanted, end."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.verbs import Numbers
from ludoteca.games.regalitos.pieces import BASIC_NAMES, DECORATE, DELIVER, INITIATIVE, LAST_ROUND, WRAP
from ludoteca.games.regalitos.rules.decorate import can_decorate, decorate_all, nothing_to_decorate
from ludoteca.games.regalitos.rules.deliver import can_deliver, deliver, nothing_to_deliver
from ludoteca.games.regalitos.rules.extras import add_extras
from ludoteca.games.regalitos.rules.piles import add_piles, any_pile
from ludoteca.games.regalitos.rules.refusal import no, not_in, not_placing
from ludoteca.games.regalitos.rules.rounds import pass_token
from ludoteca.games.regalitos.rules.solo import blow
from ludoteca.games.regalitos.rules.wrap import can_wrap, nothing_to_wrap, wrap
from ludoteca.games.regalitos.seen import events
from ludoteca.games.regalitos.table import CALM_NEXT, PLACED, PLACING, Table


def legal_before(t: Table) -> list[int]:
    """R-14 to R-16: basic actions that can be carried out, piles, extra actions; with no placement the token goes."""
    out = placements(t)
    if not out:
        out.append(t.rules.charts.discard_token)
    add_extras(t, out)
    return out


def placements(t: Table) -> Numbers:
    """R-14, R-15: where the token may go: basic actions that can be carried out, and piles."""
    charts = t.rules.charts
    area = t.areas[t.seat]
    out: Numbers = []
    if may_claim(t):
        out.append(charts.initiative)
    if not area.has_used(WRAP) and can_wrap(t):
        out.append(charts.wrap)
    if not area.has_used(DECORATE) and can_decorate(t):
        out.append(charts.decorate)
    if not area.has_used(DELIVER) and can_deliver(t):
        out.append(charts.deliver)
    add_piles(t, out)
    return out


def legal_after(t: Table) -> list[int]:
    """R-16: extra actions as wanted, then the end."""
    out: Numbers = [t.rules.charts.end]
    add_extras(t, out)
    return out


def may_claim(t: Table) -> bool:
    """R-17: one player a round, never the present holder (but alone)."""
    return t.claimed < 0 and (t.seat != t.holder or t.players == 1)


def nothing_to_decide(t: Table) -> bool:
    """R-15: neither a placement nor an extra action is possible."""
    return not any_pile(t) and legal_before(t) == [t.rules.charts.discard_token]


def no_basic(t: Table, basic: int) -> Illegal | None:
    """R-14: each basic action once a round."""
    wrong = not_placing(t)
    if wrong is None and t.areas[t.seat].has_used(basic):
        return no("no-basic-twice", basic=BASIC_NAMES[basic])
    return wrong


def no_initiative(t: Table, which: int) -> Illegal | None:
    """R-14, R-17: why the initiative is not taken now."""
    wrong = not_placing(t)
    if wrong is not None or may_claim(t):
        return wrong
    if t.claimed == t.seat:
        return no("no-basic-twice", basic=BASIC_NAMES[INITIATIVE])
    if t.claimed >= 0:
        return no("no-initiative-left", target=t.claimed)
    return no("no-initiative-for-holder")


def place(t: Table, basic: int) -> None:
    """R-14: a token on a basic action: not again by this player in this round."""
    t.areas[t.seat].use(basic)
    t.token = True


def place_initiative(t: Table, which: int, chance: Chance) -> None:
    """R-17: first player of the next round, and points at once. R-51: alone, no wind after the next token."""
    place(t, INITIATIVE)
    t.claimed = t.seat
    t.areas[t.seat].for_initiative += t.rules.initiative
    if t.players == 1:
        t.calm |= CALM_NEXT
    if t.events is not None:
        t.events.append(events.Claimed(t.seat, t.rules.initiative))
    t.resume()


def no_wrap(t: Table, which: int) -> Illegal | None:
    """R-14, R-15, R-18: why no token goes on Wrap now."""
    return no_basic(t, WRAP) or nothing_to_wrap(t)


def place_wrap(t: Table, which: int, chance: Chance) -> None:
    """R-14, R-18: the token on Wrap."""
    place(t, WRAP)
    wrap(t)


def no_decorate(t: Table, which: int) -> Illegal | None:
    """R-14, R-15, R-20: why no token goes on Decorate now."""
    return no_basic(t, DECORATE) or nothing_to_decorate(t)


def place_decorate(t: Table, which: int, chance: Chance) -> None:
    """R-14, R-20: the token on Decorate."""
    place(t, DECORATE)
    decorate_all(t)


def no_deliver(t: Table, which: int) -> Illegal | None:
    """R-14, R-15, R-21: why no token goes on Deliver now."""
    return no_basic(t, DELIVER) or nothing_to_deliver(t)


def place_deliver(t: Table, which: int, chance: Chance) -> None:
    """R-14, R-21: the token on Deliver."""
    place(t, DELIVER)
    deliver(t)


def no_discard(t: Table, which: int) -> Illegal | None:
    """R-15: a token that can be placed must be."""
    return not_placing(t) or (no("no-discard-while-place") if placements(t) else None)


def discard_token(t: Table, which: int, chance: Chance) -> None:
    """R-15: no placement is possible: the token is discarded, the turn is over."""
    if t.events is not None:
        t.events.append(events.TokenDiscarded(t.seat))
    end_turn(t, 0, chance)


def no_end(t: Table, which: int) -> Illegal | None:
    """R-16: the turn ends after its token."""
    return no("no-end-before-token") if t.phase == PLACING else not_in(t, PLACED)


def end_turn(t: Table, which: int, chance: Chance) -> None:
    """R-10: the turn is over. R-51: alone, then the wind blows."""
    if t.players == 1 and not is_last(t):
        blow(t, chance)
    pass_token(t, chance)


def is_last(t: Table) -> bool:
    """R-12: is this the turn of the last token of the game?"""
    return t.round == LAST_ROUND and t.placed + 1 == t.players * t.rules.rounds[t.round].tokens
