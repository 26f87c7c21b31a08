"""The rules' fingerprint: random games with given dice lead to these very positions, interpreted or compiled.

A position is what may be done and what an onlooker and whoever decides see, at the end what everybody sees: how a state
keeps it does not matter. The fingerprint changes only with the rules, and then `version` of the game does too, or with
what is told of a position. This writes it anew:

    python -m tests.laws.test_fingerprint
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

import ludoteca
from ludoteca.core.options import Flag, Names
from tests.laws.situations import every_game, watchers

FILE = Path(__file__).parents[1] / "records" / "fingerprints.json"
GAMES = 8


def fingerprint(game: ludoteca.AnyGame) -> dict[str, str]:
    """One digest over every position of a few random games, for each number of players."""
    return {str(players): _digest(game, players) for players in game.seats} | {"rules": game.version}


def _digest(game: ludoteca.AnyGame, players: int) -> str:
    digest = hashlib.sha256()
    for seed in range(GAMES):
        dice = ludoteca.Dice(seed)
        state = game.start(players, _options(game, seed), dice)
        while state.seat >= 0:
            legal = state.legal()
            digest.update(_seen(state, legal, (-1, state.seat)))
            state.act(legal[dice.below(len(legal))], dice)
        digest.update(_seen(state, state.outcome(), watchers(state)))
    return digest.hexdigest()[:16]


def _seen(state: ludoteca.State, known: object, seats: Iterable[int]) -> bytes:
    """What is told, and what these see."""
    return msgspec.json.encode([known, *map(state.view, seats)], order="deterministic")


def _options(game: ludoteca.AnyGame, seed: int) -> dict[str, Any]:
    """Half of the games with the book's options, half with everything that can be drawn or switched on."""
    drawn: dict[str, Any] = {name: True for name, option in game.options.items() if isinstance(option, Flag)}
    drawn |= {name: option.words[-1] for name, option in game.options.items() if isinstance(option, Names)}
    return drawn if seed % 2 else {}


@every_game
def test_the_fingerprint_is_the_recorded_one(game: ludoteca.AnyGame) -> None:
    assert json.loads(FILE.read_text(encoding="utf-8"))[game.id] == fingerprint(game)


if __name__ == "__main__":
    prints = {name: fingerprint(ludoteca.game(name)) for name in ludoteca.games()}
    FILE.write_text(json.dumps(prints, indent=2) + "\n", encoding="utf-8")
