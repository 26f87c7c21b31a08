"""Writes the tutorials' openings: `python -m tools.web_lessons` plays them with the engine, dealt by script.

web/src/games/GAME/lesson.json holds the positions of the first seat, what each act offered there would do, and the
steps to take. The sentences are in the words of the game's room.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

import ludoteca
from ludoteca.core.chance import Chance
from ludoteca.core.match import Match
from ludoteca.games.holi.actions import Climb, End, Move, Start, Throw, ThrowDown
from ludoteca.server.line.preview import foresee
from tools.web_openings import OPENINGS, opening
from tools.web_steps import Reply, Script, Step

PAGE = Path(__file__).parent.parent / "web" / "src" / "games"
ME, OTHER = 0, 1


def cell(name: str, floor: str = "ground") -> str:
    """Where a square is on the page."""
    return f'[data-cell="{floor} {name}"]'


def card(name: str) -> str:
    """Where a card of the hand is on the page."""
    return f'[data-card="{name}"]'


HOLI: Script = (
    Step("goal", ".floors"),
    Step("start", cell("A1"), Start("A1")),
    Reply(Start("F6")),
    Step("throw", card("corner"), Throw("corner", ("B1", "A2"))),
    Step("move", cell("A5"), Move("A5")),
    Reply(Throw("vee", ("E5", "D6"))),
    Reply(Move("E6")),
    Step("hand", "[data-hand]"),
    Step("walk", cell("A4"), Move("A4")),
    Step("turn", card("slash"), Throw("slash", ("C2", "B3"))),
    Reply(Throw("step", ("D5", "F6"))),
    Reply(Move("B4")),
    Step("hit", card("bar"), Throw("bar", ("B4", "C4"))),
    Step("ladder", cell("B2"), Move("B2")),
    Step("climb", cell("B2", "middle"), Climb()),
    Reply(Throw("corner", ("B5", "A4"))),
    Reply(Move("F5")),
    Step("fall", card("boot"), Throw("boot", ("C2", "B4"))),
    Step("end", ".ask", End()),
    Reply(Throw("bar", ("F3", "F4"))),
    Reply(Move("F2")),
    Step("down", card("kite"), ThrowDown("kite", "B3")),
    Step("points", ".sources"),
)
DRAWN = {
    ME: ["corner", "slash", "bar", "boot", "kite", "fork", "frame", "vee"],
    OTHER: ["vee", "step", "corner", "bar", "comet", "heel", "tail", "spark"],
}


class Dealt(Chance):
    """The first seat begins, and each player draws the cards of the script."""

    def __init__(self, names: list[str], drawn: dict[int, list[str]], sizes: list[tuple[int, int]]) -> None:
        self.decks = {seat: list(names) for seat in drawn}
        self.order = [drawn[seat].pop(0) for seat, size in sizes for _ in range(size)]
        self.seats = [seat for seat, size in sizes for _ in range(size)]
        self.begun = False

    def below(self, n: int) -> int:
        """0 for who begins, then the place of the wanted card in what is left of the deck."""
        if not self.begun:
            self.begun = True
            return 0
        deck = self.decks[self.seats.pop(0)]
        place = deck.index(self.order.pop(0))
        deck.pop(place)
        return place


def holi() -> dict[str, Any]:
    """Holi's first turns."""
    game = ludoteca.game("holi")
    names = [each.name for each in game.content.cards]  # type: ignore[attr-defined]
    turns = [(ME, 1), (OTHER, 1), *[(ME, 3), (OTHER, 3)], *[(ME, 1), (OTHER, 1)] * 3]
    match = Match(game, 2, {}, chance=Dealt(names, {seat: list(cards) for seat, cards in DRAWN.items()}, turns))
    return _lesson(match, HOLI)


def _lesson(match: Match, script: Script) -> dict[str, Any]:
    heard: list[list[Any]] = []
    match.listen(heard.append)
    positions, steps = [_position(match, [], -1)], []
    for each in script:
        if isinstance(each, Step):
            steps.append({"at": len(positions) - 1, "key": each.key, "spot": each.spot, "act": each.act})
            positions[-1] |= _offered(match, each.act)
        if each.act is not None:
            seat = match.state.seat
            match.act(seat, each.act)
            positions.append(_position(match, [match.game.see(event, ME) for event in heard[-1]], seat))
    return {"game": match.game.id, "positions": positions, "steps": steps}


def _position(match: Match, events: list[Any], seat: int) -> dict[str, Any]:
    entries = [{"n": len(match), "seat": seat, "at": 0, "undo": False, "events": events}] if seat >= 0 else []
    return {"n": len(match), "view": match.state.view(ME), "entries": entries, "legal": [], "previews": []}


def _offered(match: Match, act: Any) -> dict[str, Any]:
    """The legal acts, and what each of the wanted kind (and card) would do."""
    if act is None:
        return {}
    wanted = match.game.decode(match.game.encode(act))
    acts = [match.game.decode(number) for number in match.state.legal()]
    alike = [type(each) is type(wanted) and _card(each) == _card(wanted) for each in acts]
    told = [_preview(match, each) if same else None for each, same in zip(acts, alike, strict=True)]
    return {"legal": acts, "previews": told}


def _card(act: Any) -> str:
    return getattr(act, "card", "")


def _preview(match: Match, act: Any) -> dict[str, Any]:
    seen = foresee(match.game, match.state.view(ME), ME, match.game.encode(act))
    return {"events": seen.events, "scores": seen.scores, "gain": seen.gain, "open": seen.open}


LESSONS = ("holi", *OPENINGS)


def lesson(name: str) -> dict[str, Any]:
    """The lesson of one game."""
    return holi() if name == "holi" else _lesson(opening(name, OPENINGS[name]), OPENINGS[name])


def written(name: str) -> bytes:
    """The file of one game."""
    return msgspec.json.encode(lesson(name)) + b"\n"


def main() -> None:
    """Write every lesson."""
    for name in LESSONS:
        (PAGE / name / "lesson.json").write_bytes(written(name))


if __name__ == "__main__":
    main()
