"""The page's types are those of the server's structs."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.web_types import files


@pytest.mark.parametrize("path", files(), ids=lambda path: path.name)
def test_types_are_those_of_the_structs(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == files()[path], "run: python -m tools.web_types"
