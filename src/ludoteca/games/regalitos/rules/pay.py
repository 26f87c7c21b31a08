"""Paying, card by card: papers that cover the wrapping, energy cards that cover the delivery (R-18, R-21).

Only cards are offered with which the payment comes out right, and what can be paid in one way only is paid by itself.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.errors import Illegal
from ludoteca.core.sets import contains, with_
from ludoteca.core.verbs import Numbers
from ludoteca.games.regalitos.content import SIZES
from ludoteca.games.regalitos.pieces import count_of, one_by_one, one_more, so_many_more
from ludoteca.games.regalitos.rules.refusal import no, not_in
from ludoteca.games.regalitos.seen import events
from ludoteca.games.regalitos.table import DECORATING, DELIVERING, PAPERING, PAYING, PLENTY, WRAPPING, Table


def paper_left(t: Table) -> int:
    """R-18, R-48: the units that may still be wrapped with all one's own paper."""
    if t.free:
        return PLENTY
    return t.paper_units(t.seat) + t.rules.rounds[t.round].paper_less - t.units


def energy_left(t: Table) -> int:
    """R-21: the units that may still be used with all one's own energy."""
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
    """R-18, R-21, R-34: why it is not enough yet."""
    wrong = not_in(t, WRAPPING, DECORATING, DELIVERING)
    if wrong is not None or (t.picked and not t.owed):
        return wrong
    return no("no-done-while-owed", count=t.owed) if t.owed else no("nothing-picked-yet")


def done(t: Table, which: int, chance: Chance) -> None:
    """R-18, R-21, R-48: all things are picked: then the paper, in Nochebuena two units less, or the energy."""
    if t.phase == WRAPPING:
        t.units = max(t.units - t.rules.rounds[t.round].paper_less, 0)
    t.latest = 0
    if t.free or t.units == 0:
        t.resume()
    elif t.phase == WRAPPING:
        t.phase = PAPERING
        use_papers(t, [])
    elif t.phase == DELIVERING:
        t.phase = PAYING
        use_energy(t, [])


def add_covers(out: list[int], units: list[int], held: i64, kind: int, begun: i64, left: int, spare: int) -> None:
    """The sets of cards held, up to this kind, that cover what is left and are worth at most so much too much.

    Of a set that is worth as much too much as one of its cards, that card could be left out.
    """
    if left <= 0:
        if left + spare >= 0:
            out.append(begun)
        return
    if kind < 0:
        return
    add_covers(out, units, held, kind - 1, begun, left, spare)
    spare = min(spare, units[kind] - 1)
    for _ in range(count_of(held, kind)):
        begun = one_more(begun, kind)
        left -= units[kind]
        add_covers(out, units, held, kind - 1, begun, left, spare)
        if left <= 0:
            return


def paper_ways(t: Table) -> list[int]:
    """R-18: the sets of papers that complete the payment, and none, not even one already used, could be left out."""
    units = t.rules.charts.paper_units
    ways: list[int] = []
    add_covers(ways, units, t.areas[t.seat].papers, len(units) - 1, 0, t.units, t.smallest - 1)
    return ways


def energy_ways(t: Table) -> list[int]:
    """R-21: the sets of energy cards, by value, of the smallest sum that covers what is left to pay."""
    values = t.rules.charts.values
    held = energy_held(t)
    ways: list[int] = []
    add_covers(ways, values, held, len(values) - 1, 0, smallest_sum(values, held, t.units), 0)
    return ways


def smallest_sum(values: list[int], held: i64, least: int) -> int:
    """The smallest sum of cards held that is not less."""
    sums = 1
    for value in range(len(values)):
        for _ in range(count_of(held, value)):
            sums |= sums << values[value]
    while not sums >> least & 1:
        least += 1
    return least


def cards_in(ways: list[int], kinds: int) -> i64:
    """The kinds of cards that are in any of these sets."""
    found: i64 = 0
    for kind in range(kinds):
        for way in ways:
            if count_of(way, kind):
                found = with_(found, kind)
                break
    return found


