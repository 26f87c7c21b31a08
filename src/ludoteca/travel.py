"""How games and states travel, pickled to another process or copied with whatever holds them.

A game goes by its id, with its contents where they are not the installed ones; a state as what its game dumps of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludoteca.core.content import toml
from ludoteca.core.game import HOMES, PACKING_GAMES, AnyGame, Game
from ludoteca.core.registry import game as find_game
from ludoteca.core.registry import games, is_installed, with_text
from ludoteca.core.state import PACKING_STATES, State


def pack_game(game: AnyGame) -> tuple[Callable[..., AnyGame], tuple[object, ...]]:
    """What makes the game again."""
    if is_installed(game):
        return find_game, (game.id,)
    return with_text, (type(game), toml(game.content, game.contents_name))


def pack_state(state: State) -> tuple[Callable[..., State], tuple[object, ...]]:
    """What makes the state again. Nobody listens to it then."""
    game = game_of(state)
    return load, (game, game.dump(state))


def load(game: AnyGame, dumped: Mapping[str, Any]) -> State:
    """A state of that game."""
    state: State = game.load(dumped)
    return state


def game_of(state: State) -> AnyGame:
    """The game a state is of: its rules in force say it, or else it is the one whose class names such states."""
    named = getattr(getattr(state, "rules", None), "game", None)
    if isinstance(named, Game):
        return named
    kind = HOMES.get(type(state))
    if kind is None:
        raise TypeError(f"no game is declared as Game[{type(state).__name__}, …], so such a state cannot travel")
    here = find_game(kind.id) if kind.id in games() else None
    return here if type(here) is kind else kind()


PACKING_GAMES.append(pack_game)
PACKING_STATES.append(pack_state)
