"""Paying: which papers cover the wrapping, which energy cards the delivery (R-18, R-21)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.verbs import Numbers
from ludoteca.games.regalitos.charts import Ways, least_of, total
from ludoteca.games.regalitos.content import SIZES
from ludoteca.games.regalitos.pieces import count_of, is_within, side_by_side, so_many_more, spread
from ludoteca.games.regalitos.rules.refusal import no, not_in
from ludoteca.games.regalitos.seen import events
from ludoteca.games.regalitos.table import DECORATING, DELIVERING, PAPERING, PAYING, WRAPPING, Table

PLENTY: Final = 99
"""More paper or energy than anything needs."""


def paper_left(t: Table) -> int:
    """R-18, R-48: the units that may still be wrapped with all the own paper."""
    if t.free:
        return PLENTY
    return t.paper_units(t.seat) + t.rules.rounds[t.round].paper_less - t.units


def paper_needed(t: Table) -> int:
    """R-18, R-48: the units of the things, in Nochebuena two less."""
    return max(t.units - t.rules.rounds[t.round].paper_less, 0)


def energy_left(t: Table) -> int:
    """R-21: the units that may still be used with all the own energy."""
    return PLENTY if t.free else t.energy_units(t.seat) - t.units


def energy_held(t: Table) -> int:
    """The energy cards of the seat that decides, counted by value."""
    charts = t.rules.charts
    dishes = t.areas[t.seat].dishes
    held: i64 = 0
    for dish in range(len(charts.dish_value)):
        held = so_many_more(held, charts.dish_value[dish], count_of(dishes, dish))
    return held


def no_done(t: Table, which: int) -> Illegal | None:
    """R-18, R-21: why it is not enough yet."""
    return not_in(t, WRAPPING, DECORATING, DELIVERING) or (None if t.picked else no("nothing-picked-yet"))


def done(t: Table, which: int, chance: Chance) -> None:
    """R-18, R-21: all things are picked: then the paper or the energy, if any is needed."""
    if t.phase == WRAPPING and not t.free and paper_needed(t) > 0:
        t.phase = PAPERING
    elif t.phase == DELIVERING and not t.free and t.units > 0:
        t.phase = PAYING
    else:
        t.resume()


def add_ways(out: Numbers, ways: Ways, held: i64, guard: i64) -> None:
    """Add the sets that are within what is held."""
    packs = ways.packs
    for at in range(len(packs)):
        if is_within(packs[at], held, guard):
            out.append(ways.numbers[at])


def legal_papers(t: Table) -> list[int]:
    """R-18: the sets of own papers that cover what is needed and of which none could be left out."""
    out: Numbers = []
    charts = t.rules.charts
    add_ways(out, charts.paper_ways[paper_needed(t)], t.areas[t.seat].papers, charts.paper_guard)
    return out


def no_papers(t: Table, which: int) -> Illegal | None:
    """R-18: why these papers do not pay now."""
    wrong = not_in(t, PAPERING)
    if wrong is not None:
        return wrong
    charts = t.rules.charts
    counts = charts.paper_sets[which]
    papers, needed = spread(SIZES, counts), paper_needed(t)
    spare = total(counts, charts.paper_units) - needed
    if not is_within(side_by_side(counts), t.areas[t.seat].papers, charts.paper_guard):
        return no("no-such-papers", papers=papers)
    if spare < 0:
        return no("papers-too-few", papers=papers, units=needed)
    if spare >= least_of(counts, charts.paper_units):
        return no("papers-needless", papers=papers, units=needed)
    return None


def pay_paper(t: Table, which: int, chance: Chance) -> None:
    """R-18: the papers are discarded whole."""
    counts = t.rules.charts.paper_sets[which]
    for size in range(len(counts)):
        for _ in range(counts[size]):
            t.spend_paper(size)
    if t.events is not None:
        t.events.append(events.PaidPaper(t.seat, spread(SIZES, counts)))
    t.resume()


def legal_energy(t: Table) -> list[int]:
    """R-21: the sets of own energy cards with the smallest sum that covers what is needed."""
    out: Numbers = []
    charts = t.rules.charts
    held = energy_held(t)
    units = t.units
    while not out:
        add_ways(out, charts.energy_ways[units], held, charts.energy_guard)
        units += 1
    return out


def no_energy(t: Table, which: int) -> Illegal | None:
    """R-21: why these energy cards do not pay now."""
    wrong = not_in(t, PAYING)
    if wrong is not None:
        return wrong
    charts = t.rules.charts
    counts = charts.energy_sets[which]
    units, paid = spread(charts.values, counts), total(counts, charts.values)
    if not is_within(side_by_side(counts), energy_held(t), charts.energy_guard):
        return no("no-such-energy", units=units)
    if paid < t.units:
        return no("energy-too-little", units=units, needed=t.units)
    best = total(charts.energy_sets[legal_energy(t)[0] - charts.pay_energy.first], charts.values)
    return None if paid == best else no("energy-not-exact", units=units, needed=t.units, best=best)


def pay_energy(t: Table, which: int, chance: Chance) -> None:
    """R-21: the energy cards are discarded, and what they are worth too much is lost."""
    charts = t.rules.charts
    counts = charts.energy_sets[which]
    eaten: list[int] = []
    for value in range(len(counts)):
        for _ in range(counts[value]):
            eaten.append(spend_value(t, value))
    if t.events is not None:
        names = tuple([charts.names[card] for card in eaten])
        t.events.append(events.PaidEnergy(t.seat, names, total(counts, charts.values)))
    t.resume()


def spend_value(t: Table, value: int) -> int:
    """Discard an energy card of that value: the first such dish; which card it was."""
    held = t.areas[t.seat].dishes
    dishes = t.rules.charts.value_dishes[value]
    at = 0
    while not count_of(held, dishes[at]):
        at += 1
    return t.spend_dish(dishes[at])
