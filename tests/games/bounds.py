"""How far a number of a content file may go."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

import ludoteca
from ludoteca.core.content import Content, read_content


class Bound(NamedTuple):
    """A passage of a content file, as it may still be and as it may no longer be, and why."""

    passage: str
    last: str
    beyond: str
    reason: str


def stops_at(bound: Bound, text: str, shape: type[Content], folder: Path) -> None:
    """With the last number the content is read, beyond it is refused."""
    assert bound.passage in text
    other = folder / "content.toml"
    other.write_text(text.replace(bound.passage, bound.last, 1), encoding="utf-8")
    read_content(other, shape)
    other.write_text(text.replace(bound.passage, bound.beyond, 1), encoding="utf-8")
    with pytest.raises(ludoteca.BadContent, match=bound.reason):
        read_content(other, shape)
