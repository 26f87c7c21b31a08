"""What `make bench` and `make load` measure with: every row is there once, its program exists, its clients hold out."""

from __future__ import annotations

import asyncio
import os
from importlib.util import find_spec

import pytest
from benchmarks.jobs import jobs
from benchmarks.load.base import compare
from benchmarks.load.figures import Figures
from benchmarks.load.lines import Line


def test_every_row_has_a_name_of_its_own_and_a_program() -> None:
    work = jobs(1.0)
    assert len({job.key for job in work}) == len(work) > 40
    assert all(find_spec(job.arguments[0]) for job in work)


def test_a_line_that_is_refused_says_so_once() -> None:
    async def refused() -> str:
        line = Line(lambda text: None)
        for _ in range(2):
            line.data_received(b"HTTP/1.1 403 Forbidden\r\n\r\n")
        line.connection_lost(None)
        with pytest.raises(ConnectionError) as error:
            await line.ready
        return str(error.value)

    assert "403" in asyncio.run(refused())


def test_a_line_nobody_waits_for_any_more_is_refused_in_silence() -> None:
    async def given_up() -> bool:
        line = Line(lambda text: None)
        line.ready.cancel()
        line.data_received(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
        line.connection_lost(None)
        return line.lost

    assert asyncio.run(given_up())


def test_beside_another_commit_the_load_tells_the_ratios(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PYTHONPATH", "ours")

    def measure() -> Figures:
        cost = 0.1 if os.environ["PYTHONPATH"] == "ours" else 0.4
        return Figures(1000, 1, 2, 30 * cost, 0, 200 * cost, cost, 0.05, 600, None)

    compare(("sqlite", "sticks", "50 fast"), "build/base", 3, measure)
    assert capsys.readouterr().out.split()[-5:] == ["0.400", "0.100", "0.25", "0.25", "0.25"]
    assert os.environ["PYTHONPATH"] == "ours"
