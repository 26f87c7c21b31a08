"""Types, content, lessons and pictures of the page are what the engine says."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.web.made import every
from tools.web.places import WEB

MADE = every()


@pytest.mark.parametrize("path", MADE, ids=lambda path: str(path.relative_to(WEB / "src")))
def test_what_the_engine_makes_is_there(path: Path) -> None:
    assert path.read_bytes() == MADE[path], "run: python -m tools.web"
