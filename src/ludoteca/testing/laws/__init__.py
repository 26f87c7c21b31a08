"""Every law that needs nothing but a game: for pytest, and for `ludoteca check`.

import pytest
from ludoteca.testing import laws

@pytest.mark.parametrize("law", laws.of("mygame"))
def test_the_law(law: laws.Law) -> None:
law()
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from inspect import signature
from types import ModuleType
from typing import Any

import ludoteca
from ludoteca.core.errors import LudotecaError

try:
    import pytest
    from hypothesis import HealthCheck, settings
except ModuleNotFoundError as error:
    raise LudotecaError("extra-missing", library=str(error.name), extra="ludoteca[testing]") from None

from ludoteca.testing.laws import bots, decisions, layout, observations, secrets, states, travel, words

Law = Callable[[], None]
CHAPTERS: tuple[ModuleType, ...] = (decisions, states, secrets, observations, travel, words, layout, bots)
TRIES = {bots: 10}
"""How many situations are tried, where it is not as many as elsewhere."""
MOST_TRIES = 30
PATIENT = [HealthCheck.too_slow, HealthCheck.data_too_large]


def of(name: str) -> list[Any]:
    """All laws for the game of that id, as parameters of a test."""
    return [pytest.param(law, id=title) for title, law in named(name).items()]


def named(name: str, tries: int = MOST_TRIES) -> dict[str, Law]:
    """All laws for a game by what they say. A game that programs cannot observe needs no laws of observations."""
    game = ludoteca.game(name)
    chapters = [chapter for chapter in CHAPTERS if chapter is not observations or game.layout(game.seats[0])]
    return {title: law for chapter in chapters for title, law in _laws(chapter, game, tries)}


def _laws(chapter: ModuleType, game: ludoteca.AnyGame, tries: int) -> Iterator[tuple[str, Law]]:
    """The laws of a chapter, one for each value of what it ranges over."""
    for title, law in vars(chapter).items():
        if title.startswith("test_"):
            tried = _patient(law, min(tries, TRIES.get(chapter, tries)))
            for label, values in _ranges(law):
                given = values | ({"game": game} if "game" in signature(law).parameters else {})
                yield title.removeprefix("test_").replace("_", " ") + label, partial(tried, **given)


@cache
def _patient(law: Callable[..., None], tries: int) -> Callable[..., None]:
    """A law that is tried at random takes its time, as often as it is told."""
    if not hasattr(law, "hypothesis"):
        return law
    return settings(max_examples=tries, deadline=None, suppress_health_check=PATIENT)(law)


def _ranges(law: Callable[..., None]) -> list[tuple[str, dict[str, Any]]]:
    """What the marks of a law say it is to be called with."""
    ranges: list[tuple[str, dict[str, Any]]] = [("", {})]
    for mark in getattr(law, "pytestmark", []):
        name, values = mark.args
        ranges = [
            (f"{label} [{getattr(value, '__name__', value)}]", before | {name: value})
            for label, before in ranges
            for value in values
        ]
    return ranges
