"""How an observation is laid out: its parts in order, so that a program finds what it looks for by name."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec


class Part(msgspec.Struct, frozen=True):
    """Some neighbouring numbers of an observation; divided by `most`, which they hardly ever exceed, at most 1."""

    name: str
    size: int
    most: int
    about: str


def slices(parts: Iterable[Part]) -> dict[str, slice]:
    """Where each part lies."""
    found, start = {}, 0
    for part in parts:
        found[part.name] = slice(start, start + part.size)
        start += part.size
    return found


def size(parts: Iterable[Part]) -> int:
    """How many numbers there are in all."""
    return sum(part.size for part in parts)
