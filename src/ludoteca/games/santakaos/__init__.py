"""Santa Kaos: 2 to 4 elves run the workshop while Santa is on holiday."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
from ludoteca.core.options import Chosen, Flag
from ludoteca.games.santakaos import actions, pieces
from ludoteca.games.santakaos.actions import Act
from ludoteca.games.santakaos.census import census
from ludoteca.games.santakaos.charts import SHIFTS, SWAP_GIVEN, SWAP_TAKEN, Charts
from ludoteca.games.santakaos.content import SantaKaosContent
from ludoteca.games.santakaos.gifts import GIVING, gifts
from ludoteca.games.santakaos.rules.artifacts import shift_from, shift_to
from ludoteca.games.santakaos.rules.in_force import Rules
from ludoteca.games.santakaos.rules.reasons import why_not
from ludoteca.games.santakaos.seen import events, observe
from ludoteca.games.santakaos.seen.view import SantaKaosView, SeatView, fill_from, see, view_of
from ludoteca.games.santakaos.setup import set_up
from ludoteca.games.santakaos.state import SantaKaosState

FOLDER = files(__package__)
CONTENT = FOLDER.joinpath("content.toml")
RESOURCES = pieces.KINDS[: pieces.RESOURCES]


class SantaKaos(Game[SantaKaosState, SantaKaosView, Act, events.AnyEvent]):
    """The game of Santa Kaos with one content file."""

    id = "santakaos"
    title = "Santa Kaos"
    version = "1"
    endings = ("last-round",)
    words_folder = FOLDER.joinpath("words")
    view_type = SantaKaosView
    act_type = actions.AnyAct
    event_type = events.AnyEvent
    content: SantaKaosContent

    def __init__(self, file: Path | Traversable = CONTENT) -> None:
        self.content = read_content(file, SantaKaosContent)
        self.seats = range(self.content.pieces.least_players, self.content.pieces.most_players + 1)
        self.options = {name: Flag(name=name) for name in ("turbo_sleigh", "special_wishes")}
        self._charts = Charts(self.content)
        self._rules_made: dict[tuple[int, bool, bool], Rules] = {}

    @classmethod
    def with_content(cls, file: Path | Traversable) -> Self:
        return cls(file)

    @cached_property
    def actions(self) -> Sequence[Act]:
        """In the order of charts.STARTS."""
        return (*self._dice_and_bonus(), *self._locations(), *self._choices(), *self._free_actions())

    def _dice_and_bonus(self) -> Iterator[Act]:
        yield actions.End()
        yield from (actions.Take(location, colour) for location in pieces.LOCATIONS for colour in pieces.COLOURS)
        for star in (actions.GuidingStar, actions.VixenStar):
            for way in range(SHIFTS):
                location, colour = divmod(shift_from(way), len(pieces.COLOURS))
                to = pieces.LOCATIONS[shift_to(way) // len(pieces.COLOURS)]
                yield star(pieces.LOCATIONS[location], pieces.COLOURS[colour], to)
        yield from (actions.Coins(), actions.Elf())
        yield from (actions.JackFrost(colour) for colour in pieces.COLOURS)
        yield from (actions.TakeWish(wish) for wish in self._charts.wish_names)
        yield actions.TakeUnseen()

    def _locations(self) -> Iterator[Act]:
        for move in (actions.MoveReindeer, actions.DancerMove):
            yield from (move(space) for space in pieces.SPACES)
        for buy in (actions.BuyStocking, actions.DancerStocking):
            yield from (buy(kind) for kind in pieces.KINDS)
        yield from (actions.Collect(), actions.BefanaCollect(), actions.Look())
        for get in (actions.BuyArtifact, actions.DancerArtifact):
            yield from (get(artifact) for artifact in pieces.ARTIFACTS)

    def _choices(self) -> Iterator[Act]:
        yield from (actions.Keep(helper) for helper in pieces.HELPERS)
        yield actions.Neither()
        yield from (actions.Gain(kind) for kind in pieces.KINDS)
        yield actions.Enough()
        yield from (actions.ChooseStocking(kind) for kind in pieces.KINDS)
        yield from (actions.ChooseArtifact(artifact) for artifact in pieces.ARTIFACTS)
        yield from (actions.ChooseReward(reward) for reward in pieces.REWARDS)
        yield from (actions.Use(), actions.Decline())

    def _free_actions(self) -> Iterator[Act]:
        toys = self._charts.toy_names
        yield from (actions.Make(toy) for toy in toys)
        yield from (actions.MakeForCoin(toy, kind) for toy in toys for kind in RESOURCES)
        yield from (actions.MakeForLess(toy, kind) for toy in toys for kind in RESOURCES)
        yield from (actions.MakeForNothing(toy) for toy in toys)
        yield actions.BabaYaga()
        yield from (actions.Deliver(wish) for wish in self._charts.wish_names)
        swaps = [(RESOURCES[given], RESOURCES[taken]) for given, taken in zip(SWAP_GIVEN, SWAP_TAKEN, strict=True)]
        yield from (actions.Mistletoe(), actions.SnowGlobe(), actions.MagicBag())
        yield from (actions.LittleBell(given, taken) for given, taken in swaps)
        yield from (actions.VixenMistletoe(), actions.VixenGlobe(), actions.VixenBag())
        yield from (actions.VixenBell(given, taken) for given, taken in swaps)
        yield from (actions.Ready(artifact) for artifact in pieces.ARTIFACTS)

    def _rules(self, players: int, turbo_sleigh: bool, special_wishes: bool) -> Rules:
        """The rules in force, made once for each number of players and set of options."""
        key = (players, turbo_sleigh, special_wishes)
        if key not in self._rules_made:
            self._rules_made[key] = Rules(self.content, self._charts, *key)
        return self._rules_made[key]

    def deal(self, players: int, options: Chosen, chance: Chance) -> SantaKaosState:
        state = self.blank(players, options)
        set_up(state, chance)
        return state

    def rules_of(self, state: SantaKaosState) -> Chosen:
        rules = state.rules
        return {"turbo_sleigh": rules.turbo_sleigh, "special_wishes": rules.special_wishes}

    def blank(self, players: int, rules: Chosen) -> SantaKaosState:
        state = SantaKaosState(self._rules(players, rules["turbo_sleigh"], rules["special_wishes"]), players)
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
        return why_not(state, self.decode(action))

    def layout(self, players: int) -> list[Part]:
        return observe.layout(self.content, players)

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
