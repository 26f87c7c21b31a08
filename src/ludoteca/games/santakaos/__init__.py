"""Santa Kaos: 2 to 4 elves run the workshop while Santa is on holiday."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Self

from ludoteca.core.chance import Chance
from ludoteca.core.content import read_content
from ludoteca.core.errors import Illegal
from ludoteca.core.game import Game
from ludoteca.core.layout import Part
from ludoteca.core.options import Chosen, Flag, flag
from ludoteca.games.santakaos import actions
from ludoteca.games.santakaos.actions import Act
from ludoteca.games.santakaos.census import census
from ludoteca.games.santakaos.content import SantaKaosContent
from ludoteca.games.santakaos.gifts import GIVING, gifts
from ludoteca.games.santakaos.pieces import COLOURS
from ludoteca.games.santakaos.rules.in_force import Rules
from ludoteca.games.santakaos.seen import events, observe
from ludoteca.games.santakaos.seen.view import SantaKaosView, SeatView, fill_from, see, view_of
from ludoteca.games.santakaos.setup import set_up
from ludoteca.games.santakaos.state import SantaKaosState
from ludoteca.games.santakaos.verbs import charts_of

FOLDER = files(__package__)
CONTENT = FOLDER.joinpath("content.toml")
IN_A_TURN = 60
"""About three times as many decisions as were ever made in one turn."""


class SantaKaos(Game[SantaKaosState, SantaKaosView, Act, events.AnyEvent]):
    """The game of Santa Kaos with one content file."""

    id = "santakaos"
    title = "Santa Kaos"
    version = "2"
    endings = ("last-round",)
    words_folder = FOLDER.joinpath("words")
    nets_folder = FOLDER.joinpath("nets")
    view_type = SantaKaosView
    act_type = actions.AnyAct
    event_type = events.AnyEvent
    content: SantaKaosContent

    def __init__(self, file: Path | Traversable = CONTENT) -> None:
        self.content = read_content(file, SantaKaosContent)
        self.seats = range(self.content.pieces.least_players, self.content.pieces.most_players + 1)
        self.options = {name: Flag(name=name) for name in ("turbo_sleigh", "special_wishes")}
        self._charts = charts_of(self.content)
        self._rules_made: dict[tuple[int, bool, bool], Rules] = {}

    @classmethod
    def with_content(cls, file: Path | Traversable) -> Self:
        return cls(file)

    @cached_property
    def actions(self) -> Sequence[Act]:
        return self._charts.numbering.acts

    def _rules(self, players: int, turbo_sleigh: bool, special_wishes: bool) -> Rules:
        """The rules in force, made once for each number of players and set of options."""
        key = (players, turbo_sleigh, special_wishes)
        if key not in self._rules_made:
            self._rules_made[key] = Rules(self.content, self._charts, *key)
            self._rules_made[key].game = self
        return self._rules_made[key]

    def deal(self, players: int, options: Chosen, chance: Chance) -> SantaKaosState:
        state = self.blank(players, options)
        set_up(state, chance)
        return state

    def rules_of(self, state: SantaKaosState) -> Chosen:
        rules = state.rules
        return {"turbo_sleigh": rules.turbo_sleigh, "special_wishes": rules.special_wishes}

    def blank(self, players: int, rules: Chosen) -> SantaKaosState:
        in_force = self._rules(players, flag(rules, "turbo_sleigh"), flag(rules, "special_wishes"))
        state = SantaKaosState(in_force, players)
        state.lay_out()
        return state

    def from_view(self, view: SantaKaosView) -> SantaKaosState:
        rules = {"turbo_sleigh": view.turbo_sleigh, "special_wishes": view.special_wishes}
        state = self.blank(view.players, rules)
        fill_from(state, view)
        return state

    def see(self, event: events.AnyEvent, seat: int) -> events.AnyEvent:
        return see(event, seat)

    def why_not(self, state: SantaKaosState, action: int) -> Illegal | None:
        return self._charts.numbering.refuse(state, action)

    def layout(self, players: int) -> list[Part]:
        return observe.layout(self.content, players)

    def longest(self, players: int, options: Chosen) -> int | None:
        """S-02, S-07: a turn for every die of every round."""
        pieces = self.content.pieces
        return pieces.rounds[players - pieces.least_players] * players * len(COLOURS) * IN_A_TURN

    def traits(self, state: SantaKaosState) -> dict[str, list[list[str]]]:
        areas = view_of(state, -1).seats
        return {
            "helper": [[area.helper] if area.helper else [] for area in areas],
            "artifact": [list(area.artifacts) for area in areas],
            "toy": [self._toys_made(area) for area in areas],
        }

    def _toys_made(self, area: SeatView) -> list[str]:
        """The kinds of toys a player made: those in the workshop, and those delivered."""
        delivered = [toy for card in self.content.wishes if card.name in area.delivered for toy in card.toys]
        return sorted({*delivered, *(toy for toy, count in area.toys.items() if count)})

    def gifts(self, state: SantaKaosState) -> dict[str, list[str]]:
        return gifts(state)

    def give(self, state: SantaKaosState, seat: int, kind: str, name: str) -> None:
        GIVING[kind](state, seat, name)

    def census(self, state: SantaKaosState) -> dict[str, int]:
        return census(state)
