"""The tutorials as the page walks through them: openings played with the engine.

web/src/games/GAME/lesson.json holds the positions of the first seat, what each act offered there would do, and the
steps to take. The sentences are in the words of the game's room.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from ludoteca.bots.foresight import foresee
from ludoteca.core.match import Match
from tools.web.games import TUTORIALS
from tools.web.places import GAMES
from tools.web.tutorial import READER, Step, Tutorial


def files() -> dict[Path, bytes]:
    """A lesson for each game."""
    return {GAMES / each.game / "lesson.json": msgspec.json.encode(lesson(each)) + b"\n" for each in TUTORIALS}


def lesson(tutorial: Tutorial) -> dict[str, Any]:
    """Play it, and note every position and step."""
    match = tutorial.match()
    heard: list[list[Any]] = []
    match.listen(heard.append)
    positions, steps = [_position(match, [], -1)], []
    for each in tutorial.script:
        if isinstance(each, Step):
            steps.append({"at": len(positions) - 1, "key": each.key, "spot": each.spot, "act": each.act})
            positions[-1] |= _offered(match, each.act)
        if each.act is not None:
            seat = match.state.seat
            match.act(seat, each.act)
            positions.append(_position(match, [match.game.see(event, READER) for event in heard[-1]], seat))
    return {"game": match.game.id, "positions": positions, "steps": steps}


def _position(match: Match, events: list[Any], seat: int) -> dict[str, Any]:
    entries = [{"n": len(match), "seat": seat, "at": 0, "undo": False, "events": events}] if seat >= 0 else []
    return {"n": len(match), "view": match.state.view(READER), "entries": entries, "legal": [], "previews": []}


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
    seen = foresee(match.game, match.state.view(READER), READER, match.game.encode(act))
    return {name: value for name, value in seen._asdict().items() if name != "view"}
