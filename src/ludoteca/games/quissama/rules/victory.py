"""Victory (Q-24, Q-25 to Q-31, Q-47)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

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


def declare_winner(t: Table, just: int) -> None:
    """Q-47: a held, unblocked character whose goal is met wins: for the player in turn first, then clockwise.

    Of several, the character `just` conquered or used is credited, else the first in the order of Q-18.
    """
    nearest = t.players
    for character in range(CHARACTERS):
        holder = t.holder[character]
        if holder >= 0 and t.influence[character] == 0 and GOALS[character](t, holder):
            distance = (holder - t.seat) % t.players
            if distance < nearest or (distance == nearest and character == just):
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
