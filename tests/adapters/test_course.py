"""A game that goes on by single numbers: what each seat remembers of it."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.adapters.course import Course


def begun(game: str, players: int) -> Course:
    """A game whose set-up is done, every die showing its last side."""
    course = Course(ludoteca.game(game), players, {})
    while course.sides:
        course.go_on(course.sides - 1)
    return course


@pytest.mark.parametrize("seat", [0, 1])
def test_whatever_is_done_first_leaves_another_past_to_everybody_who_sees_it(seat: int) -> None:
    pasts = []
    for first in legal_in(begun("quissama", 2)):
        course = begun("quissama", 2)
        course.go_on(first)
        pasts.append(course.recall(seat))
    assert len(set(pasts)) == len(pasts) > 1


def legal_in(course: Course) -> list[int]:
    assert course.state is not None
    return course.state.legal()
