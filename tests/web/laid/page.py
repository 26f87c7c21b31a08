"""A position of the engine before the real page: the server's two answers about a table, given in its place."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute, expect

import ludoteca
from ludoteca.bots.foresight import foresee
from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.state import State
from ludoteca.server.problems import problem_of
from ludoteca.server.protocol import Clock, Entry, NoPace, Position, Previewed, Refused, SeatInfo, TableInfo

NAMES = ("Ana", "Guilherme", "Valentina", "Bento", "Esperança")
TABLE = "laid"
TOLD = 24
"""So many moves of a game stand in the log."""
MINUTES = 60_000
ANSWERED = """{
    const answers = %s;
    const ask = globalThis.fetch;
    globalThis.fetch = (asked, ...more) => {
        const { pathname } = new URL(asked, location.href);
        return pathname in answers ? Promise.resolve(Response.json(answers[pathname])) : ask(asked, ...more);
    };
}"""
"""In the document itself: where Playwright answers one request, it looks at all of them, and the browser keeps nothing
for the next document.
"""


def lay(
    page: Page, address: str, game: str, state: State, /,
    log: list[Entry] | None = None, answers: dict[str, Any] | None = None, **about: Any,
) -> None:  # fmt: skip
    """Open a table that stands so, seen by its first seat: others are there or away, somebody looks on, clocks run.

    Its log is that of some other game unless it is given; `answers` are what the server would say besides, by address.
    """
    table = _Table(game, state, log or _log(game, state.players), about)
    page.route_web_socket(f"**/api/tables/{TABLE}/socket*", table.connect)
    with page.add_init_script(ANSWERED % _text({f"/api/tables/{TABLE}": table.info} | (answers or {}))):
        page.goto(f"{address}/t/{TABLE}")
    expect(page.locator(".ask:visible, dialog.sheet").first).to_be_visible()


class _Table:
    """What a server would say of one table."""

    def __init__(self, game: str, state: State, log: list[Entry], about: dict[str, Any]) -> None:
        self.game = ludoteca.game(game)
        self.state = state
        self.log = log
        self.view = state.view(0)
        self.info = _info(game, state, {"n": len(log)} | about)

    def connect(self, socket: WebSocketRoute) -> None:
        """The table's line: its position at once, then previews of acts."""
        socket.on_message(lambda message: socket.send(self.answer(json.loads(message))))
        socket.send(_text(self.position()))

    def position(self) -> Position:
        """The table as the first seat sees it."""
        legal = [self.game.decode(number) for number in self.state.legal()] if self.state.seat == 0 else []
        clocks = [Clock(left=(5 + seat) * MINUTES, running=seat == 0) for seat in range(self.state.players)]
        return Position(
            n=len(self.log), viewer=0, view=self.view, legal=legal, entries=self.log,
            can_undo=True, clocks=clocks, over=self.state.seat < 0,
        )  # fmt: skip

    def answer(self, asked: dict[str, Any]) -> str:
        """A preview, or why the act cannot be; whatever else is asked, a pong."""
        if asked["type"] != "preview":
            return json.dumps({"type": "pong", "ref": asked["ref"], "now": 0})
        try:
            number = self.game.allow(self.state, 0, asked["act"])
        except LudotecaError as error:
            return _text(Refused(ref=asked["ref"], problem=problem_of(error)))
        return _text(Previewed(ref=asked["ref"], n=len(self.log), **foresee(self.game, self.view, 0, number)._asdict()))


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
        "created": 0, "moved": 0, "to_act": 0, "watching": 12,
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
