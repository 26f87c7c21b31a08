"""The locations' actions: which are open where (S-17, S-23), the reindeer (S-18), the store (S-20), the forest (S-21).

What is bought at locations 2 and 5 is in wares.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.sets import members_of, without
from ludoteca.core.verbs import Numbers
from ludoteca.games.santakaos import pending
from ludoteca.games.santakaos.known import helper_of, known_card, shown_to
from ludoteca.games.santakaos.pieces import (
    BEFANA,
    CHAIR,
    COIN,
    FOREST,
    GOODS,
    HELPERS,
    RUDOLPH,
    SPACES,
    STORE,
    TRAFFIC,
    WOODCUTTER,
)
from ludoteca.games.santakaos.rules.helpers import (
    amount,
    copies,
    no_copy,
    no_use,
    others_occasion,
    owned_amount,
    recruit,
    use,
    wields,
)
from ludoteca.games.santakaos.rules.refusal import no, not_asked, not_here
from ludoteca.games.santakaos.rules.wares import add_artifacts, add_stockings
from ludoteca.games.santakaos.seen import events
from ludoteca.games.santakaos.table import REST, Table


def add_location(t: Table, out: Numbers) -> None:
    """S-10, S-17, S-23: the location's action, any location's at the chair, or one resource."""
    if t.location == CHAIR:
        for add in OFFERS:
            add(t, out)
    else:
        OFFERS[t.location](t, out)
    out.extend(t.rules.charts.gains)


def free_spaces(t: Table) -> int:
    """S-18, S-36: how far the reindeer goes without elves: one space, with Rudolph two."""
    return max(1, owned_amount(t, t.player, RUDOLPH))


def elves_to(t: Table, space: int, free: int) -> int:
    """S-18: how many elves a space takes."""
    return max(0, t.rules.charts.distances[t.reindeer][space] - free)


def saves_elves(t: Table, space: int) -> bool:
    """S-36, S-56: does the ability of Rudolph, copied, help on the way to a space?"""
    return elves_to(t, space, amount(t, RUDOLPH)) < elves_to(t, space, free_spaces(t))


def add_moves(t: Table, out: Numbers) -> None:
    """S-18, S-36: the spaces the player's elves can reach; by Dancer with fewer of them."""
    elves = t.mine().elves
    charts = t.rules.charts
    free = free_spaces(t)
    for space in range(len(SPACES)):
        if elves_to(t, space, free) <= elves:
            out.append(charts.moves[space])
    if copies(t, t.player, RUDOLPH):
        for space in range(len(SPACES)):
            if elves_to(t, space, amount(t, RUDOLPH)) <= elves and saves_elves(t, space):
                out.append(charts.dancer_moves[space])


def too_few_elves(t: Table, needed: int) -> Illegal | None:
    """S-18: the elves do not reach."""
    elves = t.mine().elves
    return None if elves >= needed else no("too-few-elves", needed=needed, count=elves)


def no_move(t: Table, space: int) -> Illegal | None:
    """S-18: why the reindeer does not go there now."""
    return not_here(t, TRAFFIC) or too_few_elves(t, elves_to(t, space, free_spaces(t)))


def move(t: Table, space: int, chance: Chance) -> None:
    """S-18: the reindeer goes to a space."""
    move_to(t, space, free_spaces(t))


def no_dancer_move(t: Table, space: int) -> Illegal | None:
    """S-36, S-56: why Dancer does not copy Rudolph for it now."""
    wrong = not_here(t, TRAFFIC) or no_copy(t, RUDOLPH)
    if wrong is not None:
        return wrong
    if not saves_elves(t, space):
        return no("dancer-not-needed", helper="rudolph")
    return too_few_elves(t, elves_to(t, space, amount(t, RUDOLPH)))


def dancer_move(t: Table, space: int, chance: Chance) -> None:
    """S-36, S-56: likewise, Dancer copying Rudolph."""
    use(t, t.player, RUDOLPH)
    move_to(t, space, amount(t, RUDOLPH))


def move_to(t: Table, space: int, free: int) -> None:
    """S-18: discard elves, take what the space shows and only that; the marker stays there."""
    seat = t.player
    elves = elves_to(t, space, free)
    t.mine().elves -= elves
    t.reindeer = space
    t.stage = REST
    if t.events is not None:
        t.events.append(events.MovedReindeer(seat, SPACES[space], elves))
    shown = t.rules.charts.grid[space]
    for kind in range(GOODS):
        t.give(seat, kind, shown[kind], "reindeer")
    pending.push(t, pending.GAIN, seat, shown[GOODS])


