"""Who plays the other seats. An opponent is a function: what its seat sees, what it may do and luck give an action.

It is handed a way to look, not the view itself, because a view takes longer to draw than a random choice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.core.errors import LudotecaError

Look = Callable[[], Any]
Opponent = Callable[[Look, Sequence[int], Chance], int]


def at_random(look: Look, legal: Sequence[int], chance: Chance) -> int:
    """Any legal action, each equally likely."""
    return legal[chance.below(len(legal))]


OPPONENTS: dict[str, Opponent] = {"random": at_random}


def find_opponents(names: str, players: int) -> list[str]:
    """The opponents' names by seat, from a comma list: one for all, or one for each seat."""
    found = [name.strip() for name in names.split(",")]
    for name in found:
        if name not in OPPONENTS:
            raise LudotecaError("bot-unknown", name=name, right=", ".join(OPPONENTS))
    if len(found) not in (1, players):
        raise LudotecaError("bots-miscounted", count=len(found), players=players)
    return found * players if len(found) == 1 else found
