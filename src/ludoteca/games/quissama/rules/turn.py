"""A turn from the ministers' cards to the full hand, and the checks after every action (Q-09 to Q-13, Q-47, Q-48)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.verbs import Numbers
from ludoteca.games.quissama.pieces import CARD_NAMES, KINDS
from ludoteca.games.quissama.rules.abilities import add_abilities
from ludoteca.games.quissama.rules.capoeiras import add_attacks, add_freeing, add_recruiting
from ludoteca.games.quissama.rules.influence import add_clearing, add_influence, add_replacing_influence
from ludoteca.games.quissama.rules.market import add_trades, renew_market
from ludoteca.games.quissama.rules.ministry import add_appointing, add_replacing
from ludoteca.games.quissama.rules.payments import Priced, pay_for, purse_of
from ludoteca.games.quissama.rules.piles import draw_to_hand
from ludoteca.games.quissama.rules.refusal import no, no_card, not_playing
from ludoteca.games.quissama.rules.scoring import declare_winner, end_game
from ludoteca.games.quissama.rules.shops import (
    add_employing,
    add_founding,
    add_taking_over,
    ready_tokens,
    return_tokens,
)
from ludoteca.games.quissama.rules.special_cards import add_special_cards
from ludoteca.games.quissama.seen import events
from ludoteca.games.quissama.seen.knowledge import all_saw_leave
from ludoteca.games.quissama.table import DISCARDING, PAYING, PLAYING, Table


def legal_in_turn(t: Table) -> list[int]:
    """Q-10, Q-12: abilities first, then combinations and the Market in any order, or the end of the turn."""
    out: Numbers = []
    add_ending(t, out)
    add_abilities(t, out)
    add_trades(t, out)
    purse = purse_of(t)
    add_freeing(t, out, purse)
    add_founding(t, out, purse)
    add_employing(t, out, purse)
    add_appointing(t, out, purse)
    add_attacks(t, out, purse)
    add_recruiting(t, out, purse)
    add_taking_over(t, out, purse)
    add_replacing(t, out, purse)
    add_replacing_influence(t, out, purse)
    add_influence(t, out, purse)
    add_clearing(t, out, purse)
    add_special_cards(t, out)
    return out


def legal_discards(t: Table) -> list[int]:
    """Q-13: any more cards, or the end."""
    out: Numbers = []
    add_ending(t, out)
    return out


def add_ending(t: Table, out: Numbers) -> None:
    """Q-13: discard any card; the turn can end with a hand of five or less."""
    numbers = t.rules.numbers
    if t.own.hand_size <= t.rules.hand:
        out.append(numbers.end)
    hand = t.own.hand
    for kind in range(KINDS):
        if hand[kind] > 0:
            out.append(numbers.discard[kind])


def no_ending(t: Table) -> Illegal | None:
    """Q-13: it is not time for the end of the turn."""
    return None if t.phase == DISCARDING else not_playing(t)


def no_end(t: Table, which: int) -> Illegal | None:
    """Q-13: too many cards."""
    wrong = no_ending(t)
    if wrong or t.own.hand_size <= t.rules.hand:
        return wrong
    return no("no-end-with-so-many", count=t.own.hand_size, most=t.rules.hand)


def no_discard(t: Table, kind: int) -> Illegal | None:
    """Q-13: no such card."""
    return no_ending(t) or no_card(t, kind)


def begin_turn(t: Table, chance: Chance) -> None:
    """Q-09, Q-36: a fresh turn; the coin tokens are there again, each minister brings a card."""
    t.turn += 1
    t.phase = PLAYING
    t.left = t.used = 0
    t.acted = t.traded = t.cleared_bernardina = False
    t.from_market = [0] * KINDS
    for area in t.areas:
        area.robbed = 0
    ready_tokens(t)
    if t.events is not None:
        t.events.append(events.Began(t.seat, t.turn))
    draw_to_hand(t, t.seat, t.ministers(t.seat), chance)


def discard(t: Table, kind: int, chance: Chance) -> None:
    """Q-13: an unwanted card goes to the discard pile; there are no more combinations in this turn."""
    t.phase = DISCARDING
    t.spend(kind)
    all_saw_leave(t, t.seat, kind)
    t.discard[kind] += 1
    if t.events is not None:
        t.events.append(events.Discarded(t.seat, CARD_NAMES[kind]))


def end(t: Table, which: int, chance: Chance) -> None:
    """Q-13, Q-48: draw up to five; then the next player's turn, or a draw by the turn limit."""
    draw_to_hand(t, t.seat, t.rules.hand - t.own.hand_size, chance)
    if t.turn == t.rules.turn_limit:
        end_game(t)
        if t.events is not None:
            t.events.append(events.Drawn(t.turn))
    else:
        t.seat = (t.seat + 1) % t.players
        begin_turn(t, chance)


def act(t: Table, action: int, chance: Chance) -> None:
    """Carry out an action, at once or when it is paid for (Q-17), and check what is checked after every one."""
    used = t.used
    numbering = t.rules.numbering
    verb = numbering.verbs[action]
    if isinstance(verb, Priced):
        pay_for(t, action, verb.price(t, numbering.which[action]), chance)
    else:
        verb.do(t, numbering.which[action], chance)
    if t.phase != PAYING:
        after_action(t, t.used & ~used, chance)


def after_action(t: Table, just: i64, chance: Chance) -> None:
    """Market, coin tokens, victory by a character `just` used or conquered or another, and whether anything is left."""
    if t.seat >= 0:
        renew_market(t, chance)
        return_tokens(t)
        declare_winner(t, just)
    while t.seat >= 0 and t.own.hand_size == 0 and nothing_left(t):
        end(t, 0, chance)


def nothing_left(t: Table) -> bool:
    """Without a card in hand, is the end of the turn all that is left to do?"""
    if t.phase == DISCARDING:
        return True
    return t.phase == PLAYING and len(legal_in_turn(t)) == 1
