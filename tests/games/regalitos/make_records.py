"""Plays the recorded games of tests/records/regalitos again: `python -m tests.games.regalitos.make_records`.

A file's name says what it holds: how many players, with which options, and how it ends.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.games.regalitos import FLAGS

FOLDER = Path(__file__).parents[2] / "records" / "regalitos"
Taste = Callable[[Any], int]


def any_act(act: Any) -> int:
    """No act is better than another."""
    return 0


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

# By name (players_options_ending): players, options, and the taste of all players.
GAMES: Mapping[str, tuple[int, Mapping[str, Any], Taste]] = {
    "1_plain_no-medal": (1, {}, any_act),
    "1_plain_bronze": (1, {}, busy),
    "1_plain_silver": (1, {}, busy),
    "1_plain_gold": (1, {}, busy),
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


def recorded(name: str) -> ludoteca.Match:
    """The first game that ends as its name says."""
    wanted = name.split("_")[-1]
    games = (play(*GAMES[name], seed) for seed in range(MANY))
    return next(match for match in games if ending(match.state.outcome()) == wanted)


def play(players: int, options: Mapping[str, Any], taste: Taste, seed: int) -> ludoteca.Match:
    """A game in which everybody does what is most to the taste, at random among equals."""
    match = ludoteca.Match("regalitos", players, options, seed)
    dice = ludoteca.Dice(seed)
    while not match.over:
        legal = match.state.legal()
        likes = [taste(match.game.decode(number)) for number in legal]
        best = [number for number, like in zip(legal, likes, strict=True) if like == max(likes)]
        match.act(match.state.seat, best[dice.below(len(best))])
    return match


def ending(outcome: ludoteca.Outcome) -> str:
    """How a game ended, in the words of the file names: a medal, or won by one or by several."""
    if len(outcome.scores) == 1:
        return outcome.ending
    return "shared" if len(outcome.winners) > 1 else "won"


def main() -> None:
    """Write all records anew."""
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.json").write_bytes(recorded(name).record().to_json() + b"\n")


if __name__ == "__main__":
    main()
