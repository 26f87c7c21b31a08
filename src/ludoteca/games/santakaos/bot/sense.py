"""What a bot senses of a position: a guess of every player's final score."""

from __future__ import annotations

from typing import Final

from ludoteca.core.sets import contains, count, members_of
from ludoteca.games.santakaos import pending
from ludoteca.games.santakaos.area import SantaKaosArea
from ludoteca.games.santakaos.pieces import CHAIR, COLOURS, NOBODY, ORDINARY, RESOURCES, STAR, STORE, WISHES
from ludoteca.games.santakaos.rules.scoring import (
    artifact_points,
    employee,
    stocking_points,
    toy_points,
    undelivered_points,
    wish_points,
)
from ludoteca.games.santakaos.table import ACTION, DIE, OVER, Table

MARGIN: Final = 8.0
"""A lead of so many points makes a win likely."""
CURIOUS: Final = 0.2

# What is not points yet, in points.
A_RESOURCE: Final = [0.0, 0.9, 1.8, 2.6, 3.3, 3.8, 4.2]
"""So many resources of one kind: toys want all kinds, so the first ones are worth most, and a seventh nothing."""
A_SPARE_COIN: Final = 0.33
A_WISH: Final = 0.45
WISHES_TAKE: Final = 6.0
"""With fewer turns left, a wish card may come too late."""
A_TOY_OF_A_WISH: Final = 0.25
"""A wish card, and each of its toys that is made: less in all than the card brings once delivered."""
AN_ELF: Final = 0.1
A_HELPER: Final = 0.13
AN_ARTIFACT: Final = 0.02
"""These for each turn still to come."""
A_USED_ARTIFACT: Final = 0.1
A_USED_STAR: Final = 0.6
"""For each own die still to be taken in this round, which it can no longer help to."""
A_STOCKING: Final = 0.8
"""For each round still to come."""
IN_TIME: Final = [0.0, 0.5, 0.9, 1.0]
"""The part of the resources that still become toys, by the turns left to make them in, this one included."""
CHOICES: Final = {
    **{pending.BONUS: 0.8, pending.WISH: 0.6, pending.BAG: 0.6, pending.HELPERS: 0.8, pending.STOCKING: 2.0},
    **{pending.ARTIFACT: 1.5, pending.REWARD: 2.0, pending.ASK: 0.8},
}
A_CHOICE: Final = [CHOICES.get(kind, 0.0) for kind in range(len(pending.PENDING))]
"""Something still to be decided, by its kind."""
A_GAIN: Final = 0.8
AN_ACTION: Final = [1.6, 0.8, 0.0, 0.9, 0.8, 1.7]
"""The action of a location still to be done; at the store each elf brings something."""


def estimate(t: Table) -> list[float]:
    """Points as if the game ended now, and what is left to gain."""
    best = employee(t)
    return [points(t, seat, best) + (0.0 if t.stage == OVER else promise(t, seat)) for seat in range(t.players)]


def points(t: Table, seat: int, best: int) -> float:
    """S-47 to S-52, S-63: points as if the game ended now."""
    area = t.areas[seat]
    total = wish_points(t, area.delivered) + stocking_points(t, seat) + artifact_points(t, seat)
    total += toy_points(t, seat) + area.coins // t.rules.coins_for_a_point
    total += t.rules.employee_points if seat == best else 0
    if area.wishes > ORDINARY:
        total += undelivered_points(t, seat)
    return float(total)


def promise(t: Table, seat: int) -> float:
    """What goods, wishes and the workshop may still bring."""
    coming = t.rules.rounds - t.round
    turns = turns_left(t, seat)
    area = t.areas[seat]
    spare: int = area.coins % t.rules.coins_for_a_point
    value = A_SPARE_COIN * spare
    value += resources_worth(area) * IN_TIME[min(turns + at_work(t, seat), len(IN_TIME) - 1)]
    value += A_STOCKING * coming * area.all_stockings()
    value += turns * workshop_worth(area) - A_USED_ARTIFACT * count(area.used)
    if contains(area.used, STAR):
        value -= A_USED_STAR * dice_to_take(t, seat)
    return value + hopes(t, seat, min(1.0, turns / WISHES_TAKE)) + prospects(t, seat)


def turns_left(t: Table, seat: int) -> int:
    """S-02: the turns a player has yet to begin."""
    return (t.rules.rounds - t.round) * len(COLOURS) + dice_to_take(t, seat)


def dice_to_take(t: Table, seat: int) -> int:
    """S-09: how many dice of this round a player has yet to take: they are taken one by one in turn."""
    taker = t.player if t.stage == DIE else t.player + 1
    before = (seat - taker) % t.players
    return (t.dice_left - before + t.players - 1) // t.players


def at_work(t: Table, seat: int) -> int:
    """1 for the player whose turn is under way."""
    return 1 if t.player == seat and t.stage != DIE else 0


def resources_worth(area: SantaKaosArea) -> float:
    """Resources on their way to toys."""
    value = 0.0
    for kind in range(RESOURCES):
        value += A_RESOURCE[min(area.held(kind), len(A_RESOURCE) - 1)]
    return value


def workshop_worth(area: SantaKaosArea) -> float:
    """What elves, artifacts and a helper bring in a turn."""
    elves: int = area.elves
    value = AN_ELF * elves + AN_ARTIFACT * count(area.artifacts)
    return value + A_HELPER if area.helper != NOBODY else value


def prospects(t: Table, seat: int) -> float:
    """What a player is about to choose, and the action still to be done."""
    value = 0.0
    for item in t.pending:
        if pending.seat_of(item) == seat:
            value += choice_worth(item)
    if t.stage == ACTION and t.player == seat:
        value += max(A_GAIN, action_worth(t, seat))
    return value


def choice_worth(item: int) -> float:
    """What something still to be decided may bring; resources due are counted."""
    due: int = pending.count_of(item)
    return A_GAIN * due if pending.kind_of(item) == pending.GAIN else A_CHOICE[pending.kind_of(item)]


def action_worth(t: Table, seat: int) -> float:
    """What the location's action may bring."""
    worth = AN_ACTION[t.location]
    elves: int = t.areas[seat].elves
    return max(worth, A_GAIN * elves) if t.location == STORE or t.location == CHAIR else worth


def hopes(t: Table, seat: int, in_time: float) -> float:
    """Wish cards on their way by the toys made, special ones by what of their cost is there."""
    area, charts = t.areas[seat], t.rules.charts
    toys = area.toy_set()
    value = 0.0
    for wish in members_of(area.wishes):
        if wish >= WISHES:
            value += special_hope(t, area, wish)
        else:
            value += A_WISH * in_time + A_TOY_OF_A_WISH * count(charts.wish_toys[wish] & toys)
            if charts.wish_pairs[wish]:
                value += A_TOY_OF_A_WISH * count(charts.wish_pairs[wish] & area.toy_pairs())
    return value


def special_hope(t: Table, area: SantaKaosArea, wish: int) -> float:
    """S-60: the worth of a special wish and what it would cost to keep it, by the part of its cost that is there."""
    price = t.rules.charts.special_prices[wish - WISHES]
    needed: int = price.cloth + price.wood + price.iron + price.coins + price.elves
    held: int = min(price.cloth, area.cloth) + min(price.wood, area.wood) + min(price.iron, area.iron)
    held += min(price.coins, area.coins) + min(price.elves, area.elves)
    return (t.rules.charts.wish_points[wish] - t.rules.special_undelivered) * held / (2.0 * max(1, needed))
