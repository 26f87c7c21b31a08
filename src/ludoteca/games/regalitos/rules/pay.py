"""Paying: which papers cover the wrapping, which energy cards the delivery (R-18, R-21)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.games.regalitos.charts import FIELD, Ways
from ludoteca.games.regalitos.content import SIZES
from ludoteca.games.regalitos.seen import events
from ludoteca.games.regalitos.table import PAPERING, PAYING, Table


def papers_held(t: Table, seat: int) -> int:
    """A player's papers of each size, side by side in one number."""
    charts = t.rules.charts
    at: i64 = seat * charts.kept
    packed: i64 = 0
    for size in range(len(charts.paper_units)):
        packed += t.held[at + size] << size * FIELD
    return packed


def energy_held(t: Table, seat: int) -> int:
    """A player's energy cards of each value, side by side in one number."""
    charts = t.rules.charts
    at: i64 = seat * charts.kept + charts.energy - charts.paper
    packed: i64 = 0
    for dish in range(len(charts.dish_shift)):
        packed += t.held[at + dish] << charts.dish_shift[dish]
    return packed


def add_ways(out: list[Any], ways: Ways, held: i64, guard: i64) -> None:
    """Add the sets that are within what is held: no count of them borrows from its guard."""
    filled = held | guard
    packs = ways.packs
    for at in range(len(packs)):
        pack: i64 = packs[at]
        if (filled - pack) & guard == guard:
            out.append(ways.numbers[at])


def paper_needed(t: Table) -> int:
    """R-18, R-48: the units of the things, in Nochebuena two less."""
    return max(t.units - t.rules.paper_less[t.round], 0)


def ask_for_paper(t: Table) -> None:
    """R-18: after the things the paper, if any is needed."""
    if t.free or paper_needed(t) == 0:
        t.resume()
    else:
        t.phase = PAPERING


def legal_papers(t: Table) -> list[int]:
    """R-18: the sets of own papers that cover what is needed and of which none could be left out."""
    out: list[Any] = []
    charts = t.rules.charts
    add_ways(out, charts.paper_ways[paper_needed(t)], papers_held(t, t.seat), charts.paper_guard)
    return out


def pay_paper(t: Table, action: int, chance: Chance) -> None:
    """R-18: the papers are discarded whole."""
    charts = t.rules.charts
    counts = charts.paper_sets[action - charts.pay_paper]
    for size in range(len(counts)):
        for _ in range(counts[size]):
            t.spend(t.seat, charts.paper + size)
    if t.events is not None:
        papers = [SIZES[size] for size in range(len(counts)) for _ in range(counts[size])]
        t.events.append(events.PaidPaper(t.seat, tuple(papers)))
    t.resume()


def ask_for_energy(t: Table) -> None:
    """R-21: after the things their energy, if any is needed."""
    if t.free or t.units == 0:
        t.resume()
    else:
        t.phase = PAYING


def legal_energy(t: Table) -> list[int]:
    """R-21: the sets of own energy cards with the smallest sum that covers what is needed."""
    out: list[Any] = []
    charts = t.rules.charts
    held = energy_held(t, t.seat)
    units = t.units
    while not out:
        add_ways(out, charts.energy_ways[units], held, charts.energy_guard)
        units += 1
    return out


def pay_energy(t: Table, action: int, chance: Chance) -> None:
    """R-21: the energy cards are discarded, and what they are worth too much is lost."""
    charts = t.rules.charts
    counts = charts.energy_sets[action - charts.pay_energy]
    eaten: list[int] = []
    for value in range(len(counts)):
        for _ in range(counts[value]):
            eaten.append(spend_value(t, t.seat, value))
    if t.events is not None:
        names = tuple([charts.names[card] for card in eaten])
        units = sum([charts.dish_units[card - charts.energy] for card in eaten])
        t.events.append(events.PaidEnergy(t.seat, names, units))
    t.resume()


def spend_value(t: Table, seat: int, value: int) -> int:
    """Discard an energy card of that value: the first such dish; which one it was."""
    first = t.rules.charts.energy
    held = [first + dish for dish in t.rules.charts.value_dishes[value] if t.keeps(seat, first + dish)]
    t.spend(seat, held[0])
    return held[0]
