"""Plays the recorded games of tests/records/holi again: `python -m tests.games.holi.make_records`.

A file's name says what it holds: how many players, the rivalry cards, and the ways in which players were finished.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import ludoteca
from ludoteca.games.holi import actions
from tests.games.recording import Taste, any_act, play, write

GAME = "holi"


def much_powder(act: Any) -> int:
    """As many tokens as a throw can take, and nothing picked up again."""
    return len(act.cells) if isinstance(act, actions.Throw) else -isinstance(act, actions.Move)


def up(act: Any) -> int:
    """Up whenever possible."""
    return int(isinstance(act, actions.Climb))


# By name (players_rivalry_ways): players, options, seed, and the taste of all players.
GAMES: Mapping[str, tuple[int, Mapping[str, Any], int, Taste]] = {
    "2_plain_cards": (2, {}, 1, any_act),
    "2_plain_tokens": (2, {}, 6, much_powder),
    "3_plain_cards": (3, {}, 2, up),
    "3_ladders+corners+warm-up_cards": (3, {"rivalry": ["ladders", "corners", "warm-up"]}, 3, up),
    "3_light-bags+balcony_tokens": (3, {"rivalry": ["light-bags", "balcony"]}, 4, much_powder),
    "4_plain_cards+no-throw": (4, {}, 47, any_act),
    "4_short-steps_cards+no-throw+tokens": (4, {"rivalry": ["short-steps"]}, 0, much_powder),
    "4_random_cards": (4, {"rivalry": "random:3", "covered_sweets": "take"}, 5, any_act),
}


def recorded(name: str) -> ludoteca.Match:
    """The game of that name."""
    return play(GAME, *GAMES[name])


def main() -> None:
    """Write all records anew."""
    write(GAME, [(name, recorded(name)) for name in GAMES])


if __name__ == "__main__":
    main()
