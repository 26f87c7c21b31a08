"""OpenSpiel's IS-MCTS plays Quissama against a random player.

    pip install "ludoteca[openspiel]"
    python examples/research/ismcts_quissama.py --games 2 --simulations 50

OpenSpiel's search knows nothing of Quissama: it asks for worlds its player cannot tell from the real one (the resampler
only makes that repeatable), and our engine plays each of them out.
"""

from __future__ import annotations

import argparse
import random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from ludoteca.adapters.open_spiel import Playouts, SpielState, resampler

GAME = "ludoteca_quissama(players=2,turn_limit=100)"


def play(game: pyspiel.Game, bot: ismcts.ISMCTSBot, seat: int, luck: random.Random, tell: bool) -> SpielState:
    """One game with the bot in this seat."""
    state = game.new_initial_state()
    while not state.is_terminal():
        player = state.current_player()
        action = bot.step(state) if player == seat else luck.choice(state.legal_actions())
        if tell and player == seat:
            print(f"  {state.move_number():4}  {state.action_to_string(player, action)}")
        state.apply_action(action)
    return state


def main() -> None:
    """Some games, the bot in either seat in turns."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quiet", action="store_true", help="only the results, not what the bot does")
    given = parser.parse_args()
    game, luck = pyspiel.load_game(GAME), random.Random(given.seed)
    bot = ismcts.ISMCTSBot(
        game, Playouts(1, given.seed), 1.0, given.simulations, random_state=np.random.RandomState(given.seed)
    )
    bot.set_resampler(resampler(given.seed))
    wins = 0
    for number in range(given.games):
        seat = number % 2
        end = play(game, bot, seat, luck, not given.quiet)
        wins += end.returns()[seat] > 0
        ending = end.course.state.outcome().ending
        print(f"game {number + 1}: IS-MCTS in seat {seat} got {end.returns()[seat]:+.0f} ({ending})")
    print(f"{wins} of {given.games} games won")


if __name__ == "__main__":
    main()
