"""The result (Q-47, Q-48). There are no points: the winner has one, by the character whose goal was met."""

from __future__ import annotations

from ludoteca.core.outcome import Outcome, rank
from ludoteca.games.quissama.pieces import CHARACTER_NAMES, CHARACTERS, NOBODY
from ludoteca.games.quissama.table import OVER, Table


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
