"""The locations' actions (S-17 to S-20, S-22, S-23); the Enchanted forest has its own file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.core.chance import Chance
from ludoteca.games.santakaos import pending
from ludoteca.games.santakaos.charts import (
    BEFANA_COLLECT,
    BUY_ARTIFACT,
    BUY_STOCKING,
    COLLECT,
    DANCER_ARTIFACT,
    DANCER_MOVE,
    DANCER_STOCKING,
    GAIN,
    LOOK,
    MOVE,
    NUMBERS,
)
from ludoteca.games.santakaos.pieces import (
    ARTIFACTS,
    BEFANA,
    CHAIR,
    GOODS,
    KRAMPUS,
    RUDOLPH,
    SPACES,
    WOODCUTTER,
)
from ludoteca.games.santakaos.rules.helpers import amount, copies, others_occasion, owned_amount, use, wields
from ludoteca.games.santakaos.rules.rewards import get_artifact, get_stocking
from ludoteca.games.santakaos.seen import events
from ludoteca.games.santakaos.table import REST, Table

INSTEAD: Final[list[Any]] = NUMBERS[GAIN : GAIN + GOODS]


def add_location(t: Table, out: list[Any]) -> None:
    """S-10, S-17, S-23: the location's action, any location's at the chair, or one resource."""
    if t.location == CHAIR:
        for add in OFFERS:
            add(t, out)
    else:
        OFFERS[t.location](t, out)
    out.extend(INSTEAD)


def add_forest(t: Table, out: list[Any]) -> None:
    """S-21: helpers there always are."""
    out.append(LOOK)


def free_spaces(t: Table, seat: int) -> int:
    """S-18, S-36: how far the reindeer goes without elves: one space, with Rudolph two."""
    return max(1, owned_amount(t, seat, RUDOLPH))


def elves_to(t: Table, space: int, free: int) -> int:
    """S-18: how many elves a space takes."""
    return max(0, t.rules.charts.distances[t.reindeer * len(SPACES) + space] - free)


def add_moves(t: Table, out: list[Any]) -> None:
    """S-18, S-36: the spaces the player's elves can reach; by Dancer with fewer of them."""
    seat = t.player
    elves = t.elves[seat]
    free = free_spaces(t, seat)
    for space in range(len(SPACES)):
        if elves_to(t, space, free) <= elves:
            out.append(NUMBERS[MOVE + space])
    if copies(t, seat, RUDOLPH):
        for space in range(len(SPACES)):
            fewer = elves_to(t, space, amount(t, RUDOLPH))
            if fewer <= elves and fewer < elves_to(t, space, free):
                out.append(NUMBERS[DANCER_MOVE + space])


def move(t: Table, action: int, chance: Chance) -> None:
    """S-18: the reindeer goes to a space."""
    move_to(t, action - MOVE, free_spaces(t, t.player))


def dancer_move(t: Table, action: int, chance: Chance) -> None:
    """S-36, S-56: likewise, Dancer copying Rudolph."""
    use(t, t.player, RUDOLPH)
    move_to(t, action - DANCER_MOVE, amount(t, RUDOLPH))


def move_to(t: Table, space: int, free: int) -> None:
    """S-18: discard elves, take what the space shows and only that; the marker stays there."""
    seat = t.player
    elves = elves_to(t, space, free)
    t.elves[seat] -= elves
    t.reindeer = space
    t.stage = REST
    if t.events is not None:
        t.events.append(events.MovedReindeer(seat, SPACES[space], elves))
    grid = t.rules.charts.grid
    for kind in range(GOODS):
        t.give(seat, kind, grid[space * 5 + kind], "reindeer")
    pending.push(t, pending.GAIN, seat, grid[space * 5 + GOODS])


def stocking_price(t: Table, seat: int) -> int:
    """S-19, S-35: $2, for Krampus's owner $1 less."""
    return max(0, t.rules.stocking_price - owned_amount(t, seat, KRAMPUS))


