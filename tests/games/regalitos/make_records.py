"""Plays the recorded games of tests/records/regalitos again: `python -m tests.games.regalitos.make_records`.

A file's name says what it holds: how many players, with which options, and how it ends.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import ludoteca
from ludoteca.games.regalitos import FLAGS
from tests.games.recording import Taste, any_act, play, play_greedily, write

GAME = "regalitos"


ORDER = (
    *("to-vip", "pick-decorated", "pick-present", "pick-object", "deliver", "play", "decorate", "wrap", "coal-to"),
    *("coal-away", "take", "initiative", "swap-paper"),
)


def busy(act: Any) -> int:
    """Deliver what can be delivered, decorate and wrap what can be, else take cards."""
    kind = str(type(act).__struct_config__.tag)
    return len(ORDER) - ORDER.index(kind) if kind in ORDER else 0


ALL = dict.fromkeys(FLAGS, True)
EVERYBODY = ["olentzero", "tio", "papa-noel", "reyes-magos", "pendigueiro"]

# By name (players_options_ending): players, options, and the taste of all players; without one, greedy bots play.
GAMES: Mapping[str, tuple[int, Mapping[str, Any], Taste | None]] = {
    "1_plain_no-medal": (1, {}, any_act),
    "1_plain_bronze": (1, {}, None),
    "1_plain_silver": (1, {}, None),
    "1_plain_gold": (1, {}, None),
    "1_all_no-medal": (1, ALL, any_act),
    "2_plain_won": (2, {}, busy),
    "2_plain_shared": (2, {}, any_act),
    "3_memory+sets+colours_won": (3, {"memory": True, "sets": True, "colours": True}, busy),
    "4_plain_won": (4, {}, busy),
    "4_all_won": (4, ALL, any_act),
    "5_plain_won": (5, {"characters": EVERYBODY}, any_act),
    "5_memory_won": (5, {"memory": True, "characters": EVERYBODY}, busy),
}
MANY = 5000
FIRST = {"1_plain_bronze": 29, "1_plain_silver": 1, "1_plain_gold": 92}
"""The seed to begin with, where the search for one takes long: found with the compiled package."""


def recorded(name: str) -> ludoteca.Match:
    """The first game that ends as its name says."""
    wanted = name.split("_")[-1]
    players, options, taste = GAMES[name]
    games = (play_one(players, options, seed, taste) for seed in range(FIRST.get(name, 0), MANY))
    return next(match for match in games if ending(match.state.outcome()) == wanted)


def play_one(players: int, options: Mapping[str, Any], seed: int, taste: Taste | None) -> ludoteca.Match:
    """A game by taste, or greedily."""
    if taste is None:
        return play_greedily(GAME, players, options, seed)
    return play(GAME, players, options, seed, taste)


def ending(outcome: ludoteca.Outcome) -> str:
    """How a game ended, in the words of the file names: a medal, or won by one or by several."""
    if len(outcome.scores) == 1:
        return outcome.ending
    return "shared" if len(outcome.winners) > 1 else "won"


def main() -> None:
    """Write all records anew."""
    write(GAME, [(name, recorded(name)) for name in GAMES])


if __name__ == "__main__":
    main()
