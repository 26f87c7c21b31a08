"""The tutorials' openings are what the engine plays."""

from __future__ import annotations

import pytest
from tools.web_lessons import LESSONS, PAGE, written


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_what_the_engine_plays(game: str) -> None:
    kept = (PAGE / game / "lesson.json").read_bytes()
    assert kept == written(game), "run `python -m tools.web_lessons`"
