"""Stages with one and with two processes, and the four people of every scene."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.schedules.scenes import Troupe
from tests.server.schedules.stage import stage


@pytest.fixture
def one_process(tmp_path: Path) -> Iterator[Troupe]:
    with stage(tmp_path, 1) as made:
        yield Troupe(made)


@pytest.fixture
def two_processes(tmp_path: Path) -> Iterator[Troupe]:
    with stage(tmp_path, 2) as made:
        yield Troupe(made)
