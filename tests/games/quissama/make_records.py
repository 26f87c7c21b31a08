"""Plays the recorded games of tests/records/quissama again: `python -m tests.games.quissama.make_records`.

A file's name says what it holds: how many players, the variants, and how the game ended. All players do what leads
them on (a deed before the Market, the Market before discarding), at random among equals; the seeds were searched for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import ludoteca
from ludoteca.games.quissama import actions
from ludoteca.games.quissama.rules.in_force import VARIANTS
from tests.games.recording import play, write

GAME = "quissama"


TASTE: Mapping[type, int] = {
    actions.Influence: 4,
    actions.Trade: 2,
    actions.End: 1,
    actions.Discard: 0,
    actions.Settle: 0,
}


def taste(act: Any) -> int:
    """How much an act leads on: a conquest most, then deeds and abilities, then the Market, then the turn's end."""
    return TASTE.get(type(act), 3)


# By name (players_variants_ending): players, options, seed.
GAMES: Mapping[str, tuple[int, Mapping[str, Any], int]] = {
    "2_plain_quissama": (2, {}, 38),
    "3_plain_woodruff": (3, {}, 3),
    "4_plain_alemao": (4, {}, 2),
    "5_plain_princesa": (5, {}, 1),
    "4_plain_imperador": (4, {}, 16),
    "3_plain_alencar": (3, {}, 0),
    "3_plain_araujo": (3, {}, 22),
    "2_plain_turn-limit": (2, {"turn_limit": 20}, 0),
    "5_fewer-capoeiras_alemao": (5, {"fewer_capoeiras": True}, 0),
    "2_one-character_araujo": (2, {"one_character": True}, 2),
    "4_small-gallery_woodruff": (4, {"small_gallery": True}, 8),
    "3_fewer-scandals_princesa": (3, {"fewer_scandals": True}, 8),
    "2_fewer-blessings_quissama": (2, {"fewer_blessings": True}, 38),
    "5_open-market_woodruff": (5, {"open_market": True}, 0),
    "2_all_imperador": (2, dict.fromkeys(VARIANTS, True), 14),
}


def recorded(name: str) -> ludoteca.Match:
    """The game of that name."""
    return play(GAME, *GAMES[name], taste)


def main() -> None:
    """Write all records anew."""
    write(GAME, [(name, recorded(name)) for name in GAMES])


if __name__ == "__main__":
    main()
