"""Regalitos de Navidad: 1 to 5 players take, wrap, decorate and deliver presents over five nights."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Self

from ludoteca.core.chance import Chance
from ludoteca.core.content import read_content
from ludoteca.core.errors import BadOption, Illegal
from ludoteca.core.game import Game
from ludoteca.core.layout import Part
from ludoteca.core.options import AnyOption, Chosen, Flag, Names, flag, names
from ludoteca.games.regalitos import actions
from ludoteca.games.regalitos.actions import Act
from ludoteca.games.regalitos.census import census
from ludoteca.games.regalitos.content import CHARACTERS, MEDALS, ROUNDS, RegalitosContent
from ludoteca.games.regalitos.rules.in_force import Rules
from ludoteca.games.regalitos.rules.scoring import LAST_NIGHT
from ludoteca.games.regalitos.rules.solo import NO_MEDAL
from ludoteca.games.regalitos.seen import events, observe
from ludoteca.games.regalitos.seen.view import RegalitosView, fill_from, see
from ludoteca.games.regalitos.setup import draw_characters, set_up
from ludoteca.games.regalitos.state import RegalitosState, settle
from ludoteca.games.regalitos.verbs import charts_of

FOLDER = files(__package__)
CONTENT = FOLDER.joinpath("content.toml")
FLAGS = ("family_characters", "family_rounds", "memory", "sets", "colours")
IN_A_TURN = 60
"""About three times as many decisions as were ever made in one turn."""


class Regalitos(Game[RegalitosState, RegalitosView, Act, events.AnyEvent]):
    """The game of Regalitos de Navidad with one content file."""

    id = "regalitos"
    title = "Regalitos de Navidad"
    version = "5"
    endings = (LAST_NIGHT, NO_MEDAL, *MEDALS)
    words_folder = FOLDER.joinpath("words")
    nets_folder = FOLDER.joinpath("nets")
    view_type = RegalitosView
    act_type = actions.AnyAct
    event_type = events.AnyEvent
    content: RegalitosContent

    def __init__(self, file: Path | Traversable = CONTENT) -> None:
        self.content = read_content(file, RegalitosContent)
        most = self.content.pieces.most_players
        self.seats = range(1, most + 1)
        self._charts = charts_of(self.content)
        self._rules_made: dict[tuple[object, ...], Rules] = {}
        self.options: dict[str, AnyOption] = {
            "characters": Names(
                name="characters",
                default="drawn",
                names=CHARACTERS,
                least=1,
                most=most,
                words=("drawn",),
                per_player=True,
            ),
            **{name: Flag(name=name) for name in FLAGS},
        }

    @classmethod
    def with_content(cls, file: Path | Traversable) -> Self:
        return cls(file)

    @cached_property
    def actions(self) -> Sequence[Act]:
        return self._charts.numbering.acts

    def deal(self, players: int, options: Chosen, chance: Chance) -> RegalitosState:
        characters = names(options, "characters")
        if options["characters"] == "drawn":
            characters = draw_characters(players, chance)
        elif len(characters) != players:
            right = f"{players} × {', '.join(CHARACTERS)} | drawn"
            raise BadOption("option-value", option="characters", value=", ".join(characters), right=right)
        state = self.blank(players, {**options, "characters": characters})
        set_up(state, chance)
        settle(state, chance)
        return state

    def forgets(self, options: Chosen) -> bool:
        """R-44: with `memory` what was laid where is to be remembered."""
        return bool(options["memory"])

    def rules_of(self, state: RegalitosState) -> Chosen:
        rules = state.rules
        return {"characters": list(rules.characters), **{name: getattr(rules, name) for name in FLAGS}}

    def blank(self, players: int, rules: Chosen) -> RegalitosState:
        characters, flags = names(rules, "characters"), [flag(rules, name) for name in FLAGS]
        key = (*characters, *flags)
        if key not in self._rules_made:
            self._rules_made[key] = Rules(self.content, self._charts, list(characters), *flags)
            self._rules_made[key].game = self
        state = RegalitosState(self._rules_made[key], players)
        state.lay_out()
        return state

    def from_view(self, view: RegalitosView) -> RegalitosState:
        characters = [area.character for area in view.seats]
        state = self.blank(view.players, {"characters": characters, **{name: getattr(view, name) for name in FLAGS}})
        fill_from(state, view)
        return state

    def see(self, event: events.AnyEvent, seat: int) -> events.AnyEvent:
        return see(event, seat)

    def why_not(self, state: RegalitosState, action: int) -> Illegal | None:
        return self._charts.numbering.refuse(state, action)

    def layout(self, players: int) -> list[Part]:
        return observe.layout(self.content, self._charts, players)

    def longest(self, players: int, options: Chosen) -> int | None:
        """R-10: a turn for every token of every round."""
        return len(ROUNDS) * self.content.pieces.tokens * players * IN_A_TURN

    def traits(self, state: RegalitosState) -> dict[str, list[list[str]]]:
        return {"character": [[name] for name in state.rules.characters]}

    def census(self, state: RegalitosState) -> dict[str, int]:
        return census(state)
