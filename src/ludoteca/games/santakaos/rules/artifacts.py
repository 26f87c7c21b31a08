"""Artifacts (S-26 to S-31), the own ones and those that Vixen copies (S-57)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.core.chance import Chance
from ludoteca.games.santakaos import pending
from ludoteca.games.santakaos.charts import (
    ENOUGH,
    NUMBERS,
    READY,
    SHIFT,
    STEPS,
    SWAP_GIVEN,
    SWAP_TAKEN,
    SWAPS,
    USE_ARTIFACT,
    USE_BAG,
    USE_BELL,
    USE_GLOBE,
    USE_MISTLETOE,
    VIXEN_ARTIFACT,
    VIXEN_SHIFT,
)
from ludoteca.games.santakaos.pieces import (
    ARTIFACTS,
    BAG,
    BELL,
    COIN,
    COLOURS,
    GLOBE,
    GOODS,
    JULBOCK,
    KINDS,
    LOCATIONS,
    MISTLETOE,
    REINDEER,
    STAR,
    VIXEN,
)
from ludoteca.games.santakaos.rules.helpers import others_occasion, use, wields
from ludoteca.games.santakaos.rules.wishes import wishes_to_take
from ludoteca.games.santakaos.seen import events
from ludoteca.games.santakaos.table import Table


def is_ready(t: Table, seat: int, artifact: int) -> bool:
    """S-26: does this player have the artifact, not yet used this round?"""
    return (t.artifacts[seat] & ~t.used[seat]) >> artifact & 1 == 1


def copied(t: Table, seat: int) -> int:
    """S-57: the artifacts that Vixen can copy for this player now, used or not, as bits."""
    if t.helper[seat] < REINDEER or not wields(t, seat, VIXEN):
        return 0
    found = 0
    for other in range(t.players):
        if other != seat:
            found |= t.artifacts[other]
    return found


def amount(t: Table, artifact: int) -> int:
    """The number in an artifact's text."""
    return t.rules.charts.artifact_amounts[artifact]


def add_uses(t: Table, out: list[Any], seat: int) -> None:
    """S-26, S-57: artifacts to use, own ones to begin with, and used ones to ready."""
    mine = t.artifacts[seat]
    if mine:
        add_uses_of(t, out, seat, mine & ~t.used[seat], USE_ARTIFACT)
    others = copied(t, seat)
    if others:
        add_uses_of(t, out, seat, others, VIXEN_ARTIFACT)
    if t.used[seat] and t.elves[seat]:
        for artifact in range(len(ARTIFACTS)):
            if t.used[seat] >> artifact & 1:
                out.append(NUMBERS[READY + artifact])


def add_uses_of(t: Table, out: list[Any], seat: int, artifacts: int, start: int) -> None:
    """What these artifacts can do for a player now; the Guiding star shifts dice (add_shifts)."""
    coins = t.coins(seat)
    if artifacts >> MISTLETOE & 1 and coins >= amount(t, MISTLETOE) and wishes_to_take(t):
        out.append(NUMBERS[start + USE_MISTLETOE])
    if artifacts >> GLOBE & 1 and t.elves[seat]:
        out.append(NUMBERS[start + USE_GLOBE])
    if artifacts >> BAG & 1 and coins:
        out.append(NUMBERS[start + USE_BAG])
    if artifacts >> BELL & 1:
        for swap in range(SWAPS):
            if t.goods[seat * GOODS + SWAP_GIVEN[swap]]:
                out.append(NUMBERS[start + USE_BELL + swap])


def use_artifact(t: Table, action: int, chance: Chance) -> None:
    """S-26, S-43: an own artifact; Julbock hears of it."""
    way = action - USE_ARTIFACT
    spend(t, t.player, artifact_of(way))
    EFFECTS[min(way, USE_BELL)](t, t.player, way, False)
    others_occasion(t, t.player, JULBOCK)


def vixen_artifact(t: Table, action: int, chance: Chance) -> None:
    """S-57: another player's artifact, copied by Vixen: no use in the sense of Julbock."""
    way = action - VIXEN_ARTIFACT
    copy(t, t.player, artifact_of(way))
    EFFECTS[min(way, USE_BELL)](t, t.player, way, True)


def artifact_of(way: int) -> int:
    """The artifact of a use: Mistletoe, Snow globe, Magic bag, or a swap of the Little bell."""
    return min(way, USE_BELL) + MISTLETOE


def spend(t: Table, seat: int, artifact: int) -> None:
    """S-26: the artifact is used for this round."""
    t.used[seat] |= 1 << artifact
    if t.events is not None:
        t.events.append(events.UsedArtifact(seat, ARTIFACTS[artifact]))


def copy(t: Table, seat: int, artifact: int) -> None:
    """S-57: Vixen copies an artifact."""
    use(t, seat, VIXEN)
    if t.events is not None:
        t.events.append(events.CopiedArtifact(seat, ARTIFACTS[artifact]))


def mistletoe(t: Table, seat: int, way: int, vixen: bool) -> None:
    """S-28: a wish card for $2."""
    t.pay(seat, amount(t, MISTLETOE))
    pending.push(t, pending.WISH, seat)


def globe(t: Table, seat: int, way: int, vixen: bool) -> None:
    """S-29: exactly one elf for $3."""
    t.elves[seat] -= 1
    t.give(seat, COIN, amount(t, GLOBE), "snow-globe")


def bag(t: Table, seat: int, way: int, vixen: bool) -> None:
    """S-30: up to $5 for as many resources."""
    pending.push(t, pending.BAG, seat, amount(t, BAG))


