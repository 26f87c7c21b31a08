"""Random play of one of Pgx's games on the CPU, 256 at once on arrays; runs in the peers' environment.

build/peers/bin/python -m benchmarks.peer_pgx backgammon 2.0

As with ours: legal actions at random, observations, masks and rewards made at every step, games that end begin anew.
"""

from __future__ import annotations

import sys
from typing import Any

import jax  # type: ignore[import-not-found]
import pgx  # type: ignore[import-not-found]
from pgx.experimental import auto_reset  # type: ignore[import-not-found]

from benchmarks.clock import rate, tell

GAMES = 256


def steps_per_second(name: str, seconds: float) -> float:
    """Steps of all games together in a second of processor time."""
    game = pgx.make(name)
    one = auto_reset(game.step, game.init)

    def step(states: Any, key: Any) -> tuple[Any, Any]:
        key, choosing, luck = jax.random.split(key, 3)
        logits = jax.numpy.where(states.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(choosing, logits, axis=1)
        return jax.vmap(one)(states, actions, jax.random.split(luck, GAMES)), key

    whole = jax.jit(step)
    states = jax.jit(jax.vmap(game.init))(jax.random.split(jax.random.PRNGKey(1), GAMES))
    key = jax.random.PRNGKey(2)

    def work() -> int:
        nonlocal states, key
        states, key = whole(states, key)
        states.observation.block_until_ready()
        return GAMES

    work()
    return rate(work, seconds)


if __name__ == "__main__":
    tell(many=steps_per_second(sys.argv[1], float(sys.argv[2])))
