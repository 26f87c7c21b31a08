"""What is counted while it burns, and what went wrong."""

from __future__ import annotations

from collections import Counter, deque
from time import monotonic
from typing import Any

import msgspec

from ludoteca.server.protocol import AnyMessage, TableInfo
from ludoteca.server.protocol.parts import Problem

decode_message = msgspec.json.Decoder(AnyMessage).decode
decode_table = msgspec.json.Decoder(TableInfo).decode
decode_problem = msgspec.json.Decoder(Problem).decode
TROUBLE = "server-trouble"
"""What the server says of a mistake of its own."""
LATELY = 5.0


class Tally:
    """Counts, times, and everything that should not have been."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.lines = 0
        self.messages = 0
        self.acts = 0
        self.times: dict[bool, list[float]] = {False: [], True: []}
        """Seconds until acts were acknowledged, in calm times and while something failed."""
        self.burning = False
        self.malformed: list[str] = []
        self.troubles: list[str] = []
        self._last: deque[float] = deque(maxlen=1000)

    def message(self, text: str) -> dict[str, Any]:
        """A message of a table's socket as a client reads it; empty if it is none."""
        self.messages += 1
        try:
            decode_message(text)
            message: dict[str, Any] = msgspec.json.decode(text)
        except msgspec.DecodeError as error:
            self.malformed.append(f"{error}: {text[:200]}")
            return {}
        if message["type"] == "refused":
            self._refusal(message["problem"]["key"], text)
        return message

    def answer(self, status: int, text: bytes) -> dict[str, Any]:
        """An answer of HTTP about a table, or why not."""
        self.messages += 1
        try:
            (decode_table if status < 400 else decode_problem)(text)
            answer: dict[str, Any] = msgspec.json.decode(text)
        except msgspec.DecodeError as error:
            self.malformed.append(f"{status}, {error}: {text[:200]!r}")
            return {}
        if status >= 400:
            self._refusal(answer["key"], text.decode())
        return answer

    def _refusal(self, key: str, text: str) -> None:
        self.refused[key] += 1
        if key == TROUBLE:
            self.troubles.append(text[:200])

    def acknowledged(self, seconds: float) -> None:
        """An act was, after so long."""
        self.acts += 1
        self.times[self.burning].append(seconds)
        self._last.append(monotonic())

    def lately(self) -> float:
        """Acts a second, now."""
        since = monotonic() - LATELY
        return sum(moment > since for moment in self._last) / LATELY


def share(times: list[float], part: float) -> float:
    """That many are quicker."""
    return sorted(times)[int(len(times) * part)] if times else 0.0
