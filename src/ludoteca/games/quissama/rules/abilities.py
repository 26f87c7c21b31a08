"""Abilities that bring or swap cards: Quissama, Woodruff, Alemão (Q-10, Q-25 to Q-27)."""

from __future__ import annotations

from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.games.quissama.charts import KEEP, LAY, LOOK, NUMBERS, ROB, SWAP, TAKE
from ludoteca.games.quissama.pieces import ALEMAO, CARD_NAMES, KINDS, NOBODY, QUISSAMA, WOODRUFF
from ludoteca.games.quissama.rules.piles import can_draw, draw
from ludoteca.games.quissama.seen import events
from ludoteca.games.quissama.seen.knowledge import all_saw_come, left_unseen, saw_come, saw_hand
from ludoteca.games.quissama.table import PLAYING, ROBBING, SWAPPING, Table


def add_abilities(t: Table, out: list[Any]) -> None:
    """Q-10: before the first combination or Market swap, each at most once, in any order."""
    if t.acted:
        return
    if t.can_use(QUISSAMA):
        if can_draw(t):
            out.append(NUMBERS[LAY])
        if t.under:
            out.append(NUMBERS[TAKE])
    if t.can_use(WOODRUFF):
        add_opponents(t, out, LOOK)
    if t.can_use(ALEMAO) and t.cabeca > 0:
        add_opponents(t, out, ROB)


def add_opponents(t: Table, out: list[Any], first: int) -> None:
    """The opponents who have cards."""
    for seat in range(t.players):
        if seat != t.seat and t.hand_size[seat] > 0:
            out.append(NUMBERS[first + seat])


def lay_under(t: Table, which: int, chance: Chance) -> int:
    """Q-25: draw a card and lay it face up under Quissama."""
    t.used |= 1 << QUISSAMA
    kind = draw(t, chance)
    t.under.append(kind)
    if t.events is not None:
        t.events.append(events.LaidUnder(t.seat, CARD_NAMES[kind]))
    return QUISSAMA


def take_from_under(t: Table, which: int, chance: Chance) -> int:
    """Q-25: all cards under Quissama come to the hand."""
    t.used |= 1 << QUISSAMA
    for kind in t.under:
        t.gain(t.seat, kind)
        all_saw_come(t, t.seat, kind)
    if t.events is not None:
        t.events.append(events.TookFromUnder(t.seat, tuple([CARD_NAMES[kind] for kind in t.under])))
    t.under = []
    return QUISSAMA


def look(t: Table, target: int, chance: Chance) -> int:
    """Q-26: look at an opponent's hand; with nothing to swap (an empty own hand), look only."""
    t.used |= 1 << WOODRUFF
    t.looks += 1
    saw_hand(t, t.seat, target)
    if t.events is not None:
        hand = [CARD_NAMES[kind] for kind in range(KINDS) for _ in range(t.hands[target * KINDS + kind])]
        t.events.append(events.Looked(t.seat, target, tuple(hand)))
    t.target = target
    t.phase = SWAPPING
    return keep(t, 0, chance) if len(legal_swaps(t)) == 1 else WOODRUFF


def legal_swaps(t: Table) -> list[int]:
    """Q-26: one own card for one of theirs, or none."""
    out: list[Any] = [NUMBERS[KEEP]]
    own = t.seat * KINDS
    theirs = t.target * KINDS
    for given in range(KINDS):
        if t.hands[own + given] > 0:
            for taken in range(KINDS):
                if t.hands[theirs + taken] > 0 and taken != given:
                    out.append(NUMBERS[SWAP + given * KINDS + taken])
    return out


def keep(t: Table, which: int, chance: Chance) -> int:
    """Q-26: swap nothing."""
    if t.events is not None:
        t.events.append(events.Kept(t.seat, t.target))
    t.target = NOBODY
    t.phase = PLAYING
    return WOODRUFF


def swap(t: Table, which: int, chance: Chance) -> int:
    """Q-26: two hands swap a card; both players know which, others do not."""
    given = which // KINDS
    taken = which % KINDS
    move_unseen(t, t.seat, t.target, given)
    move_unseen(t, t.target, t.seat, taken)
    if t.events is not None:
        t.events.append(events.Swapped(t.seat, t.target, CARD_NAMES[given], CARD_NAMES[taken]))
    t.target = NOBODY
    t.phase = PLAYING
    return WOODRUFF


def move_unseen(t: Table, giver: int, receiver: int, kind: int) -> None:
    """Q-55: a card goes from hand to hand, and only these two know which."""
    left_unseen(t, giver, kind, receiver)
    saw_come(t, giver, receiver, kind)
    t.lose(giver, kind)
    t.gain(receiver, kind)


def least_robbed(t: Table) -> list[int]:
    """Q-27: the opponents with cards who were robbed least in this turn."""
    rich = [seat for seat in range(t.players) if seat != t.seat and t.hand_size[seat] > 0]
    least = min([t.robbed[seat] for seat in rich]) if rich else 0
    return [seat for seat in rich if t.robbed[seat] == least]


def legal_robberies(t: Table) -> list[int]:
    """Q-27: the thief chooses among those robbed equally often."""
    out: list[Any] = []
    for seat in least_robbed(t):
        out.append(NUMBERS[ROB + seat])
    return out


def rob(t: Table, target: int, chance: Chance) -> int:
    """Q-27: one card, drawn by chance, for each capoeira in the Cabeça de Porco."""
    if not t.used >> ALEMAO & 1:
        t.used |= 1 << ALEMAO
        t.to_rob = t.cabeca
    steal(t, target, chance)
    rest = least_robbed(t)
    while t.to_rob > 0 and len(rest) == 1:
        steal(t, rest[0], chance)
        rest = least_robbed(t)
    t.phase = ROBBING if t.to_rob > 0 and rest else PLAYING
    if t.phase == PLAYING:
        t.to_rob = 0
    return ALEMAO


def steal(t: Table, target: int, chance: Chance) -> None:
    """Q-27: a card of a hand, any one in it equally likely; thief and victim know which."""
    t.to_rob -= 1
    t.robbed[target] += 1
    skip = chance.below(t.hand_size[target])
    kind = 0
    while skip >= t.hands[target * KINDS + kind]:
        skip -= t.hands[target * KINDS + kind]
        kind += 1
    move_unseen(t, target, t.seat, kind)
    if t.events is not None:
        t.events.append(events.Robbed(t.seat, target, CARD_NAMES[kind]))
