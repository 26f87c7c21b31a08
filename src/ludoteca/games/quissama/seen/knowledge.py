"""Q-55: what a seat surely knows of another's hand, kept true as cards come and go."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.quissama.pieces import KINDS
from ludoteca.games.quissama.table import Table


def knowledge_at(t: Table, knower: int, owner: int) -> int:
    """Where in `known` stands what one seat knows of another's hand."""
    return (knower * t.players + owner) * KINDS


def all_saw_come(t: Table, owner: int, kind: int) -> None:
    """A card came to a hand face up: everybody else knows it is there."""
    for knower in range(t.players):
        if knower != owner:
            t.known[knowledge_at(t, knower, owner) + kind] += 1


def all_saw_leave(t: Table, owner: int, kind: int) -> None:
    """A card left a hand face up: whoever knew of one knows of one less."""
    known = t.known
    players: i64 = t.players
    at: i64 = owner * KINDS + kind
    for _ in range(players):
        if known[at] > 0:
            known[at] -= 1
        at += players * KINDS


def saw_come(t: Table, knower: int, owner: int, kind: int) -> None:
    """One seat saw a card come to a hand."""
    t.known[knowledge_at(t, knower, owner) + kind] += 1


def left_unseen(t: Table, owner: int, kind: int, witness: int) -> None:
    """A card left a hand: one witness knows which; for all others it may be any they knew of."""
    for knower in range(t.players):
        at = knowledge_at(t, knower, owner)
        for other in range(KINDS):
            if t.known[at + other] > 0 and (knower != witness or other == kind):
                t.known[at + other] -= 1


def saw_hand(t: Table, knower: int, owner: int) -> None:
    """Q-26: one seat saw a whole hand."""
    at = knowledge_at(t, knower, owner)
    t.known[at : at + KINDS] = t.hands[owner * KINDS : (owner + 1) * KINDS]