def bell(t: Table, seat: int, way: int, vixen: bool) -> None:
    """S-31: one resource for another, and perhaps a second one."""
    swap(t, seat, way - USE_BELL)
    pending.push(t, pending.BELL, seat, amount(t, BELL) - 1, way - USE_BELL, vixen)


def swap(t: Table, seat: int, way: int) -> None:
    """S-31: one resource given for one of another kind."""
    t.goods[seat * GOODS + SWAP_GIVEN[way]] -= 1
    t.goods[seat * GOODS + SWAP_TAKEN[way]] += 1
    if t.events is not None:
        t.events.append(events.Swapped(seat, KINDS[SWAP_GIVEN[way]], KINDS[SWAP_TAKEN[way]]))


def more_swaps(t: Table, item: int) -> list[int]:
    """S-31: the swaps that may follow: in order, and never undoing a part of the one before."""
    seat = pending.seat_of(item)
    last = pending.which_of(item)
    if not pending.count_of(item):
        return []
    return [
        way
        for way in range(last, SWAPS)
        if t.goods[seat * GOODS + SWAP_GIVEN[way]]
        and SWAP_GIVEN[way] != SWAP_TAKEN[last]
        and SWAP_TAKEN[way] != SWAP_GIVEN[last]
    ]


def legal_swaps(t: Table, item: int) -> list[int]:
    """S-31: one more swap, or enough."""
    start = VIXEN_ARTIFACT if pending.flag_of(item) else USE_ARTIFACT
    out: list[Any] = [ENOUGH]
    out.extend([start + USE_BELL + way for way in more_swaps(t, item)])
    return out


def settle_swaps(t: Table, item: int, chance: Chance) -> bool:
    """S-31: the bell is done when no other swap can follow."""
    if more_swaps(t, item):
        return False
    t.pending.pop()
    return True


def swap_more(t: Table, way: int) -> None:
    """S-31: the second swap of the same use."""
    item = t.pending.pop()
    seat = pending.seat_of(item)
    swap(t, seat, way)
    pending.push(t, pending.BELL, seat, pending.count_of(item) - 1, way, pending.flag_of(item))


def use_or_swap(t: Table, action: int, chance: Chance) -> None:
    """A use of an artifact of one's own, or the Little bell's second swap."""
    if t.pending:
        swap_more(t, action - USE_ARTIFACT - USE_BELL)
    else:
        use_artifact(t, action, chance)


def copy_or_swap(t: Table, action: int, chance: Chance) -> None:
    """A use of a copied artifact, or the copied Little bell's second swap."""
    if t.pending:
        swap_more(t, action - VIXEN_ARTIFACT - USE_BELL)
    else:
        vixen_artifact(t, action, chance)


def enough(t: Table, action: int, chance: Chance) -> None:
    """S-30, S-31: no more out of the bag, no second swap."""
    t.pending.pop()


def ready(t: Table, action: int, chance: Chance) -> None:
    """S-26: an elf is discarded, a used artifact is ready again."""
    artifact = action - READY
    t.elves[t.player] -= 1
    t.used[t.player] &= ~(1 << artifact)
    if t.events is not None:
        t.events.append(events.Readied(t.player, ARTIFACTS[artifact]))


def add_shifts(t: Table, out: list[Any], seat: int) -> None:
    """S-27: the die about to be taken, one higher or lower; Vixen copies this too."""
    if is_ready(t, seat, STAR):
        add_shifts_of(t, out, SHIFT)
    if copied(t, seat) >> STAR & 1:
        add_shifts_of(t, out, VIXEN_SHIFT)


def add_shifts_of(t: Table, out: list[Any], start: int) -> None:
    """S-27: every die there is, or only the one that was shifted before; first up, then down."""
    for way in range(2 * STEPS * 3):
        place = shift_from(way)
        if t.dice[place] and (t.die < 0 or t.die == place):
            out.append(NUMBERS[start + way])


def shift_from(way: int) -> int:
    """Where a shift begins: up from the first five locations, down from the last five."""
    return way if way < STEPS * 3 else way - STEPS * 3 + 3


def shift_to(way: int) -> int:
    """Where a shift leads: to the next location, 1 to 6 without wrapping round."""
    return way + 3 if way < STEPS * 3 else way - STEPS * 3


def shift(t: Table, action: int, chance: Chance) -> None:
    """S-27, S-43: by the own Guiding star; Julbock hears of it."""
    spend(t, t.player, STAR)
    shift_die(t, action - SHIFT)
    others_occasion(t, t.player, JULBOCK)


def vixen_shift(t: Table, action: int, chance: Chance) -> None:
    """S-27, S-57: by another player's, copied."""
    copy(t, t.player, STAR)
    shift_die(t, action - VIXEN_SHIFT)


def shift_die(t: Table, way: int) -> None:
    """S-27: the die goes one location up or down, and is the one to be taken."""
    place = shift_from(way)
    t.die = shift_to(way)
    t.dice[place] -= 1
    t.dice[t.die] += 1
    if t.events is not None:
        colour = COLOURS[place % 3]
        t.events.append(events.Shifted(t.player, colour, LOCATIONS[place // 3], LOCATIONS[t.die // 3]))


EFFECTS: Final[list[Callable[[Table, int, int, bool], None]]] = [mistletoe, globe, bag, bell]
"""What each use does: Mistletoe, Snow globe, Magic bag, Little bell."""
