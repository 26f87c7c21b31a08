"""Holi: 2 to 4 players throw coloured powder over a three-storey courtyard."""

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
from ludoteca.core.options import Choice, Chosen, Names, names, word
from ludoteca.games.holi import actions
from ludoteca.games.holi.actions import Act
from ludoteca.games.holi.census import census
from ludoteca.games.holi.content import HoliContent
from ludoteca.games.holi.rules.in_force import Rules
from ludoteca.games.holi.rules.rivalry import put_in_force
from ludoteca.games.holi.seen import events, observe
from ludoteca.games.holi.seen.hidden import check_some_throw, make_plausible
from ludoteca.games.holi.seen.view import HoliView, fill_from, see
from ludoteca.games.holi.setup import draw_rivalry, set_up
from ludoteca.games.holi.state import HoliState
from ludoteca.games.holi.table import PLAYING, thrown_open
from ludoteca.games.holi.verbs import charts_of

FOLDER = files(__package__)
CONTENT = FOLDER.joinpath("content.toml")


class Holi(Game[HoliState, HoliView, Act, events.AnyEvent]):
    """The game of Holi with one content file."""

    id = "holi"
    title = "Holi"
    version = "1"
    endings = ("all-finished",)
    words_folder = FOLDER.joinpath("words")
    view_type = HoliView
    act_type = actions.AnyAct
    event_type = events.AnyEvent
    content: HoliContent

    def __init__(self, file: Path | Traversable = CONTENT) -> None:
        self.content = read_content(file, HoliContent)
        pieces = self.content.pieces
        self.seats = range(pieces.least_players, pieces.most_players + 1)
        self._charts = charts_of(self.content)
        self._rules_made: dict[tuple[str, ...], Rules] = {}
        draws = tuple(f"random:{k}" for k in range(pieces.most_rivalry + 1))
        names = tuple(card.name for card in self.content.rivalry)
        self.options = {
            "rivalry": Names(
                name="rivalry", default=[], suggested="random:2", names=names, most=pieces.most_rivalry, words=draws
            ),
            "covered_sweets": Choice(name="covered_sweets", default="stay", choices=("stay", "take")),
        }

    @classmethod
    def with_content(cls, file: Path | Traversable) -> Self:
        return cls(file)

    @cached_property
    def actions(self) -> Sequence[Act]:
        return self._charts.numbering.acts

    def _rules(self, rivalry: Sequence[str], covered_sweets: str) -> Rules:
        """The rules in force with these rivalry cards open, made once for each set of them."""
        key = (*rivalry, covered_sweets)
        if key not in self._rules_made:
            rules = Rules(self.content, self._charts)
            rules.game = self
            rules.take_covered = covered_sweets == "take"
            for name in rivalry:
                put_in_force(rules, self.content.rivalry_card(name))
            rules.tell_facts()
            self._rules_made[key] = rules
        return self._rules_made[key]

    def deal(self, players: int, options: Chosen, chance: Chance) -> HoliState:
        rivalry, wished = names(options, "rivalry"), options["rivalry"]
        if isinstance(wished, str):
            how_many = int(wished.removeprefix("random:"))
            rivalry = draw_rivalry([card.name for card in self.content.rivalry], self._rule_cards(), how_many, chance)
        state = self.blank(players, {"rivalry": rivalry, "covered_sweets": options["covered_sweets"]})
        set_up(state, chance)
        return state

    def _rule_cards(self) -> set[str]:
        return {card.name for card in self.content.rivalry if card.category == "rule"}

    def advise(self, options: Chosen) -> list[LudotecaError]:
        chosen = self._rule_cards().intersection(names(options, "rivalry"))
        return [LudotecaError("advice-one-rule", self.id, rivalrys=sorted(chosen))] if len(chosen) > 1 else []

    def rules_of(self, state: HoliState) -> Chosen:
        rules = state.rules
        return {"rivalry": list(rules.rivalry), "covered_sweets": "take" if rules.take_covered else "stay"}

    def blank(self, players: int, rules: Chosen) -> HoliState:
        state = HoliState(self._rules(names(rules, "rivalry"), word(rules, "covered_sweets")), players)
        state.lay_out()
        return state

    def from_view(self, view: HoliView) -> HoliState:
        state = self.blank(view.players, {"rivalry": view.rivalry, "covered_sweets": view.covered_sweets})
        fill_from(state, view)
        if view.viewer == view.seat >= 0 and state.phase == PLAYING and not state.thrown:
            check_some_throw(state, 0)
        make_plausible(state, Dice(0))
        return state

    def see(self, event: events.AnyEvent, seat: int) -> events.AnyEvent:
        return see(event, seat)

    def why_not(self, state: HoliState, action: int) -> Illegal | None:
        return self._charts.numbering.refuse(state, action)

    def layout(self, players: int) -> list[Part]:
        return observe.layout(self.content, players)

    def longest(self, players: int, options: Chosen) -> int | None:
        """H-06, H-08, warm-up: place the pawn and a token; then for every card at most throw, move, climb and end."""
        return players * (2 + 4 * len(self.content.cards))

    def traits(self, state: HoliState) -> dict[str, list[list[str]]]:
        table = state
        return {
            "rivalry": [list(table.rules.rivalry) for _ in range(state.players)],
            "card": [
                [table.rules.card_names[card] for card in thrown_open(table, seat)] for seat in range(state.players)
            ],
        }

    def census(self, state: HoliState) -> dict[str, int]:
        return census(state)
