"""Random play of one of OpenSpiel's games; runs in the peers' environment.

build/peers/bin/python -m benchmarks.peer_open_spiel "hanabi(players=4)" 2.0
build/peers/bin/python -m benchmarks.peer_open_spiel python_liars_poker 2.0
build/peers/bin/python -m benchmarks.peer_open_spiel search:gin_rummy 2.0

A game in C++ is played by OpenSpiel's own random bots, whole games without a step in Python; how many decisions these
have on average is counted over games played beforehand. `search:` measures OpenSpiel's IS-MCTS in C++, one rollout a
simulation.
"""

from __future__ import annotations

import random
import sys
from statistics import mean
from typing import Any

import pyspiel  # type: ignore[import-not-found]
from open_spiel.python.games import block_dominoes, liars_poker  # type: ignore[import-untyped] # noqa: F401

from benchmarks.clock import rate, repeat, tell

COUNTED = 1000
SIMULATIONS = 200
SEARCH = "search:"


def step(state: Any) -> bool:
    """One action or piece of luck at random; was it a decision?"""
    if state.is_chance_node():
        sides, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(sides, chances)[0])
        return False
    state.apply_action(random.choice(state.legal_actions()))
    return True


def play(game: Any) -> int:
    """A whole game in Python; its decisions."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        decisions += step(state)
    return decisions


def half_way(game: Any) -> Any:
    """A state in the middle of a game, where there is a choice."""
    state, decisions = game.new_initial_state(), []
    while not state.is_terminal():
        if not state.is_chance_node() and len(state.legal_actions()) > 1:
            decisions.append(state.clone())
        step(state)
    return decisions[len(decisions) // 2]


def decisions_per_second(name: str, seconds: float) -> float:
    """Of games in Python as they are, of games in C++ between random bots in C++."""
    game = pyspiel.load_game(name)
    if name.startswith("python_"):
        return rate(lambda: play(game), seconds)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    each = mean(play(game) for _ in range(COUNTED))

    def between_bots() -> None:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, random.getrandbits(31))

    return rate(repeat(between_bots, 1), seconds) * each


def simulations_per_second(name: str, seconds: float) -> float:
    """Of a search in the middle of a game."""
    state = half_way(pyspiel.load_game(name))
    bot = pyspiel.ISMCTSBot(
        1, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, SIMULATIONS, -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False,
    )  # fmt: skip
    return rate(repeat(lambda: bot.step(state), 1), seconds) * SIMULATIONS


if __name__ == "__main__":
    name, seconds = sys.argv[1], float(sys.argv[2])
    random.seed(1)
    if name.startswith(SEARCH):
        tell(simulations=simulations_per_second(name.removeprefix(SEARCH), seconds))
    else:
        clones = rate(repeat(half_way(pyspiel.load_game(name)).clone, 100), seconds / 2)
        tell(decisions=decisions_per_second(name, seconds), clones=clones)
