"""Ludoteca: Santa Kaos, Regalitos de Navidad, Quissama and Holi, for players, designers and researchers."""

from typing import TYPE_CHECKING

import ludoteca.games
import ludoteca.travel  # (so that games and states travel)
import ludoteca.words  # noqa: F401 (so that errors speak)
from ludoteca.core.chance import Chance, Dice, Script
from ludoteca.core.errors import (
    BadContent,
    BadOption,
    BadRecord,
    Illegal,
    LudotecaError,
    OutOfLuck,
    UnknownGame,
)
from ludoteca.core.game import AnyGame, Game
from ludoteca.core.match import Match
from ludoteca.core.outcome import Outcome
from ludoteca.core.record import Record, Replay, replay
from ludoteca.core.registry import game
from ludoteca.core.state import State
from ludoteca.reviews.review import review

if TYPE_CHECKING:  # to everybody else it is the package, which can be called
    from ludoteca.core.registry import games

__version__ = "0.2.0"

__all__ = [
    "AnyGame",
    "BadContent",
    "BadOption",
    "BadRecord",
    "Chance",
    "Dice",
    "Game",
    "Illegal",
    "LudotecaError",
    "Match",
    "OutOfLuck",
    "Outcome",
    "Record",
    "Replay",
    "Script",
    "State",
    "UnknownGame",
    "game",
    "games",
    "replay",
    "review",
]
