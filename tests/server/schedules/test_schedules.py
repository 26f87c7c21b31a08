"""Two or three people whose tasks are interleaved at every await, in thousands of orders: nobody is told another's
secret, nobody plays for another's seat, and every answer of the lobby is one the model could have given.

A seed is a schedule: it is named when it finds something, and kept in FOUND then. LUDOTECA_SCHEDULES says how many
times as many are to be tried.
"""

from __future__ import annotations

import os

import pytest

from tests.server.schedules import scenes
from tests.server.schedules.scenes import Scene, Troupe
from tests.server.schedules.stage import Message

MANY = int(os.environ.get("LUDOTECA_SCHEDULES", "1"))
FOUND: dict[str, list[int]] = {"playing": [25, 49, 52, 103], "gathering": [26, 30, 40, 60], "again": []}
"""Seeds that once found something."""


def test_a_seed_is_a_schedule(two_processes: Troupe) -> None:
    """The same seed gives the same story, whatever was played before it."""
    stories: list[list[list[Message]]] = []

    async def play(scene: Scene) -> None:
        await scenes.playing(scene)
        stories.append([line.heard for line in scene.lines])

    two_processes.play(play, [3, 1, 2, 3])
    assert stories[0] == stories[3]
    assert stories[0] != stories[1]


def test_whatever_the_order_nobody_sees_or_plays_for_another(one_process: Troupe) -> None:
    one_process.play(scenes.playing, [*FOUND["playing"], *range(400 * MANY)])


@pytest.mark.parametrize(("name", "many"), [("playing", 200), ("gathering", 350), ("again", 80)])
def test_the_same_with_two_processes(two_processes: Troupe, name: str, many: int) -> None:
    two_processes.play(getattr(scenes, name), [*FOUND[name], *range(many * MANY)])
