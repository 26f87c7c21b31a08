"""The games as Gymnasium environments: one seat learns, bots of your choice sit in the others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np

from ludoteca.adapters import picture
from ludoteca.adapters.numbers import Scale, set_of
from ludoteca.adapters.reward import find_reward
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
except ImportError:
    raise LudotecaError("extra-missing", library="Gymnasium", extra="ludoteca[gymnasium]") from None

__all__ = ["Environment", "env"]

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
        opponents: Sequence[str] = ("random",),
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
        self._bots = around(self.game, opponents, seat, self.players)
        self._reward = find_reward(reward)
        self._scale = Scale(self.game, self.players)
        self._state: State | None = None
        seen = spaces.Box(0.0, 1.0, (self._scale.size,), np.float32)
        mask = spaces.Box(0, 1, (self.game.num_actions,), np.int8)
        self.observation_space = spaces.Dict({"observation": seen, "action_mask": mask})
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


def around(game: AnyGame, names: Sequence[str], seat: int, players: int) -> list[Player | None]:
    """Who sits where: one bot for all other seats, or one for each of them; nobody in the seat that learns."""
    if len(names) not in (1, players - 1):
        raise LudotecaError("bots-miscounted", count=len(names), players=players - 1)
    bots: list[Player | None] = [find_player(name, game) for name in names]
    others = bots * (players - 1) if len(bots) == 1 else bots
    return [*others[:seat], None, *others[seat:]]


env = Environment
"""As with PettingZoo: `env("holi", seat=0, players=2, opponents=["random"])`."""
