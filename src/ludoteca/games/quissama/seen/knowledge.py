"""Q-55: what a seat surely knows of another's hand, kept true as cards come and go.

For each kind of card, an area keeps how many of them each seat knows of: five bits a seat, in one number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.quissama.area import QuissamaArea
from ludoteca.games.quissama.pieces import KINDS, SEATS
from ludoteca.games.quissama.table import Table

FIELD: Final = 5
ONES: Final = 0b11111
"""There are never more cards of a kind."""


def one(knower: i64) -> i64:
    """One card that a seat knows of."""
    card: i64 = 1
    return card << knower * FIELD


def known_to(area: QuissamaArea, knower: i64, kind: int) -> i64:
    """How many cards of a kind in this hand a seat surely knows."""
    return part_of(area.known[kind], knower)


def part_of(known: i64, knower: i64) -> i64:
    """How many of the cards of a kind one seat knows of."""
    return known >> knower * FIELD & ONES


def set_known(area: QuissamaArea, knower: i64, cards: list[int]) -> None:
    """A seat knows of just these cards of a hand."""
    for kind in range(KINDS):
        there: i64 = cards[kind]
        area.known[kind] += (there - known_to(area, knower, kind)) * one(knower)


def one_less(known: i64, kept: i64 = 0) -> i64:
    """Whoever knew of a card, besides those surely kept, knows of one less."""
    for knower in range(SEATS):
        if part_of(known, knower) > kept:
            known -= one(knower)
    return known


def all_saw_come(t: Table, owner: int, kind: int) -> None:
    """A card came to a hand face up: everybody else knows it is there."""
    for knower in range(t.players):
        if knower != owner:
            saw_come(t, knower, owner, kind)


def all_saw_leave(t: Table, owner: int, kind: int, kept: int = 0) -> None:
    """A card left a hand face up: whoever knew of one, besides those surely kept, knows of one less."""
    known = t.areas[owner].known
    if known[kind]:
        known[kind] = one_less(known[kind], kept)


def saw_come(t: Table, knower: int, owner: int, kind: int) -> None:
    """One seat saw a card come to a hand."""
    t.areas[owner].known[kind] += one(knower)


def left_unseen(t: Table, owner: int, kind: int, witness: int) -> None:
    """A card left a hand: one witness knows which; for all others it may be any they knew of."""
    area = t.areas[owner]
    for other in range(KINDS):
        if area.known[other]:
            surely: i64 = one(witness) if other != kind and known_to(area, witness, other) else 0
            area.known[other] = one_less(area.known[other]) + surely


def saw_hand(t: Table, knower: int, owner: int) -> None:
    """Q-26: one seat saw a whole hand."""
    set_known(t.areas[owner], knower, t.areas[owner].hand)
