"""The games as Gymnasium environments: one seat learns against bots of your choice, or all seats of many games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np

from ludoteca.adapters import picture
from ludoteca.adapters.numbers import Scale, set_of
from ludoteca.adapters.reward import find_reward
from ludoteca.adapters.side import Step
from ludoteca.adapters.vector import vector
from ludoteca.bots.levels import Player, find_player
from ludoteca.core.chance import Dice
from ludoteca.core.errors import BadOption, Illegal, LudotecaError
from ludoteca.core.game import AnyGame
from ludoteca.core.options import Asked
from ludoteca.core.registry import game as find_game
from ludoteca.core.state import State
from ludoteca.drawing.screen import console

try:
    from gymnasium import Env, spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError:
    raise LudotecaError("extra-missing", library="Gymnasium", extra="ludoteca[gymnasium]") from None

__all__ = ["Environment", "Environments", "env", "envs"]

RENDER_MODES = ("human", "ansi", "rgb_array")
MOST_SEED = 2**63
Observation = dict[str, Any]
"""`observation`, what the seat sees, and `action_mask`; Gymnasium's own type for it."""
Stepped = tuple[Observation, float, bool, bool, dict[str, Any]]


class Environment(Env[Observation, np.int64]):
    """One table as the seat that learns knows it: whenever it is asked, the seat decides, or the game is over.

    An observation is what the seat sees, and a mask of the actions it may do now. A reward comes when the game ends. An
    action that is not legal changes nothing and is told in the info as `illegal`, with its reason.
    """

    def __init__(
        self,
        game: str,
        seat: int = 0,
        players: int | None = None,
        opponents: str | Sequence[str] = "random",
        options: Asked | None = None,
        render_mode: str | None = None,
        reward: str = "ranks",
    ) -> None:
        self.game = find_game(game)
        self.players = self.game.check_players(players)
        if seat not in range(self.players):
            raise Illegal("no-such-seat", number=str(seat), most=self.players - 1)
        self.seat = seat
        self.options = self.game.check_options(options)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption("render-mode-unknown", mode=str(render_mode), right=", ".join(RENDER_MODES))
        self.render_mode = render_mode
        self.metadata = {"name": f"ludoteca_{game}", "render_modes": list(RENDER_MODES), "render_fps": 1}
        self.layout = self.game.layout(self.players)
        names = [opponents] if isinstance(opponents, str) else opponents
        self._bots = around(self.game, names, seat, self.players)
        self._reward = find_reward(reward)
        self._scale = Scale(self.game, self.players)
        self._state: State | None = None
        self.observation_space = space_of(self._scale.size, self.game.num_actions)
        self.action_space = spaces.Discrete(self.game.num_actions)

    @property
    def table(self) -> State:
        """The full state, secrets and all: read and clone it, do not act on it."""
        if self._state is None:
            raise LudotecaError("before-reset")
        return self._state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the seat's first decision. A seed settles luck and bots; `options` is not used."""
        super().reset(seed=seed)
        self._luck, self._thoughts = [Dice(int(self.np_random.integers(MOST_SEED))) for _ in range(2)]
        self._state = self.game.start(self.players, self.options, self._luck)
        self._others_decide()
        return self._observe(), {}

    def step(self, action: np.int64 | int) -> Stepped:
        """Carry out an action of the seat, then what the bots decide until it is asked again."""
        state = self.table
        try:
            number = self.game.allow(state, self.seat, int(action))
        except Illegal as refusal:
            return self._observe(), 0.0, state.seat < 0, False, {"illegal": str(refusal)}
        state.act(number, self._luck)
        self._others_decide()
        over = state.seat < 0
        reward = self._reward(state.outcome())[self.seat] if over else 0.0
        return self._observe(), float(reward), over, False, {}

    def _others_decide(self) -> None:
        """The bots, as long as it is theirs to decide; each gets what its seat sees."""
        state = self.table
        while state.seat >= 0 and (bot := self._bots[state.seat]) is not None:
            action = bot.choose(partial(state.view, state.seat), state.legal(), self._thoughts)
            state.act(action, self._luck)

    def _observe(self) -> Observation:
        legal = self.table.legal() if self.table.seat == self.seat else []
        return {
            "observation": self._scale.observe(self.table, self.seat),
            "action_mask": set_of(legal, self.game.num_actions),
        }

    def render(self) -> Any:
        """The table as the seat sees it."""
        view = self.table.view(self.seat)
        if self.render_mode == "human":
            console().print(picture.draw(self.game, view))
            return None
        drawn = {"ansi": picture.text, "rgb_array": picture.image}.get(self.render_mode or "")
        return None if drawn is None else drawn(self.game, view)

    def __str__(self) -> str:
        return str(self.metadata["name"])


