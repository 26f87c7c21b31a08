"""Rounds: the roll, what happens between rounds, the end of the game (S-01, S-07 to S-12)."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.games.santakaos import pending
from ludoteca.games.santakaos.pieces import (
    COLOURS,
    FACES,
    GOODS,
    LOCATIONS,
    SNEGUROCHKA,
    colour_of,
    location_of,
    place_of,
)
from ludoteca.games.santakaos.rules.helpers import own_occasion
from ludoteca.games.santakaos.rules.scoring import employee
from ludoteca.games.santakaos.seen import events
from ludoteca.games.santakaos.table import BETWEEN_ROUNDS, DIE, OVER, Table


def roll_dice(t: Table, chance: Chance) -> None:
    """S-02, S-07, S-08: a die of each colour for each player; too many at a location are rolled again."""
    t.dice_left = t.players * len(COLOURS)
    colours = [colour for colour in range(len(COLOURS)) for _ in range(t.players)]
    roll(t, colours, False, chance)
    crowded = pick_up_crowded(t)
    while crowded:
        roll(t, crowded, True, chance)
        crowded = pick_up_crowded(t)


def roll(t: Table, colours: list[int], again: bool, chance: Chance) -> None:
    """S-07: each die goes to the location of its number."""
    rolled: list[int] = []
    for colour in colours:
        place = place_of(chance.below(len(LOCATIONS)), colour)
        t.dice[place] += 1
        rolled.append(place)
    if t.events is not None:
        faces = tuple([FACES[colour_of(place)][location_of(place)] for place in rolled])
        t.events.append(events.RolledAgain(t.first, faces) if again else events.Rolled(t.first, faces))


def pick_up_crowded(t: Table) -> list[int]:
    """S-08: all dice of every number shown more often than a location has room; their colours."""
    colours: list[int] = []
    for location in range(len(LOCATIONS)):
        if dice_at(t, location) > t.rules.most_dice:
            for colour in range(len(COLOURS)):
                place = place_of(location, colour)
                colours.extend([colour] * t.dice[place])
                t.dice[place] = 0
    return colours


def dice_at(t: Table, location: int) -> int:
    """How many dice lie at a location."""
    found = 0
    for colour in range(len(COLOURS)):
        found += t.dice[place_of(location, colour)]
    return found


def begin_turn(t: Table, player: int) -> None:
    """S-09: a player's turn."""
    t.turn += 1
    t.player = player
    t.stage = DIE
    if t.events is not None:
        t.events.append(events.Began(player, t.turn))


def end_turn(t: Table, which: int, chance: Chance) -> None:
    """S-09, S-12: the next player's turn while dice are left; else the round ends, the last one with the game."""
    if t.dice_left:
        begin_turn(t, (t.player + 1) % t.players)
    elif t.round < t.rules.rounds:
        close_round(t)
    else:
        end_game(t)


def close_round(t: Table) -> None:
    """S-11: round marker on, first-player marker clockwise, stockings pay; the rest when all have answered."""
    t.stage = BETWEEN_ROUNDS
    t.round += 1
    t.first = (t.first + 1) % t.players
    pending.push(t, pending.NEW_ROUND, t.first)
    for seat in range(t.players):
        pay_stockings(t, seat)
    for step in range(t.players - 1, -1, -1):
        meet_snegurochka(t, (t.first + step) % t.players)


def pay_stockings(t: Table, seat: int) -> None:
    """S-19: each stocking pays its thing."""
    for kind in range(GOODS):
        t.give(seat, kind, t.areas[seat].stockings[kind], "stocking")


def meet_snegurochka(t: Table, seat: int) -> None:
    """S-37: Snegurochka counts the other players who were paid."""
    paid = sum([1 for other in range(t.players) if other != seat and t.areas[other].all_stockings()])
    if paid:
        own_occasion(t, seat, SNEGUROCHKA, paid)


def new_round(t: Table, item: int, chance: Chance) -> bool:
    """S-11: used artifacts and helpers are ready again, the first player rolls and begins."""
    t.pending.pop()
    for area in t.areas:
        area.tired = False
        area.used = 0
    if t.events is not None:
        t.events.append(events.RoundBegan(t.first, t.round))
    roll_dice(t, chance)
    begin_turn(t, t.first)
    return True


def end_game(t: Table) -> None:
    """S-12, S-46: the game ends at once; the Employee of the Month is named."""
    t.stage = OVER
    t.seat = -1
    best = employee(t)
    if t.events is not None and best >= 0:
        t.events.append(events.Employee(best))
