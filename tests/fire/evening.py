"""One group's evening: a table after the other, each found, played, given up or finished, and played again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

from websockets.exceptions import InvalidHandshake, WebSocketException

import ludoteca
from tests.fire.fire import AGAIN, Fire
from tests.fire.line import Line
from tests.fire.lobby import Lobbyist
from tests.fire.notes import Notes
from tests.fire.people import Person
from tests.server.schedules import deeds
from tests.server.schedules.deeds import Deeds

DEEDS: Deeds = [
    (deeds.act, 80), (deeds.rash, 8), (deeds.insolent, 4), (deeds.undo, 4), (deeds.look_ahead, 3), (deeds.hint, 1),
    (deeds.chat, 2), (deeds.replace, 2), (deeds.come_back, 2), (deeds.ping, 2), (deeds.abandon, 1),
]  # fmt: skip
"""What people do, and how often."""
CHOICES, WEIGHTS = zip(*DEEDS, strict=True)
LONG = (40, 150, 100_000)
"""Entries after which people have had enough of a game."""
STAY = (5, 400)
"""Deeds until somebody hangs up and calls again."""
PATIENT = 0.8
"""How often somebody who cannot decide just waits for news."""
ANSWER = 2.0
"""Seconds he waits for an answer before he does something else."""


class Group:
    """Three people and somebody who looks on."""

    def __init__(self, fire: Fire, people: Sequence[Person], dice: random.Random) -> None:
        self._fire = fire
        self._people = people
        self._dice = dice
        self._lobby = Lobbyist(fire, people, dice)
        self.played = 0

    async def spend_the_evening(self) -> None:
        """Table after table, in all games."""
        games = ludoteca.games()
        self._dice.shuffle(games)
        table: str | None = None
        while not self._fire.ending.is_set():
            table = table or await self._lobby.gather(games[self.played % len(games)])
            if table is not None:
                table = await self._play(table)

    async def _play(self, table: str) -> str | None:
        """One game; the table of the next one if they want to go on."""
        self.played += 1
        enough, over = self._dice.choice(LONG), asyncio.Event()
        await asyncio.gather(*(self._attend(who, table, enough, over) for who in self._people))
        if self._fire.ending.is_set() or self._dice.random() < 0.5:
            return None
        return await self._lobby.again(table)

    async def _attend(self, who: Person, table: str, enough: int, over: asyncio.Event) -> None:
        """Call, play, hang up or be cut off, and call again, until nobody plays here."""
        seen = 0
        while not over.is_set() and not self._fire.ending.is_set():
            notes = Notes(self._fire.folder, table, next(self._fire.numbers), who.id, who.nick)
            try:
                seen = await self._call(who, table, seen, enough, over, notes)
            except (OSError, EOFError, WebSocketException) as error:
                if isinstance(error, InvalidHandshake) and who is self._people[-1]:
                    return  # nobody looks on here
                await self._fire.pause(self._dice.uniform(0, AGAIN))
            finally:
                notes.close()

    async def _call(self, who: Person, table: str, seen: int, enough: int, over: asyncio.Event, notes: Notes) -> int:
        """One line; the last entry seen on it."""
        async with who.line(table, seen, self._dice, notes, self._fire.tally) as line:
            listening = asyncio.create_task(line.listen())
            try:
                await self._be_restless(line, enough, over)
                await line.answered(ANSWER)
            finally:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)
        return int(line.position.get("n", seen))

    async def _be_restless(self, line: Line, enough: int, over: asyncio.Event) -> None:
        """Do this and that, wait for the answer or a little, until it is enough."""
        await line.rest(ANSWER)
        for _ in range(self._dice.randint(*STAY)):
            if line.over:
                over.set()
            if over.is_set() or self._fire.ending.is_set() or not line.open:
                return
            if not line.position.get("legal") and self._dice.random() < PATIENT:
                await line.rest(ANSWER)
                continue
            (deed,) = self._dice.choices(CHOICES, WEIGHTS)
            deed(line)
            if line.position.get("n", 0) > enough:
                line.say("vote", on="abandon")
            line.send()
            await line.answered(ANSWER)
            await line.rest(self._dice.uniform(0, AGAIN))
