"""Plays the recorded games of tests/records/holi again: `python -m tests.games.holi.make_records`.

A file's name says what it holds: how many players, the rivalry cards, and the ways in which players were finished.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.games.holi import actions

FOLDER = Path(__file__).parents[2] / "records" / "holi"
Taste = Callable[[Any], int]


def any_act(act: Any) -> int:
    """No act is better than another."""
    return 0


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


def play(players: int, options: Mapping[str, Any], seed: int, taste: Taste) -> ludoteca.Match:
    """A game in which everybody does what is most to the taste, at random among equals."""
    match = ludoteca.Match("holi", players, options, seed)
    dice = ludoteca.Dice(seed)
    while not match.over:
        legal = match.state.legal()
        likes = [taste(match.game.decode(number)) for number in legal]
        best = [number for number, like in zip(legal, likes, strict=True) if like == max(likes)]
        match.act(match.state.seat, best[dice.below(len(best))])
    return match


def main() -> None:
    """Write all records anew."""
    for name, game in GAMES.items():
        (FOLDER / f"{name}.json").write_bytes(play(*game).record().to_json() + b"\n")


if __name__ == "__main__":
    main()
