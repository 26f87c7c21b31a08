"""Playing the games that are kept as records: everybody does what is most to the taste."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.bots.levels import find_player

RECORDS = Path(__file__).parents[1] / "records"
Taste = Callable[[Any], int]
"""How much a player likes an act."""


def any_act(act: Any) -> int:
    """No act is better than another."""
    return 0


def play(game: str, players: int, options: Mapping[str, Any], seed: int, taste: Taste) -> ludoteca.Match:
    """A game in which everybody does what is most to the taste, at random among equals."""
    match = ludoteca.Match(game, players, options, seed)
    dice = ludoteca.Dice(seed)
    while not match.over:
        legal = match.state.legal()
        likes = [taste(match.game.decode(number)) for number in legal]
        best = [number for number, like in zip(legal, likes, strict=True) if like == max(likes)]
        match.act(match.state.seat, best[dice.below(len(best))])
    return match


def play_greedily(game: str, players: int, options: Mapping[str, Any], seed: int) -> ludoteca.Match:
    """A game of greedy bots: it reaches what a simple taste never does."""
    match = ludoteca.Match(game, players, options, seed)
    bot = find_player("greedy", match.game)
    dice = ludoteca.Dice(seed)
    while not match.over:
        seat = match.state.seat
        match.act(seat, bot.choose(partial(match.state.view, seat), match.state.legal(), dice))
    return match


def write(game: str, matches: Iterable[tuple[str, ludoteca.Match]]) -> None:
    """Write the records of a game anew, each under its name."""
    folder = RECORDS / game
    folder.mkdir(exist_ok=True)
    for file in folder.glob("*.json"):
        file.unlink()
    for name, match in matches:
        (folder / f"{name}.json").write_bytes(match.record().to_json() + b"\n")
