"""Helpers (S-32 to S-45): who may use which, and what those do that answer to an occasion.

Helpers that lend a hand in an action of their owner's turn do so where that action is: the reindeer grid, the store,
the making of toys. `wields` asks whether a player has a helper's ability, as its owner or by Dancer (S-56).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.core.chance import Chance
from ludoteca.games.santakaos import pending
from ludoteca.games.santakaos.pieces import (
    BABA_YAGA,
    CLOTH,
    COIN,
    DANCER,
    DASHER,
    HELPERS,
    IRON,
    JULBOCK,
    NOBODY,
    OLENTZERO,
    PEHTA,
    REINDEER,
    SCROOGE,
    SNEGUROCHKA,
    WOOD,
    WOODCUTTER,
)
from ludoteca.games.santakaos.seen import events
from ludoteca.games.santakaos.table import EVERYBODY, Table, known_card


def wields(t: Table, seat: int, helper: int) -> bool:
    """May this player use the ability of this helper now, as its owner or by copying it?"""
    mine = t.helper[seat]
    if mine == helper:
        return not t.is_tired(seat)
    return mine == DANCER and copies(t, seat, helper)


def copies(t: Table, seat: int, helper: int) -> bool:
    """S-56: is Dancer, here and ready, able to copy this helper of another player?"""
    return t.helper[seat] == DANCER and not t.is_tired(seat) and helper in t.helper


def amount(t: Table, helper: int) -> int:
    """The number in a helper's text."""
    return t.rules.charts.helper_amounts[helper]


def owned_amount(t: Table, seat: int, helper: int) -> int:
    """The number in the text of an always working helper, for its owner; 0 for everybody else."""
    return t.rules.charts.helper_amounts[helper] if t.helper[seat] == helper else 0


def use(t: Table, seat: int, helper: int) -> None:
    """A helper's ability is used, by its owner or by Dancer: who works once a round is tired now, who works once
    goes under the deck (S-40, S-56), and a reindeer's use is followed by the Silent Night die (S-54).
    """
    mine = t.helper[seat]
    if t.rules.charts.helper_tires[mine]:
        t.tired |= 1 << seat
    if mine >= REINDEER:
        pending.push(t, pending.SILENT_NIGHT, seat)
    if t.events is not None:
        tell_use(t, seat, helper)
    if t.rules.charts.helper_leaves[helper]:
        leave(t, seat)


def tell_use(t: Table, seat: int, helper: int) -> None:
    """Tell it, but not the steady work of those who work always: what they bring is told anyway."""
    assert t.events is not None
    if t.helper[seat] != helper:
        t.events.append(events.CopiedHelper(seat, HELPERS[helper]))
    elif helper >= REINDEER or t.rules.charts.helper_tires[helper]:
        t.events.append(events.UsedHelper(seat, HELPERS[helper]))


def leave(t: Table, seat: int) -> None:
    """S-21, S-40: a player's helper goes under the deck, for all to see."""
    helper = t.helper[seat]
    t.helper[seat] = NOBODY
    t.tired &= ~(1 << seat)
    t.put_under(known_card(helper, EVERYBODY))
    if t.events is not None:
        t.events.append(events.Left(seat, HELPERS[helper]))


def recruit(t: Table, seat: int, helper: int) -> None:
    """S-21, S-54: one helper at a time, and it comes ready; a reindeer brings a stocking."""
    if t.helper[seat] != NOBODY:
        leave(t, seat)
    t.helper[seat] = helper
    if helper >= REINDEER:
        pending.push(t, pending.STOCKING, seat)


def yaga(t: Table, action: int, chance: Chance) -> None:
    """S-33: once a round one elf for three resources."""
    seat = t.seat
    t.elves[seat] -= 1
    use(t, seat, BABA_YAGA)
    pending.push(t, pending.GAIN, seat, amount(t, BABA_YAGA))


def own_occasion(t: Table, seat: int, helper: int, count: int = 0) -> None:
    """A player does what a helper answers to: its owner has it work, Dancer's owner is asked."""
    mine = t.helper[seat]
    if mine == helper:
        answer(t, seat, helper, count)
    elif mine == DANCER and copies(t, seat, helper):
        pending.push(t, pending.ASK, seat, count, helper)


def others_occasion(t: Table, seat: int, helper: int) -> None:
    """Another player does what a helper answers to; the first asked is the next clockwise."""
    for step in range(t.players - 1, 0, -1):
        other = (seat + step) % t.players
        if t.helper[other] == OLENTZERO and helper == OLENTZERO:
            if not t.is_tired(other):
                pending.push(t, pending.ASK, other, 0, helper)
        else:
            own_occasion(t, other, helper)


def answer(t: Table, seat: int, helper: int, count: int) -> None:
    """The helper's ability is used on its occasion."""
    use(t, seat, helper)
    EFFECTS[helper](t, seat, count)


def accept(t: Table, action: int, chance: Chance) -> None:
    """The player who was asked uses the helper, or copies it."""
    item = t.pending.pop()
    answer(t, pending.seat_of(item), pending.which_of(item), pending.count_of(item))


def decline(t: Table, action: int, chance: Chance) -> None:
    """The player who was asked does not."""
    t.pending.pop()


def more_coins(t: Table, seat: int, count: int) -> None:
    """S-34: Scrooge: $3 for a yellow die, not $2."""
    t.give(seat, COIN, amount(t, SCROOGE) - t.rules.yellow_coins, "scrooge")


def cloth_of_others(t: Table, seat: int, count: int) -> None:
    """S-37: Snegurochka: 1 cloth for each other player paid by stockings."""
    t.give(seat, CLOTH, count * amount(t, SNEGUROCHKA), "snegurochka")


def coin_for_toy(t: Table, seat: int, count: int) -> None:
    """S-38: Pehta: $1 for a toy made."""
    t.give(seat, COIN, amount(t, PEHTA), "pehta")


def two_resources(t: Table, seat: int, count: int) -> None:
    """S-39: Olentzero: 2 resources of choice."""
    pending.push(t, pending.GAIN, seat, amount(t, OLENTZERO))


def wood_of_store(t: Table, seat: int, count: int) -> None:
    """S-41: Woodcutter: 1 wood."""
    t.give(seat, WOOD, amount(t, WOODCUTTER), "woodcutter")


def iron_of_artifact(t: Table, seat: int, count: int) -> None:
    """S-43: Julbock: 1 iron."""
    t.give(seat, IRON, amount(t, JULBOCK), "julbock")


def bonus_at_chair(t: Table, seat: int, colour: int) -> None:
    """S-55: Dasher: the die's bonus at the chair too."""
    pending.push(t, pending.BONUS, seat, 0, colour)


def nothing(t: Table, seat: int, count: int) -> None:
    """The other helpers answer to no occasion."""


def effects() -> list[Callable[[Table, int, int], None]]:
    """What each helper does on its occasion."""
    table: list[Callable[[Table, int, int], None]] = [nothing] * len(HELPERS)
    table[SCROOGE] = more_coins
    table[SNEGUROCHKA] = cloth_of_others
    table[PEHTA] = coin_for_toy
    table[OLENTZERO] = two_resources
    table[WOODCUTTER] = wood_of_store
    table[JULBOCK] = iron_of_artifact
    table[DASHER] = bonus_at_chair
    return table


EFFECTS: Final = effects()
