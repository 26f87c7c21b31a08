"""Charts built once from the content: the numbers of all actions, and what cards are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.verbs import Numbering, Numbers
from ludoteca.games.quissama import actions
from ludoteca.games.quissama.content import QuissamaContent
from ludoteca.games.quissama.pieces import GANGS, ICON_NAMES, ICONS, KINDS
from ludoteca.games.quissama.rules.purse import FLEXIBLE, some

if TYPE_CHECKING:
    from ludoteca.games.quissama.table import Table


class ActionNumbers:
    """The numbers of all actions, ready-made: of a verb with fields a list, in the order of what it ranges over."""

    __slots__ = (
        *("appoint", "appoint_without", "attack", "bourgeoisie", "cabeca_de_porco", "chest_blessing", "clear"),
        *("discard", "employ", "end", "escape", "found", "free", "free_by_freedom", "free_by_icon"),
        *("imperial_family", "influence", "keep", "lay", "look", "pay", "recruit", "replace_burgher"),
        *("replace_influence", "replace_minister", "rob", "scandal", "settle", "swap", "take", "trade"),
    )

    def __init__(self, numbering: Numbering[Table, QuissamaContent, actions.AnyAct]) -> None:
        self.end: int = numbering.first(actions.End)
        self.discard: Numbers = _all(numbering, actions.Discard)
        self.settle: Numbers = _all(numbering, actions.Settle)
        self.lay: int = numbering.first(actions.Lay)
        self.take: int = numbering.first(actions.Take)
        self.look: Numbers = _all(numbering, actions.Look)
        self.rob: Numbers = _all(numbering, actions.Rob)
        self.keep: int = numbering.first(actions.Keep)
        self.swap: Numbers = _all(numbering, actions.Swap)
        self.trade: Numbers = _all(numbering, actions.Trade)
        self.free: Numbers = _all(numbering, actions.Free)
        self.free_by_freedom: Numbers = _all(numbering, actions.FreeByFreedom)
        self.free_by_icon: Numbers = _all(numbering, actions.FreeByIcon)
        self.found: Numbers = _all(numbering, actions.Found)
        self.employ: Numbers = _all(numbering, actions.Employ)
        self.appoint: int = numbering.first(actions.Appoint)
        self.appoint_without: Numbers = _all(numbering, actions.AppointWithout)
        self.attack: Numbers = _all(numbering, actions.Attack)
        self.recruit: Numbers = _all(numbering, actions.Recruit)
        self.replace_burgher: Numbers = _all(numbering, actions.ReplaceBurgher)
        self.replace_minister: Numbers = _all(numbering, actions.ReplaceMinister)
        self.replace_influence: Numbers = _all(numbering, actions.ReplaceInfluence)
        self.influence: Numbers = _all(numbering, actions.Influence)
        self.clear: Numbers = _all(numbering, actions.Clear)
        self.chest_blessing: Numbers = _all(numbering, actions.ChestBlessing)
        self.scandal: Numbers = _all(numbering, actions.Scandal)
        self.escape: Numbers = _all(numbering, actions.Escape)
        self.cabeca_de_porco: Numbers = _all(numbering, actions.CabecaDePorco)
        self.bourgeoisie: Numbers = _all(numbering, actions.Bourgeoisie)
        self.imperial_family: int = numbering.first(actions.ImperialFamily)
        self.pay: Numbers = _all(numbering, actions.Pay)


def _all(numbering: Numbering[Table, QuissamaContent, actions.AnyAct], struct: type[actions.AnyAct]) -> Numbers:
    """The numbers of all actions of a verb."""
    return [number for number, act in enumerate(numbering.acts) if type(act) is struct]


class Charts:
    """Everything that depends on the content alone; lists go by kind of card or by place of the board."""

    __slots__ = ("flexible", "gang", "numbering", "numbers", "plaza", "showing", "shows", "weight", "worth")

    def __init__(self, content: QuissamaContent, numbering: Numbering[Table, QuissamaContent, actions.AnyAct]) -> None:
        self.numbering: Numbering[Table, QuissamaContent, actions.AnyAct] = numbering
        self.numbers: ActionNumbers = ActionNumbers(numbering)
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
        shown = self.shows[kind]
        return some(self.worth[kind], shown[0] if len(shown) == 1 else FLEXIBLE)
