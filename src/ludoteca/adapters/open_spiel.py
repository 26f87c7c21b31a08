"""The games in OpenSpiel: `pyspiel.load_game("ludoteca_holi(players=3)")` once this is imported.

Options of a game are parameters; lists of names are joined by `+`: `ludoteca_holi(rivalry=ladders+splash)`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import numpy as np

from ludoteca.adapters.course import Course
from ludoteca.adapters.numbers import Floats, Scale
from ludoteca.adapters.recall import DIGEST_BITS, Recall
from ludoteca.adapters.reward import by_ranks
from ludoteca.core.chance import Dice
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import AnyGame
from ludoteca.core.layout import slices
from ludoteca.core.options import AnyOption, Chosen, Names
from ludoteca.core.registry import game as find_game
from ludoteca.core.registry import sound
from ludoteca.core.state import play_out

try:
    import pyspiel  # type: ignore[import-not-found]
except ImportError:
    raise LudotecaError("extra-missing", library="OpenSpiel", extra="ludoteca[openspiel]") from None

PREFIX = "ludoteca_"
PLAYERS, RECALL = "players", "recall"
"""The parameters that are no options of a game: how many play, and how many own decisions the tensor remembers."""
RECALLED = 8
MOST_DECISIONS = 10_000
"""More than any game took that does not know its bound, as Quissama without its turn limit."""
MOST_LUCK = 10_000
"""More than any game asked for."""
WHOLE_SEED = 2**53
"""So many different numbers a sampler gives."""
MOST_SIDES = 256
"""No deck that luck draws from has more cards."""
MOST_POINTS = 1_000.0


def _parameter(option: AnyOption) -> Any:
    """The default of an option as OpenSpiel writes it."""
    return "+".join(option.default) if isinstance(option.default, list) else option.default


def _value(option: AnyOption, parameter: Any) -> Any:
    """The value of an option from its parameter, or BadOption."""
    return option.parse(parameter.replace("+", ",")) if isinstance(option, Names) else option.check(parameter)


def _type(game: AnyGame, players: int) -> Any:
    """OpenSpiel's facts about a game. Alone it is about points, among several about places."""
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + game.id,
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if players > 1 else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: max(2, game.seats[0]), RECALL: RECALLED}
        | {name: _parameter(option) for name, option in game.options.items()},
    )


