"""A course on a real Ray cluster learns what it learns on this machine."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import ludoteca
from ludoteca.core.errors import LudotecaError
from ludoteca.training.course import Course, Plan
from ludoteca.training.work import Mapped, on_ray, on_this_machine

PLAN = Plan(game="holi", players=2, games=6, steps=3, wide=8, narrow=4, trial=4)


def trained(folder: Path, mapped: Mapped) -> tuple[object, bytes]:
    """What became of one iteration, but for the time it took, and the net."""
    course = Course(folder, PLAN, ludoteca.game("holi"), mapped)
    done = course.step(lambda part, count, total: None)
    return msgspec.structs.replace(done, seconds=0.0), course.best().weights


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_course_on_a_cluster_is_the_course_on_this_machine(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    with on_ray("ray", 1) as mapped:
        far = trained(tmp_path / "far", mapped)
    assert far == trained(tmp_path / "here", on_this_machine(1))


def test_a_cluster_that_is_not_there_is_named() -> None:
    pytest.importorskip("ray")
    with pytest.raises(LudotecaError, match=r"ray://127\.0\.0\.1:1"), on_ray("ray://127.0.0.1:1", None):
        pytest.fail("there is nobody")
