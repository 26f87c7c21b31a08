"""What a tutorial is made of: steps of the reader, and what the other player does meanwhile."""

from __future__ import annotations

from typing import Any, NamedTuple


class Step(NamedTuple):
    """One step of the lesson: its words, where they point, and what is to be done (nothing: just read)."""

    key: str
    spot: str
    act: Any = None


class Reply(NamedTuple):
    """What the other player does meanwhile."""

    act: Any


Script = tuple[Step | Reply, ...]
