"""People who do not wait their turn: each sends what comes into his mind, answered or not, and remembers it all."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

from tests.server.schedules.calls import Caller, Wire
from tests.server.schedules.deeds import Deeds
from tests.server.schedules.stage import Message


class Line:
    """One socket of somebody at a table: what he sent under which ref, and what he heard."""

    def __init__(self, caller: Caller, table: str, house: int, dice: random.Random) -> None:
        self.caller = caller
        self.table = table
        self.house = house
        self.dice = dice
        self.wire: Wire = caller.line(table, house)
        self.sent: list[Message] = []
        self.person, self.nick = caller.id, caller.nick

    @property
    def heard(self) -> list[Message]:
        """All he was told."""
        return self.wire.heard

    @property
    def position(self) -> Message:
        """The last position he was told."""
        return next((message for message in reversed(self.heard) if message["type"] == "position"), {})

    def say(self, kind: str, **fields: Any) -> int:
        """Send a message, and do not wait."""
        ref = len(self.sent) + 1
        self.sent.append({"type": kind, "ref": ref, **fields})
        self.wire.send(**self.sent[-1])
        return ref

    async def answered(self, ref: int) -> None:
        """Wait for an answer, or the end of the line."""
        await self.wire.until(lambda message: message.get("ref") == ref)

    async def leave(self) -> None:
        """When everything that has an answer was answered, hang up."""
        for message in self.sent:
            if message["type"] in ANSWERED:
                await self.answered(message["ref"])
        await self.answered(self.say("ping"))
        await self.wire.hang_up()


ANSWERED = ("act", "undo", "preview", "hint", "ping")


async def restless(line: Line, steps: int, deeds: Deeds) -> None:
    """Do this and that; wait for an answer, for any news, or for nothing."""
    await line.wire.until(lambda message: True)
    choices, weights = zip(*deeds, strict=True)
    for _ in range(steps):
        if line.wire.open is False:
            return
        (deed,) = line.dice.choices(choices, weights)
        deed(line)
        await line.dice.choice(PAUSES)(line)


async def _not_at_all(line: Line) -> None:
    """Go on at once."""


async def _a_moment(line: Line) -> None:
    await asyncio.sleep(0)


async def _for_the_answer(line: Line) -> None:
    if line.sent and line.sent[-1]["type"] in ANSWERED:
        await line.answered(line.sent[-1]["ref"])


PAUSES: list[Callable[[Line], Awaitable[None]]] = [_not_at_all, _a_moment, _for_the_answer, _for_the_answer]
