"""What is played in a schedule: people at one table, each in tasks of his own, and everything kept for the judge."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterable
from itertools import count
from typing import Any

import msgspec
from msgspec.structs import replace

from ludoteca.server.protocol import NewTable
from ludoteca.server.store.rows import SeatRow, TableRow, read_log, read_table
from ludoteca.server.table import laying
from ludoteca.server.table.room import Room
from tests.server.planted import OPTIONS
from tests.server.schedules.calls import Caller
from tests.server.schedules.deeds import PLAY, PLAY_ONLY, Deeds
from tests.server.schedules.judge import Moment, judge
from tests.server.schedules.players import Line, restless
from tests.server.schedules.stage import Message, Stage
from tests.server.table.lobby_model import DONE, KEPT, Asked, Lobby, Seat, holds, observed

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}
BENTO, CLARA = {"kind": "me", "who": 1}, {"kind": "me", "who": 2}
NICKS = ("Ana", "Bento", "Clara", "Dora")
GAMES = ("holi", "quissama", "santakaos")
LEAST = 2
"""People every game of ours needs."""
MOST = {"holi": 4, "quissama": 5, "santakaos": 4}


class Troupe:
    """A stage and the people who play on it."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.people: list[Caller] = stage.play(0, self._come_in)

    async def _come_in(self) -> list[Caller]:
        return [Caller(self.stage, await self.stage.let_in(nick)) for nick in NICKS]

    def play(self, what: Callable[[Scene], Awaitable[None]], seeds: Iterable[int]) -> None:
        """That scene in the schedule of each seed; a seed that finds something is named."""
        for seed in seeds:
            scene = Scene(self, seed)
            try:
                self.stage.play(seed, lambda scene=scene: what(scene))  # type: ignore[misc]
            except Exception as error:
                error.add_note(f"the schedule of seed {seed}, {what.__name__}, {len(self.stage.apps)} processes")
                raise


class Scene:
    """One schedule's table and people. Everything asked and heard is kept."""

    def __init__(self, troupe: Troupe, seed: int) -> None:
        self.stage = troupe.stage
        self.people = troupe.people
        self.game = GAMES[seed % len(GAMES)]
        self.dice = random.Random(seed)
        self.lines: list[Line] = []
        self.moments: list[Moment] = []
        self.history: dict[str, list[Asked]] = {}
        self.laid: dict[str, list[Lobby]] = {}
        """Each table as it was laid; of a rematch it may have been one or another who was quicker."""
        self._moment = count()

    def somewhere(self) -> int:
        """Any of the houses."""
        return self.dice.randrange(len(self.stage.apps))

    async def lay(self, *seats: Message, **plan: Any) -> str:
        """A table of Ana's; `who` sits there from the beginning is told by number."""
        plans = [{"kind": seat["kind"]} for seat in seats]
        options = OPTIONS.get(self.game, {})
        wanted = msgspec.convert({"game": self.game, "seats": plans, "options": options, **plan}, NewTable)
        row, drafted = laying.drafted(self.people[0].person, wanted)
        sitting = [self._seated(seat, plan.get("who", 0)) for seat, plan in zip(drafted, seats, strict=True)]
        async with self.stage.stores[0].write() as writer:
            await laying.lay(writer, row, sitting)
        await laying.opened(self.stage.houses[self.somewhere()], row.id)
        self.laid[row.id] = [self._lobby(row, sitting)]
        return row.id

    def _seated(self, seat: SeatRow, who: int) -> SeatRow:
        other = self.people[who]
        return replace(seat, person=other.id, name=other.nick) if seat.kind == "person" else seat

    def _lobby(self, row: TableRow, seats: list[SeatRow]) -> Lobby:
        """A table as the model knows it, people by their names."""
        host = next(who.nick for who in self.people if who.id == row.host)
        sitting = [Seat(seat.kind, seat.name, seat.standin, seat.ready) for seat in seats]
        return observed(row.state, host, sitting, row.onlookers, row.hints)

    async def ask(self, who: Caller, table: str, what: str, detail: Any = None) -> Any:
        """Something of the lobby; question and answer are kept."""
        began = next(self._moment)
        method, path, body = REQUESTS[what](detail)
        status, answer = await who.ask(method, f"/api/tables/{table}/{path}".rstrip("/"), body, self.somewhere())
        assert status < 500, answer
        told = DONE if status == 200 else answer["key"]
        asked = Asked(who.nick, what, detail, began, next(self._moment), told)
        where = answer["id"] if what == "rematch" and status == 200 else table
        self.history.setdefault(where, []).append(asked)
        self.expect_next(where, table)
        return answer

    def expect_next(self, again: str, table: str) -> None:
        """The table of a rematch as it may have been laid: by each who sat there, everybody one seat on."""
        if again not in self.laid:
            before = self.laid[table][0]
            seats = (before.seats[-1], *before.seats[:-1])
            self.laid[again] = [_kept(who, seats) for who in dict.fromkeys(before.people)]

    def line(self, who: Caller, table: str) -> Line:
        """A line to a table."""
        self.lines.append(Line(who, table, self.somewhere(), self.dice))
        return self.lines[-1]

    async def sit(self, who: Caller, table: str, steps: int, deeds: Deeds) -> None:
        """A line, and restlessness on it."""
        line = self.line(who, table)
        await restless(line, steps, deeds)
        await line.leave()

    async def look_back(self, who: Caller, table: str) -> None:
        """A moment of the game over HTTP, from any seat he can think of."""
        seat = self.dice.randrange(-1, 4)
        status, moment = await who.ask("GET", f"/api/tables/{table}/at/0?seat={seat}", None, self.somewhere())
        assert status < 500, moment
        if status == 200:
            self.moments.append((who.id, moment | {"viewer": seat}))

    async def judged(self, table: str) -> None:
        """The judge sees the log and all that was heard; the history of the lobby is one the model knows."""
        async with self.stage.stores[0].read() as reader:
            found = await read_table(reader, table)
            rows = await read_log(reader, table)
        assert found is not None
        assert found[0].state in (("playing", "finished", "abandoned") if rows else ("open", "abandoned"))
        judge(Room(*found), rows, [line for line in self.lines if line.table == table], self.moments)
        history, after = self.history.get(table, []), self._lobby(*found)
        if history:
            assert any(holds(before, history, after) for before in self.laid[table]), (history, after)


