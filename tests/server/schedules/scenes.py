"""What is played in a schedule: people at one table, each in tasks of his own, and everything kept for the judge."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from ludoteca.server.store.rows import LogRow, read_log, read_table
from ludoteca.server.table.room import Room
from tests.server.planted import OPTIONS
from tests.server.schedules.judge import Moment, judge
from tests.server.schedules.players import PLAY, Line, restless
from tests.server.schedules.stage import Caller, Message, Stage

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}
STEPS = 6
NICKS = ("Ana", "Bento", "Clara", "Dora")


class Scene:
    """One schedule's table and people."""

    def __init__(self, stage: Stage, people: list[Caller], game: str, seed: int) -> None:
        self.stage = stage
        self.people = people
        self.game = game
        self.dice = random.Random(seed)
        self.lines: list[Line] = []
        self.moments: list[Moment] = []

    def somewhere(self) -> int:
        """Any of the houses."""
        return self.dice.randrange(len(self.stage.apps))

    async def set_table(self, *seats: Message, **plan: Any) -> str:
        """Ana sets a table."""
        body = {"game": self.game, "seats": list(seats), "options": OPTIONS.get(self.game, {}), **plan}
        status, table = await self.people[0].ask("POST", "/api/tables", body, self.somewhere())
        assert status == 201, table
        return str(table["id"])

    async def post(self, who: Caller, table: str, what: str, body: Any = None) -> tuple[int, Any]:
        """One request to a table."""
        answer = await who.ask("POST", f"/api/tables/{table}/{what}", body, self.somewhere())
        assert answer[0] < 500, answer
        return answer

    async def sit(self, who: Caller, table: str, steps: int = STEPS) -> None:
        """A line, and restlessness on it."""
        line = Line(who, table, self.somewhere(), self.dice)
        self.lines.append(line)
        await restless(line, steps, PLAY)
        await line.leave()

    async def look_back(self, who: Caller, table: str) -> None:
        """A moment of the game over HTTP, from any seat he can think of."""
        seat = self.dice.randrange(-1, 4)
        status, moment = await who.ask("GET", f"/api/tables/{table}/at/0?seat={seat}", None, self.somewhere())
        if status == 200:
            self.moments.append((who.id, moment | {"viewer": seat}))

    async def judged(self, table: str) -> None:
        """The judge sees the log and all that was heard."""
        async with self.stage.stores[0].read() as reader:
            found = await read_table(reader, table)
            rows = await read_log(reader, table)
        assert found is not None
        judge(Room(*found), rows, [line for line in self.lines if line.table == table], self.moments)


async def playing(scene: Scene) -> None:
    """Three people play and do not wait their turn, on several lines; somebody looks on."""
    last = scene.dice.choice((OPEN, OPEN, BOT))
    table = await scene.set_table(ME, OPEN, last)
    for who in scene.people[1 : 3 if last is OPEN else 2]:
        await scene.post(who, table, "join", {})
    sitting = [*scene.people, scene.dice.choice(scene.people)]
    await together(*(scene.sit(who, table) for who in sitting))
    await scene.judged(table)


async def gathering(scene: Scene) -> None:
    """People come and go, sit down and stand up, open lines and look back while the host starts."""
    dice = scene.dice
    table = await scene.set_table(ME, OPEN, OPEN, OPEN, shuffle_seats=dice.random() < 0.7)
    await together(*(_wander(scene, who, table) for who in scene.people))
    await together(*(scene.sit(who, table, 3) for who in scene.people))
    await scene.judged(table)


async def _wander(scene: Scene, who: Caller, table: str) -> None:
    """Some of what one can do before a game."""
    host = who is scene.people[0]
    deeds: list[Callable[[], Awaitable[Any]]] = [
        lambda: scene.sit(who, table, 3),
        lambda: scene.look_back(who, table),
        lambda: scene.post(who, table, "join", {}),
        lambda: scene.post(who, table, "start" if host else "join", None if host else {}),
        lambda: scene.post(who, table, "leave"),
    ]
    weights = [4, 2, 3, 3, 0 if host else 1]
    doing = [deed() for deed in scene.dice.choices(deeds, weights, k=4)]
    await together(*doing)


async def together(*doing: Awaitable[Any]) -> None:
    """All of this at once."""
    for task in [asyncio.ensure_future(each) for each in doing]:
        await task