def _info(game: AnyGame, players: int, options: Chosen) -> Any:
    among = players > 1
    return pyspiel.GameInfo(
        num_distinct_actions=game.num_actions,
        max_chance_outcomes=MOST_SIDES,
        num_players=players,
        min_utility=-1.0 if among else -MOST_POINTS,
        max_utility=1.0 if among else MOST_POINTS,
        utility_sum=0.0 if among else None,
        max_game_length=game.longest(players, options) or MOST_DECISIONS,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games for so many players and with these options; there is a subclass for each game."""

    name: str

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        self.ours = find_game(self.name)
        self.seats = self.ours.check_players(given.pop(PLAYERS, max(2, self.ours.seats[0])))
        self.scale = Scale(self.ours, self.seats)
        self.recall = Recall(self.scale, self.ours.num_actions, max(0, given.pop(RECALL, RECALLED)))
        self.options = self.ours.check_options(
            {each: _value(self.ours.option(each), value) for each, value in given.items()}
        )
        info = _info(self.ours, self.seats, self.options)
        super().__init__(_type(self.ours, self.seats), info, dict(parameters or {}))

    def new_initial_state(self, *_: object) -> SpielState:
        """A game before its set-up."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How often luck is asked for at most."""
        return MOST_LUCK

    def make_py_observer(self, kind: Any = None, params: object = None) -> SpielObserver:
        """What shows a seat's side of a state."""
        return SpielObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = Course(game.ours, game.seats, game.options)

    def current_player(self) -> int:
        """The seat that decides, chance, or nobody."""
        if self.course.sides:
            return int(pyspiel.PlayerId.CHANCE)
        return self.course.seat if self.course.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return not self.course.sides and self.course.seat < 0

    def _legal_actions(self, player: int) -> list[int]:
        state = self.course.state
        return state.legal() if state is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The sides of the die that is to be thrown, all equally likely."""
        sides = self.course.sides
        return [(side, 1.0 / sides) for side in range(sides)]

    def _apply_action(self, action: int) -> None:
        self.course.go_on(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action} of {self.course.sides}"
        return msgspec.json.encode(self.course.game.decode(action)).decode()

    def returns(self) -> list[float]:
        """From 1 for beating everybody to -1; alone, the score. Zeros before the end."""
        if not self.is_terminal() or self.course.state is None:
            return [0.0] * self.course.players
        return by_ranks(self.course.state.outcome())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state this player cannot tell from this one. OpenSpiel's searches in Python ask for it by this name."""
        return self.imagined(player, Dice(int(sampler() * WHOLE_SEED)))

    def imagined(self, player: int, dice: Dice) -> SpielState:
        """Likewise, by dice."""
        other: SpielState = self.clone()
        other.course.imagine(player, dice)
        return other

    def __str__(self) -> str:
        return self.course.everything()


class SpielObserver:
    """What a seat sees: the view as text, the observation as numbers.

    With perfect recall both also hold what the seat remembers: a digest of all it has seen happen, the numbers its last
    decisions too (recall.py). Without private information it is what an onlooker sees. Private information alone is not
    told apart.
    """

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self._game = game
        self._public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._recalls = kind.perfect_recall and not self._public
        self._whole = kind.public_info
        seen = game.scale.size
        self.tensor: Floats = np.zeros(seen + game.recall.size * self._recalls, np.float32)
        places = slices(game.ours.layout(game.seats))
        self.dict = {name: self.tensor[place] for name, place in places.items()}
        if self._recalls:
            self.dict |= {
                "past": self.tensor[seen : seen + DIGEST_BITS],
                "decisions": self.tensor[seen + DIGEST_BITS :],
            }

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor; before the set-up is done there is nothing to see."""
        course, seen = state.course, self._game.scale.size
        shown = 0 if course.state is None else self._game.scale.observe(course.state, self._viewer(player))
        self.tensor[:seen] = shown
        if self._recalls:
            self._game.recall.fill(self.tensor[seen:], course.recall(player), course.pasts[player])

    def string_from(self, state: SpielState, player: int) -> str | None:
        """The view as JSON."""
        if not self._whole:
            return None
        course, viewer = state.course, self._viewer(player)
        text = "" if course.state is None else msgspec.json.encode(course.state.view(viewer)).decode()
        return f"{course.recall(player).hex()} {text}" if self._recalls else text

    def _viewer(self, player: int) -> int:
        return -1 if self._public else player


def resampler(seed: int = 0) -> Callable[[SpielState, int], SpielState]:
    """For `ISMCTSBot.set_resampler`: as states resample by themselves, but by dice with this seed."""
    dice = Dice(seed)
    return lambda state, player: state.imagined(player, dice)


class Playouts:
    """An evaluator for OpenSpiel's searches that plays to the end at random in our engine, not node by node."""

    def __init__(self, playouts: int = 1, seed: int = 0) -> None:
        self._playouts = playouts
        self._dice = Dice(seed)

    def evaluate(self, state: SpielState) -> Floats:
        """The mean of what random play brings each seat."""
        if state.course.state is None or state.course.sides:
            raise ValueError("luck comes first: only a state in which somebody decides or nobody can be evaluated")
        ends = [state.course.state.clone() for _ in range(self._playouts)]
        for end in ends:
            play_out(end, self._dice)
        return np.asarray(np.mean([by_ranks(end.outcome()) for end in ends], axis=0), np.float32)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """All legal actions alike."""
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


def register() -> None:
    """Make all installed games known to OpenSpiel. (Importing this module does.)"""
    for game in sound():
        name = game.id
        if PREFIX + name not in pyspiel.registered_names() and game.layout(game.seats[-1]):
            kind = type(f"Spiel{type(game).__name__}", (SpielGame,), {"name": name, "__module__": __name__})
            globals()[kind.__name__] = kind  # a pickle finds it there
            pyspiel.register_game(_type(game, game.seats[-1]), kind)


register()
