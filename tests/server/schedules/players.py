"""People who do not wait their turn: each sends what comes into his mind, answered or not, and remembers it all."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

from tests.server.schedules.calls import Caller, Wire
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


def act(line: Line) -> None:
    """Decide, if he thinks he can."""
    if legal := line.position.get("legal"):
        line.say("act", n=line.position["n"], act=line.dice.choice(legal))


def look_ahead(line: Line) -> None:
    if legal := line.position.get("legal"):
        line.say("preview", n=line.position["n"], act=line.dice.choice(legal))


def hint(line: Line) -> None:
    line.say("hint", n=line.position.get("n", 0))


def undo(line: Line) -> None:
    line.say("undo", n=line.position.get("n", 0))


def rash(line: Line) -> None:
    """Several asks in one go, none of them answered yet."""
    for deed in line.dice.sample((hint, look_ahead, act, act, undo), 3):
        deed(line)


def insolent(line: Line) -> None:
    """Ask for what is not his to ask: on the next position, or with an act seen long ago."""
    n = line.position.get("n", 0) + line.dice.choice((-1, 1, 1))
    seen = [act for message in line.heard if message["type"] == "position" for act in message["legal"]]
    for kind in line.dice.sample(("act", "hint", "undo", "preview"), 2):
        with_act = {"act": line.dice.choice(seen or [{}])} if kind in ("act", "preview") else {}
        line.say(kind, n=max(0, n), **with_act)


def chat(line: Line) -> None:
    line.say("chat", text=line.caller.nick)


def abandon(line: Line) -> None:
    line.say("vote", on="abandon", yes=line.dice.random() < 0.7)


def replace(line: Line) -> None:
    line.say("vote", on="standin", seat=line.dice.randrange(4))


def come_back(line: Line) -> None:
    line.say("return")


def ping(line: Line) -> None:
    line.say("ping")


Deed = Callable[[Line], None]
Deeds = list[tuple[Deed, int]]
PLAY: Deeds = [
    (act, 8), (rash, 8), (insolent, 4), (hint, 2), (look_ahead, 2), (undo, 2),
    (chat, 1), (abandon, 1), (replace, 1), (come_back, 1), (ping, 1),
]  # fmt: skip
"""What people do at a table, and how often."""
PLAY_ONLY: Deeds = [(deed, often) for deed, often in PLAY if deed not in (abandon, replace, come_back)]
"""The same without what changes who plays."""


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