def add_store(t: Table, out: Numbers) -> None:
    """S-20, S-45: one thing for each elf, Befana counting as one more; not with nothing to collect."""
    if t.mine().elves:
        out.append(t.rules.charts.collect)
    if wields(t, t.player, BEFANA):
        out.append(t.rules.charts.befana_collect)


def no_collect(t: Table, which: int) -> Illegal | None:
    """S-20: why nothing is collected now."""
    return not_here(t, STORE) or (None if t.mine().elves else no("nothing-to-collect"))


def collect(t: Table, which: int, chance: Chance) -> None:
    """S-20: the elves collect and stay."""
    collect_for(t, t.mine().elves)


def no_befana_collect(t: Table, which: int) -> Illegal | None:
    """S-45: why Befana does not collect now."""
    return not_here(t, STORE) or no_use(t, BEFANA)


def befana_collect(t: Table, which: int, chance: Chance) -> None:
    """S-45: Befana collects with them, once a round."""
    use(t, t.player, BEFANA)
    collect_for(t, t.mine().elves + amount(t, BEFANA))


def collect_for(t: Table, count: int) -> None:
    """S-20, S-41: so many things of any kind, coins too; the Woodcutter hears of it."""
    t.stage = REST
    if t.events is not None:
        t.events.append(events.Collected(t.player, count))
    pending.push(t, pending.GAIN, t.player, count, 0, True)
    others_occasion(t, t.player, WOODCUTTER)


def add_look(t: Table, out: Numbers) -> None:
    """S-21: helpers there always are."""
    out.append(t.rules.charts.look)


def no_look(t: Table, which: int) -> Illegal | None:
    """S-21: why nobody looks now."""
    return not_here(t, FOREST)


def visit_forest(t: Table, which: int, chance: Chance) -> None:
    """S-21: the action of the Enchanted forest."""
    t.stage = REST
    look(t, t.player, False, chance)


def look(t: Table, seat: int, reward: bool, chance: Chance) -> None:
    """S-21: a player looks at the top two helpers; nobody else sees them."""
    t.looks += 1
    t.offer = [shown_to(draw_helper(t, chance), seat) for _ in range(2)]
    if t.events is not None:
        t.events.append(events.Looked(seat, tuple([HELPERS[helper] for helper in on_offer(t)])))
    pending.push(t, pending.HELPERS, seat, 0, 0, reward)


def draw_helper(t: Table, chance: Chance) -> int:
    """The top helper: any one of those in no known order, then those put under the deck."""
    if not t.forest:
        return t.under.pop(0)
    helpers = members_of(t.forest)
    helper = helpers[chance.below(len(helpers))]
    t.forest = without(t.forest, helper)
    return known_card(helper, 0)


def on_offer(t: Table) -> list[int]:
    """The helpers somebody is looking at, as they lie."""
    return [helper_of(card) for card in t.offer]


def legal_helpers(t: Table, item: int) -> list[int]:
    """S-21: either one, or neither."""
    charts = t.rules.charts
    out: Numbers = [charts.keeps[helper] for helper in sorted(on_offer(t))]
    out.append(charts.neither)
    return out


def settle_helpers(t: Table, item: int, chance: Chance) -> bool:
    """S-21: who cannot pay $2 puts both under the deck."""
    if pending.flag_of(item) or t.areas[pending.seat_of(item)].coins >= t.rules.helper_price:
        return False
    keep_neither(t, 0, chance)
    return True


def no_keep(t: Table, helper: int) -> Illegal | None:
    """S-21: why this helper is not kept now."""
    wrong = not_asked(t, pending.HELPERS)
    if wrong is not None or helper in on_offer(t):
        return wrong
    return no("not-on-offer", helper=HELPERS[helper])


def keep(t: Table, helper: int, chance: Chance) -> None:
    """S-21: one helper for $2, the other goes under the deck, then the one before."""
    item = t.pending.pop()
    seat = pending.seat_of(item)
    price = 0 if pending.flag_of(item) else t.rules.helper_price
    t.areas[seat].coins -= price
    if t.events is not None:
        t.events.append(events.Kept(seat, HELPERS[helper], price))
    for card in t.offer:
        if helper_of(card) != helper:
            t.put_under(card)
    t.offer = []
    recruit(t, seat, helper)


def no_neither(t: Table, which: int) -> Illegal | None:
    """S-21: why the pick of two is not declined now."""
    return not_asked(t, pending.HELPERS)


def keep_neither(t: Table, which: int, chance: Chance) -> None:
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


OFFERS: Final[list[Callable[[Table, Numbers], None]]] = [
    *(add_moves, add_stockings, add_store, add_look, add_artifacts),
]
"""What each location offers, by its number; the chair offers all of it."""
