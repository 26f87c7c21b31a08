"""The verbs of Quissama, a row each: struct, over what, what it costs, what it does, and why it may be refused."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludoteca.core.verbs import Numbering, Verb, each, every, once
from ludoteca.games.quissama import actions, setup
from ludoteca.games.quissama.charts import Charts
from ludoteca.games.quissama.content import QuissamaContent
from ludoteca.games.quissama.pieces import CARD_NAMES, CHARACTER_NAMES, COURT, ICON_NAMES, MARKET, MINISTERS, SEATS
from ludoteca.games.quissama.rules import (
    abilities,
    capoeiras,
    influence,
    market,
    ministry,
    payments,
    shops,
    special_cards,
    turn,
)
from ludoteca.games.quissama.rules.payments import Priced
from ludoteca.games.quissama.table import Table


def each_plaza(content: QuissamaContent) -> Iterable[tuple[object, ...]]:
    """Q-04: the plazas."""
    return [(plaza.name,) for plaza in content.plazas]


def each_shop(content: QuissamaContent) -> Iterable[tuple[object, ...]]:
    """Q-04: the shops."""
    return [(shop.name,) for shop in content.shops]


def each_place(content: QuissamaContent) -> Iterable[tuple[object, ...]]:
    """Where capoeiras live: the plazas, the shops, the Cabeça de Porco."""
    return [*each_plaza(content), *each_shop(content), ("cabeca-de-porco",)]


each_card: Final = each(CARD_NAMES)
each_character: Final = each(CHARACTER_NAMES)
each_seat: Final = each(range(SEATS))
each_minister: Final = each(range(1, MINISTERS + 1))
each_item: Final = each([ICON_NAMES[icon] for icon in COURT])
card_for_card: Final = every(CARD_NAMES, CARD_NAMES)
card_for_market: Final = every(range(1, MARKET + 1), CARD_NAMES)
meeple_on_character: Final = every(CHARACTER_NAMES, range(SEATS))

VERBS: Final[list[Verb[Table, QuissamaContent, actions.AnyAct]]] = [
    Verb(actions.End, once, turn.end, turn.no_end),
    Verb(actions.Discard, each_card, turn.discard, turn.no_discard),
    Verb(actions.Settle, each_shop, setup.settle, setup.no_settle),
    Verb(actions.Lay, once, abilities.lay_under, abilities.no_lay),
    Verb(actions.Take, once, abilities.take_from_under, abilities.no_take),
    Verb(actions.Look, each_seat, abilities.look, abilities.no_look),
    Verb(actions.Rob, each_seat, abilities.rob, abilities.no_rob),
    Verb(actions.Keep, once, abilities.keep, abilities.no_keep),
    Verb(actions.Swap, card_for_card, abilities.swap, abilities.no_swap),
    Verb(actions.Trade, card_for_market, market.trade, market.no_trade),
    Priced(actions.Free, each_plaza, capoeiras.price_of_freeing, capoeiras.free, capoeiras.no_free),
    Priced(
        actions.FreeByFreedom, each_plaza, capoeiras.price_by_freedom, capoeiras.free_by_princesa, capoeiras.no_princesa
    ),
    Priced(actions.FreeByIcon, each_plaza, capoeiras.price_by_icon, capoeiras.free_by_princesa, capoeiras.no_princesa),
    Priced(actions.Found, each_shop, shops.price_of_shop, shops.found, shops.no_found),
    Priced(actions.Employ, each_shop, shops.price_of_work, shops.employ, shops.no_employ),
    Priced(actions.Appoint, once, ministry.price_of_minister, ministry.appoint, ministry.no_appoint),
    Priced(actions.AppointWithout, each_item, ministry.price_without, ministry.appoint_by_alencar, ministry.no_alencar),
    Priced(actions.Attack, each_place, capoeiras.price_of_attack, capoeiras.attack, capoeiras.no_attack),
    Priced(actions.Recruit, each_plaza, capoeiras.price_of_recruit, capoeiras.recruit, capoeiras.no_recruit),
    Priced(actions.ReplaceBurgher, each_shop, shops.price_of_shop, shops.replace, shops.no_replace),
    Priced(actions.ReplaceMinister, each_minister, ministry.price_of_minister, ministry.replace, ministry.no_replace),
    Priced(
        actions.ReplaceInfluence,
        meeple_on_character,
        influence.price_of_meeple,
        influence.replace,
        influence.no_replace,
    ),
    Priced(actions.Influence, each_character, influence.influence_cost, influence.influence, influence.no_influence),
    Priced(actions.Clear, meeple_on_character, influence.price_of_meeple, influence.clear, influence.no_clear),
    Verb(actions.ChestBlessing, each_place, special_cards.bless, special_cards.no_bless),
    Verb(actions.Scandal, each_minister, special_cards.expose, special_cards.no_expose),
    Verb(actions.Escape, each_plaza, special_cards.flee, special_cards.no_flee),
    Verb(actions.CabecaDePorco, each_plaza, special_cards.shelter, special_cards.no_shelter),
    Verb(actions.Bourgeoisie, each_shop, special_cards.buy, special_cards.no_buy),
    Verb(actions.ImperialFamily, once, special_cards.favour, special_cards.no_favour),
    Verb(actions.Pay, each_card, payments.pay, payments.no_pay),
]


def charts_of(content: QuissamaContent) -> Charts:
    """The charts of some contents, with all actions numbered."""
    return Charts(content, Numbering(VERBS, content))
