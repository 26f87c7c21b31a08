"""Why an action is not legal now, in words a player understands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.core.errors import Illegal
from ludoteca.games.quissama import actions
from ludoteca.games.quissama.capoeiras import living_at
from ludoteca.games.quissama.deeds import price_of
from ludoteca.games.quissama.influence import holds_free_character, may_conquer, others_on
from ludoteca.games.quissama.market import may_trade
from ludoteca.games.quissama.pieces import (
    ALEMAO,
    ALENCAR,
    BERNARDINA,
    CARD_NAMES,
    CHARACTER_NAMES,
    GUAIAMUM,
    IMPERADOR,
    KINDS,
    NOBODY,
    PLAZAS,
    PRINCESA,
    QUISSAMA,
    WOODRUFF,
)
from ludoteca.games.quissama.piles import can_draw
from ludoteca.games.quissama.plazas import is_unguarded
from ludoteca.games.quissama.purse import IDENTICAL, by_name, first_icon
from ludoteca.games.quissama.table import DISCARDING, PAYING, PLAYING, ROBBING, SETTLING, SWAPPING, Table

Reason = Illegal | None


def why_not(t: Table, act: Any, number: int) -> Illegal:
    """The reason why the seat that decides may not do this now."""
    if t.phase not in PHASES_OF.get(type(act), (PLAYING,)):
        return _no(TOO_LATE[type(act)] if t.phase == PLAYING else FIRST[t.phase])
    found = [reason for reason in REASONS[type(act)](t, act) if reason]
    return found[0] if found else _no_means(t, number)


def _no(key: str, **details: Any) -> Illegal:
    return Illegal(key, "quissama", **details)


def _if(wrong: bool, key: str, **details: Any) -> Reason:
    return _no(key, **details) if wrong else None


def _no_means(t: Table, number: int) -> Illegal:
    """Q-16 to Q-23: what it would cost."""
    price = price_of(t, number)
    cost = by_name(price)
    if price < IDENTICAL:
        return _no("no-means", icon=cost)
    key = "no-identical-and-more" if cost else "no-identical"
    return _no(key, count=t.rules.identical, **({"icon": cost} if cost else {}))


# The hand


def _no_card(t: Table, card: str) -> Reason:
    return _if(not t.holds(t.seat, CARD_NAMES.index(card)), "no-such-card", card=card)


def _no_end(t: Table, act: actions.End) -> list[Reason]:
    return [_no("no-end-with-so-many", count=t.hand_size[t.seat], most=t.rules.hand)]


def _no_discard(t: Table, act: actions.Discard) -> list[Reason]:
    return [_no_card(t, act.card)]


def _no_pay(t: Table, act: actions.Pay) -> list[Reason]:
    """Q-17, Q-23."""
    kind = CARD_NAMES.index(act.card)
    if t.due >= IDENTICAL:
        few = t.hands[t.seat * KINDS + kind] < t.rules.identical
        wrong = _if(few, "no-three-of-it", card=act.card, count=t.rules.identical)
    else:
        shown = t.rules.tables.shows[kind]
        due = next(iter(by_name(t.due)))
        wrong = _if(first_icon(t.due) not in shown, "no-such-icon", card=act.card, icon=due)
    return [_no_card(t, act.card), wrong, _no("no-rest-payable", card=act.card)]


def _no_trade(t: Table, act: actions.Trade) -> list[Reason]:
    """Q-39, Q-54."""
    there = CARD_NAMES[t.market[act.slot - 1]]
    return [
        _if(not may_trade(t, act.slot - 1), "no-second-trade-there" if t.rules.open_market else "no-second-trade"),
        _no_card(t, act.card),
        _if(act.card == there, "no-trade-of-same", card=act.card),
        _no("no-trade-twice-offered", card=there),
    ]


# The map


def _no_senzala(t: Table) -> Reason:
    return _if(t.senzala == 0, "no-capoeira-left")


def _no_meeple(t: Table) -> Reason:
    return _if(t.reserve[t.seat] == 0, "no-meeple")


def _no_free_shop(t: Table, shop: str) -> Reason:
    owner = t.burgher[t.rules.shop_names.index(shop)]
    return _if(owner != NOBODY, "no-free-shop", shop=shop, owner=owner)


def _no_settle(t: Table, act: actions.Settle) -> list[Reason]:
    return [_no_free_shop(t, act.shop)]


def _no_free(t: Table, act: Any) -> list[Reason]:
    return [_no_senzala(t)]


def _no_free_by_princesa(t: Table, act: Any) -> list[Reason]:
    return [*_no_ability(t, PRINCESA), _no_senzala(t)]


def _no_found(t: Table, act: actions.Found) -> list[Reason]:
    return [_no_free_shop(t, act.shop), _no_meeple(t)]


def _no_employ(t: Table, act: actions.Employ) -> list[Reason]:
    """Q-35."""
    shop = t.rules.shop_names.index(act.shop)
    plaza = t.rules.tables.plaza[shop]
    return [
        _if(t.burgher[shop] != t.seat, "no-own-shop", shop=act.shop),
        _if(t.is_full(shop), "no-space", shop=act.shop),
        _if(t.plaza[plaza] == 0, "no-capoeira-there", place=t.rules.plaza_names[plaza]),
    ]


def _no_appoint(t: Table, act: actions.Appoint) -> list[Reason]:
    return [_no_meeple(t)]


def _no_appoint_without(t: Table, act: actions.AppointWithout) -> list[Reason]:
    return [*_no_ability(t, ALENCAR), _no_meeple(t)]


def _place(t: Table, name: str) -> int:
    return [*t.rules.plaza_names, *t.rules.shop_names, "cabeca-de-porco"].index(name)


def _nobody_at(t: Table, place: str) -> Reason:
    return _if(living_at(t, _place(t, place)) == 0, "no-capoeira-there", place=place)


def _no_attack(t: Table, act: actions.Attack) -> list[Reason]:
    """Q-38."""
    place = _place(t, act.place)
    own = act.place in t.rules.shop_names and t.burgher[place - PLAZAS] == t.seat
    return [
        _nobody_at(t, act.place),
        _if(own, "no-attack-on-own"),
        _if(place >= PLAZAS and not is_unguarded(t, place), "no-attack-behind-plaza", place=act.place),
    ]


def _no_recruit(t: Table, act: Any) -> list[Reason]:
    """Q-40, Q-57."""
    gang = t.rules.tables.gang[t.rules.plaza_names.index(act.plaza)]
    return [
        _if(gang != GUAIAMUM, "no-nagoa-in-cabeca"),
        _if(t.cabeca == t.rules.spaces, "no-space-in-cabeca", count=t.rules.spaces),
        _nobody_at(t, act.plaza),
    ]


def _no_replace_burgher(t: Table, act: actions.ReplaceBurgher) -> list[Reason]:
    """Q-29."""
    owner = t.burgher[t.rules.shop_names.index(act.shop)]
    return [
        *_no_ability(t, IMPERADOR),
        _if(owner in (NOBODY, t.seat), "no-opponent-in-shop", shop=act.shop),
        _no_meeple(t),
    ]


def _no_replace_minister(t: Table, act: actions.ReplaceMinister) -> list[Reason]:
    """Q-29."""
    owner = t.ministry[act.number - 1]
    return [
        *_no_ability(t, IMPERADOR),
        _if(owner in (NOBODY, t.seat), "no-opponent-in-ministry", number=act.number),
        _no_meeple(t),
    ]


# The characters


def _no_ability(t: Table, character: int) -> list[Reason]:
    """Q-11, Q-21."""
    name = CHARACTER_NAMES[character]
    return [
        _no_character(t, character),
        _if(t.holder[character] != t.seat, "no-holder", character=name),
        _if(t.influence[character] != 0, "no-blocked-character", character=name),
        _if(t.used >> character & 1 == 1, "no-second-use", character=name),
    ]


def _no_early_ability(t: Table, character: int) -> list[Reason]:
    """Q-10."""
    return [*_no_ability(t, character), _if(t.acted, "abilities-come-first", character=CHARACTER_NAMES[character])]


def _no_character(t: Table, character: int) -> Reason:
    return _if(t.is_out(character), "no-character-in-game", character=CHARACTER_NAMES[character])


def _no_lay(t: Table, act: actions.Lay) -> list[Reason]:
    return [*_no_early_ability(t, QUISSAMA), _if(not can_draw(t), "no-card-to-draw")]


def _no_take(t: Table, act: actions.Take) -> list[Reason]:
    return [*_no_early_ability(t, QUISSAMA), _if(not t.under, "no-card-under")]


def _no_opponent(t: Table, target: int) -> Reason:
    if target >= t.players:
        return _no("no-such-player", target=target)
    if target == t.seat:
        return _no("no-own-hand")
    return _if(t.hand_size[target] == 0, "no-cards-there", target=target)


def _no_look(t: Table, act: actions.Look) -> list[Reason]:
    return [*_no_early_ability(t, WOODRUFF), _no_opponent(t, act.target)]


def _no_rob(t: Table, act: actions.Rob) -> list[Reason]:
    """Q-27."""
    if t.phase == ROBBING:
        return [_no_opponent(t, act.target), _no("no-robbed-again", target=act.target)]
    empty = _if(t.cabeca == 0, "no-capoeira-there", place="cabeca-de-porco")
    return [*_no_early_ability(t, ALEMAO), empty, _no_opponent(t, act.target)]


def _no_swap(t: Table, act: actions.Swap) -> list[Reason]:
    """Q-26."""
    theirs = t.holds(t.target, CARD_NAMES.index(act.taken))
    return [
        _no_card(t, act.card),
        _if(not theirs, "no-such-card-there", target=t.target, card=act.taken),
        _no("no-swap-of-same", card=act.card),
    ]


def _no_influence(t: Table, act: actions.Influence) -> list[Reason]:
    """Q-18 to Q-22, Q-50."""
    character = CHARACTER_NAMES.index(act.character)
    again = t.influence[character] >> t.seat & 1 == 1
    crowded = character == BERNARDINA and others_on(t, BERNARDINA) != 0
    return [
        _no_character(t, character),
        _if(t.holder[character] == t.seat, "no-influence-on-own", character=act.character),
        *_no_bernardina(t, character),
        _if(crowded, "no-place-beside", character=act.character),
        _no_meeple(t),
        _if(again and not may_conquer(t, character), "no-second-conquest"),
    ]


def _no_bernardina(t: Table, character: int) -> list[Reason]:
    """Q-22."""
    if character != BERNARDINA or t.is_out(character):
        return []
    needs_free = t.holder[character] != t.seat and not holds_free_character(t)
    return [_if(t.on_bernardina, "no-second-payment"), _if(needs_free, "no-free-character")]


def _no_clear(t: Table, act: actions.Clear) -> list[Reason]:
    """Q-21, Q-22."""
    character = CHARACTER_NAMES.index(act.character)
    abroad = character != BERNARDINA and t.holder[character] != t.seat
    there = t.influence[character] >> act.target & 1
    return [
        _no_character(t, character),
        _if(act.target >= t.players, "no-such-player", target=act.target),
        _if(abroad, "no-clearing-abroad", character=act.character),
        _if(act.target == t.seat, "no-clearing-own"),
        _if(not there, "no-meeple-there", target=act.target, character=act.character),
        *_no_bernardina(t, character),
    ]


# Special cards


def _no_chest_blessing(t: Table, act: actions.ChestBlessing) -> list[Reason]:
    return [_no_card(t, "chest-blessing"), _nobody_at(t, act.place)]


def _no_scandal(t: Table, act: actions.Scandal) -> list[Reason]:
    return [_no_card(t, "scandal"), _no("no-minister-there", number=act.number)]


def _no_escape(t: Table, act: actions.Escape) -> list[Reason]:
    return [_no_card(t, "escape"), _no_senzala(t)]


def _no_cabeca_card(t: Table, act: actions.CabecaDePorco) -> list[Reason]:
    return [_no_card(t, "cabeca-de-porco"), *_no_recruit(t, act)]


def _no_bourgeoisie(t: Table, act: actions.Bourgeoisie) -> list[Reason]:
    return [_no_card(t, "bourgeoisie"), _no_free_shop(t, act.shop), _no_meeple(t)]


def _no_imperial_family(t: Table, act: actions.ImperialFamily) -> list[Reason]:
    return [_no_card(t, "imperial-family"), _no_meeple(t)]


PHASES_OF: dict[type, tuple[int, ...]] = {
    actions.Settle: (SETTLING,),
    actions.Pay: (PAYING,),
    actions.Keep: (SWAPPING,),
    actions.Swap: (SWAPPING,),
    actions.Rob: (PLAYING, ROBBING),
    actions.End: (PLAYING, DISCARDING),
    actions.Discard: (PLAYING, DISCARDING),
}
"""When an act can be done at all; all others while playing."""

FIRST = {
    SETTLING: "choose-shop-first",
    PAYING: "pay-first",
    SWAPPING: "swap-first",
    ROBBING: "rob-first",
    DISCARDING: "combinations-are-over",
}
"""What is asked instead."""

TOO_LATE: dict[type, str] = {
    actions.Settle: "set-up-is-over",
    actions.Pay: "nothing-to-pay",
    actions.Keep: "no-hand-to-swap-with",
    actions.Swap: "no-hand-to-swap-with",
}

REASONS: dict[type, Callable[[Table, Any], list[Reason]]] = {
    actions.End: _no_end,
    actions.Discard: _no_discard,
    actions.Settle: _no_settle,
    actions.Lay: _no_lay,
    actions.Take: _no_take,
    actions.Look: _no_look,
    actions.Rob: _no_rob,
    actions.Swap: _no_swap,
    actions.Pay: _no_pay,
    actions.Trade: _no_trade,
    actions.Free: _no_free,
    actions.FreeByFreedom: _no_free_by_princesa,
    actions.FreeByIcon: _no_free_by_princesa,
    actions.Found: _no_found,
    actions.Employ: _no_employ,
    actions.Appoint: _no_appoint,
    actions.AppointWithout: _no_appoint_without,
    actions.Attack: _no_attack,
    actions.Recruit: _no_recruit,
    actions.ReplaceBurgher: _no_replace_burgher,
    actions.ReplaceMinister: _no_replace_minister,
    actions.Influence: _no_influence,
    actions.Clear: _no_clear,
    actions.ChestBlessing: _no_chest_blessing,
    actions.Scandal: _no_scandal,
    actions.Escape: _no_escape,
    actions.CabecaDePorco: _no_cabeca_card,
    actions.Bourgeoisie: _no_bourgeoisie,
    actions.ImperialFamily: _no_imperial_family,
}
