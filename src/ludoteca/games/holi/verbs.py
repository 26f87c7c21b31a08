"""The verbs of Holi, a row each: what a player can do, over what, what it does, and why it may be refused."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludoteca.core.verbs import Numbering, Verb, each, once
from ludoteca.games.holi import actions
from ludoteca.games.holi.board import CELL_NAMES
from ludoteca.games.holi.charts import Charts
from ludoteca.games.holi.content import HoliContent
from ludoteca.games.holi.rules.climb import climb
from ludoteca.games.holi.rules.move import move
from ludoteca.games.holi.rules.throw import no_throw, no_throw_down, throw, throw_down
from ludoteca.games.holi.rules.turn import end_turn, no_climb, no_end, no_move
from ludoteca.games.holi.setup import no_start, no_warm_up, start, warm_up
from ludoteca.games.holi.table import Table


def cards_and_cells(charts: Charts) -> Iterable[tuple[object, ...]]:
    """H-22: any card, any cell."""
    return [(card, cell) for card in charts.card_names for cell in CELL_NAMES]


def throws(charts: Charts) -> Iterable[tuple[object, ...]]:
    """H-13, H-18: each set of cells that each card can colour."""
    return [
        (charts.card_names[card], tuple([CELL_NAMES[cell] for cell in cells]))
        for card, cells in zip(charts.throw_card, charts.throw_cells, strict=True)
    ]


VERBS: Final[list[Verb[Table, Charts, actions.Act]]] = [
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
    charts = Charts([card.name for card in content.cards], [card.pattern for card in content.cards])
    charts.take_numbers(Numbering(VERBS, charts))
    return charts
