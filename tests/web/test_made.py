"""Types, content, lessons and pictures of the page are what the engine says; every chapter shows its pieces."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools.web.games import PICTURES
from tools.web.made import every
from tools.web.places import WEB

import ludoteca
from ludoteca.words import LANGUAGES
from ludoteca.words.rulebook import rules_text

MADE = every()


@pytest.mark.parametrize("path", MADE, ids=lambda path: str(path.relative_to(WEB)))
def test_what_the_engine_makes_is_there(path: Path) -> None:
    assert path.read_bytes() == MADE[path], "run: python -m tools.web"


WORDS_ALONE = {"Options", "Variants", "About the contents"}
"""Chapters that tell of no piece."""


def pictured(game: str, language: str) -> dict[str, list[str]]:
    """The pictures of each chapter."""
    chapters = re.split(r"^## ", rules_text(ludoteca.game(game), language), flags=re.MULTILINE)[1:]
    return {chapter.splitlines()[0]: re.findall(r"<!-- picture: ([\w-]+) -->", chapter) for chapter in chapters}


@pytest.mark.parametrize("game", PICTURES)
def test_every_chapter_that_tells_of_pieces_shows_them(game: str) -> None:
    english = pictured(game, "en")
    assert {title for title, names in english.items() if not names} == english.keys() & WORDS_ALONE
    assert sorted(name for names in english.values() for name in names) == sorted(PICTURES[game])
    for language in LANGUAGES:
        assert list(pictured(game, language).values()) == list(english.values())
