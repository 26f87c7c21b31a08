"""`ludoteca train`."""

from __future__ import annotations

import json
from pathlib import Path

from ludoteca.bots.judge.net import read_net
from tests.cli.shell import Ran, Run

TINY = {"players": "2", "games": "2", "search": "1", "steps": "1", "trial": "2", "seed": "7"}


def train(run: Run, **changes: str) -> Ran:
    words = [word for name, value in (TINY | changes).items() for word in (f"--{name}", value)]
    return run("train", "holi", "--out", "course", "--workers", "1", *words)


def test_what_is_asked_for_is_trained_and_the_same_command_goes_on(run: Run, tmp_path: Path) -> None:
    status, _, said = train(run, iterations="1")
    assert status == 0
    assert said.startswith("Iteration 1 of 1: ")
    assert said.endswith("course/2-players.net is the net; course has the training run and its curve.\n")
    plan = json.loads((tmp_path / "course/plan.json").read_bytes())
    assert {name: str(plan[name]) for name in TINY} == TINY
    assert read_net(tmp_path / "course/2-players.net")[0].players == 2
    assert "<svg" in (tmp_path / "course/curve.svg").read_text(encoding="utf-8")
    again = train(run, iterations="1")
    assert (again.status, "Iteration" in again.err) == (0, False), "it has been trained already"
    assert train(run, iterations="1", seed="8").status == 2, "another course than the folder's"
