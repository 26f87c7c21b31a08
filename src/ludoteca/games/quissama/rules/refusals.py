"""The reasons for refusing each kind of act, the first that holds being told (reasons.py)."""

from __future__ import annotations

from typing import Any

from ludoteca.core.errors import Illegal
from ludoteca.games.quissama import actions
from ludoteca.games.quissama.pieces import (
    CARD_NAMES,
    GUAIAMUM,
    KINDS,
    NOBODY,
    PLAZAS,
)
from ludoteca.games.quissama.rules.capoeiras import living_at
from ludoteca.games.quissama.rules.market import may_trade
from ludoteca.games.quissama.rules.plazas import is_unguarded
from ludoteca.games.quissama.rules.purse import IDENTICAL, by_name, first_icon
from ludoteca.games.quissama.table import Table

Reason = Illegal | None


def no(key: str, **details: Any) -> Illegal:
    """A refusal: the key of its sentence and what is told in it."""
    return Illegal(key, "quissama", **details)


def no_if(wrong: bool, key: str, **details: Any) -> Reason:
    """A refusal, if something is wrong."""
    return no(key, **details) if wrong else None


# The hand


def no_card(t: Table, card: str) -> Reason:
    """The card is not in the hand."""
    return no_if(not t.holds(t.seat, CARD_NAMES.index(card)), "no-such-card", card=card)


def no_end(t: Table, act: actions.End) -> list[Reason]:
    """Q-13: too many cards."""
    return [no("no-end-with-so-many", count=t.hand_size[t.seat], most=t.rules.hand)]


def no_discard(t: Table, act: actions.Discard) -> list[Reason]:
    """Q-13."""
    return [no_card(t, act.card)]


def no_pay(t: Table, act: actions.Pay) -> list[Reason]:
    """Q-17, Q-23."""
    kind = CARD_NAMES.index(act.card)
    if t.due >= IDENTICAL:
        few = t.hands[t.seat * KINDS + kind] < t.rules.identical
        wrong = no_if(few, "no-three-of-it", card=act.card, count=t.rules.identical)
    else:
        shown = t.rules.charts.shows[kind]
        due = next(iter(by_name(t.due)))
        wrong = no_if(first_icon(t.due) not in shown, "no-such-icon", card=act.card, icon=due)
    return [no_card(t, act.card), wrong, no("no-rest-payable", card=act.card)]


def no_trade(t: Table, act: actions.Trade) -> list[Reason]:
    """Q-39, Q-54."""
    there = CARD_NAMES[t.market[act.slot - 1]]
    return [
        no_if(not may_trade(t, act.slot - 1), "no-second-trade-there" if t.rules.open_market else "no-second-trade"),
        no_card(t, act.card),
        no_if(act.card == there, "no-trade-of-same", card=act.card),
        no("no-trade-twice-offered", card=there),
    ]


# The map


def no_senzala(t: Table) -> Reason:
    """Q-33, Q-44: nobody is left to free."""
    return no_if(t.senzala == 0, "no-capoeira-left")


def no_meeple(t: Table) -> Reason:
    """Q-15: no meeple in the reserve."""
    return no_if(t.reserve[t.seat] == 0, "no-meeple")


def no_free_shop(t: Table, shop: str) -> Reason:
    """Q-34: somebody has the shop."""
    owner = t.burgher[t.rules.shop_names.index(shop)]
    return no_if(owner != NOBODY, "no-free-shop", shop=shop, owner=owner)


def no_settle(t: Table, act: actions.Settle) -> list[Reason]:
    """Q-08."""
    return [no_free_shop(t, act.shop)]


def no_free(t: Table, act: Any) -> list[Reason]:
    """Q-33."""
    return [no_senzala(t)]


def no_found(t: Table, act: actions.Found) -> list[Reason]:
    """Q-34."""
    return [no_free_shop(t, act.shop), no_meeple(t)]


def no_employ(t: Table, act: actions.Employ) -> list[Reason]:
    """Q-35."""
    shop = t.rules.shop_names.index(act.shop)
    plaza = t.rules.charts.plaza[shop]
    return [
        no_if(t.burgher[shop] != t.seat, "no-own-shop", shop=act.shop),
        no_if(t.is_full(shop), "no-space", shop=act.shop),
        no_if(t.plaza[plaza] == 0, "no-capoeira-there", place=t.rules.plaza_names[plaza]),
    ]


def no_appoint(t: Table, act: actions.Appoint) -> list[Reason]:
    """Q-37."""
    return [no_meeple(t)]


def place_number(t: Table, name: str) -> int:
    """The place of that name."""
    return [*t.rules.plaza_names, *t.rules.shop_names, "cabeca-de-porco"].index(name)


def nobody_at(t: Table, place: str) -> Reason:
    """No capoeira is there."""
    return no_if(living_at(t, place_number(t, place)) == 0, "no-capoeira-there", place=place)


def no_attack(t: Table, act: actions.Attack) -> list[Reason]:
    """Q-38."""
    place = place_number(t, act.place)
    own = act.place in t.rules.shop_names and t.burgher[place - PLAZAS] == t.seat
    return [
        nobody_at(t, act.place),
        no_if(own, "no-attack-on-own"),
        no_if(place >= PLAZAS and not is_unguarded(t, place), "no-attack-behind-plaza", place=act.place),
    ]


def no_recruit(t: Table, act: Any) -> list[Reason]:
    """Q-40, Q-57."""
    gang = t.rules.charts.gang[t.rules.plaza_names.index(act.plaza)]
    return [
        no_if(gang != GUAIAMUM, "no-nagoa-in-cabeca"),
        no_if(t.cabeca == t.rules.spaces, "no-space-in-cabeca", count=t.rules.spaces),
        nobody_at(t, act.plaza),
    ]


# Special cards


def no_chest_blessing(t: Table, act: actions.ChestBlessing) -> list[Reason]:
    """Q-42."""
    return [no_card(t, "chest-blessing"), nobody_at(t, act.place)]


def no_scandal(t: Table, act: actions.Scandal) -> list[Reason]:
    """Q-43."""
    return [no_card(t, "scandal"), no("no-minister-there", number=act.number)]


def no_escape(t: Table, act: actions.Escape) -> list[Reason]:
    """Q-44."""
    return [no_card(t, "escape"), no_senzala(t)]


def no_cabeca_card(t: Table, act: actions.CabecaDePorco) -> list[Reason]:
    """Q-46."""
    return [no_card(t, "cabeca-de-porco"), *no_recruit(t, act)]


def no_bourgeoisie(t: Table, act: actions.Bourgeoisie) -> list[Reason]:
    """Q-46."""
    return [no_card(t, "bourgeoisie"), no_free_shop(t, act.shop), no_meeple(t)]


def no_imperial_family(t: Table, act: actions.ImperialFamily) -> list[Reason]:
    """Q-46."""
    return [no_card(t, "imperial-family"), no_meeple(t)]
