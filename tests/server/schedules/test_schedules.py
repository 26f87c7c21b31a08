"""Two or three people whose tasks are interleaved at every await, in thousands of orders: nobody is told another's
secret, nobody plays for another's seat, and every answer of the lobby is one the model could have given.

A seed is a schedule: it is named when it fails, and kept in FAILED then. LUDOTECA_SCHEDULES says how many times as many
are to be tried.
"""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from tests.server.schedules import scenes
from tests.server.schedules.scenes import Scene
from tests.server.schedules.stage import Caller, Stage, stage

GAMES = ("holi", "quissama", "santakaos")
NICKS = ("Ana", "Bento", "Clara", "Dora")
MANY = int(os.environ.get("LUDOTECA_SCHEDULES", "1"))
SCENES: dict[str, tuple[Callable[[Scene], Awaitable[None]], int, int]] = {
    "playing in one process": (scenes.playing, 1, 500),
    "playing in two processes": (scenes.playing, 2, 300),
    "gathering in two processes": (scenes.gathering, 2, 500),
    "once more in two processes": (scenes.again, 2, 200),
}
"""What is played, in how many processes, and how many schedules of it."""
FAILED: dict[str, list[int]] = {
    "playing in two processes": [],
}
"""Seeds that once found something."""


@pytest.fixture(params=list(SCENES))
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def set_up(name: str, tmp_path: Path) -> Iterator[tuple[Stage, list[Caller]]]:
    """A stage for that scene, and four people who came in."""
    with stage(tmp_path, SCENES[name][1]) as made:
        people = [Caller(made, nick) for nick in NICKS]

        async def come_in() -> None:
            for who in people:
                await who.come_in()

        made.play(0, come_in)
        yield made, people


def test_whatever_the_order_nobody_sees_or_plays_for_another(name: str, set_up: tuple[Stage, list[Caller]]) -> None:
    play, _, many = SCENES[name]
    made, people = set_up
    for seed in [*FAILED.get(name, []), *range(many * MANY)]:
        scene = Scene(made, people, GAMES[seed % len(GAMES)], seed)
        try:
            made.play(seed, lambda scene=scene: play(scene))  # type: ignore[misc]
        except Exception as error:
            error.add_note(f"the schedule of seed {seed}, {name}")
            raise
