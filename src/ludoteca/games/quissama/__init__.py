"""Quissama: 2 to 5 players seek influence on the great characters of imperial Rio."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Self

from ludoteca.core.chance import Chance, Dice
from ludoteca.core.content import read_content
from ludoteca.core.errors import Illegal, LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.layout import Part
from ludoteca.core.options import Choice, Chosen, Flag, Number, Value, number
from ludoteca.games.quissama.actions import AnyAct
from ludoteca.games.quissama.bot import sense
from ludoteca.games.quissama.census import census
from ludoteca.games.quissama.content import QuissamaContent
from ludoteca.games.quissama.pieces import CHARACTER_NAMES
from ludoteca.games.quissama.rules.in_force import VARIANTS, Rules
from ludoteca.games.quissama.seen import events, observe
from ludoteca.games.quissama.seen.hidden import deal_unknown
from ludoteca.games.quissama.seen.view import QuissamaView, fill_from, see
from ludoteca.games.quissama.setup import set_up
from ludoteca.games.quissama.state import QuissamaState
from ludoteca.games.quissama.verbs import charts_of

FOLDER = files(__package__)
CONTENT = FOLDER.joinpath("content.toml")
TURN_LIMIT = 300
MOST_TURNS = 1000
IN_A_TURN = 60
"""About three times as many decisions as were ever made in one turn."""


class Quissama(Game[QuissamaState, QuissamaView, AnyAct, events.AnyEvent]):
    """The game of Quissama with one content file."""

    id = "quissama"
    title = "Quissama"
    has_points = False
    version = "3"
    words_folder = FOLDER.joinpath("words")
    view_type = QuissamaView
    act_type = AnyAct
    event_type = events.AnyEvent
    content: QuissamaContent

    def __init__(self, file: Path | Traversable = CONTENT) -> None:
        self.content = read_content(file, QuissamaContent)
        self.seats = range(self.content.pieces.least_players, self.content.pieces.most_players + 1)
        self.endings = (*(each.name for each in self.content.characters if each.goal), "turn-limit")
        self.options = {
            **{name: Flag(name=name) for name in VARIANTS},
            "cabeca_de_porco": Choice(name="cabeca_de_porco", default="holder", choices=("holder", "anyone")),
            "turn_limit": Number(name="turn_limit", default=TURN_LIMIT, least=0, most=MOST_TURNS),
        }
        self._charts = charts_of(self.content)
        self._rules_made: dict[tuple[Value, ...], Rules] = {}

    @classmethod
    def with_content(cls, file: Path | Traversable) -> Self:
        return cls(file)

    @cached_property
    def actions(self) -> Sequence[AnyAct]:
        return self._charts.numbering.acts

    def _rules(self, options: Chosen) -> Rules:
        """The rules in force with these options, made once for each set of them."""
        key = tuple(options[name] for name in self.options)
        if key not in self._rules_made:
            self._rules_made[key] = Rules(self.content, self._charts, options)
            self._rules_made[key].game = self
        return self._rules_made[key]

    def deal(self, players: int, options: Chosen, chance: Chance) -> QuissamaState:
        state = self.blank(players, options)
        set_up(state, chance)
        return state

    def advise(self, options: Chosen) -> list[LudotecaError]:
        return [] if options["turn_limit"] else [LudotecaError("advice-no-limit", self.id)]

    def rules_of(self, state: QuissamaState) -> Chosen:
        return dict(state.rules.options)

    def blank(self, players: int, rules: Chosen) -> QuissamaState:
        state = QuissamaState(self._rules(rules), players)
        state.lay_out()
        return state

    def from_view(self, view: QuissamaView) -> QuissamaState:
        state = self.blank(view.players, view.rules)
        fill_from(state, view, -1 if view.deed is None else self.encode(view.deed))
        deal_unknown(state, view.viewer, Dice(0))
        return state

    def see(self, event: events.AnyEvent, seat: int) -> events.AnyEvent:
        return see(event, seat)

    def why_not(self, state: QuissamaState, action: int) -> Illegal | None:
        return self._charts.numbering.refuse(state, action)

    def layout(self, players: int) -> list[Part]:
        return observe.layout(self.content, players)

    def sensed(self, players: int) -> list[Part]:
        return sense.sensed(players)

    def longest(self, players: int, options: Chosen) -> int | None:
        """Q-48: as many turns as the limit lets; without one there is no bound."""
        limit = number(options, "turn_limit")
        return (1 + limit) * IN_A_TURN if limit else None

    def traits(self, state: QuissamaState) -> dict[str, list[list[str]]]:
        held = list(zip(CHARACTER_NAMES, state.holder, strict=True))
        return {"character": [[name for name, holder in held if holder == seat] for seat in range(state.players)]}

    def census(self, state: QuissamaState) -> dict[str, int]:
        return census(state)
