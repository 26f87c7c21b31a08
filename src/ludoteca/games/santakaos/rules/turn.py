"""A turn (S-10): a die, its bonus, the location's action; free actions before, between and after."""

from __future__ import annotations

from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.games.santakaos import pending
from ludoteca.games.santakaos.charts import END, NUMBERS, TAKE, YAGA
from ludoteca.games.santakaos.pieces import BABA_YAGA, CHAIR, COLOURS, DASHER, LOCATIONS, PLACES
from ludoteca.games.santakaos.rules.artifacts import add_shifts, add_uses
from ludoteca.games.santakaos.rules.helpers import own_occasion, wields
from ludoteca.games.santakaos.rules.locations import add_location
from ludoteca.games.santakaos.rules.wishes import add_deliveries
from ludoteca.games.santakaos.rules.workshop import add_makes
from ludoteca.games.santakaos.seen import events
from ludoteca.games.santakaos.table import ACTION, DIE, REST, Table


def legal_in_turn(t: Table) -> list[int]:
    """S-10: what the stage of the turn asks for, and free actions."""
    out: list[Any] = []
    if t.stage == DIE:
        add_dice(t, out)
        add_shifts(t, out, t.player)
    elif t.stage == ACTION:
        add_location(t, out)
    elif t.stage == REST:
        out.append(END)
    else:
        return out
    add_free_actions(t, out)
    return out


def add_dice(t: Table, out: list[Any]) -> None:
    """S-09, S-27: any die, or the one that was shifted."""
    if t.die >= 0:
        out.append(NUMBERS[TAKE + t.die])
        return
    dice = t.dice
    for place in range(PLACES):
        if dice[place]:
            out.append(NUMBERS[TAKE + place])


def add_free_actions(t: Table, out: list[Any]) -> None:
    """S-10: make toys, deliver wishes, use helpers and artifacts, use elves."""
    seat = t.player
    add_makes(t, out, seat)
    if t.elves[seat] and wields(t, seat, BABA_YAGA):
        out.append(YAGA)
    add_deliveries(t, out, seat)
    add_uses(t, out, seat)


def nothing_left(t: Table) -> bool:
    """Is there nothing more to do in this turn but to end it?"""
    out: list[Any] = []
    add_free_actions(t, out)
    return len(out) == 0


def take(t: Table, action: int, chance: Chance) -> None:
    """S-09, S-10, S-23: a die is taken: its bonus is due, at the chair only with Dasher (S-55)."""
    place = action - TAKE
    colour = place % 3
    t.dice[place] -= 1
    t.dice_left -= 1
    t.die = -1
    t.location = place // 3
    t.stage = ACTION
    if t.events is not None:
        t.events.append(events.Took(t.player, COLOURS[colour], LOCATIONS[t.location]))
    if t.location == CHAIR:
        own_occasion(t, t.player, DASHER, colour)
    else:
        pending.push(t, pending.BONUS, t.player, 0, colour)