def open_papers(t: Table) -> i64:
    """R-18: the sizes of paper with which the payment comes out right."""
    return cards_in(paper_ways(t), len(t.rules.charts.paper_units))


def open_energy(t: Table) -> i64:
    """R-21: the values of energy cards with which the payment comes out right."""
    return cards_in(energy_ways(t), len(t.rules.charts.values))


def legal_papers(t: Table) -> list[int]:
    """R-18: a paper that is part of the payment."""
    out: Numbers = []
    t.rules.charts.pay_paper.add(out, open_papers(t))
    return out


def legal_energy(t: Table) -> list[int]:
    """R-21: an energy card that is part of the payment."""
    out: Numbers = []
    t.rules.charts.pay_energy.add(out, open_energy(t))
    return out


def no_paper(t: Table, size: int) -> Illegal | None:
    """R-18: why that paper does not pay now."""
    wrong = not_in(t, PAPERING)
    if wrong is not None or contains(open_papers(t), size):
        return wrong
    if not count_of(t.areas[t.seat].papers, size):
        return no("no-such-paper", paper=SIZES[size])
    return no("paper-needless", paper=SIZES[size], units=t.units)


def pay_paper(t: Table, size: int, chance: Chance) -> None:
    """R-18: a paper is discarded whole."""
    t.latest = t.rules.charts.pay_paper.first + size
    use_papers(t, [size])


def use_papers(t: Table, sizes: list[int]) -> None:
    """R-18: use up these papers, and the rest of the payment where there is one way."""
    units = t.rules.charts.paper_units
    for size in sizes:
        t.spend_paper(size)
        t.units -= units[size]
        t.smallest = min(t.smallest, units[size])
    ways = paper_ways(t)
    if len(ways) == 1:
        for size in kinds_of(ways[0], len(units)):
            t.spend_paper(size)
            sizes.append(size)
    if t.events is not None and sizes:
        t.events.append(events.PaidPaper(t.seat, tuple([SIZES[size] for size in sizes])))
    if len(ways) == 1:
        t.resume()


def no_energy(t: Table, value: int) -> Illegal | None:
    """R-21: why that energy card does not pay now."""
    wrong = not_in(t, PAYING)
    if wrong is not None or contains(open_energy(t), value):
        return wrong
    values = t.rules.charts.values
    held = energy_held(t)
    if not count_of(held, value):
        return no("no-such-energy", units=values[value])
    return no("energy-not-exact", units=values[value], needed=t.units, best=smallest_sum(values, held, t.units))


def pay_energy(t: Table, value: int, chance: Chance) -> None:
    """R-21: an energy card is discarded."""
    t.latest = t.rules.charts.pay_energy.first + value
    use_energy(t, [value])


def use_energy(t: Table, paid: list[int]) -> None:
    """R-21: use up these energy cards, and the rest of the payment where there is one way; the surplus is lost."""
    charts = t.rules.charts
    eaten = [spend_value(t, value) for value in paid]
    t.units -= sum([charts.values[value] for value in paid])
    ways = energy_ways(t) if t.units > 0 else [0]
    if len(ways) == 1:
        rest = kinds_of(ways[0], len(charts.values))
        eaten += [spend_value(t, value) for value in rest]
        paid += rest
    if t.events is not None and eaten:
        units = sum([charts.values[value] for value in paid])
        t.events.append(events.PaidEnergy(t.seat, tuple([charts.names[card] for card in eaten]), units))
    if len(ways) == 1:
        t.resume()


def kinds_of(counts: i64, kinds: int) -> list[int]:
    """Each kind as often as it is counted."""
    return [kind for kind, count in enumerate(one_by_one(counts, kinds)) for _ in range(count)]


def spend_value(t: Table, value: int) -> int:
    """Discard an energy card of that value: the first such dish; which card it was."""
    held = t.areas[t.seat].dishes
    dishes = t.rules.charts.value_dishes[value]
    at = 0
    while not count_of(held, dishes[at]):
        at += 1
    return t.spend_dish(dishes[at])
