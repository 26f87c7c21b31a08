"""What each artifact does (S-27 to S-31), whoever owns it: in artifacts.py is who may use which."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.verbs import Numbers
from ludoteca.games.santakaos import pending
from ludoteca.games.santakaos.pieces import (
    BAG,
    BELL,
    COIN,
    COLOURS,
    GLOBE,
    KINDS,
    LOCATIONS,
    MISTLETOE,
    PLACES,
    SWAPS,
    colour_of,
    location_of,
)
from ludoteca.games.santakaos.rules.refusal import no, not_asked, too_dear
from ludoteca.games.santakaos.rules.wishes import wishes_to_take
from ludoteca.games.santakaos.seen import events
from ludoteca.games.santakaos.table import Table

STEP: Final = len(COLOURS)
"""From a place of dice to the same colour at the next location."""
SHIFTS: Final[list[tuple[int, int]]] = [
    *((place, place + STEP) for place in range(PLACES - STEP)),
    *((place, place - STEP) for place in range(STEP, PLACES)),
]
"""S-27: one location up or down, 1 to 6 without wrapping round: from which place to which."""


class Effect:
    """An artifact type: it adds the numbers of what it can do now, does it (which way, by Vixen?), says why not."""

    __slots__ = ("add", "do", "refuse")

    def __init__(
        self,
        add: Callable[[Table, Numbers, Numbers], None],
        do: Callable[[Table, int, bool], None],
        refuse: Callable[[Table, int], Illegal | None],
    ) -> None:
        self.add = add
        self.do = do
        self.refuse = refuse


def amount(t: Table, artifact: int) -> int:
    """The number in an artifact's text."""
    return t.rules.charts.artifact_amounts[artifact]


def no_die(t: Table, place: int) -> Illegal | None:
    """S-09, S-27: there is no such die."""
    return None if t.dice[place] else no("no-such-die", **die_at(place))


def die_at(place: int) -> dict[str, str]:
    """The dice of a place by name."""
    return {"colour": COLOURS[colour_of(place)], "location": LOCATIONS[location_of(place)]}


def add_shifts(t: Table, out: Numbers, shifts: Numbers) -> None:
    """S-27: every die on the board, taken next or not; first up, then down."""
    for way in range(len(SHIFTS)):
        if t.dice[SHIFTS[way][0]]:
            out.append(shifts[way])


def no_shift(t: Table, way: int) -> Illegal | None:
    """S-27: there is no such die to shift."""
    return no_die(t, SHIFTS[way][0])


def shift(t: Table, way: int, vixen: bool) -> None:
    """S-27: the die counts one more or less and lies at that location from then on."""
    place, there = SHIFTS[way]
    t.dice[place] -= 1
    t.dice[there] += 1
    if t.events is not None:
        colour, location = COLOURS[colour_of(place)], LOCATIONS[location_of(place)]
        t.events.append(events.Shifted(t.player, colour, location, LOCATIONS[location_of(there)]))


def add_mistletoe(t: Table, out: Numbers, numbers: Numbers) -> None:
    """S-28: if there are coins, and a wish card to take."""
    if t.mine().coins >= amount(t, MISTLETOE) and wishes_to_take(t):
        out.extend(numbers)


def no_mistletoe(t: Table, way: int) -> Illegal | None:
    """S-28: too few coins, or no wish card left."""
    return too_dear(t, amount(t, MISTLETOE)) or (None if wishes_to_take(t) else no("no-wish-left"))


def mistletoe(t: Table, way: int, vixen: bool) -> None:
    """S-28: a wish card for $2."""
    t.mine().coins -= amount(t, MISTLETOE)
    pending.push(t, pending.WISH, t.player)


def add_globe(t: Table, out: Numbers, numbers: Numbers) -> None:
    """S-29: if there is an elf."""
    if t.mine().elves:
        out.extend(numbers)


def no_globe(t: Table, way: int) -> Illegal | None:
    """S-29: no elf to give."""
    return None if t.mine().elves else no("no-elf")


