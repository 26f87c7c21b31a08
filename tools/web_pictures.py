"""The drawn positions of Holi's rules page, made by the engine: `python -m tools.web_pictures` writes pictures.json.

The texts ask for them by name: `<!-- picture: climb -->`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from tests.games.holi.build import GAME, holi
from tests.games.holi.play import act

from ludoteca.games.holi.state import HoliState
from ludoteca.server.line.preview import foresee
from ludoteca.server.protocol import Position, Previewed
from tools.web_steps import READER, table_of

FILE = Path(__file__).parent.parent / "web" / "src" / "games" / "holi" / "pictures.json"


class Drawn(NamedTuple):
    """A picture: a position in words, the floors shown, and an act about to be done."""

    position: str
    floors: str
    act: str = ""


PICTURES = {
    "set-up": Drawn("me: pawn A6; bento: pawn F1", "ground middle"),
    "throw": Drawn("me: pawn C3, hand fork; ground A2 B5 bento; bento: pawn E5", "ground", "throw fork B2 D2 C4"),
    "hit": Drawn("me: pawn C3, hand corner; ground B4 bento; bento: pawn D2", "ground", "throw corner C2 D2"),
    "move": Drawn("me: pawn C3, hand bar; ground D3 B1 me; ground F5 bento; bento: pawn D5", "ground", "move E1"),
    "climb": Drawn(
        "me: pawn C3, hand bar; ground B3 D3 me; ground C2 C4 bento; bento: pawn E5", "ground middle", "climb"
    ),
    "fall": Drawn(
        "me: pawn middle C3, hand fork; ground B2 B3 me; ground C2 bento; bento: pawn C4",
        "middle ground",
        "throw fork B2 D2 C4",
    ),
}


def pictures() -> dict[str, Any]:
    """The pictures by name."""
    return {name: _picture(drawn) for name, drawn in PICTURES.items()}


def _picture(drawn: Drawn) -> dict[str, Any]:
    state = holi(drawn.position)
    return {
        "table": table_of(GAME),
        "position": Position(n=0, viewer=READER, view=state.view(READER), legal=[], entries=[], can_undo=False),
        "parts": drawn.floors.split(),
        "act": act(drawn.act) if drawn.act else None,
        "preview": _preview(state, act(drawn.act)) if drawn.act else None,
    }


def _preview(state: HoliState, wanted: dict[str, Any]) -> Previewed:
    number = GAME.allow(state, READER, wanted)
    seen = foresee(GAME, state.view(READER), READER, number)
    return Previewed(n=0, events=seen.events, view=seen.view, scores=seen.scores, gain=seen.gain, open=seen.open)


def written() -> bytes:
    """The file as it should be."""
    return msgspec.json.encode(pictures()) + b"\n"


if __name__ == "__main__":
    FILE.write_bytes(written())
