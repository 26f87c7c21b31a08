"""The drawn positions of the rules pages, made by the engine: pictures.json beside each game's room."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

import ludoteca
from ludoteca.bots.foresight import foresee
from ludoteca.core.game import AnyGame
from ludoteca.core.state import State
from ludoteca.server.protocol import Position, Previewed
from tools.web.drawn import Drawn
from tools.web.games import PICTURES
from tools.web.places import GAMES
from tools.web.tutorial import READER, table_of


def files() -> dict[Path, bytes]:
    """The pictures of each game."""
    return {GAMES / game / "pictures.json": msgspec.json.encode(pictures(game)) + b"\n" for game in PICTURES}


def pictures(name: str) -> dict[str, Any]:
    """A game's pictures by name."""
    game = ludoteca.game(name)
    return {key: _picture(game, drawn) for key, drawn in PICTURES[name].items()}


def _picture(game: AnyGame, drawn: Drawn) -> dict[str, Any]:
    state = drawn.lay()
    return {
        "table": table_of(game),
        "position": Position(n=0, viewer=READER, view=state.view(READER), legal=[], entries=[], can_undo=False),
        "parts": drawn.parts,
        "act": drawn.act,
        "preview": _preview(game, state, drawn.act) if drawn.act else None,
    }


def _preview(game: AnyGame, state: State, act: Any) -> Previewed:
    number = game.allow(state, READER, act)
    seen = foresee(game, state.view(READER), READER, number)
    return Previewed(n=0, **seen._asdict())
