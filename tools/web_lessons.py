"""Positions of Holi for the page, made by the engine: the pictures of the rules and the steps of the lesson.

`python -m tools.web_lessons` writes web/src/games/holi/pictures.json and lesson.json. The browser knows no rules: what
a step allows, what it would do and what came of it is all in there.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from ludoteca.games.holi.state import HoliState
from ludoteca.server.preview import foresee
from ludoteca.server.protocol import Entry, NoPace, Position, Previewed, SeatInfo, TableInfo
from tests.games.holi.build import GAME, holi
from tests.games.holi.play import Lowest, act

FOLDER = Path(__file__).parent.parent / "web" / "src" / "games" / "holi"
NAMES = ("Ana", "Bento")
READER = 0


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


class Step(NamedTuple):
    """A step of the lesson: what happens first by itself, what the reader does then, and where the bubble points."""

    at: str
    happens: tuple[str, ...] = ()
    does: str = ""
    scene: str = ""
    """Another position to begin with, in words."""


LATER = (
    "me: pawn C3, hand fork step boot, sweets 2, hits 1; ground B3 D3 A4 A5 me; ground C2 C4 D2 F2 bento;"
    "bento: pawn E5, holds 1 me"
)
LESSON = (
    Step(".stage"),
    Step(".stage", does="start A6"),
    Step(".mine", happens=("start F1",), does="throw bar A4 A5"),
    Step(".stage", does="move B6"),
    Step(".others", happens=("throw bar F2 F3", "move C5")),
    Step(".mine", does="throw corner B5 C5"),
    Step(".stage", does="move C3"),
    Step(".stage", scene=LATER, does="climb"),
    Step(".mine", does="throw fork B2 D2 C4"),
    Step(".side"),
)


def table() -> TableInfo:
    """Where the reader, Ana, sits with Bento."""
    seats = [SeatInfo(kind="person", name=name, present=True, yours=seat == READER) for seat, name in enumerate(NAMES)]
    return TableInfo(
        id="lesson", game="holi", rules=GAME.version, state="playing", options={}, seats=seats, host="", hosting=False,
        public=False, onlookers=False, hints=False, pace=NoPace(), absent="wait", created=0, moved=0,
    )  # fmt: skip


def pictures() -> dict[str, Any]:
    """The pictures by name."""
    return {name: _picture(drawn) for name, drawn in PICTURES.items()}


def _picture(drawn: Drawn) -> dict[str, Any]:
    state = holi(drawn.position)
    return {
        "table": table(),
        "position": _position(state, 0, [], []),
        "parts": drawn.floors.split(),
        "act": act(drawn.act) if drawn.act else None,
        "preview": _preview(state, 0, act(drawn.act)) if drawn.act else None,
    }


def lesson() -> dict[str, Any]:
    """The steps, each with the positions that lead to it."""
    telling = _Telling(GAME.start(len(NAMES), GAME.check_options({}), Lowest()))
    return {"table": table(), "steps": [telling.step(step) for step in LESSON]}


class _Telling:
    """The lesson's game while it is told."""

    def __init__(self, state: HoliState) -> None:
        self.state, self.n = state, 0
        self.waiting = [_position(state, 0, [], [])]
        """Positions the reader has not seen yet."""

    def step(self, step: Step) -> dict[str, Any]:
        """What the page needs for one step; then the reader has done it."""
        if step.scene:
            self.state = holi(step.scene)
            self.waiting = [_position(self.state, self.n, [], [])]
        for deed in step.happens:
            self._do(deed)
        wanted = act(step.does) if step.does else None
        told = [*self.waiting[:-1], _with(self.waiting[-1], [wanted] if wanted else [])]
        preview = _preview(self.state, self.n, wanted) if wanted else None
        self.waiting = [told[-1]]
        if step.does:
            self.waiting = []
            self._do(step.does)
        return {"at": step.at, "positions": told, "act": wanted, "preview": preview}

    def _do(self, deed: str) -> None:
        seat = self.state.seat
        self.state.events = []
        self.state.act(GAME.allow(self.state, seat, act(deed)), Lowest())
        self.n += 1
        events = [GAME.see(event, READER) for event in self.state.events]
        self.waiting.append(_position(self.state, self.n, [Entry(n=self.n, seat=seat, at=0, events=events)], []))


def _position(state: HoliState, n: int, entries: list[Entry], legal: list[Any]) -> Position:
    view = state.view(READER)
    return Position(n=n, viewer=READER, view=view, legal=legal, entries=entries, can_undo=False)


def _with(position: Position, legal: list[Any]) -> Position:
    return msgspec.structs.replace(position, legal=legal)


def _preview(state: HoliState, n: int, wanted: dict[str, Any]) -> Previewed:
    number = GAME.allow(state, READER, wanted)
    seen = foresee(GAME, state.view(READER), READER, number)
    return Previewed(n=n, events=seen.events, view=seen.view, scores=seen.scores, gain=seen.gain, open=seen.open)


def files() -> dict[Path, str]:
    """The files as they should be."""
    made = {"pictures": pictures(), "lesson": lesson()}
    return {FOLDER / f"{name}.json": msgspec.json.encode(data).decode() + "\n" for name, data in made.items()}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
