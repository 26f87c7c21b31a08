"""Why an action is not legal now, in words a player understands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.core.errors import Illegal
from ludoteca.games.quissama import actions
from ludoteca.games.quissama.rules import refusals, refusals_of_characters
from ludoteca.games.quissama.rules.deeds import price_of
from ludoteca.games.quissama.rules.purse import IDENTICAL, by_name
from ludoteca.games.quissama.rules.refusals import Reason, no
from ludoteca.games.quissama.table import DISCARDING, PAYING, PLAYING, ROBBING, SETTLING, SWAPPING, Table


def why_not(t: Table, act: Any, number: int) -> Illegal:
    """The reason why the seat that decides may not do this now."""
    if t.phase not in PHASES_OF.get(type(act), (PLAYING,)):
        return no(TOO_LATE[type(act)] if t.phase == PLAYING else FIRST[t.phase])
    found = [reason for reason in REASONS[type(act)](t, act) if reason]
    return found[0] if found else _no_means(t, number)


def _no_means(t: Table, number: int) -> Illegal:
    """Q-16 to Q-23: what it would cost."""
    price = price_of(t, number)
    cost = by_name(price)
    if price < IDENTICAL:
        return no("no-means", icon=cost)
    key = "no-identical-and-more" if cost else "no-identical"
    return no(key, count=t.rules.identical, **({"icon": cost} if cost else {}))


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
    actions.End: refusals.no_end,
    actions.Discard: refusals.no_discard,
    actions.Settle: refusals.no_settle,
    actions.Lay: refusals_of_characters.no_lay,
    actions.Take: refusals_of_characters.no_take,
    actions.Look: refusals_of_characters.no_look,
    actions.Rob: refusals_of_characters.no_rob,
    actions.Swap: refusals_of_characters.no_swap,
    actions.Pay: refusals.no_pay,
    actions.Trade: refusals.no_trade,
    actions.Free: refusals.no_free,
    actions.FreeByFreedom: refusals_of_characters.no_free_by_princesa,
    actions.FreeByIcon: refusals_of_characters.no_free_by_princesa,
    actions.Found: refusals.no_found,
    actions.Employ: refusals.no_employ,
    actions.Appoint: refusals.no_appoint,
    actions.AppointWithout: refusals_of_characters.no_appoint_without,
    actions.Attack: refusals.no_attack,
    actions.Recruit: refusals.no_recruit,
    actions.ReplaceBurgher: refusals_of_characters.no_replace_burgher,
    actions.ReplaceMinister: refusals_of_characters.no_replace_minister,
    actions.Influence: refusals_of_characters.no_influence,
    actions.Clear: refusals_of_characters.no_clear,
    actions.ChestBlessing: refusals.no_chest_blessing,
    actions.Scandal: refusals.no_scandal,
    actions.Escape: refusals.no_escape,
    actions.CabecaDePorco: refusals.no_cabeca_card,
    actions.Bourgeoisie: refusals.no_bourgeoisie,
    actions.ImperialFamily: refusals.no_imperial_family,
}
