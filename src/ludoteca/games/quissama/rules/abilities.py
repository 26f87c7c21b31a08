"""Abilities that bring or swap cards: Quissama, Woodruff, Alemão (Q-10, Q-25 to Q-27)."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.sets import contains, with_
from ludoteca.core.verbs import Numbers
from ludoteca.games.quissama.pieces import (
    ALEMAO,
    CABECA,
    CARD_NAMES,
    CHARACTER_NAMES,
    KINDS,
    NOBODY,
    QUISSAMA,
    WOODRUFF,
)
from ludoteca.games.quissama.rules.capoeiras import nobody_at
from ludoteca.games.quissama.rules.piles import can_draw, draw, pick
from ludoteca.games.quissama.rules.refusal import no, no_ability, no_card, not_in, not_playing
from ludoteca.games.quissama.seen import events
from ludoteca.games.quissama.seen.knowledge import all_saw_come, left_unseen, saw_come, saw_hand
from ludoteca.games.quissama.table import PLAYING, ROBBING, SWAPPING, Table


def add_abilities(t: Table, out: Numbers) -> None:
    """Q-10: before the first combination or Market swap, each at most once, in any order."""
    if t.acted:
        return
    numbers = t.rules.numbers
    if t.can_use(QUISSAMA):
        if can_draw(t):
            out.append(numbers.lay)
        if t.under:
            out.append(numbers.take)
    if t.can_use(WOODRUFF):
        add_seats(out, numbers.look, opponents(t))
    if t.can_use(ALEMAO) and t.cabeca > 0:
        add_seats(out, numbers.rob, opponents(t))


def no_early_ability(t: Table, character: int) -> Illegal | None:
    """Q-10: the ability is not to be had, or combinations have begun."""
    wrong = not_playing(t) or no_ability(t, character)
    if wrong is None and t.acted:
        return no("abilities-come-first", character=CHARACTER_NAMES[character])
    return wrong


def opponents(t: Table) -> list[int]:
    """Q-26, Q-27: the opponents who have cards."""
    return [seat for seat in range(t.players) if seat != t.seat and t.areas[seat].hand_size > 0]


def add_seats(out: Numbers, numbers: Numbers, seats: list[int]) -> None:
    """The numbers of these seats."""
    for seat in seats:
        out.append(numbers[seat])


def no_opponent(t: Table, target: int) -> Illegal | None:
    """Q-26, Q-27: nobody to take cards from."""
    if target >= t.players:
        return no("no-such-player", target=target)
    if target == t.seat:
        return no("no-own-hand")
    return None if target in opponents(t) else no("no-cards-there", target=target)


# Quissama


def no_lay(t: Table, which: int) -> Illegal | None:
    """Q-25: no card to draw."""
    return no_early_ability(t, QUISSAMA) or (None if can_draw(t) else no("no-card-to-draw"))


def lay_under(t: Table, which: int, chance: Chance) -> None:
    """Q-25: draw a card and lay it face up under Quissama."""
    t.used = with_(t.used, QUISSAMA)
    kind = draw(t, chance)
    t.under.append(kind)
    if t.events is not None:
        t.events.append(events.LaidUnder(t.seat, CARD_NAMES[kind]))


def no_take(t: Table, which: int) -> Illegal | None:
    """Q-25: no card lies there."""
    return no_early_ability(t, QUISSAMA) or (None if t.under else no("no-card-under"))


def take_from_under(t: Table, which: int, chance: Chance) -> None:
    """Q-25: all cards under Quissama come to the hand."""
    t.used = with_(t.used, QUISSAMA)
    for kind in t.under:
        t.own.gain(kind)
        all_saw_come(t, t.seat, kind)
    if t.events is not None:
        t.events.append(events.TookFromUnder(t.seat, tuple([CARD_NAMES[kind] for kind in t.under])))
    t.under = []


# Woodruff


def no_look(t: Table, target: int) -> Illegal | None:
    """Q-26: no hand to look at."""
    return no_early_ability(t, WOODRUFF) or no_opponent(t, target)


def look(t: Table, target: int, chance: Chance) -> None:
    """Q-26: look at an opponent's hand; with nothing to swap (an empty own hand), look only."""
    t.used = with_(t.used, WOODRUFF)
    t.looks += 1
    saw_hand(t, t.seat, target)
    if t.events is not None:
        hand = [CARD_NAMES[kind] for kind in range(KINDS) for _ in range(t.areas[target].hand[kind])]
        t.events.append(events.Looked(t.seat, target, tuple(hand)))
    t.target = target
    t.phase = SWAPPING
    if len(legal_swaps(t)) == 1:
        keep(t, 0, chance)


