"""Hoard: keep gems, or raid the hoards of others; hands are hidden, and the bag gives what it likes."""

from __future__ import annotations

from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Self

import msgspec

from ludoteca import Chance, Game, Illegal
from ludoteca.core.content import read_content
from ludoteca.core.layout import Part
from ludoteca.core.options import Chosen

from .state import SEATS, HoardState, Rules, drawn
from .structs import Act, Drew, Event, HoardContent, HoardView, Keep, Raid

FOLDER = files(__package__)
CONTENT = FOLDER.joinpath("content.toml")


class Hoard(Game[HoardState, HoardView, Act, Event]):
    """The game of Hoard."""

    id = "hoard"
    title = "Hoard"
    version = "1"
    seats = range(2, SEATS + 1)
    endings = ("hands-empty",)
    words_folder = FOLDER.joinpath("words")
    view_type = HoardView
    act_type = Act
    event_type = Event
    content: HoardContent

    def __init__(self, file: Path | Traversable = CONTENT) -> None:
        self.content = read_content(file, HoardContent)
        self.options = {}
        self.rules = Rules(self, self.content)

    @classmethod
    def with_content(cls, file: Path | Traversable) -> Self:
        return cls(file)

    @cached_property
    def actions(self) -> tuple[Act, ...]:
        names = self.rules.names
        raids = [Raid(name, seat) for name in names for seat in range(SEATS)]
        return (*map(Keep, names), *raids)

    def deal(self, players: int, options: Chosen, chance: Chance) -> HoardState:
        """Everybody draws a hand; luck says who begins."""
        state = HoardState(players, self.rules)
        for place in range(players * self.rules.hand):
            kind = drawn(state.bag, chance.below(sum(state.bag)))
            state.hands[place % players * self.rules.kinds + kind] += 1
        state.seat, state.turn = chance.below(players), 1
        return state

    def rules_of(self, state: HoardState) -> Chosen:
        return {}

    def blank(self, players: int, rules: Chosen) -> HoardState:
        return HoardState(players, self.rules)

    def from_view(self, view: HoardView) -> HoardState:
        """What the viewer does not see is dealt out as it comes; `shuffle_hidden` gives other ways."""
        state = self.blank(view.players, {})
        state.seat, state.turn, state.spent = view.seat, view.turn, list(view.spent)
        state.hoards = [count for hoard in view.hoards for count in hoard]
        seen = [view.hand, view.spent, *view.hoards]
        state.bag = [all_ - sum(pile[kind] for pile in seen) for kind, all_ in enumerate(self.rules.counts)]
        for seat, size in enumerate(view.hand_sizes):
            hand = view.hand if seat == view.viewer else self._dealt(state.bag, size)
            state.hands[seat * self.rules.kinds : (seat + 1) * self.rules.kinds] = hand
        return state

    def _dealt(self, bag: list[int], size: int) -> list[int]:
        kinds = [drawn(bag, 0) for _ in range(size)]
        return [kinds.count(kind) for kind in range(self.rules.kinds)]

    def see(self, event: Event, seat: int) -> Event:
        """What somebody drew is seen by that player only."""
        if isinstance(event, Drew) and event.seat != seat:
            return msgspec.structs.replace(event, gem=None)
        return event

    def why_not(self, state: HoardState, action: int) -> Illegal | None:
        if action in state.legal():
            return None
        act = self.actions[action]
        if not state.of(state.hands, state.seat)[self.rules.names.index(act.gem)]:
            return Illegal("not-in-hand", self.id, gem=act.gem)
        assert isinstance(act, Raid)
        if act.target == state.seat or act.target >= state.players:
            return Illegal("raid-nobody", self.id)
        return Illegal("nothing-cheaper", self.id, gem=act.gem, target=act.target)

    def layout(self, players: int) -> list[Part]:
        kinds, most, hand = self.rules.kinds, max(self.rules.counts), self.rules.hand
        return [
            Part("me", players, 1, "one's own seat"),
            Part("decides", players, 1, "who decides, counted from one's own seat"),
            Part("hand", kinds, hand, "one's own gems, by kind"),
            Part("hand_sizes", players, hand, "how many gems everybody holds, from one's own seat on"),
            Part("hoards", players * kinds, most, "the hoards by kind, from one's own seat on"),
            Part("spent", kinds, most, "the gems given away, by kind"),
            Part("bag", 1, sum(self.rules.counts), "how many gems are in the bag"),
        ]

    def longest(self, players: int, options: Chosen) -> int | None:
        """Every turn a gem leaves a hand for good."""
        return sum(gem.count for gem in self.content.gems)

    def census(self, state: HoardState) -> dict[str, int]:
        kinds = range(self.rules.kinds)
        held = [state.of(pile, seat) for pile in (state.hands, state.hoards) for seat in range(state.players)]
        return {self.rules.names[k]: state.bag[k] + state.spent[k] + sum(pile[k] for pile in held) for k in kinds}
