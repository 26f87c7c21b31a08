"""OpenSpiel's own solvers and searches work on our games as they are."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python.algorithms import ismcts, outcome_sampling_mccfr  # type: ignore[import-untyped]

from ludoteca.adapters.open_spiel import Playouts, SpielState
from tests.adapters.tables import every_name
from tests.adapters.test_open_spiel import load
from tests.laws.test_foreign import beside

SOLVE_STICKS = """
import numpy as np
import pyspiel
from open_spiel.python.algorithms import external_sampling_mccfr
import ludoteca.adapters.open_spiel

game = pyspiel.load_game("ludoteca_sticks(players=2)")
compiled = pyspiel.ExternalSamplingMCCFRSolver(game, seed=1)
for _ in range(5):
    compiled.run_iteration()
np.random.seed(1)
solver = external_sampling_mccfr.ExternalSamplingSolver(game)
for _ in range(5):
    solver.iteration()
regrets = [regrets for text, (regrets, _) in solver._infostates.items() if '"sticks":3,' in text]
print(len(regrets), sum(bool(np.ptp(each)) for each in regrets), all(max(each) == each[2] for each in regrets))
"""
"""OpenSpiel's solvers in C++ and in Python. Of the last three sticks nothing is better than to take all three."""


def test_cfr_by_external_sampling_learns_sticks(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", SOLVE_STICKS],
        env=beside("sticks", tmp_path),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    seen, told_apart, right = done.stdout.split()
    assert int(seen) > int(told_apart) > 50
    assert right == "True"


@every_name
def test_cfr_by_outcome_sampling_goes_through_whole_games(name: str) -> None:
    np.random.seed(1)
    game = load(name, 2)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    compiled = pyspiel.OutcomeSamplingMCCFRSolver(game, seed=1)
    compiled.run_iteration()
    policy = compiled.average_policy().action_probabilities(decision(game))
    assert sum(policy.values()) == pytest.approx(1)


def decision(game: Any) -> SpielState:
    """A state in which somebody has a choice."""
    dice, state = random.Random(3), game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(dice.choice(state.legal_actions()))
    found: SpielState = state
    return found


@every_name
def test_openspiels_ismcts_plays_without_being_told_how_to_resample(name: str) -> None:
    game = load(name, 2)
    bot = ismcts.ISMCTSBot(game, Playouts(), 1.0, 6, random_state=np.random.RandomState(1))
    state = decision(game)
    for _ in range(6):
        state.apply_action(random.choice(state.legal_actions()) if state.is_chance_node() else bot.step(state))
