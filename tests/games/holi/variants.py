"""Other content files for Holi, made by changing the text of ours."""

from __future__ import annotations

import re
from itertools import cycle
from pathlib import Path

from ludoteca.games.holi import CONTENT


def ours() -> str:
    """The text of the content file that is installed."""
    return CONTENT.read_text(encoding="utf-8")


def with_patterns(patterns: list[str]) -> str:
    """Our content with these patterns ("##./..#/...") on the cards, again and again."""
    others = cycle(patterns)
    return re.sub(r"(?m)^pattern = .*$", lambda _: f"pattern = {next(others).split('/')}".replace("'", '"'), ours())


def replaced(old: str, new: str) -> str:
    """Our content with one passage changed."""
    text = ours()
    assert text.count(old) >= 1, f"{old} is not in the content"
    return text.replace(old, new, 1)


def card(name: str, line: str) -> str:
    """Our content with one line of a card, colour or rivalry, changed: its key finds it."""
    key = line.split("=")[0].strip()
    rows = re.split(r"(?m)^(?=\[\[)", ours())
    at = next(number for number, row in enumerate(rows) if f'name = "{name}"' in row)
    changed, count = re.subn(rf"(?m)^{key} = .*$", line, rows[at])
    assert count == 1, f"{name} has no {key}"
    rows[at] = changed
    return "".join(rows)


def saved(folder: Path, text: str) -> Path:
    """A content file with this text."""
    file = folder / "content.toml"
    file.write_text(text, encoding="utf-8")
    return file
