"""Plays the recorded games of tests/records/santakaos again: `python -m tests.games.santakaos.make_records`.

A file's name says what it holds: how many players, the mini-expansions, and whether the win is shared.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import ludoteca
from ludoteca.games.santakaos import actions
from tests.games.recording import Taste, any_act, play, write

GAME = "santakaos"

BUSY: dict[type, int] = {
    actions.Deliver: 3,
    actions.Make: 2,
    **dict.fromkeys((actions.MakeForCoin, actions.MakeForLess, actions.MakeForNothing), 2),
    **dict.fromkeys((actions.Use, actions.Keep, actions.TakeWish), 1),
    **dict.fromkeys((actions.BuyArtifact, actions.BuyStocking, actions.Collect, actions.BefanaCollect), 1),
    **dict.fromkeys((actions.Ready, actions.End, actions.Gain), -1),
}


def busy(act: Any) -> int:
    """Deliver what can be delivered, make what can be made, get helpers, artifacts and wishes."""
    return BUSY.get(type(act), 0)


TURBO = {"turbo_sleigh": True}
SPECIAL = {"special_wishes": True}

# By name (players_options_win): players, options, seed, and the taste of all players.
GAMES: Mapping[str, tuple[int, Mapping[str, Any], int, Taste]] = {
    "2_plain_alone": (2, {}, 1, busy),
    "2_special_alone": (2, SPECIAL, 2, busy),
    "2_turbo+special_alone": (2, TURBO | SPECIAL, 3, busy),
    "3_plain_alone": (3, {}, 4, busy),
    "3_turbo_alone": (3, TURBO, 5, busy),
    "3_turbo+special_alone": (3, TURBO | SPECIAL, 6, any_act),
    "4_plain_alone": (4, {}, 7, busy),
    "4_turbo_alone": (4, TURBO, 8, any_act),
    "4_special_alone": (4, SPECIAL, 9, busy),
    "4_turbo+special_alone": (4, TURBO | SPECIAL, 10, busy),
    "2_plain_shared": (2, {}, 738, any_act),
}


def recorded(name: str) -> ludoteca.Match:
    """The game of that name."""
    return play(GAME, *GAMES[name])


def main() -> None:
    """Write all records anew."""
    write(GAME, [(name, recorded(name)) for name in GAMES])


if __name__ == "__main__":
    main()
