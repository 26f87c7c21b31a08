"""Set-up: characters, coal, the first player, the first sixteen cards (R-01 to R-07)."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.games.regalitos.content import CHARACTERS
from ludoteca.games.regalitos.rules.piles import lay_cards
from ludoteca.games.regalitos.rules.rounds import begin_round
from ludoteca.games.regalitos.table import Table


def draw_characters(players: int, chance: Chance) -> list[str]:
    """R-01: a different character for each player."""
    left = list(CHARACTERS)
    return [left.pop(chance.below(len(left))) for _ in range(players)]


def set_up(t: Table, chance: Chance) -> None:
    """R-05 to R-07: Olentzero's coal, the first player by luck, one card on every space, the first round."""
    for seat in range(t.players):
        t.areas[seat].coal = t.rules.seats[seat].coals
    t.holder = chance.below(t.players) if t.players > 1 else 0
    lay_cards(t, chance)
    begin_round(t, chance)
