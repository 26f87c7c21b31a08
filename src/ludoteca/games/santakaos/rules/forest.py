"""Location 4, the Enchanted forest (S-21), and the pick of two helpers as a reward (S-61)."""

from __future__ import annotations

from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.core.sets import members_of
from ludoteca.games.santakaos import pending
from ludoteca.games.santakaos.charts import KEEP, NEITHER, NUMBERS
from ludoteca.games.santakaos.pieces import COIN, HELPERS
from ludoteca.games.santakaos.rules.helpers import recruit
from ludoteca.games.santakaos.seen import events
from ludoteca.games.santakaos.table import REST, Table, known_card


def visit_forest(t: Table, action: int, chance: Chance) -> None:
    """S-21: the action of the Enchanted forest."""
    t.stage = REST
    look(t, t.player, False, chance)


def look(t: Table, seat: int, reward: bool, chance: Chance) -> None:
    """S-21: a player looks at the top two helpers; nobody else sees them."""
    t.looks += 1
    t.offer = [draw_helper(t, chance) | 1 << seat for _ in range(2)]
    if t.events is not None:
        t.events.append(events.Looked(seat, tuple([HELPERS[card >> 5] for card in t.offer])))
    pending.push(t, pending.HELPERS, seat, 0, 0, reward)


def draw_helper(t: Table, chance: Chance) -> int:
    """The top helper: any one of those in no known order, then those put under the deck."""
    if not t.forest:
        return t.under.pop(0)
    helpers = members_of(t.forest)
    helper = helpers[chance.below(len(helpers))]
    t.forest &= ~(1 << helper)
    return known_card(helper, 0)


def legal_helpers(t: Table, item: int) -> list[int]:
    """S-21: either one, or neither."""
    out: list[Any] = [NUMBERS[KEEP + helper] for helper in sorted([card >> 5 for card in t.offer])]
    out.append(NEITHER)
    return out


def settle_helpers(t: Table, item: int, chance: Chance) -> bool:
    """S-21: who cannot pay $2 puts both under the deck."""
    if pending.flag_of(item) or t.coins(pending.seat_of(item)) >= t.rules.helper_price:
        return False
    keep_neither(t, NEITHER, chance)
    return True


def keep(t: Table, action: int, chance: Chance) -> None:
    """S-21: one helper for $2, the other goes under the deck, then the one before."""
    item = t.pending.pop()
    seat = pending.seat_of(item)
    helper = action - KEEP
    price = 0 if pending.flag_of(item) else t.rules.helper_price
    t.pay(seat, price)
    if t.events is not None:
        t.events.append(events.Kept(seat, HELPERS[helper], price))
    for card in t.offer:
        if card >> 5 != helper:
            t.put_under(card)
    t.offer = []
    recruit(t, seat, helper)


def keep_neither(t: Table, action: int, chance: Chance) -> None:
    """S-21, S-61: both go under the deck as they lay, for $1; as a reward for nothing."""
    item = t.pending.pop()
    seat = pending.seat_of(item)
    if t.events is not None:
        t.events.append(events.PutUnder(seat))
    for card in t.offer:
        t.put_under(card)
    t.offer = []
    if not pending.flag_of(item):
        t.give(seat, COIN, t.rules.helpers_declined, "forest")
