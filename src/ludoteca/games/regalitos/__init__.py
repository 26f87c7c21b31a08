"""Regalitos de Navidad: 1 to 5 players take, wrap, decorate and deliver presents over five nights."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Self

from ludoteca.core.chance import Chance
from ludoteca.core.content import read_content
from ludoteca.core.errors import BadOption, Illegal
from ludoteca.core.game import Game
from ludoteca.core.layout import Part
from ludoteca.core.options import AnyOption, Chosen, Flag, Names
from ludoteca.games.regalitos import actions
from ludoteca.games.regalitos.actions import Act
from ludoteca.games.regalitos.census import census
from ludoteca.games.regalitos.charts import PILES, SEATS, Charts, name_pile
from ludoteca.games.regalitos.content import CHARACTERS, COLOURS, EXTRAS, MEDALS, SIZES, RegalitosContent
from ludoteca.games.regalitos.rules.in_force import Rules
from ludoteca.games.regalitos.rules.reasons import why_not
from ludoteca.games.regalitos.rules.scoring import LAST_NIGHT
from ludoteca.games.regalitos.rules.solo import NO_MEDAL
from ludoteca.games.regalitos.seen import events, observe
from ludoteca.games.regalitos.seen.view import RegalitosView, fill_from, see
from ludoteca.games.regalitos.setup import draw_characters, set_up
from ludoteca.games.regalitos.state import RegalitosState, settle

FOLDER = files(__package__)
CONTENT = FOLDER.joinpath("content.toml")
FLAGS = ("family_characters", "family_rounds", "memory", "sets", "colours")


class Regalitos(Game[RegalitosState, RegalitosView, Act, events.AnyEvent]):
    """The game of Regalitos de Navidad with one content file."""

    id = "regalitos"
    title = "Regalitos de Navidad"
    version = "3"
    endings = (LAST_NIGHT, NO_MEDAL, *MEDALS)
    words_folder = FOLDER.joinpath("words")
    view_type = RegalitosView
    act_type = actions.AnyAct
    event_type = events.AnyEvent
    content: RegalitosContent

    def __init__(self, file: Path | Traversable = CONTENT) -> None:
        self.content = read_content(file, RegalitosContent)
        most = self.content.pieces.most_players
        self.seats = range(1, most + 1)
        self._charts = Charts(self.content)
        self._rules_made: dict[tuple[Any, ...], Rules] = {}
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
        return tuple(self._acts())

    def _acts(self) -> Iterator[Act]:
        """The list of actions, in the order of the numbers in charts.py."""
        charts = self._charts
        sorts = [(colour, size) for colour in COLOURS for size in SIZES]
        yield from (actions.End(), actions.DiscardToken(), actions.Done(), actions.Decline())
        yield from (actions.Initiative(), actions.Wrap(), actions.Decorate(), actions.Deliver())
        yield from (actions.Take(name_pile(pile)) for pile in range(PILES))
        yield from (actions.Play(extra) for extra in EXTRAS)
        yield from (actions.PickObject(*sort) for sort in sorts)
        yield actions.PickCoal()
        yield from (actions.PickPresent(*sort) for sort in sorts)
        yield from (actions.PickDecorated(*sort) for sort in sorts)
        yield from (actions.CoalTo(seat) for seat in range(SEATS))
        yield from (actions.CoalAway(), actions.ToCharacter())
        yield from (actions.SwapPaper(size) for size in SIZES)
        yield from (actions.SwapExtra(extra) for extra in EXTRAS)
        yield from (actions.SwapEnergy(units) for units in charts.values)
        yield from (actions.ToVip(vip.name) for vip in self.content.vips)
        yield from (actions.PayPaper(spread(SIZES, counts)) for counts in charts.paper_sets)
        yield from (actions.PayEnergy(spread(charts.values, counts)) for counts in charts.energy_sets)

    def deal(self, players: int, options: Chosen, chance: Chance) -> RegalitosState:
        characters = options["characters"]
        if characters == "drawn":
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
        key = (*rules["characters"], *(rules[name] for name in FLAGS))
        if key not in self._rules_made:
            flags = [rules[name] for name in FLAGS]
            self._rules_made[key] = Rules(self.content, self._charts, list(rules["characters"]), *flags)
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
        return why_not(state, self.decode(action))

    def layout(self, players: int) -> list[Part]:
        return observe.layout(self.content, self._charts, players)

    def traits(self, state: RegalitosState) -> dict[str, list[list[str]]]:
        return {"character": [[name] for name in state.rules.characters]}

    def census(self, state: RegalitosState) -> dict[str, int]:
        return census(state)


def spread(names: Any, counts: list[int]) -> Any:
    """Counts as a list: each name as often as it is counted."""
    return tuple(name for name, count in zip(names, counts, strict=True) for _ in range(count))
