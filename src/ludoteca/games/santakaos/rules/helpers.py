"""Helpers (S-32 to S-45): who may use which, and what those do that answer to an occasion; Silent Night (S-58).

Helpers that lend a hand in an action of their owner's turn do so where that action is: the reindeer grid, the store,
the making of toys. `wields` asks whether a player has a helper's ability, as its owner or by Dancer (S-56).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.verbs import Numbers
from ludoteca.games.santakaos import pending
from ludoteca.games.santakaos.known import everybody, known_card
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
from ludoteca.games.santakaos.rules.refusal import no, not_asked, not_free
from ludoteca.games.santakaos.seen import events
from ludoteca.games.santakaos.table import Table


def wields(t: Table, seat: int, helper: int) -> bool:
    """May this player use the ability of this helper now, as its owner or by copying it?"""
    area = t.areas[seat]
    if area.helper == helper:
        return not area.tired
    return area.helper == DANCER and copies(t, seat, helper)


def copies(t: Table, seat: int, helper: int) -> bool:
    """S-56: is Dancer, here and ready, able to copy this helper of another player?"""
    area = t.areas[seat]
    return area.helper == DANCER and not area.tired and is_owned(t, helper)


def is_owned(t: Table, helper: int) -> bool:
    """Has anybody this helper?"""
    return any(area.helper == helper for area in t.areas)


def no_use(t: Table, helper: int) -> Illegal | None:
    """Why the player whose turn it is may not use the ability of this helper now."""
    if wields(t, t.player, helper):
        return None
    area = t.mine()
    if area.tired and (area.helper == helper or (area.helper == DANCER and is_owned(t, helper))):
        return no("helper-tired", helper=HELPERS[area.helper])
    return no("no-helper", helper=HELPERS[helper])


def no_copy(t: Table, helper: int) -> Illegal | None:
    """S-56: why Dancer does not copy this helper for the player whose turn it is."""
    return None if copies(t, t.player, helper) else no("dancer-cannot-copy", helper=HELPERS[helper])


def amount(t: Table, helper: int) -> int:
    """The number in a helper's text."""
    return t.rules.charts.helper_amounts[helper]


def owned_amount(t: Table, seat: int, helper: int) -> int:
    """The number in the text of an always working helper, for its owner; 0 for everybody else."""
    return t.rules.charts.helper_amounts[helper] if t.areas[seat].helper == helper else 0


def use(t: Table, seat: int, helper: int) -> None:
    """A helper's ability is used, by its owner or by Dancer: who works once a round is tired now, who works once
    goes under the deck (S-40, S-56), and a reindeer's use is followed by the Silent Night die (S-54).
    """
    area = t.areas[seat]
    if t.rules.charts.helper_tires[area.helper]:
        area.tired = True
    if area.helper >= REINDEER:
        pending.push(t, pending.SILENT_NIGHT, seat)
    if t.events is not None:
        tell_use(t, seat, helper)
    if t.rules.charts.helper_leaves[helper]:
        leave(t, seat)


def tell_use(t: Table, seat: int, helper: int) -> None:
    """Tell it, but not the steady work of those who work always: what they bring is told anyway."""
    assert t.events is not None
    if t.areas[seat].helper != helper:
        t.events.append(events.CopiedHelper(seat, HELPERS[helper]))
    elif helper >= REINDEER or t.rules.charts.helper_tires[helper]:
        t.events.append(events.UsedHelper(seat, HELPERS[helper]))


def leave(t: Table, seat: int) -> None:
    """S-21, S-40: a player's helper goes under the deck, for all to see."""
    area = t.areas[seat]
    helper = area.helper
    area.helper = NOBODY
    area.tired = False
    t.put_under(known_card(helper, everybody(t.players)))
    if t.events is not None:
        t.events.append(events.Left(seat, HELPERS[helper]))


def recruit(t: Table, seat: int, helper: int) -> None:
    """S-21, S-54: one helper at a time, and it comes ready; a reindeer brings a stocking."""
    if t.areas[seat].helper != NOBODY:
        leave(t, seat)
    t.areas[seat].helper = helper
    if helper >= REINDEER:
        pending.push(t, pending.STOCKING, seat)


def add_yaga(t: Table, out: Numbers) -> None:
    """S-33: Baba Yaga, if there is an elf for her."""
    if t.mine().elves and wields(t, t.player, BABA_YAGA):
        out.extend(t.rules.charts.yaga)


def no_yaga(t: Table, which: int) -> Illegal | None:
    """S-33: why Baba Yaga gives nothing now."""
    return not_free(t) or no_use(t, BABA_YAGA) or (None if t.mine().elves else no("no-elf"))


def yaga(t: Table, which: int, chance: Chance) -> None:
    """S-33: once a round one elf for three resources."""
    t.mine().elves -= 1
    use(t, t.player, BABA_YAGA)
    pending.push(t, pending.GAIN, t.player, amount(t, BABA_YAGA))


def own_occasion(t: Table, seat: int, helper: int, count: int = 0) -> None:
    """A player does what a helper answers to: its owner has it work, Dancer's owner is asked."""
    mine = t.areas[seat].helper
    if mine == helper:
        answer(t, seat, helper, count)
    elif mine == DANCER and copies(t, seat, helper):
        pending.push(t, pending.ASK, seat, count, helper)


def others_occasion(t: Table, seat: int, helper: int) -> None:
    """Another player does what a helper answers to; the first asked is the next clockwise."""
    for step in range(t.players - 1, 0, -1):
        other = (seat + step) % t.players
        if t.areas[other].helper == OLENTZERO and helper == OLENTZERO:
            if not t.areas[other].tired:
                pending.push(t, pending.ASK, other, 0, helper)
        else:
            own_occasion(t, other, helper)


def answer(t: Table, seat: int, helper: int, count: int) -> None:
    """The helper's ability is used on its occasion."""
    use(t, seat, helper)
    EFFECTS[helper](t, seat, count)


def legal_answers(t: Table, item: int) -> list[int]:
    """S-39, S-56: use the helper, or not."""
    return t.rules.charts.answers[:]


def always_ask(t: Table, item: int, chance: Chance) -> bool:
    """S-39, S-56: a player who may use a helper is always asked."""
    return False


def no_answer(t: Table, which: int) -> Illegal | None:
    """S-39, S-56: why there is nothing to say yes or no to now."""
    return not_asked(t, pending.ASK)


def accept(t: Table, which: int, chance: Chance) -> None:
    """The player who was asked uses the helper, or copies it."""
    item = t.pending.pop()
    answer(t, pending.seat_of(item), pending.which_of(item), pending.count_of(item))


def decline(t: Table, which: int, chance: Chance) -> None:
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


EFFECTS: Final[dict[int, Callable[[Table, int, int], None]]] = {
    SCROOGE: more_coins,
    SNEGUROCHKA: cloth_of_others,
    PEHTA: coin_for_toy,
    OLENTZERO: two_resources,
    WOODCUTTER: wood_of_store,
    JULBOCK: iron_of_artifact,
    DASHER: bonus_at_chair,
}
"""What each helper does on its occasion."""


def silent_night(t: Table, item: int, chance: Chance) -> bool:
    """S-54, S-58: a reindeer's ability is done: the Silent Night die is rolled, for everybody's good."""
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
