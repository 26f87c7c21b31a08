"""A game is ready at once: its tables are no larger than its rules need, counted instead of timed."""

from __future__ import annotations

import tracemalloc

import pytest

import ludoteca

ACTIONS = {"holi": 3322, "quissama": 637, "regalitos": 100, "santakaos": 347}


def test_a_game_has_so_many_actions() -> None:
    assert {name: ludoteca.game(name).num_actions for name in ACTIONS} == ACTIONS


@pytest.mark.parametrize("name", ACTIONS)
def test_a_game_is_made_within_little_memory(name: str) -> None:
    kind = type(ludoteca.game(name))
    tracemalloc.start()
    try:
        kind()
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < MOST_BYTES


MOST_BYTES = 8 * 2**20
"""At most, while a game is made: lists that are thrown away again count too."""