def globe(t: Table, way: int, vixen: bool) -> None:
    """S-29: exactly one elf for $3."""
    t.mine().elves -= 1
    t.give(t.player, COIN, amount(t, GLOBE), "snow-globe")


def add_bag(t: Table, out: Numbers, numbers: Numbers) -> None:
    """S-30: if there is a coin."""
    if t.mine().coins:
        out.extend(numbers)


def no_bag(t: Table, way: int) -> Illegal | None:
    """S-30: no coin to spend."""
    return too_dear(t, 1)


def bag(t: Table, way: int, vixen: bool) -> None:
    """S-30: up to $5 for as many resources."""
    pending.push(t, pending.BAG, t.player, amount(t, BAG))


def add_swaps(t: Table, out: Numbers, swaps: Numbers) -> None:
    """S-31: of every resource that is there, for every other one."""
    area = t.mine()
    for way in range(len(SWAPS)):
        if area.held(SWAPS[way][0]):
            out.append(swaps[way])


def no_swap(t: Table, way: int) -> Illegal | None:
    """S-31: none of that resource to give."""
    given = SWAPS[way][0]
    return None if t.mine().held(given) else no("nothing-to-swap", resource=KINDS[given])


def bell(t: Table, way: int, vixen: bool) -> None:
    """S-31: one resource for another, and perhaps a second one."""
    swap(t, way)
    pending.push(t, pending.BELL, t.player, amount(t, BELL) - 1, way, vixen, 1)


def swap(t: Table, way: int) -> None:
    """S-31: one resource given for one of another kind."""
    given, taken = SWAPS[way]
    t.mine().gain(given, -1)
    t.mine().gain(taken, 1)
    if t.events is not None:
        t.events.append(events.Swapped(t.player, KINDS[given], KINDS[taken]))


def more_swaps(t: Table, item: int) -> list[int]:
    """S-31: the swaps that may follow, never undoing a part of the one before."""
    if not pending.count_of(item):
        return []
    given, taken = SWAPS[pending.which_of(item)]
    return [
        way
        for way in range(len(SWAPS))
        if t.mine().held(SWAPS[way][0]) and SWAPS[way][0] != taken and SWAPS[way][1] != given
    ]


def legal_swaps(t: Table, item: int) -> list[int]:
    """S-31: one more swap, or enough."""
    charts = t.rules.charts
    uses = charts.vixen_uses if pending.flag_of(item) else charts.uses
    out: Numbers = [charts.enough]
    out.extend([uses[BELL][way] for way in more_swaps(t, item)])
    return out


def settle_swaps(t: Table, item: int, chance: Chance) -> bool:
    """S-31: the bell is done when no other swap can follow."""
    if more_swaps(t, item):
        return False
    t.pending.pop()
    return True


def no_second_swap(t: Table, way: int, vixen: bool) -> Illegal | None:
    """S-31: why this is no second swap of the bell that was rung."""
    item = t.pending[-1]
    if pending.flag_of(item) == vixen and way in more_swaps(t, item):
        return None
    return no_swap(t, way) or no("same-swap")


def second_swap(t: Table, way: int) -> None:
    """S-31: the second swap of the same use."""
    item = t.pending.pop()
    swap(t, way)
    left, done = pending.count_of(item) - 1, pending.done_of(item) + 1
    pending.push(t, pending.BELL, t.player, left, way, pending.flag_of(item), done)


def no_enough(t: Table, which: int) -> Illegal | None:
    """S-30, S-31: why there is nothing to stop; the bag gives at least one."""
    if not pending.asks(t, pending.BAG):
        return not_asked(t, pending.BELL)
    return None if pending.done_of(t.pending[-1]) else no("bag-gives-one")


def enough(t: Table, which: int, chance: Chance) -> None:
    """S-30, S-31: no more out of the bag, no second swap."""
    t.pending.pop()


EFFECTS: Final[list[Effect]] = [
    Effect(add_shifts, shift, no_shift),
    Effect(add_mistletoe, mistletoe, no_mistletoe),
    Effect(add_globe, globe, no_globe),
    Effect(add_bag, bag, no_bag),
    Effect(add_swaps, bell, no_swap),
]
"""The artifacts by number."""
