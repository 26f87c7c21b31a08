"""The die's bonus (S-13 to S-15) and Jack Frost (S-32)."""

from __future__ import annotations

from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.games.santakaos import pending
from ludoteca.games.santakaos.charts import COINS, ELF, FROST, NUMBERS
from ludoteca.games.santakaos.pieces import COIN, GREEN, JACK_FROST, RED, SCROOGE, YELLOW
from ludoteca.games.santakaos.rules.helpers import own_occasion, use, wields
from ludoteca.games.santakaos.rules.wishes import add_wishes, wishes_to_take
from ludoteca.games.santakaos.seen import events
from ludoteca.games.santakaos.table import Table


def has_room(t: Table, seat: int) -> bool:
    """S-14: at most five elves in a workshop."""
    return t.elves[seat] < t.rules.most_elves


def frost_helps(t: Table, item: int) -> bool:
    """S-32: may the player take another colour's bonus?"""
    return not pending.flag_of(item) and wields(t, pending.seat_of(item), JACK_FROST)


def legal_bonus(t: Table, item: int) -> list[int]:
    """S-13 to S-15, S-32: coins, a new elf, a wish card, or another colour by Jack Frost."""
    seat = pending.seat_of(item)
    colour = pending.which_of(item)
    out: list[Any] = [COINS]
    if colour == GREEN and has_room(t, seat):
        out.append(ELF)
    if frost_helps(t, item):
        for other in range(3):
            if other != colour:
                out.append(NUMBERS[FROST + other])
    if colour == RED:
        add_wishes(t, out)
    return out


def settle_bonus(t: Table, item: int, chance: Chance) -> bool:
    """S-15, S-16: coins are given without asking where there is nothing else to take."""
    colour = pending.which_of(item)
    if (colour == RED and wishes_to_take(t)) or (colour == GREEN and has_room(t, pending.seat_of(item))):
        return False
    if frost_helps(t, item):
        return False
    take_coins(t, COINS, chance)
    return True


def take_coins(t: Table, action: int, chance: Chance) -> None:
    """S-13 to S-15: $1, of a yellow die $2, and Scrooge may add to it (S-34)."""
    item = t.pending.pop()
    seat = pending.seat_of(item)
    if pending.which_of(item) == YELLOW:
        t.give(seat, COIN, t.rules.yellow_coins, "die")
        own_occasion(t, seat, SCROOGE)
    else:
        t.give(seat, COIN, t.rules.die_coins, "die")


def train_elf(t: Table, action: int, chance: Chance) -> None:
    """S-14: a new elf."""
    seat = pending.seat_of(t.pending.pop())
    t.elves[seat] += 1
    if t.events is not None:
        t.events.append(events.Trained(seat))


def frost(t: Table, action: int, chance: Chance) -> None:
    """S-32: once a round, the bonus of any colour."""
    seat = pending.seat_of(t.pending.pop())
    use(t, seat, JACK_FROST)
    pending.push(t, pending.BONUS, seat, 0, action - FROST, True)
