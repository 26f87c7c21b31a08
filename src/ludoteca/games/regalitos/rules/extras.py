"""Extra actions (R-26 to R-30): kept for any own turn, used once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.core.chance import Chance
from ludoteca.games.regalitos.charts import COAL_AWAY, COAL_TO, EXTRA_KINDS, PLAY
from ludoteca.games.regalitos.rules.decorate import can_decorate, decorate_some
from ludoteca.games.regalitos.rules.deliver import deliver_some, hand_coal_to, has_present, lose_coal
from ludoteca.games.regalitos.seen import events
from ludoteca.games.regalitos.table import RIDDING, WRAPPING, Table


def has_things(t: Table) -> bool:
    """R-27: an object or a coal to wrap."""
    return t.objects[t.seat] != 0 or t.coal[t.seat] != 0


def has_coal(t: Table) -> bool:
    """R-29: a coal to get rid of, wrapped or not."""
    return t.coal[t.seat] + t.wrapped_coal[t.seat] > 0


def express_wrapping(t: Table, things: int) -> None:
    """R-27: wrap one or two objects or coals without paper."""
    t.choose(WRAPPING, things, True)


def express_decoration(t: Table, things: int) -> None:
    """R-28: decorate one or two presents."""
    decorate_some(t, things)


def goodbye_coal(t: Table, things: int) -> None:
    """R-29: one coal for each other player, as far as there are coals."""
    coals = t.coal[t.seat] + t.wrapped_coal[t.seat]
    t.choose(RIDDING, min(coals, max(t.players - 1, 1) * things), True)


def free_delivery(t: Table, things: int) -> None:
    """R-30: deliver presents without energy."""
    deliver_some(t, things, True)


PLAYABLE: Final[list[Callable[[Table], bool]]] = [has_things, can_decorate, has_coal, has_present, has_present]
"""R-15, R-26: whether an extra action would change anything, in the order of content.EXTRAS."""

PLAYS: Final[list[Callable[[Table, int], None]]] = [
    *(express_wrapping, express_decoration, goodbye_coal, free_delivery, free_delivery),
]
"""What an extra action does, in the order of content.EXTRAS."""


def add_extras(t: Table, out: list[Any]) -> None:
    """R-26: the own extra actions that would change something."""
    charts = t.rules.charts
    at = t.seat * charts.kept + charts.extra - charts.paper
    for extra in range(EXTRA_KINDS):
        if t.held[at + extra] and PLAYABLE[extra](t):
            out.append(charts.numbers[PLAY + extra])


def play(t: Table, action: int, chance: Chance) -> None:
    """R-26: the card is discarded, and what it says is done."""
    extra = action - PLAY
    charts = t.rules.charts
    t.spend(t.seat, charts.extra + extra)
    if t.events is not None:
        t.events.append(events.Played(t.seat, charts.names[charts.extra + extra]))
    PLAYS[extra](t, t.rules.extra_things[extra])


def legal_ridding(t: Table) -> list[int]:
    """R-29: the players who may still get one, by seat, so that all coals find somebody."""
    out: list[Any] = []
    numbers = t.rules.charts.numbers
    if t.players == 1:
        out.append(numbers[COAL_AWAY])
    others = [seat for seat in range(t.players) if seat != t.seat and COAL_TO + seat > t.least]
    for target in others[: len(others) - t.most + 1]:
        out.append(numbers[COAL_TO + target])
    return out


def rid_of_coal(t: Table, action: int) -> None:
    """R-29: give one coal, an unwrapped one first."""
    lose_coal(t, True)
    hand_coal_to(t, action)
    t.note_pick(action, 0)
    if t.most == 0:
        t.resume()
