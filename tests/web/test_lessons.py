"""The tutorials' openings are what the engine plays."""

from __future__ import annotations

import pytest
from tools import web_scenes
from tools.web_lessons import LESSONS, PAGE, written
from tools.web_scenes import SCENES


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_what_the_engine_plays(game: str) -> None:
    kept = (PAGE / game / "lesson.json").read_bytes()
    assert kept == written(game), "run `python -m tools.web_lessons`"


@pytest.mark.parametrize("game", SCENES)
def test_pictures_of_the_rules_are_moments_of_the_lessons(game: str) -> None:
    kept = (PAGE / game / "pictures.json").read_bytes()
    assert kept == web_scenes.written(game), "run `python -m tools.web_scenes`"
