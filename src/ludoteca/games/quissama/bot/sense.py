"""What a bot senses of a position: who is nearest to a victory."""

from __future__ import annotations

from math import log
from typing import Final

from ludoteca.core.chance import Dice
from ludoteca.games.quissama.bot.work import Purse, draws_left
from ludoteca.games.quissama.pieces import BERNARDINA, CHARACTERS
from ludoteca.games.quissama.rules.payments import legal_payments
from ludoteca.games.quissama.rules.turn import act
from ludoteca.games.quissama.table import OVER, PAYING, Table

MARGIN: Final = 0.1
"""A lead of so much of a victory makes it likely."""
FAR: Final = 30.0
"""Turns away from which a victory is not in sight."""
SURE: Final = 0.97


def estimate(t: Table, other: Table) -> list[float]:
    """For each seat how near it is to a victory, from 0 to 1; at the end, the score.

    A payment begun counts as made, on `other`.
    """
    if t.phase == PAYING:
        t.copy_to(other)
        while other.phase == PAYING:
            act(other, legal_payments(other)[0], Dice(0))
        t = other
    if t.phase == OVER:
        return [1.0 if seat == t.winner else 0.0 for seat in range(t.players)]
    return [nearness(t, seat) for seat in range(t.players)]


def nearness(t: Table, seat: int) -> float:
    """Turns are counted by their ratio: two against four is as good as five against ten."""
    purse = Purse(t, seat)
    power = purse.numbers.power
    wait = 1.0 + purse.numbers.a_round * ((seat - t.seat) % t.players) / t.players
    hopes = 0.0
    for character in range(CHARACTERS):
        if character != BERNARDINA and not t.is_out(character):
            turns = wait + max(draws_left(t, seat, character, purse) - purse.fresh, 0.0) / purse.pace
            hopes += 1.0 / raised(turns, power)
    return max(0.0, min(1.0 + log(hopes) / (power * log(FAR)), SURE))


def raised(turns: float, power: int) -> float:
    """So many times multiplied by itself."""
    found = turns
    for _ in range(power - 1):
        found *= turns
    return found
