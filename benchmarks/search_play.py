"""Our bots' search in this very process: simulations a second in the middle of a game.

python -m benchmarks.search_play holi 2 2.0 0
python -m benchmarks.search_play holi 2 2.0 -1

The last number is how many decisions are played at random below the tree before the position is judged: 0 as our bots
search, -1 to the end, as OpenSpiel's search does.
"""

from __future__ import annotations

import sys

import ludoteca
from benchmarks.clock import rate, tell
from benchmarks.random_play import half_way
from ludoteca.bots.bot import Budget
from ludoteca.bots.mcts import MctsBot

SIMULATIONS = 200


def simulations_per_second(name: str, players: int, seconds: float, roll: int) -> float:
    """One search after the other, from the view."""
    game, dice = ludoteca.game(name), ludoteca.Dice(1)
    state = half_way(game, players)
    bot, view, legal = MctsBot(game, roll=roll), state.view(state.seat), state.legal()

    def work() -> int:
        bot.choose(view, legal, Budget(iterations=SIMULATIONS), dice)
        return SIMULATIONS

    return rate(work, seconds)


if __name__ == "__main__":
    name, players, seconds, roll = sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4])
    tell(simulations=simulations_per_second(name, players, seconds, roll))
