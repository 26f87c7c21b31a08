"""Charts built once from the content: the numbers of all actions, and what cards are worth."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.quissama.content import QuissamaContent
from ludoteca.games.quissama.pieces import (
    CHARACTERS,
    COURT_ITEMS,
    GANGS,
    ICON_NAMES,
    ICONS,
    KINDS,
    MARKET,
    MINISTERS,
    PLACES,
    PLAZAS,
    SEATS,
    SHOPS,
)
from ludoteca.games.quissama.rules.purse import FIELD, FLEXIBLE

# The list of actions, in this order. What a turn is made of:
END: Final = 0
DISCARD: Final = 1
SETTLE: Final = DISCARD + KINDS
LAY: Final = SETTLE + SHOPS
TAKE: Final = LAY + 1
LOOK: Final = TAKE + 1
ROB: Final = LOOK + SEATS
KEEP: Final = ROB + SEATS
SWAP: Final = KEEP + 1
TRADE: Final = SWAP + KINDS * KINDS
# Combinations, and the payments that are characters' abilities:
FREE: Final = TRADE + MARKET * KINDS
FREE_BY_FREEDOM: Final = FREE + PLAZAS
FREE_BY_ICON: Final = FREE_BY_FREEDOM + PLAZAS
FOUND: Final = FREE_BY_ICON + PLAZAS
EMPLOY: Final = FOUND + SHOPS
APPOINT: Final = EMPLOY + SHOPS
APPOINT_WITHOUT: Final = APPOINT + 1
ATTACK: Final = APPOINT_WITHOUT + COURT_ITEMS
RECRUIT: Final = ATTACK + PLACES
REPLACE_BURGHER: Final = RECRUIT + PLAZAS
REPLACE_MINISTER: Final = REPLACE_BURGHER + SHOPS
INFLUENCE: Final = REPLACE_MINISTER + MINISTERS
CLEAR: Final = INFLUENCE + CHARACTERS
# Special cards:
BLESS: Final = CLEAR + CHARACTERS * SEATS
EXPOSE: Final = BLESS + PLACES
FLEE: Final = EXPOSE + MINISTERS
SHELTER: Final = FLEE + PLAZAS
BUY: Final = SHELTER + PLAZAS
CROWN_FAVOUR: Final = BUY + SHOPS
# And the steps of a payment:
PAY: Final = CROWN_FAVOUR + 1
ACTIONS: Final = PAY + KINDS

STARTS: Final = (
    *(END, DISCARD, SETTLE, LAY, TAKE, LOOK, ROB, KEEP, SWAP, TRADE),
    *(FREE, FREE_BY_FREEDOM, FREE_BY_ICON, FOUND, EMPLOY, APPOINT, APPOINT_WITHOUT, ATTACK, RECRUIT),
    *(REPLACE_BURGHER, REPLACE_MINISTER, INFLUENCE, CLEAR),
    *(BLESS, EXPOSE, FLEE, SHELTER, BUY, CROWN_FAVOUR, PAY, ACTIONS),
)
"""Where each kind of action begins, and the end of the list."""

NUMBERS: Final[list[Any]] = list(range(ACTIONS))
"""The numbers as ready-made objects, so that a list of legal actions is glued together without making any."""


class Charts:
    """Everything that depends on the content alone; lists go by kind of card, by place of the board or by action."""

    __slots__ = ("flexible", "gang", "kinds", "plaza", "showing", "shows", "weight", "which", "worth")

    def __init__(self, content: QuissamaContent) -> None:
        spans = [(kind, STARTS[kind + 1] - STARTS[kind]) for kind in range(len(STARTS) - 1)]
        self.kinds: list[int] = [kind for kind, size in spans for _ in range(size)]
        """Of each action, its kind: its place among STARTS."""
        self.which: list[int] = [place for _, size in spans for place in range(size)]
        """Of each action, its number among those of its kind."""
        self.worth: list[int] = [card.worth for card in content.cards]
        self.shows: list[list[int]] = [[ICON_NAMES.index(icon) for icon in card.shows] for card in content.cards]
        self.flexible: list[int] = [kind for kind in range(KINDS) if len(self.shows[kind]) > 1]
        """The kinds of card that stand for one icon of several."""
        self.showing: list[list[int]] = [[kind for kind in range(KINDS) if i in self.shows[kind]] for i in range(ICONS)]
        """For each icon, the kinds of card that pay it."""
        self.weight: list[int] = [self._weight(kind) for kind in range(KINDS)]
        """What a card adds to a purse."""
        names = [plaza.name for plaza in content.plazas]
        self.plaza: list[int] = [names.index(shop.plaza) for shop in content.shops]
        """The plaza at the end of each shop's road."""
        gangs = [GANGS.index(plaza.gang) for plaza in content.plazas]
        self.gang: list[int] = [*gangs, *[gangs[plaza] for plaza in self.plaza], GANGS.index("guaiamum")]
        """Whose each place is: plazas, shops, the Cabeça de Porco. A gang's number is that of its icon."""

    def _weight(self, kind: int) -> int:
        if len(self.shows[kind]) == 1:
            return self.worth[kind] << FIELD * self.shows[kind][0]
        return self.worth[kind] << FLEXIBLE
