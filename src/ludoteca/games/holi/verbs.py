"""The verbs of Holi, a row each: what a player can do, over what, what it does, and why it may be refused."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludoteca.core.sets import members_of
from ludoteca.core.verbs import Numbering, Verb, each, once
from ludoteca.games.holi import actions
from ludoteca.games.holi.board import CELL_NAMES
from ludoteca.games.holi.charts import Charts, Printed
from ludoteca.games.holi.content import HoliContent
from ludoteca.games.holi.rules.climb import climb
from ludoteca.games.holi.rules.move import move
from ludoteca.games.holi.rules.throw import no_throw, no_throw_down, throw, throw_down
from ludoteca.games.holi.rules.turn import end_turn, no_climb, no_end, no_move
from ludoteca.games.holi.setup import no_start, no_warm_up, start, warm_up
from ludoteca.games.holi.table import Table


def cards_and_cells(printed: Printed) -> Iterable[tuple[object, ...]]:
    """H-22: any card, any cell."""
    return [(card, cell) for card in printed.card_names for cell in CELL_NAMES]


def throws(printed: Printed) -> Iterable[tuple[object, ...]]:
    """H-13, H-18: each set of cells that each card can colour."""
    return [
        (printed.card_names[card], tuple([CELL_NAMES[cell] for cell in members_of(printed.throw_cells[place])]))
        for place, card in enumerate(printed.throw_card)
    ]


VERBS: Final[list[Verb[Table, Printed, actions.Act]]] = [
    Verb(actions.End, once, end_turn, no_end),
    Verb(actions.Climb, once, climb, no_climb),
    Verb(actions.Start, each(CELL_NAMES), start, no_start),
    Verb(actions.WarmUp, each(CELL_NAMES), warm_up, no_warm_up),
    Verb(actions.Move, each(CELL_NAMES), move, no_move),
    Verb(actions.ThrowDown, cards_and_cells, throw_down, no_throw_down),
    Verb(actions.Throw, throws, throw, no_throw),
]


def charts_of(content: HoliContent) -> Charts:
    """The charts of some contents, with all actions numbered."""
    printed = Printed([card.name for card in content.cards], [card.pattern for card in content.cards])
    return Charts(printed, Numbering(VERBS, printed))
