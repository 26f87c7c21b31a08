"""The games as PettingZoo environments (AEC): one seat acts after the other, with masks of what is legal."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np

from ludoteca.adapters import picture
from ludoteca.adapters.numbers import Floats, Masks, Scale, set_of
from ludoteca.adapters.reward import find_reward
from ludoteca.adapters.vector import Vector, vector
from ludoteca.core.chance import Dice
from ludoteca.core.errors import BadOption, LudotecaError
from ludoteca.core.options import Asked
from ludoteca.core.registry import game as find_game
from ludoteca.core.state import State
from ludoteca.drawing.screen import console

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel  # type: ignore[import-untyped]
except ImportError:
    raise LudotecaError("extra-missing", library="PettingZoo", extra="ludoteca[pettingzoo]") from None

__all__ = ["Environment", "Vector", "env", "parallel_env", "vector"]

RENDER_MODES = ("human", "ansi", "rgb_array")
SEED_BITS = 96
Observation = dict[str, Floats | Masks]


class Environment(AECEnv):  # type: ignore[misc]
    """One table. Agents are `player_0`, `player_1` …, the seats of the game.

    An observation is what the agent's seat sees, as `layout` tells, and a mask of the actions it may do now (none while
    another seat decides). A reward comes when the game ends.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Asked | None = None,
        render_mode: str | None = None,
        reward: str = "ranks",
    ) -> None:
        super().__init__()
        self.game = find_game(game)
        self.players = self.game.check_players(players)
        self.options = self.game.check_options(options)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption("render-mode-unknown", mode=str(render_mode), right=", ".join(RENDER_MODES))
        self.render_mode = render_mode
        self.metadata = {"name": f"ludoteca_{game}", "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.layout = self.game.layout(self.players)
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._reward = find_reward(reward)
        self._scale = Scale(self.game, self.players)
        self._make_spaces()
        self._dice = Dice(secrets.randbits(SEED_BITS))
        self._state: State | None = None
        self.agents: list[str] = []

    def _make_spaces(self) -> None:
        seen = spaces.Box(0.0, 1.0, (self._scale.size,), np.float32)
        mask = spaces.Box(0, 1, (self.game.num_actions,), np.int8)
        self._observed = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self._acts = {agent: spaces.Discrete(self.game.num_actions) for agent in self.possible_agents}
        self.state_space = spaces.Box(0.0, 1.0, (self.players * self._scale.size,), np.float32)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may observe."""
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all actions; `game.decode` says what one means."""
        return self._acts[agent]

    @property
    def table(self) -> State:
        """The full state, secrets and all: read and clone it, do not act on it."""
        if self._state is None:
            raise LudotecaError("before-reset")
        return self._state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed settles its luck and that of the games after it; `options` is not used."""
        if seed is not None:
            self._dice = Dice(seed)
        self._state = self.game.start(self.players, self.options, self._dice)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._hand_on()

    def last(self, observe: bool = True) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """What concerns the agent whose turn it is."""
        if self._state is None:
            raise LudotecaError("before-reset")
        told: tuple[Observation, float, bool, bool, dict[str, Any]] = super().last(observe)
        return told

    def _hand_on(self) -> None:
        """Who decides next, and what is legal."""
        self._legal = self.table.legal()
        if self.table.seat >= 0:
            self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent sees now."""
        seat = self._seats[agent]
        legal = self._legal if seat == self.table.seat else []
        return {
            "observation": self._scale.observe(self.table, seat),
            "action_mask": set_of(legal, self.game.num_actions),
        }

    def state(self) -> Floats:
        """What all agents see together, one after the other: for critics that may know every hand."""
        return np.concatenate([self._scale.observe(self.table, seat) for seat in range(self.players)])

    def step(self, action: int | None) -> None:
        """Carry out a legal action of the agent whose turn it is, or raise Illegal and change nothing."""
        state = self.table
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = -1 if action is None else int(action)
        if number not in self._legal:
            self.game.allow(state, state.seat, number)
        state.act(number, self._dice)
        self._cumulative_rewards[agent] = 0.0
        self._hand_on()
        if state.seat < 0:
            self._finish(self._reward(state.outcome()))
        if self.render_mode == "human":
            self.render()

    def _finish(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | picture.Pixels | None:
        """The table as the seat that decides sees it; at the end, as an onlooker does."""
        view = self.table.view(self.table.seat)
        if self.render_mode == "ansi":
            return picture.text(self.game, view)
        if self.render_mode == "rgb_array":
            return picture.image(self.game, view)
        if self.render_mode == "human":
            console().print(picture.draw(self.game, view))
        return None

    def close(self) -> None:
        """Nothing is kept open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def parallel_env(*args: Any, **kwargs: Any) -> Any:
    """As `env`, in PettingZoo's parallel form: all agents act at once, and only the one whose turn it is is heard."""
    return turn_based_aec_to_parallel(Environment(*args, **kwargs))


env = Environment
"""PettingZoo's name for it: `env("holi", players=3)`."""
