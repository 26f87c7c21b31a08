"""Victory and the result (Q-24, Q-25 to Q-31, Q-47, Q-48).

There are no points: the winner has one, by the character whose goal was met.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ludoteca.core.outcome import Outcome, rank
from ludoteca.core.sets import contains
from ludoteca.games.quissama.pieces import (
    ALEMAO,
    ALENCAR,
    ARAUJO,
    BERNARDINA,
    CHARACTER_NAMES,
    CHARACTERS,
    IMPERADOR,
    NOBODY,
    PRINCESA,
)
from ludoteca.games.quissama.seen import events
from ludoteca.games.quissama.table import OVER, Table


def progress(t: Table, character: int, seat: int) -> dict[str, int]:
    """How much of each part of a character's goal a seat has."""
    have = {
        "bernardina": int(t.has_free(seat, BERNARDINA)),
        "cabeca_de_porco": t.cabeca,
        "capoeiras": sum(t.plaza),
        "ministers": t.ministers(seat),
        "shops": t.full_shops(seat),
    }
    return {part: have[part] for part in t.rules.goals[character]}


def has_bernardina(t: Table, seat: int) -> bool:
    """Q-25, Q-26: Quissama and Woodruff win with Bernardina, unblocked."""
    return t.has_free(seat, BERNARDINA)


def has_full_cabeca(t: Table, seat: int) -> bool:
    """Q-27: Alemão wins with the Cabeça de Porco full."""
    return t.cabeca >= t.rules.goal(ALEMAO, "cabeca_de_porco")


def has_no_goal(t: Table, seat: int) -> bool:
    """Q-32: Bernardina has no goal of her own."""
    return False


def has_freed_many(t: Table, seat: int) -> bool:
    """Q-31: Princesa wins with so many capoeiras on the plazas at once."""
    return sum(t.plaza) >= t.rules.goal(PRINCESA, "capoeiras")


def has_ministers(t: Table, seat: int) -> bool:
    """Q-29: the Imperador wins with four own ministers."""
    return t.ministers(seat) >= t.rules.goal(IMPERADOR, "ministers")


def has_both(t: Table, seat: int) -> bool:
    """Q-30: Alencar wins with two own ministers and two own full shops."""
    if t.ministers(seat) < t.rules.goal(ALENCAR, "ministers"):
        return False
    return t.full_shops(seat) >= t.rules.goal(ALENCAR, "shops")


def has_full_shops(t: Table, seat: int) -> bool:
    """Q-28: Araújo wins with four own full shops."""
    return t.full_shops(seat) >= t.rules.goal(ARAUJO, "shops")


GOALS: Final[list[Callable[[Table, int], bool]]] = [
    *(has_bernardina, has_bernardina, has_full_cabeca, has_no_goal),
    *(has_freed_many, has_ministers, has_both, has_full_shops),
]
"""The goals, in the order of Q-18."""


def declare_winner(t: Table, just: i64) -> None:
    """Q-47: a held, unblocked character whose goal is met wins: for the player in turn first, then clockwise.

    Of several, the one of the set of characters `just` conquered or used is credited, else the first in the order of
    Q-18.
    """
    nearest = t.players
    for character in range(CHARACTERS):
        holder = t.holder[character]
        if holder >= 0 and t.influence[character] == 0 and GOALS[character](t, holder):
            distance = (holder - t.seat) % t.players
            if distance < nearest or (distance == nearest and contains(just, character)):
                nearest = distance
                t.credited = character
                t.winner = holder
    if t.winner != NOBODY:
        end_game(t)
        if t.events is not None:
            t.events.append(events.Won(t.winner, CHARACTER_NAMES[t.credited]))


def end_game(t: Table) -> None:
    """The game ends at once."""
    t.seat = -1
    t.phase = OVER


def outcome(t: Table) -> Outcome:
    """Q-47: the winner is first, the others share second place; Q-48: in a draw all are equal."""
    scores = [1 if seat == t.winner else 0 for seat in range(t.players)]
    with_goal = [character for character in range(CHARACTERS) if t.rules.goals[character]]
    breakdown = {CHARACTER_NAMES[each]: scores if each == t.credited else [0] * t.players for each in with_goal}
    return Outcome(scores=scores, breakdown=breakdown, ranks=rank(scores), ending=ending(t))


def ending(t: Table) -> str:
    """The character that won, or the turn limit."""
    if t.phase != OVER:
        return ""
    return "turn-limit" if t.credited == NOBODY else CHARACTER_NAMES[t.credited]
