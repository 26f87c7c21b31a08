"""Dumps a recorded game of each kind for authors of boards: positions of one seat, and what its acts would do.

`python -m tools.web.samples` writes web/dev/GAME.json; the page /dev/GAME of Vite's development server draws them.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

import ludoteca
from ludoteca.core.chance import Dice
from ludoteca.core.match import Match
from tools.web.places import WEB

FOLDER = WEB / "dev"
NAMES = ("Ana", "Bento", "Clara", "Dora", "Edu")
OPTIONS: dict[str, dict[str, Any]] = {"holi": {"rivalry": ["splash", "corners"]}}
PREVIEWED = 12
"""So many decisions of the first seat get previews of all their acts."""


def recorded(name: str) -> dict[str, Any]:
    """One game with four at the table, seen by the first."""
    game = ludoteca.game(name)
    options = OPTIONS.get(name, {})
    match = Match(game, 4, options, seed=7)
    heard: list[list[Any]] = []
    match.listen(heard.append)
    luck = random.Random(7)
    positions: list[dict[str, Any]] = [_position(match, [], 0)]
    previews: dict[int, list[dict[str, Any]]] = {}
    while not match.over:
        seat, legal = match.state.seat, list(match.state.legal())
        if seat == 0 and len(previews) < PREVIEWED and len(match) % 5 == 0:
            previews[len(match)] = [_preview(match, number) for number in legal]
        match.act(seat, luck.choice(legal))
        positions.append(_position(match, [game.see(event, 0) for event in heard[-1]], seat))
    return {"table": _table(name, options), "positions": positions, "previews": previews, "start": len(match) // 2}


def _position(match: Match, events: list[Any], seat: int) -> dict[str, Any]:
    mine = match.state.seat == 0
    return {
        "type": "position", "ref": 0, "n": len(match), "viewer": 0, "view": match.state.view(0),
        "legal": [match.game.decode(number) for number in match.state.legal()] if mine else [],
        "entries": [{"n": len(match), "seat": seat, "at": 0, "undo": False, "events": events}],
        "can_undo": match.can_undo(0), "clocks": None, "chances": None, "over": match.over,
    }  # fmt: skip


def _preview(match: Match, number: int) -> dict[str, Any]:
    state, before = match.state.clone(), match.state.outcome().scores
    state.events = []
    state.act(number, Dice(1))
    scores = state.outcome().scores
    told = {
        "type": "previewed", "ref": 0, "n": len(match), "events": [match.game.see(event, 0) for event in state.events],
        "view": state.view(0), "scores": scores, "gain": [b - a for a, b in zip(before, scores, strict=True)],
        "open": True,
    }  # fmt: skip
    return {"act": match.game.decode(number), "preview": told}


def _table(name: str, options: dict[str, Any]) -> dict[str, Any]:
    seats = [
        {
            "kind": "person" if seat < 3 else "bot", "name": NAMES[seat], "person": None, "level": None,
            "present": seat != 2, "standin": False, "yours": seat == 0, "rating": None,
        }
        for seat in range(4)
    ]  # fmt: skip
    return {
        "id": "devtable", "game": name, "rules": "", "state": "playing", "options": options, "seats": seats,
        "host": "Ana", "hosting": True, "public": False, "onlookers": True, "hints": True, "pace": {"kind": "none"},
        "absent": "vote", "created": 0, "moved": 0, "n": 0, "to_act": 0, "watching": 0, "votes": [],
        "standin_votes": {}, "rematch": None, "outcome": None,
    }  # fmt: skip


def main() -> None:
    """Write a file for each game."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in ludoteca.games():
        (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(recorded(name)))


if __name__ == "__main__":
    main()
