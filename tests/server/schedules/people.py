"""Whoever has a line to a table, however it goes over the wire."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Protocol

Message = dict[str, Any]


class Heard(Protocol):
    """A line afterwards: whose it was, what he sent, in the order of its refs from 1 on, and what he heard."""

    @property
    def person(self) -> str: ...
    @property
    def nick(self) -> str: ...
    @property
    def sent(self) -> Sequence[Message]: ...
    @property
    def heard(self) -> Sequence[Message]: ...


class Talker(Protocol):
    """A line while it is used: the last position, some of what was heard, and a way to say something."""

    nick: str
    dice: random.Random

    @property
    def position(self) -> Message: ...
    @property
    def heard(self) -> Sequence[Message]: ...
    def say(self, kind: str, **fields: Any) -> int: ...
