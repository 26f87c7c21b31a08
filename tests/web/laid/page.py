"""A position of the engine before the real page: the server's two answers about a table, given in its place."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute, expect

import ludoteca
from ludoteca.bots.foresight import foresee
from ludoteca.core.match import Match
from ludoteca.core.state import State
from ludoteca.server.protocol import Clock, Entry, NoPace, Position, Previewed, SeatInfo, TableInfo

NAMES = ("Ana", "Guilherme", "Valentina", "Bento", "Esperança")
TABLE = "laid"
TOLD = 24
"""So many moves of a game stand in the log."""
MINUTES = 60_000


def lay(page: Page, address: str, game: str, state: State, **about: Any) -> None:
    """Open a table that stands so, seen by its first seat: others are there or away, somebody looks on, clocks run."""
    table = _Table(game, state, about)
    page.route(f"**/api/tables/{TABLE}", table.tell)
    page.route_web_socket(f"**/api/tables/{TABLE}/socket*", table.connect)
    page.goto(f"{address}/t/{TABLE}")
    expect(page.locator(".ask")).to_be_visible()


class _Table:
    """What a server would say of one table."""

    def __init__(self, game: str, state: State, about: dict[str, Any]) -> None:
        self.game = ludoteca.game(game)
        self.state = state
        self.view = state.view(0)
        self.info = _info(game, state, about)

    def tell(self, route: Route) -> None:
        """GET /api/tables/TABLE"""
        route.fulfill(body=msgspec.json.encode(self.info), content_type="application/json")

    def connect(self, socket: WebSocketRoute) -> None:
        """The table's line: its position at once, then previews of acts."""
        socket.on_message(lambda message: socket.send(self.answer(json.loads(message))))
        socket.send(_text(self.position()))

    def position(self) -> Position:
        """The table as the first seat sees it."""
        legal = [self.game.decode(number) for number in self.state.legal()] if self.state.seat == 0 else []
        clocks = [Clock(left=(5 + seat) * MINUTES, running=seat == 0) for seat in range(self.state.players)]
        return Position(
            n=TOLD, viewer=0, view=self.view, legal=legal, entries=_log(self.game.id, self.state.players),
            can_undo=True, clocks=clocks,
        )  # fmt: skip

    def answer(self, asked: dict[str, Any]) -> str:
        """A preview; whatever else is asked, a pong."""
        if asked["type"] != "preview":
            return json.dumps({"type": "pong", "ref": asked["ref"], "now": 0})
        acts = {number: msgspec.to_builtins(self.game.decode(number)) for number in self.state.legal()}
        number = next(number for number, act in acts.items() if act == asked["act"])
        return _text(Previewed(ref=asked["ref"], n=TOLD, **foresee(self.game, self.view, 0, number)._asdict()))


def _text(message: Any) -> str:
    return msgspec.json.encode(message).decode()


def _info(game: str, state: State, about: dict[str, Any]) -> TableInfo:
    names = NAMES[: state.players]
    seats = [
        SeatInfo(kind="bot" if seat == 3 else "person", name=name, present=seat != 2, yours=seat == 0)
        for seat, name in enumerate(names)
    ]
    told: dict[str, Any] = {
        "id": TABLE, "game": game, "rules": "", "state": "playing", "options": {}, "seats": seats, "host": "Ana",
        "hosting": True, "public": False, "onlookers": True, "hints": True, "pace": NoPace(), "absent": "wait",
        "created": 0, "moved": 0, "n": TOLD, "to_act": 0, "watching": 12,
    }  # fmt: skip
    return TableInfo(**(told | about))


def _log(game: str, players: int) -> list[Entry]:
    """The first moves of some game of so many."""
    match, luck = Match(ludoteca.game(game), players, {}, seed=3), random.Random(3)
    heard: list[list[Any]] = []
    match.listen(heard.append)
    entries = []
    for n in range(1, TOLD + 1):
        seat = match.state.seat
        match.act(seat, luck.choice(list(match.state.legal())))
        entries.append(Entry(n=n, seat=seat, at=0, events=[match.game.see(event, 0) for event in heard[-1]]))
    return entries