def space_of(size: int, actions: int) -> spaces.Dict:
    """What one seat is told: what it sees, and a mask of what it may do."""
    seen = spaces.Box(0.0, 1.0, (size,), np.float32)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


class Environments(VectorEnv[Observation, Any, Any]):
    """Many games at once, in which one learner decides for all seats: a row is what the seat that decides there sees.

    A reward is the deciding seat's, when the game ends with its action. `infos` has `seats`, who decides now, and
    `rewards`, what the end was worth to every seat. A game that ends begins anew in the same step; `final_obs` then has
    what the seat saw last. Actions that are not legal are refused, and nothing is changed: choose by the masks.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        players: int | None = None,
        options: Asked | None = None,
        reward: str = "ranks",
        processes: int = 1,
    ) -> None:
        self.games = vector(game, num_envs, players, options, reward, processes)
        self.num_envs = num_envs
        self.metadata = {"name": f"ludoteca_{game}", "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = space_of(self.games.observation_size, self.games.num_actions)
        self.single_action_space = spaces.Discrete(self.games.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """All games anew. A seed settles all luck; `options` is not used."""
        super().reset(seed=seed)
        step = self.games.reset(int(self.np_random.integers(MOST_SEED)))
        self._deciding = step.seats
        return _seen(step), {"seats": step.seats}

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        """One legal action in every game."""
        step = self.games.step(actions)
        own = step.rewards[np.arange(self.num_envs), self._deciding]
        self._deciding = step.seats
        infos = {"seats": step.seats, "rewards": step.rewards, **_ended(step)}
        return _seen(step), own, step.ended, np.zeros_like(step.ended), infos

    def close_extras(self, **_: Any) -> None:
        """End the other processes."""
        self.games.close()


def _seen(step: Step) -> Observation:
    return {"observation": step.observations, "action_mask": step.masks}


def _ended(step: Step) -> dict[str, Any]:
    """The last observations as Gymnasium tells them: an object for each game, and a mask of those that have one."""
    if not step.ended.any():
        return {}
    finals = np.full(len(step.ended), None, object)
    for place, seen in zip(np.flatnonzero(step.ended), step.finals, strict=True):
        finals[place] = {"observation": seen, "action_mask": np.zeros_like(step.masks[place])}
    return {"final_obs": finals, "_final_obs": step.ended}


def around(game: AnyGame, names: Sequence[str], seat: int, players: int) -> list[Player | None]:
    """Who sits where: one bot for all other seats, or one for each of them; nobody in the seat that learns."""
    if len(names) not in (1, players - 1):
        raise LudotecaError("bots-miscounted", count=len(names), players=players - 1)
    bots: list[Player | None] = [find_player(name, game) for name in names]
    others = bots * (players - 1) if len(bots) == 1 else bots
    return [*others[:seat], None, *others[seat:]]


env = Environment
"""As with PettingZoo: `env("holi", seat=0, players=2, opponents=["random"])`."""
envs = Environments
"""Many at once: `envs("holi", num_envs=64, players=2)`."""