def legal_swaps(t: Table) -> list[int]:
    """Q-26: one own card for one of theirs, or none."""
    out: Numbers = [t.rules.numbers.keep]
    own = t.own.hand
    theirs = t.areas[t.target].hand
    for given in range(KINDS):
        if own[given] > 0:
            for taken in range(KINDS):
                if theirs[taken] > 0 and taken != given:
                    out.append(t.rules.numbers.swap[given * KINDS + taken])
    return out


def no_keep(t: Table, which: int) -> Illegal | None:
    """Q-26: no hand is looked at."""
    return not_in(t, SWAPPING, "no-hand-to-swap-with")


def keep(t: Table, which: int, chance: Chance) -> None:
    """Q-26: swap nothing."""
    if t.events is not None:
        t.events.append(events.Kept(t.seat, t.target))
    t.target = NOBODY
    t.phase = PLAYING


def no_swap(t: Table, which: int) -> Illegal | None:
    """Q-26: one of the cards is not there, or they are identical."""
    given = which // KINDS
    taken = which % KINDS
    wrong = no_keep(t, which) or no_card(t, given)
    if wrong is None and not t.areas[t.target].holds(taken):
        return no("no-such-card-there", target=t.target, card=CARD_NAMES[taken])
    if wrong is None and given == taken:
        return no("no-swap-of-same", card=CARD_NAMES[given])
    return wrong


def swap(t: Table, which: int, chance: Chance) -> None:
    """Q-26: two hands swap a card; both players know which, others do not."""
    given = which // KINDS
    taken = which % KINDS
    move_unseen(t, t.seat, t.target, given)
    move_unseen(t, t.target, t.seat, taken)
    if t.events is not None:
        t.events.append(events.Swapped(t.seat, t.target, CARD_NAMES[given], CARD_NAMES[taken]))
    t.target = NOBODY
    t.phase = PLAYING


def move_unseen(t: Table, giver: int, receiver: int, kind: int) -> None:
    """Q-55: a card goes from hand to hand, and only these two know which."""
    left_unseen(t, giver, kind, receiver)
    saw_come(t, giver, receiver, kind)
    t.areas[giver].lose(kind)
    t.areas[receiver].gain(kind)


# Alemão


def least_robbed(t: Table) -> list[int]:
    """Q-27: the opponents with cards who were robbed least in this turn."""
    rich = opponents(t)
    least = min([t.areas[seat].robbed for seat in rich]) if rich else 0
    return [seat for seat in rich if t.areas[seat].robbed == least]


def legal_robberies(t: Table) -> list[int]:
    """Q-27: the thief chooses among those robbed equally often."""
    out: Numbers = []
    add_seats(out, t.rules.numbers.rob, least_robbed(t))
    return out


def no_rob(t: Table, target: int) -> Illegal | None:
    """Q-27: nobody in the Cabeça de Porco, no hand to rob, or others are to be robbed first."""
    if t.phase != ROBBING:
        return no_early_ability(t, ALEMAO) or nobody_at(t, CABECA) or no_opponent(t, target)
    return no_opponent(t, target) or (None if target in least_robbed(t) else no("no-robbed-again", target=target))


def rob(t: Table, target: int, chance: Chance) -> None:
    """Q-27: one card, drawn by chance, for each capoeira in the Cabeça de Porco."""
    if not contains(t.used, ALEMAO):
        t.used = with_(t.used, ALEMAO)
        t.to_rob = t.cabeca
    steal(t, target, chance)
    rest = least_robbed(t)
    while t.to_rob > 0 and len(rest) == 1:
        steal(t, rest[0], chance)
        rest = least_robbed(t)
    t.phase = ROBBING if t.to_rob > 0 and rest else PLAYING
    if t.phase == PLAYING:
        t.to_rob = 0


def steal(t: Table, target: int, chance: Chance) -> None:
    """Q-27: a card of a hand, any one in it equally likely; thief and victim know which."""
    t.to_rob -= 1
    area = t.areas[target]
    area.robbed += 1
    kind = pick(area.hand, area.hand_size, chance)
    move_unseen(t, target, t.seat, kind)
    if t.events is not None:
        t.events.append(events.Robbed(t.seat, target, CARD_NAMES[kind]))
