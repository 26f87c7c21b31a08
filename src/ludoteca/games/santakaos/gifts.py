"""What a designer may give to a player at the start, to see what it is worth (S-71). No rule of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.core.sets import members_of, with_, without
from ludoteca.games.santakaos.pieces import ARTIFACTS, HELPERS
from ludoteca.games.santakaos.table import Table


def gifts(t: Table) -> dict[str, list[str]]:
    """Helpers of the deck, and artifacts of the room."""
    return {
        "helper": [HELPERS[helper] for helper in members_of(t.forest)],
        "artifact": [ARTIFACTS[artifact] for artifact in range(len(ARTIFACTS)) if t.room[artifact]],
    }


def give_helper(t: Table, seat: int, name: str) -> None:
    """A helper out of the deck, ready; a reindeer brings no stocking."""
    helper = HELPERS.index(name)
    t.forest = without(t.forest, helper)
    t.areas[seat].helper = helper


def give_artifact(t: Table, seat: int, name: str) -> None:
    """An artifact out of the room, ready."""
    artifact = ARTIFACTS.index(name)
    t.room[artifact] -= 1
    area = t.areas[seat]
    area.artifacts = with_(area.artifacts, artifact)


GIVING: Final[dict[str, Callable[[Table, int, str], None]]] = {"helper": give_helper, "artifact": give_artifact}
"""How each kind of gift is given."""
