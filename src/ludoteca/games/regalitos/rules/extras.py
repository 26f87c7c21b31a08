"""Extra actions (R-26 to R-30): kept for any own turn, used once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.verbs import Numbers
from ludoteca.games.regalitos.content import EXTRAS
from ludoteca.games.regalitos.pieces import EXTRA_KINDS, count_of
from ludoteca.games.regalitos.rules.decorate import can_decorate, decorate_some
from ludoteca.games.regalitos.rules.deliver import deliver_some, has_present
from ludoteca.games.regalitos.rules.refusal import no, not_in
from ludoteca.games.regalitos.seen import events
from ludoteca.games.regalitos.table import PLACED, PLACING, RIDDING, WRAPPING, Table


def has_things(t: Table) -> bool:
    """R-27: an object or a coal to wrap."""
    area = t.areas[t.seat]
    return area.objects != 0 or area.coal != 0


def has_coal(t: Table) -> bool:
    """R-29: a coal to get rid of, wrapped or not."""
    return t.areas[t.seat].coals() > 0


def express_wrapping(t: Table, things: int) -> None:
    """R-27: wrap one or two objects or coals without paper."""
    t.choose(WRAPPING, things, True)


def goodbye_coal(t: Table, things: int) -> None:
    """R-29: one coal for each other player, as far as there are coals."""
    t.choose(RIDDING, min(t.areas[t.seat].coals(), max(t.players - 1, 1) * things), True)


def free_delivery(t: Table, things: int) -> None:
    """R-30: deliver presents without energy."""
    deliver_some(t, things, True)


class ExtraAction:
    """R-15, R-26: whether an extra action would change anything, and what it does for so many things."""

    __slots__ = ("begin", "useful")

    def __init__(self, useful: Callable[[Table], bool], begin: Callable[[Table, int], None]) -> None:
        self.useful = useful
        self.begin = begin


BY_NAME: Final = {
    "express-wrapping": ExtraAction(has_things, express_wrapping),
    "express-decoration": ExtraAction(can_decorate, decorate_some),
    "goodbye-coal": ExtraAction(has_coal, goodbye_coal),
    "express-delivery": ExtraAction(has_present, free_delivery),
    "urgent-delivery": ExtraAction(has_present, free_delivery),
}
EXTRA_ACTIONS: Final[list[ExtraAction]] = [BY_NAME[name] for name in EXTRAS]


def may_play(t: Table, extra: int) -> bool:
    """R-15, R-26: is there such a card, and would it change something?"""
    return count_of(t.areas[t.seat].extras, extra) > 0 and EXTRA_ACTIONS[extra].useful(t)


def add_extras(t: Table, out: Numbers) -> None:
    """R-26: one's own extra actions that would change something."""
    if not t.areas[t.seat].extras:
        return
    numbers = t.rules.charts.play.numbers
    for extra in range(EXTRA_KINDS):
        if may_play(t, extra):
            out.append(numbers[extra])


def no_play(t: Table, extra: int) -> Illegal | None:
    """R-15, R-26: why an extra action is not played now."""
    wrong = not_in(t, PLACING, PLACED)
    if wrong is not None or may_play(t, extra):
        return wrong
    held = count_of(t.areas[t.seat].extras, extra)
    return no("no-use-for-extra" if held else "no-such-extra", extra=EXTRAS[extra])


def play(t: Table, extra: int, chance: Chance) -> None:
    """R-26: the card is discarded, and what it says is done."""
    card = t.spend_extra(extra)
    if t.events is not None:
        t.events.append(events.Played(t.seat, t.rules.charts.names[card]))
    EXTRA_ACTIONS[extra].begin(t, t.rules.extra_things[extra])