def artifact_price(t: Table, seat: int, artifact: int) -> int:
    """S-22, S-35: what it costs, for Krampus's owner $1 less."""
    return max(0, t.rules.charts.artifact_prices[artifact] - owned_amount(t, seat, KRAMPUS))


def add_stockings(t: Table, out: list[Any]) -> None:
    """S-19: any kind in stock, if the coins are there."""
    seat = t.player
    coins = t.coins(seat)
    price = stocking_price(t, seat)
    if coins >= price:
        for kind in range(GOODS):
            if t.stock[kind]:
                out.append(NUMBERS[BUY_STOCKING + kind])
    if copies(t, seat, KRAMPUS) and coins >= price - amount(t, KRAMPUS):
        for kind in range(GOODS):
            if t.stock[kind]:
                out.append(NUMBERS[DANCER_STOCKING + kind])


def buy_stocking(t: Table, action: int, chance: Chance) -> None:
    """S-19: exactly one."""
    t.stage = REST
    get_stocking(t, t.player, action - BUY_STOCKING, stocking_price(t, t.player))


def dancer_stocking(t: Table, action: int, chance: Chance) -> None:
    """S-35, S-56: likewise, Dancer copying Krampus."""
    t.stage = REST
    use(t, t.player, KRAMPUS)
    get_stocking(t, t.player, action - DANCER_STOCKING, max(0, t.rules.stocking_price - amount(t, KRAMPUS)))


def add_store(t: Table, out: list[Any]) -> None:
    """S-20, S-45: one thing for each elf, Befana counting as one more; not with nothing to collect."""
    if t.elves[t.player]:
        out.append(COLLECT)
    if wields(t, t.player, BEFANA):
        out.append(BEFANA_COLLECT)


def collect(t: Table, action: int, chance: Chance) -> None:
    """S-20: the elves collect and stay."""
    collect_for(t, t.elves[t.player])


def befana_collect(t: Table, action: int, chance: Chance) -> None:
    """S-45: Befana collects with them, once a round."""
    use(t, t.player, BEFANA)
    collect_for(t, t.elves[t.player] + amount(t, BEFANA))


def collect_for(t: Table, count: int) -> None:
    """S-20, S-41: so many things of any kind, coins too; the Woodcutter hears of it."""
    t.stage = REST
    if t.events is not None:
        t.events.append(events.Collected(t.player, count))
    pending.push(t, pending.GAIN, t.player, count, 0, True)
    others_occasion(t, t.player, WOODCUTTER)


def add_artifacts(t: Table, out: list[Any]) -> None:
    """S-22: any type still there, not yet owned, that can be paid."""
    seat = t.player
    coins = t.coins(seat)
    dancer = copies(t, seat, KRAMPUS)
    lower: list[Any] = []
    for artifact in range(len(ARTIFACTS)):
        if t.room[artifact] and not t.artifacts[seat] >> artifact & 1:
            price = artifact_price(t, seat, artifact)
            if coins >= price:
                out.append(NUMBERS[BUY_ARTIFACT + artifact])
            if dancer and coins >= price - amount(t, KRAMPUS):
                lower.append(NUMBERS[DANCER_ARTIFACT + artifact])
    out.extend(lower)


def buy_artifact(t: Table, action: int, chance: Chance) -> None:
    """S-22: one artifact at its price."""
    t.stage = REST
    artifact = action - BUY_ARTIFACT
    get_artifact(t, t.player, artifact, artifact_price(t, t.player, artifact))


def dancer_artifact(t: Table, action: int, chance: Chance) -> None:
    """S-35, S-56: likewise, Dancer copying Krampus."""
    t.stage = REST
    artifact = action - DANCER_ARTIFACT
    use(t, t.player, KRAMPUS)
    get_artifact(t, t.player, artifact, max(0, t.rules.charts.artifact_prices[artifact] - amount(t, KRAMPUS)))


OFFERS: Final[list[Callable[[Table, list[Any]], None]]] = [
    *(add_moves, add_stockings, add_store, add_forest, add_artifacts),
]
"""What each location offers, by its number; the chair offers all of it."""
