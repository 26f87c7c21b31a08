"""A turn (S-10): a die, its bonus (S-13 to S-15, S-32), the location's action; free actions before, between, after."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.verbs import Numbers
from ludoteca.games.santakaos import pending
from ludoteca.games.santakaos.pieces import (
    CHAIR,
    COIN,
    COLOURS,
    DASHER,
    GREEN,
    JACK_FROST,
    LOCATIONS,
    PLACES,
    RED,
    SCROOGE,
    YELLOW,
    colour_of,
    location_of,
)
from ludoteca.games.santakaos.rules.artifacts import add_uses
from ludoteca.games.santakaos.rules.effects import no_die
from ludoteca.games.santakaos.rules.helpers import add_yaga, no_use, own_occasion, use, wields
from ludoteca.games.santakaos.rules.locations import add_location
from ludoteca.games.santakaos.rules.refusal import no, not_asked, not_at
from ludoteca.games.santakaos.rules.wishes import add_deliveries, add_wishes, wishes_to_take
from ludoteca.games.santakaos.rules.workshop import add_makes
from ludoteca.games.santakaos.seen import events
from ludoteca.games.santakaos.table import ACTION, DIE, OVER, REST, Table


def legal_in_turn(t: Table) -> list[int]:
    """S-10: what the stage of the turn asks for, and free actions."""
    out: Numbers = []
    if t.stage == OVER:
        return out
    if t.stage == DIE:
        add_dice(t, out)
    elif t.stage == ACTION:
        add_location(t, out)
    else:
        out.append(t.rules.charts.end)
    add_free_actions(t, out)
    return out


def add_free_actions(t: Table, out: Numbers) -> None:
    """S-10: make toys, deliver wishes, use helpers and artifacts, use elves."""
    area = t.mine()
    add_makes(t, out, area)
    add_yaga(t, out)
    add_deliveries(t, out, area)
    add_uses(t, out)


def nothing_left(t: Table) -> bool:
    """Is there nothing more to do in this turn but to end it?"""
    out: Numbers = []
    add_free_actions(t, out)
    return len(out) == 0


def no_end(t: Table, which: int) -> Illegal | None:
    """S-10: the die and the action before the turn can end."""
    return not_at(t, REST)


def add_dice(t: Table, out: Numbers) -> None:
    """S-09: any die."""
    takes = t.rules.charts.takes
    dice = t.dice
    for place in range(PLACES):
        if dice[place]:
            out.append(takes[place])


def no_take(t: Table, place: int) -> Illegal | None:
    """S-09: why this die is not taken now."""
    return not_at(t, DIE) or no_die(t, place)


def take(t: Table, place: int, chance: Chance) -> None:
    """S-09, S-10, S-23: a die is taken: its bonus is due, at the chair only with Dasher (S-55)."""
    colour = colour_of(place)
    t.dice[place] -= 1
    t.dice_left -= 1
    t.location = location_of(place)
    t.stage = ACTION
    if t.events is not None:
        t.events.append(events.Took(t.player, COLOURS[colour], LOCATIONS[t.location]))
    if t.location == CHAIR:
        own_occasion(t, t.player, DASHER, colour)
    else:
        pending.push(t, pending.BONUS, t.player, 0, colour)


def has_room(t: Table) -> bool:
    """S-14: at most five elves in a workshop."""
    return t.mine().elves < t.rules.most_elves


def frost_helps(t: Table, item: int) -> bool:
    """S-32: may the player take another colour's bonus?"""
    return not pending.flag_of(item) and wields(t, t.player, JACK_FROST)


def legal_bonus(t: Table, item: int) -> list[int]:
    """S-13 to S-15, S-32: coins, a new elf, a wish card, or another colour by Jack Frost."""
    charts = t.rules.charts
    colour = pending.which_of(item)
    out: Numbers = [charts.coins]
    if colour == GREEN and has_room(t):
        out.append(charts.elf)
    if frost_helps(t, item):
        for other in range(len(COLOURS)):
            if other != colour:
                out.append(charts.frosts[other])
    if colour == RED:
        add_wishes(t, out)
    return out


def settle_bonus(t: Table, item: int, chance: Chance) -> bool:
    """S-15, S-16: coins are given without asking where there is nothing else to take."""
    colour = pending.which_of(item)
    if (colour == RED and wishes_to_take(t)) or (colour == GREEN and has_room(t)):
        return False
    if frost_helps(t, item):
        return False
    take_coins(t, 0, chance)
    return True


def no_coins(t: Table, which: int) -> Illegal | None:
    """S-13 to S-15: coins may be taken of every bonus."""
    return not_asked(t, pending.BONUS)


def take_coins(t: Table, which: int, chance: Chance) -> None:
    """S-13 to S-15: $1, of a yellow die $2, and Scrooge may add to it (S-34)."""
    item = t.pending.pop()
    if pending.which_of(item) == YELLOW:
        t.give(t.player, COIN, t.rules.yellow_coins, "die")
        own_occasion(t, t.player, SCROOGE)
    else:
        t.give(t.player, COIN, t.rules.die_coins, "die")


def no_elf(t: Table, which: int) -> Illegal | None:
    """S-14: why no elf is trained now."""
    wrong = not_asked(t, pending.BONUS)
    if wrong is not None:
        return wrong
    colour = pending.which_of(t.pending[-1])
    if colour != GREEN:
        return no("not-this-bonus", colour=COLOURS[colour])
    return None if has_room(t) else no("no-room-for-elf", count=t.rules.most_elves)


def train_elf(t: Table, which: int, chance: Chance) -> None:
    """S-14: a new elf."""
    t.pending.pop()
    t.mine().elves += 1
    if t.events is not None:
        t.events.append(events.Trained(t.player))


def no_frost(t: Table, colour: int) -> Illegal | None:
    """S-32: why Jack Frost does not give the bonus of this colour now."""
    wrong = not_asked(t, pending.BONUS)
    if wrong is not None:
        return wrong
    item = t.pending[-1]
    if colour == pending.which_of(item):
        return no("same-colour", colour=COLOURS[colour])
    return None if frost_helps(t, item) else no_use(t, JACK_FROST)


def frost(t: Table, colour: int, chance: Chance) -> None:
    """S-32: once a round, the bonus of any colour."""
    t.pending.pop()
    use(t, t.player, JACK_FROST)
    pending.push(t, pending.BONUS, t.player, 0, colour, True)
