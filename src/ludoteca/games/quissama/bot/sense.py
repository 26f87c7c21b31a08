"""What a bot senses of a position: who is nearest to a victory."""

from __future__ import annotations

from math import log
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ludoteca.core.chance import Dice
from ludoteca.core.layout import Part
from ludoteca.core.observing import number, seat_at, zeros
from ludoteca.games.quissama.bot.numbers import numbers_for
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
NEVER: Final = 1.0e9
WHOLE: Final = 255
AT_HALF: Final = 4.0
"""A victory so many turns away is half as near as one that is at hand, in what nets are shown."""


def sensed(players: int) -> list[Part]:
    """The parts of what `sense` writes."""
    near = "how near each victory is: 255 at hand, 127 in four turns; 0 for Bernardina and who is out"
    return [
        Part("near", players * CHARACTERS, WHOLE, near),
        Part("pace", players, WHOLE, "cards drawn in a turn, in sixteenths"),
    ]


def estimate(t: Table, other: Table) -> list[float]:
    """For each seat how near it is to a victory, from 0 to 1; at the end, the score.

    A payment begun counts as made, on `other`.
    """
    t = paid(t, other)
    if t.phase == OVER:
        return [1.0 if seat == t.winner else 0.0 for seat in range(t.players)]
    power = numbers_for(t.players).power
    return [nearness(turns_left(t, Purse(t, seat), seat), power) for seat in range(t.players)]


def sense(t: Table, other: Table, me: int, out: BytesWriter) -> list[float]:
    """The same, and what it was reckoned from is written, one's own seat first."""
    t = paid(t, other)
    players: i64 = t.players
    if t.phase == OVER:
        zeros(out, players * (CHARACTERS + 1))
        return estimate(t, t)
    found = [0.0] * t.players
    paces: list[float] = []
    for away in range(players):
        seat = seat_at(away, me, players)
        purse = Purse(t, seat)
        turns = turns_left(t, purse, seat)
        for each in turns:
            number(out, int(WHOLE * AT_HALF / (AT_HALF + each)) if each < NEVER else 0)
        paces.append(purse.pace)
        found[seat] = nearness(turns, purse.numbers.power)
    for pace in paces:
        number(out, int(16.0 * pace))
    return found


def paid(t: Table, other: Table) -> Table:
    """The table once what is being paid for is paid, in whatever way."""
    if t.phase != PAYING:
        return t
    t.copy_to(other)
    while other.phase == PAYING:
        act(other, legal_payments(other)[0], Dice(0))
    return other


def turns_left(t: Table, purse: Purse, seat: int) -> list[float]:
    """The turns that each character's victory takes."""
    wait = 1.0 + purse.numbers.a_round * ((seat - t.seat) % t.players) / t.players
    turns = [NEVER] * CHARACTERS
    for character in range(CHARACTERS):
        if character != BERNARDINA and not t.is_out(character):
            turns[character] = wait + max(draws_left(t, seat, character, purse) - purse.fresh, 0.0) / purse.pace
    return turns


def nearness(turns: list[float], power: int) -> float:
    """Turns are counted by their ratio: two against four is as good as five against ten."""
    hopes = 0.0
    for each in turns:
        if each < NEVER:
            hopes += 1.0 / raised(each, power)
    return max(0.0, min(1.0 + log(hopes) / (power * log(FAR)), SURE))


def raised(turns: float, power: int) -> float:
    """So many times multiplied by itself."""
    found = turns
    for _ in range(power - 1):
        found *= turns
    return found
