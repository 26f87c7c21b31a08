"""The drawn positions of the rules pages of Santa Kaos, Regalitos and Quissama: moments of their tutorials.

`python -m tools.web_scenes` writes pictures.json beside each room; the texts ask for them by `<!-- picture: NAME -->`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from ludoteca.core.match import Match
from ludoteca.server.protocol import Position
from tools.web_lessons import PAGE
from tools.web_openings import OPENINGS, opening
from tools.web_steps import READER, Script, Step, table_of


class Scene(NamedTuple):
    """A picture: the tutorial's step at which the table is looked at, and the parts of it that are shown."""

    step: str
    parts: tuple[str, ...]


SCENES: dict[str, dict[str, Scene]] = {
    "santakaos": {
        "rooms": Scene("goal", ("reindeer-traffic", "stocking-workshop")),
        "wish": Scene("deliver", ("own",)),
    },
    "regalitos": {
        "parcel": Scene("goal", ("wrap", "deliver")),
        "zones": Scene("deliver", ("own",)),
    },
    "quissama": {
        "map": Scene("free", ("map",)),
        "gallery": Scene("influence", ("gallery",)),
    },
}


def pictures(name: str) -> dict[str, Any]:
    """The pictures of a game by name."""
    script = OPENINGS[name]
    return {key: _picture(_at(name, script, scene.step), scene) for key, scene in SCENES[name].items()}


def _at(name: str, script: Script, step: str) -> Match:
    """The tutorial's match when it comes to this step."""
    match = opening(name, script)
    for each in script:
        if isinstance(each, Step) and each.key == step:
            break
        if each.act is not None:
            match.act(match.state.seat, each.act)
    return match


def _picture(match: Match, scene: Scene) -> dict[str, Any]:
    view = match.state.view(READER)
    return {
        "table": table_of(match.game),
        "position": Position(n=0, viewer=READER, view=view, legal=[], entries=[], can_undo=False),
        "parts": scene.parts,
        "act": None,
        "preview": None,
    }


def written(name: str) -> bytes:
    """The file of one game as it should be."""
    return msgspec.json.encode(pictures(name)) + b"\n"


if __name__ == "__main__":
    for game in SCENES:
        (PAGE / game / "pictures.json").write_bytes(written(game))
