"""The verbs of Regalitos, a row each: what a player can do, over what, what it does, and why it may be refused.

Things are picked in any order; bots go through the sets of them in the order of their actions (bot/order.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludoteca.core.verbs import Numbering, Verb, each, once
from ludoteca.games.regalitos import actions
from ludoteca.games.regalitos.charts import Charts
from ludoteca.games.regalitos.content import EXTRAS, SIZES, RegalitosContent
from ludoteca.games.regalitos.pieces import PILES, SEATS, name_pile
from ludoteca.games.regalitos.rules.coal import coal_away, coal_to, no_coal_away, no_coal_to
from ludoteca.games.regalitos.rules.deliver import (
    no_character,
    no_decorated,
    no_present,
    pick_decorated,
    pick_present,
    to_character,
    to_vip,
)
from ludoteca.games.regalitos.rules.extras import no_play, play
from ludoteca.games.regalitos.rules.pay import done, no_done, no_energy, no_paper, pay_energy, pay_paper
from ludoteca.games.regalitos.rules.piles import no_take, take
from ludoteca.games.regalitos.rules.rounds import (
    decline,
    no_decline,
    no_energy_swap,
    no_extra_swap,
    no_paper_swap,
    swap_energy,
    swap_extra,
    swap_paper,
)
from ludoteca.games.regalitos.rules.turn import (
    discard_token,
    end_turn,
    no_decorate,
    no_deliver,
    no_discard,
    no_end,
    no_initiative,
    no_wrap,
    place_decorate,
    place_deliver,
    place_initiative,
    place_wrap,
)
from ludoteca.games.regalitos.rules.vips import no_vip
from ludoteca.games.regalitos.rules.wrap import no_coal_to_wrap, no_object, wrap_coal, wrap_object
from ludoteca.games.regalitos.table import Table


def values(charts: Charts) -> Iterable[tuple[object, ...]]:
    """R-47: what energy cards are worth."""
    return [(units,) for units in charts.values]


def sorts(charts: Charts) -> Iterable[tuple[object, ...]]:
    """R-46: every sort of object."""
    return charts.picks


def vips(charts: Charts) -> Iterable[tuple[object, ...]]:
    """R-47: every VIP."""
    return [(name,) for name in charts.vip_names]


VERBS: Final[list[Verb[Table, Charts, actions.Act]]] = [
    Verb(actions.End, once, end_turn, no_end),
    Verb(actions.DiscardToken, once, discard_token, no_discard),
    Verb(actions.Done, once, done, no_done),
    Verb(actions.Decline, once, decline, no_decline),
    Verb(actions.Initiative, once, place_initiative, no_initiative),
    Verb(actions.Wrap, once, place_wrap, no_wrap),
    Verb(actions.Decorate, once, place_decorate, no_decorate),
    Verb(actions.Deliver, once, place_deliver, no_deliver),
    Verb(actions.Take, each([name_pile(pile) for pile in range(PILES)]), take, no_take),
    Verb(actions.Play, each(EXTRAS), play, no_play),
    Verb(actions.PickObject, sorts, wrap_object, no_object),
    Verb(actions.PickCoal, once, wrap_coal, no_coal_to_wrap),
    Verb(actions.PickPresent, sorts, pick_present, no_present),
    Verb(actions.PickDecorated, sorts, pick_decorated, no_decorated),
    Verb(actions.CoalTo, each(range(SEATS)), coal_to, no_coal_to),
    Verb(actions.CoalAway, once, coal_away, no_coal_away),
    Verb(actions.ToCharacter, once, to_character, no_character),
    Verb(actions.SwapPaper, each(SIZES), swap_paper, no_paper_swap),
    Verb(actions.SwapExtra, each(EXTRAS), swap_extra, no_extra_swap),
    Verb(actions.SwapEnergy, values, swap_energy, no_energy_swap),
    Verb(actions.ToVip, vips, to_vip, no_vip),
    Verb(actions.PayPaper, each(SIZES), pay_paper, no_paper),
    Verb(actions.PayEnergy, values, pay_energy, no_energy),
]


def charts_of(content: RegalitosContent) -> Charts:
    """The charts of some contents, with all actions numbered."""
    charts = Charts(content)
    charts.take_numbers(Numbering(VERBS, charts))
    return charts
