"""Quissama's content file: its tables, and the constraints they must keep."""

from __future__ import annotations

from typing import Literal

from ludoteca.core.content import Content, Row
from ludoteca.games.quissama.pieces import (
    CARD_NAMES,
    CHARACTER_NAMES,
    GANGS,
    ICON_NAMES,
    MINISTERS,
    PLAZAS,
    SEATS,
    SHOPS,
)

Icon = Literal["nagoa", "guaiamum", "coin", "freedom", "burgher", "crown"]
Gang = Literal["nagoa", "guaiamum"]
Cost = dict[str, int]
GOALS = ("bernardina", "cabeca_de_porco", "capoeiras", "ministers", "shops")
MOST_ICONS = 9
"""Small enough for a payment to be reckoned in one number (purse.py)."""


def _check_cost(name: str, cost: Cost) -> None:
    unknown = [icon for icon in cost if icon not in ICON_NAMES]
    if unknown:
        raise ValueError(f"{name}: no icon {', '.join(unknown)}; there are {', '.join(ICON_NAMES)}")
    if not all(1 <= count <= MOST_ICONS for count in cost.values()):
        raise ValueError(f"{name}: an icon costs from 1 to {MOST_ICONS}")


class Pieces(Row, frozen=True, kw_only=True):
    """Q-01, Q-03, Q-06, Q-07: how many of everything."""

    least_players: int
    most_players: int
    capoeiras: int
    meeples: int
    hand: int
    on_each_plaza: int
    workers: int
    ministers: Literal[6]

    def __post_init__(self) -> None:
        if not 2 <= self.least_players <= self.most_players <= SEATS:
            raise ValueError(f"players must be from 2 to {SEATS}")
        if min(self.meeples, self.hand, self.workers) < 1 or not 0 <= self.on_each_plaza * PLAZAS <= self.capoeiras:
            raise ValueError("needs meeples, a hand, workers, and capoeiras enough for the plazas")


class Card(Row, frozen=True, kw_only=True):
    """Q-02, Q-41, Q-46: how many of a card there are, the icons it offers, and how many of the chosen one it counts."""

    name: str
    count: int
    shows: list[Icon] = []
    worth: int = 0

    def __post_init__(self) -> None:
        if self.name not in CARD_NAMES:
            raise ValueError(f"no card {self.name!r}; the code knows {', '.join(CARD_NAMES)}")
        if not 0 <= self.count <= 20 or not 0 <= self.worth <= 3 or bool(self.shows) != bool(self.worth):
            raise ValueError(f"{self.name}: at most 20 of a card, worth 1 to 3 of an icon it shows, or 0 of none")
        if len(set(self.shows)) < len(self.shows):
            raise ValueError(f"{self.name}: an icon is named twice")


class Plaza(Row, frozen=True, kw_only=True):
    """Q-04: a plaza and whose it is."""

    name: str
    gang: Gang


class Shop(Row, frozen=True, kw_only=True):
    """Q-04, Q-56: a shop and the plaza its road leads to."""

    name: str
    plaza: str


class CabecaDePorco(Row, frozen=True, kw_only=True):
    """Q-57: how many live in the Cabeça de Porco."""

    spaces: int

    def __post_init__(self) -> None:
        if self.spaces < 1:
            raise ValueError("the Cabeça de Porco needs a space")


class Prices(Row, frozen=True, kw_only=True):
    """Q-20, Q-33 to Q-40: what the combinations cost."""

    free: Cost
    found: Cost
    employ: Cost
    recruit: Cost
    minister: Cost
    abroad: Cost
    attack: int

    def __post_init__(self) -> None:
        for name in ("free", "found", "employ", "recruit", "minister", "abroad"):
            _check_cost(name, getattr(self, name))
        if not 1 <= self.attack <= MOST_ICONS:
            raise ValueError(f"attack: costs from 1 to {MOST_ICONS}")
        if "freedom" not in self.free or sorted(self.minister) != ["burgher", "coin", "crown"]:
            raise ValueError("free costs freedom, minister costs burgher, crown and coin")


class Character(Row, frozen=True, kw_only=True):
    """Q-18, Q-25 to Q-32: the cost of an influence and the numbers of the goal."""

    name: str
    cost: Cost = {}
    identical: int = 0
    goal: dict[str, int] = {}

    def __post_init__(self) -> None:
        if self.name not in CHARACTER_NAMES:
            raise ValueError(f"no character {self.name!r}; the code knows {', '.join(CHARACTER_NAMES)}")
        _check_cost(self.name, self.cost)
        if bool(self.cost) == bool(self.identical):
            raise ValueError(f"{self.name}: costs either icons or identical cards")
        if any(part not in GOALS or count < 1 for part, count in self.goal.items()):
            raise ValueError(f"{self.name}: a goal counts, from 1, some of {', '.join(GOALS)}")


class Variants(Row, frozen=True, kw_only=True):
    """Q-49, Q-51 to Q-53: the numbers of the book's variants."""

    on_each_plaza: int
    gallery: list[str]
    scandals_over_players: int
    blessings_over_players: int


class QuissamaContent(Content, frozen=True, kw_only=True):
    """Everything printed on Quissama's components."""

    pieces: Pieces
    cards: list[Card]
    plazas: list[Plaza]
    shops: list[Shop]
    cabeca_de_porco: CabecaDePorco
    prices: Prices
    characters: list[Character]
    variants: Variants

    def __post_init__(self) -> None:
        _in_order("cards", [card.name for card in self.cards], CARD_NAMES)
        _in_order("characters", [character.name for character in self.characters], CHARACTER_NAMES)
        self._check_map()
        self._check_cards()
        for character in self.characters:
            if bool(character.identical) != (character.name == "bernardina"):
                raise ValueError("characters: identical cards are Bernardina's cost, and hers only")
            if bool(character.goal) == (character.name == "bernardina"):
                raise ValueError("characters: all but Bernardina have a goal")
            if character.goal.get("cabeca_de_porco", self.cabeca_de_porco.spaces) != self.cabeca_de_porco.spaces:
                raise ValueError("characters: the Cabeça de Porco is full when all its spaces are")

    def _check_map(self) -> None:
        """Q-04: two plazas of each gang, ten shops, each on the road of one plaza."""
        names = [plaza.name for plaza in self.plazas] + [shop.name for shop in self.shops]
        if len(self.plazas) != PLAZAS or len(self.shops) != SHOPS or len(set(names)) < len(names):
            raise ValueError(f"plazas, shops: needs {PLAZAS} plazas and {SHOPS} shops, each with a name of its own")
        if sorted(plaza.gang for plaza in self.plazas) != sorted(GANGS * 2):
            raise ValueError("plazas: two are Nagoa, two Guaiamum")
        lost = [shop.name for shop in self.shops if shop.plaza not in names[:PLAZAS]]
        if lost:
            raise ValueError(f"shops: {', '.join(lost)} lead to no plaza")

    def _check_cards(self) -> None:
        """Cards enough for a table of the most players; every icon that is paid is on a card of its own."""
        if sum(card.count for card in self.cards) < (self.pieces.hand + MINISTERS) * self.pieces.most_players + 10:
            raise ValueError("cards: too few for full hands and a market")
        for icon in ICON_NAMES:
            if not any(card.shows == [icon] and card.worth == 1 for card in self.cards):
                raise ValueError(f"cards: none shows one {icon}")


def _in_order(table: str, names: list[str], known: tuple[str, ...]) -> None:
    if tuple(names) != known:
        raise ValueError(f"{table}: must be these, in this order: {', '.join(known)}")
