"""What a bot senses of a position: how near each player is to a victory."""

from __future__ import annotations

from typing import Final

from ludoteca.core.chance import Dice
from ludoteca.games.quissama.coins import token_value
from ludoteca.games.quissama.deeds import do
from ludoteca.games.quissama.payments import legal_payments
from ludoteca.games.quissama.pieces import BERNARDINA, CHARACTERS, SHOPS
from ludoteca.games.quissama.table import OVER, PAYING, Table
from ludoteca.games.quissama.victory import progress

MARGIN: Final = 0.3
"""A lead of so much of a victory makes it likely."""

# How much of a character one has: held, held but blocked, with a first meeple on it.
HELD: Final = 1.0
BLOCKED: Final = 0.6
COURTED: Final = 0.35

# What a character one holds is worth before anything of its goal is reached, and when all but the last step is.
A_CHARACTER: Final = 0.12
A_GOAL: Final = 0.6

# What helps with whatever is to come.
A_MINISTER: Final = 0.03
A_TOKEN: Final = 0.02
A_WORKER: Final = 0.008
A_CARD: Final = 0.005


def estimate(t: Table, other: Table) -> list[float]:
    """For each seat, about its chance to win; at the end, the score. A payment begun counts as made, on `other`."""
    if t.phase == PAYING:
        t.copy_to(other)
        while other.phase == PAYING:
            do(other, legal_payments(other)[0], Dice(0))
        t = other
    if t.phase == OVER:
        return [1.0 if seat == t.winner else 0.0 for seat in range(t.players)]
    return [min(prospects(t, seat) + means(t, seat), 0.98) for seat in range(t.players)]


def prospects(t: Table, seat: int) -> float:
    """The chance that the goal of at least one character is reached."""
    none = 1.0
    for character in range(CHARACTERS):
        have = possession(t, seat, character)
        if have > 0.0 and t.rules.goals[character]:
            done = reached(t, seat, character)
            none *= 1.0 - have * (A_CHARACTER + A_GOAL * done * done)
    return 1.0 - none


def possession(t: Table, seat: int, character: int) -> float:
    """How much of a character a seat has."""
    if t.holder[character] == seat:
        return HELD if t.influence[character] == 0 else BLOCKED
    return COURTED if t.influence[character] >> seat & 1 else 0.0


def reached(t: Table, seat: int, character: int) -> float:
    """How much of a goal is reached, from 0 to 1."""
    have = progress(t, character, seat)
    goal = t.rules.goals[character]
    if "bernardina" in goal:
        return possession(t, seat, BERNARDINA)
    return sum([min(have[part] / goal[part], 1.0) for part in goal]) / len(goal)


def means(t: Table, seat: int) -> float:
    """What ministers, shops and cards help."""
    tokens = t.full_shops(seat) * token_value(t, seat)
    workers = sum([t.workers[shop] + 1 for shop in range(SHOPS) if t.burgher[shop] == seat])
    return A_MINISTER * t.ministers(seat) + A_TOKEN * tokens + A_WORKER * workers + A_CARD * t.hand_size[seat]
