"""The draw pile and the discard pile (Q-07, Q-13, Q-14)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.games.quissama.pieces import CARD_NAMES, KINDS, NOBODY
from ludoteca.games.quissama.seen import events
from ludoteca.games.quissama.table import Table


def draw(t: Table, chance: Chance) -> int:
    """Q-14: a card off the pile, any one in it equally likely; NOBODY if there is none anywhere."""
    if t.pile_size == 0 and not turn_over_discard(t):
        return NOBODY
    kind = pick(t.pile, t.pile_size, chance)
    t.pile[kind] -= 1
    t.pile_size -= 1
    return kind


def pick(cards: list[int], size: int, chance: Chance) -> int:
    """The kind of one of so many cards, each of them equally likely."""
    skip: i64 = chance.below(size)
    kind: i64 = 0
    count: i64 = cards[0]
    while skip >= count:
        skip -= count
        kind += 1
        count = cards[kind]
    return kind


def turn_over_discard(t: Table) -> bool:
    """Q-14: the discard pile becomes the new draw pile; is there anything in it?"""
    size = sum(t.discard)
    if size == 0:
        return False
    for kind in range(KINDS):
        t.pile[kind] += t.discard[kind]
        t.discard[kind] = 0
    t.pile_size = size
    if t.events is not None:
        t.events.append(events.Reshuffled(t.seat, size))
    return True


def can_draw(t: Table) -> bool:
    """Is there any card to draw?"""
    return t.pile_size > 0 or sum(t.discard) > 0


def draw_to_hand(t: Table, seat: int, how_many: int, chance: Chance) -> None:
    """Q-09, Q-13: so many cards, as far as there are any; only their owner sees which."""
    drawn: list[int] = []
    while len(drawn) < how_many:
        kind = draw(t, chance)
        if kind == NOBODY:
            break
        t.areas[seat].gain(kind)
        drawn.append(kind)
    if drawn and t.events is not None:
        t.events.append(events.Drew(seat, len(drawn), tuple([CARD_NAMES[kind] for kind in drawn])))
