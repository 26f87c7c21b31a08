"""A socket of somebody at a table over the real wire: he sends without waiting, and everything is noted."""

from __future__ import annotations

import asyncio
import json
import random
from collections import deque
from time import monotonic
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidState

from tests.fire.notes import Notes
from tests.fire.tally import Tally
from tests.server.schedules.people import Message

REMEMBERED = 20
OVER = ("finished", "abandoned")


class Line:
    """One socket."""

    def __init__(self, socket: ClientConnection, nick: str, dice: random.Random, notes: Notes, tally: Tally) -> None:
        self.nick = nick
        self.dice = dice
        self.position: Message = {}
        self.table: Message = {}
        self.heard: deque[Message] = deque(maxlen=REMEMBERED)
        self.open = True
        self._socket = socket
        self._notes = notes
        self._tally = tally
        self._sent = 0
        self._waiting: dict[int, float] = {}
        """When each act that is not answered yet was sent."""
        self._unsent: list[Message] = []
        self._news = asyncio.Event()

    @property
    def over(self) -> bool:
        """Is nobody playing here any more?"""
        return self.table.get("state") in OVER

    def say(self, kind: str, **fields: Any) -> int:
        """Have something to say; it goes out with the rest of it."""
        self._sent += 1
        self._unsent.append({"type": kind, "ref": self._sent, **fields})
        return self._sent

    def send(self) -> None:
        """All there is to say, in one go: one write, one segment of TCP."""
        for message in self._unsent:
            self._notes.sent(message)
            self._tally.asked[message["type"]] += 1
            if message["type"] in ("act", "undo"):
                self._waiting[message["ref"]] = monotonic()
        texts, self._unsent = [json.dumps(message).encode() for message in self._unsent], []
        try:
            for text in texts:
                self._socket.protocol.send_text(text)
            self._socket.transport.write(b"".join(self._socket.protocol.data_to_send()))
        except (InvalidState, ConnectionClosed, RuntimeError):  # the last: the other side has ended the line
            self.open = False

    async def listen(self) -> None:
        """Hear until the line ends."""
        try:
            async for text in self._socket:
                self._hear(str(text))
        finally:
            self.open = False
            self._news.set()

    def _hear(self, text: str) -> None:
        message = self._tally.message(text)
        if not message:
            return
        self._notes.heard(text)
        self.heard.append(message)
        if message["type"] == "position":
            self.position = message
        elif message["type"] == "table":
            self.table = message["table"]
        sent = self._waiting.pop(message["ref"], 0)
        if sent and message["type"] == "position":
            self._tally.acknowledged(monotonic() - sent)
        self._news.set()

    async def rest(self, seconds: float) -> None:
        """Until there is news, but no longer."""
        self._news.clear()
        try:
            async with asyncio.timeout(seconds):
                await self._news.wait()
        except TimeoutError:
            pass

    async def answered(self, seconds: float) -> None:
        """Until every act was answered or the line ended, but no longer."""
        end = monotonic() + seconds
        while self.open and self._waiting and monotonic() < end:
            await self.rest(end - monotonic())
