"""The Silent Night die of the turbo sleigh (S-58)."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.games.santakaos import pending
from ludoteca.games.santakaos.pieces import COIN
from ludoteca.games.santakaos.seen import events
from ludoteca.games.santakaos.table import Table


def silent_night(t: Table, item: int, chance: Chance) -> bool:
    """S-54, S-58: a reindeer's ability is done: the die is rolled, for everybody's good."""
    t.pending.pop()
    roller = pending.seat_of(item)
    faces = t.rules.charts.silent_coin
    coin = faces[chance.below(len(faces))]
    if t.events is not None:
        t.events.append(events.SilentNight(roller, "coin" if coin else "resource"))
    if coin:
        coins_for_others(t, roller)
    else:
        resource_for_all(t, roller)
    return True


def coins_for_others(t: Table, roller: int) -> None:
    """S-58: $1 for every other player."""
    for step in range(1, t.players):
        t.give((roller + step) % t.players, COIN, 1, "silent-night")


def resource_for_all(t: Table, roller: int) -> None:
    """S-58: one resource of choice for everybody, in turn order from the roller."""
    for step in range(t.players - 1, -1, -1):
        pending.push(t, pending.GAIN, (roller + step) % t.players, 1)
