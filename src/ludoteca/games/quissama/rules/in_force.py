"""The rules in force: the book's, from the content, as the chosen variants change them (Q-49 to Q-54)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.core.options import Chosen, Value, flag, number
from ludoteca.core.verbs import Numbering
from ludoteca.games.quissama.actions import AnyAct
from ludoteca.games.quissama.charts import ActionNumbers, Charts
from ludoteca.games.quissama.content import Character, QuissamaContent
from ludoteca.games.quissama.pieces import CHARACTER_NAMES, COURT, GUAIAMUM, NAGOA
from ludoteca.games.quissama.rules.purse import IDENTICAL, icons, some, without_icon

if TYPE_CHECKING:
    from ludoteca.games.quissama.table import Table

VARIANTS: Final = (
    *("fewer_capoeiras", "one_character", "small_gallery", "fewer_scandals", "fewer_blessings", "open_market"),
)


class Rules:
    """Made once when a game starts and never changed afterwards, so that all states of a game share it."""

    __slots__ = (
        *("charts", "game", "numbering", "numbers", "options", "plaza_names", "shop_names"),
        *("cards", "capoeiras", "meeples", "hand", "on_each_plaza", "workers", "spaces"),
        *("free", "free_by_freedom", "free_by_icon", "found", "employ", "recruit", "minister", "minister_without"),
        *("attack", "influence", "abroad", "identical", "goals", "kept", "scandals", "blessings"),
        *("fewer_capoeiras", "one_character", "small_gallery", "fewer_scandals", "fewer_blessings", "open_market"),
        *("anyone_recruits", "facts", "turn_limit"),
    )

    def __init__(self, content: QuissamaContent, charts: Charts, options: Chosen) -> None:
        self.game: object = None
        """The game that made them: a state travels with it."""
        self.charts: Charts = charts
        self.numbering: Numbering[Table, QuissamaContent, AnyAct] = charts.numbering
        self.numbers: ActionNumbers = charts.numbers
        self.options: dict[str, Value] = dict(options)
        self.cards: list[int] = [card.count for card in content.cards]
        self.plaza_names: list[str] = [plaza.name for plaza in content.plazas]
        self.shop_names: list[str] = [shop.name for shop in content.shops]
        self.capoeiras: int = content.pieces.capoeiras
        self.meeples: int = content.pieces.meeples
        self.hand: int = content.pieces.hand
        self.workers: int = content.pieces.workers
        self.spaces: int = content.cabeca_de_porco.spaces
        self._take_prices(content)
        self._take_variants(content, options)

    def _take_prices(self, content: QuissamaContent) -> None:
        """Q-18, Q-33 to Q-40: what everything costs, as purses; lists of two go by gang."""
        prices = content.prices
        freedom = icons(prices.free)
        gangs = [some(1, NAGOA), some(1, GUAIAMUM)]
        self.free: list[int] = [freedom + icon for icon in gangs]
        self.free_by_freedom: int = freedom
        self.free_by_icon: list[int] = gangs
        self.found: int = icons(prices.found)
        self.employ: list[int] = [icons(prices.employ) + icon for icon in gangs]
        self.recruit: int = icons(prices.recruit) + some(1, GUAIAMUM)
        self.minister: int = icons(prices.minister)
        self.minister_without: list[int] = [without_icon(self.minister, icon) for icon in COURT]
        self.attack: list[int] = [prices.attack * icon for icon in reversed(gangs)]
        """By the gang that is attacked: so many icons of the other."""
        self.influence: list[int] = [influence_price(character) for character in content.characters]
        self.abroad: int = icons(prices.abroad)
        self.identical: int = max([character.identical for character in content.characters])
        self.goals: list[dict[str, int]] = [dict(character.goal) for character in content.characters]

    def _take_variants(self, content: QuissamaContent, options: Chosen) -> None:
        """Q-40, Q-48 to Q-54: who recruits, the turn limit and what the variants change."""
        fewer = content.variants.on_each_plaza if options["fewer_capoeiras"] else content.pieces.on_each_plaza
        self.on_each_plaza: int = fewer
        self.fewer_capoeiras: bool = flag(options, "fewer_capoeiras")
        self.one_character: bool = flag(options, "one_character")
        self.small_gallery: bool = flag(options, "small_gallery")
        self.fewer_scandals: bool = flag(options, "fewer_scandals")
        self.fewer_blessings: bool = flag(options, "fewer_blessings")
        self.open_market: bool = flag(options, "open_market")
        self.anyone_recruits: bool = options["cabeca_de_porco"] == "anyone"
        self.turn_limit: int = number(options, "turn_limit")
        self.kept: list[int] = [CHARACTER_NAMES.index(name) for name in content.variants.gallery]
        self.scandals: int = content.variants.scandals_over_players
        self.blessings: int = content.variants.blessings_over_players
        self.facts: dict[str, int] = {
            "anyone": int(self.anyone_recruits),
            "one_character": int(self.one_character),
            "open_market": int(self.open_market),
        }
        """What sentences for players speak of: 1 where it is so at this table."""

    def goal(self, character: int, what: str) -> int:
        """The number of a character's goal."""
        return self.goals[character].get(what, 0)


def influence_price(character: Character) -> int:
    """Q-18: the cost of one influence."""
    return IDENTICAL if character.identical else icons(character.cost)