REQUESTS: dict[str, Callable[[Any], tuple[str, str, Any]]] = {
    "join": lambda wish: ("POST", "join", {"seat": wish}),
    "come": lambda wish: ("POST", "join", {"seat": wish, "ready": False}),
    "ready": lambda yes: ("POST", "ready", {"ready": yes}),
    "add_seat": lambda _: ("POST", "seats", None),
    "remove_seat": lambda wanted: ("DELETE", f"seats/{wanted[0]}", None),
    "agree": lambda hints: ("PATCH", "", {"hints": hints}),
    "leave": lambda _: ("POST", "leave", None),
    "start": lambda _: ("POST", "start", None),
    "rematch": lambda _: ("POST", "rematch", None),
    "set_seat": lambda wanted: ("PUT", f"seats/{wanted[0]}", {"plan": {"kind": wanted[1]}}),
}
"""The asks of the model, over HTTP."""


def _kept(host: str, seats: tuple[str, ...]) -> Lobby:
    return Lobby("open", host, tuple(seat if seat in (host, "bot") else KEPT + seat for seat in seats))


async def playing(scene: Scene) -> None:
    """Two or three people play and do not wait their turn, on several lines; somebody may look on."""
    others = scene.dice.choice(([BENTO], [BENTO], [BENTO, CLARA], [BENTO, BOT]))
    table = await scene.lay(ME, *others)
    sitting = [*scene.people[:2], scene.dice.choice(scene.people)]
    await together(*(scene.sit(who, table, 7, PLAY) for who in sitting))
    await scene.judged(table)


async def gathering(scene: Scene) -> None:
    """People come and go, sit down and stand up, open lines and look back while the host starts."""
    dice = scene.dice
    begin = dice.choice(([ME, OPEN, OPEN], [ME, OPEN, BENTO, OPEN], [ME, BENTO, OPEN, BOT]))
    plan = {"shuffle_seats": dice.random() < 0.7, "onlookers": dice.random() < 0.7, "ready": dice.random() < 0.6}
    table = await scene.lay(*begin, **plan)
    await together(*(_wander(scene, who, table) for who in scene.people[:3]))
    await scene.judged(table)


async def _wander(scene: Scene, who: Caller, table: str) -> None:
    """Some of what one can do around a start, several things at once."""
    dice = scene.dice
    deeds: list[Callable[[], Awaitable[Any]]] = [
        lambda: scene.sit(who, table, 2, PLAY_ONLY),
        lambda: scene.look_back(who, table),
        lambda: scene.ask(who, table, "join", dice.choice((None, None, 1, 2))),
        lambda: scene.ask(who, table, "start", LEAST),
        lambda: scene.ask(who, table, "leave"),
        lambda: scene.ask(who, table, "set_seat", (dice.randrange(3), dice.choice(("bot", "open")))),
        lambda: scene.ask(who, table, "come", dice.choice((None, 1))),
        lambda: scene.ask(who, table, "ready", dice.random() < 0.8),
        lambda: scene.ask(who, table, "add_seat", MOST[scene.game]),
        lambda: scene.ask(who, table, "remove_seat", (dice.randrange(4), LEAST)),
        lambda: scene.ask(who, table, "agree", dice.random() < 0.5),
    ]
    await together(*(deed() for deed in dice.choices(deeds, (4, 2, 3, 2, 1, 1, 2, 3, 1, 1, 1), k=4)))


async def again(scene: Scene) -> None:
    """A game was given up, and both who played want another, while others who look on want their seats."""
    ana, bento, clara, dora = scene.people
    table = await scene.lay(ME, BENTO, *scene.dice.choice(([], [BOT])))
    for who in (ana, bento):
        await scene.ask(who, table, "leave")
    scene.history.clear()
    await together(
        *(_once_more(scene, who, table) for who in (ana, bento)), _grab(scene, clara, table), _grab(scene, dora, table)
    )
    for next_one in scene.laid.keys() - {table}:
        await scene.judged(next_one)


async def _once_more(scene: Scene, who: Caller, table: str) -> None:
    """Ask for another game; then play it, or leave."""
    again = (await scene.ask(who, table, "rematch")).get("id")
    if again:
        what, detail = scene.dice.choice((("leave", None), ("start", LEAST), ("set_seat", (0, "bot")), ("join", 1)))
        await scene.ask(who, again, what, detail)
        await scene.sit(who, again, 2, PLAY_ONLY)


async def _grab(scene: Scene, who: Caller, table: str) -> None:
    """Somebody who looks on, hears where the others go and sits down there."""
    line = scene.line(who, table)
    heard = await line.wire.until(lambda message: message.get("table", {}).get("rematch"))
    await line.leave()
    if heard:
        again = heard["table"]["rematch"]
        scene.expect_next(again, table)
        await scene.ask(who, again, "join", scene.dice.choice((None, 0, 1)))
        await scene.sit(who, again, 2, PLAY_ONLY)


async def together(*doing: Awaitable[Any]) -> None:
    """All of this at once."""
    for task in [asyncio.ensure_future(each) for each in doing]:
        await task
