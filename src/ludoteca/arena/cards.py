"""The cards of a balance report: each answers one question, for one content file or for several side by side.

Every number stands in a `<data>` element whose value is the number of the JSON, unrounded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import NamedTuple

from ludoteca.arena import plots
from ludoteca.arena.balance import Place, Section, Trait
from ludoteca.arena.plots import PLAIN, Bar, Scale, axis_line, badge, bars, scale, strip
from ludoteca.arena.stats import Mean, Share
from ludoteca.words import Words


class Card(NamedTuple):
    """A question, what to know when reading the answer, and an answer for each section."""

    title: str
    text: str
    panels: list[str]


def percent(value: float, unit: str = " %") -> str:
    """A rate as people read it."""
    return f'<data value="{value!r}">{100 * value:.1f}{unit}</data>'


def decimal(value: float) -> str:
    """A number with one decimal."""
    return f'<data value="{value!r}">{value:.1f}</data>'


def whole(value: int) -> str:
    """A count."""
    return f'<data value="{value!r}">{value}</data>'


def between(low: str, high: str) -> str:
    """An interval."""
    return f'<span class="between">{low}–{high}</span>'


def interval(share: Share) -> str:
    """The interval of a rate."""
    return between(percent(share.low, ""), percent(share.high))


def told_share(share: Share) -> str:
    """The cells of a rate and its interval."""
    return _cells(percent(share.rate), interval(share))


def told_mean(mean: Mean) -> str:
    """The cells of a mean and its interval."""
    return _cells(decimal(mean.mean), between(decimal(mean.low), decimal(mean.high)))


def _cells(*texts: str) -> str:
    return "".join(f'<td class="number">{text}</td>' for text in texts)


def flag(share: Share, fair: float, words: Words) -> str:
    """A sign beside what is surely more or less than fair."""
    if share.low <= fair <= share.high:
        return ""
    sign, key = ("↑", "balance-above") if share.low > fair else ("↓", "balance-below")
    said = escape(words.say(key))
    return f' <span class="flag" title="{said}" aria-hidden="true">{sign}</span><span class="unseen">{said}</span>'


def table(heads: Sequence[str], rows: Sequence[str], foot: str = "") -> str:
    """Rows with a plot in their second cell; `foot` is the plots' axis."""
    head = "".join(f'<th scope="col"{_head_class(place)}>{text}</th>' for place, text in enumerate(map(escape, heads)))
    if foot:
        rows = [*rows, f'<tr aria-hidden="true"><th></th><td class="plot">{foot}</td><td colspan="3"></td></tr>']
    return f'<table class="rows"><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'


def _head_class(place: int) -> str:
    return ' class="number"' if place > 1 else ""


def row(name: str, plot: str, cells: str) -> str:
    """One line of such a table."""
    return f'<tr><th scope="row">{name}</th><td class="plot">{plot}</td>{cells}</tr>'


def seats(sections: Sequence[Section], words: Words) -> Iterator[Card]:
    """Wins by seat."""
    players = range(sections[0].players)
    lines = [Named(badge(seat) + escape(words.say("seat", number=seat + 1)), seat) for seat in players]
    text = words.say("balance-seats-text", fair=_fair(sections))
    yield Card(words.say("balance-seats"), text, _places([section.seats for section in sections], lines, words))


def order(sections: Sequence[Section], words: Words) -> Iterator[Card]:
    """Wins by place in play order, where that is another question."""
    if any(section.order_differs for section in sections):
        players = range(sections[0].players)
        lines = [Named(escape(words.say("balance-place", number=place + 1)), PLAIN) for place in players]
        text = words.say("balance-order-text", fair=_fair(sections))
        yield Card(words.say("balance-order"), text, _places([section.order for section in sections], lines, words))


class Named(NamedTuple):
    """How a line is called, and whose mark it has."""

    name: str
    seat: int


def _fair(sections: Sequence[Section]) -> str:
    """The fair share of wins in percent."""
    return f"{100 / sections[0].players:.1f}"


def _places(shown: Sequence[Sequence[Place]], lines: Sequence[Named], words: Words) -> list[str]:
    fair = 1 / len(lines)
    axis = scale([place.wins.high for places in shown for place in places])

    def line(place: Place) -> str:
        (name, seat), wins = lines[place.number - 1], place.wins
        points = f'<td class="number extra">{decimal(place.points.mean)}</td>'
        plot = strip(axis, wins.low, wins.rate, wins.high, fair, seat)
        return row(name + flag(wins, fair, words), plot, told_share(wins) + points)

    heads = ["", words.say("sim-rate"), "", words.say("sim-interval"), words.say("sim-mean")]
    return [table(heads, [line(place) for place in places], axis_line(axis, " %", 100)) for places in shown]


def sources(sections: Sequence[Section], words: Words) -> Iterator[Card]:
    """Points by source, where a game has a score sheet."""
    means = [mean for each in sections for line in each.sources for mean in (line.everybody, line.winners)]
    axis = scale([end for mean in means for end in (mean.mean, mean.high)])
    heads = ["", words.say("sim-mean"), words.say("balance-everybody"), words.say("balance-winners")]
    legend = _legend(words, "balance-everybody", "balance-winners")
    panels = [legend + table(heads, _source_rows(each, axis, words), axis_line(axis)) for each in sections]
    if means:
        yield Card(words.say("balance-sources"), words.say("balance-sources-text"), panels)


def _source_rows(section: Section, axis: Scale, words: Words) -> list[str]:
    rows = []
    for line in section.sources:
        pair = [_bar("all", line.everybody), _bar("winners", line.winners)]
        means = _cells(decimal(line.everybody.mean), decimal(line.winners.mean))
        rows.append(row(escape(str(words.word("points", line.name))), bars(axis, pair), means))
    return rows


def _bar(look: str, mean: Mean) -> Bar:
    return Bar(look, mean.low, mean.mean, mean.high)


def _legend(words: Words, first: str, second: str) -> str:
    keys = f'<span><i class="key"></i>{escape(words.say(first))}</span>'
    return f'<p class="legend">{keys}<span><i class="key lime"></i>{escape(words.say(second))}</span></p>'


def endings(sections: Sequence[Section], words: Words) -> Iterator[Card]:
    """How games end, where they can end in several ways."""
    axis = Scale(0, 1, 0.25)
    heads = ["", words.say("sim-rate"), "", words.say("sim-interval")]
    panels = [table(heads, _ending_rows(each, axis, words), axis_line(axis, " %", 100)) for each in sections]
    if len({name for each in sections for name in each.endings}) > 1:
        yield Card(words.say("balance-endings"), words.say("balance-endings-text"), panels)


def _ending_rows(section: Section, axis: Scale, words: Words) -> list[str]:
    rows = []
    for name, part in section.endings.items():
        plot = strip(axis, part.low, part.rate, part.high)
        rows.append(row(escape(str(words.word("ending", name))), plot, told_share(part)))
    return rows


def acts(sections: Sequence[Section], words: Words) -> Iterator[Card]:
    """How often each kind of act is possible, and chosen then."""
    axis = Scale(0, 1, 0.25)
    heads = ["", words.say("sim-rate"), words.say("balance-possible"), words.say("balance-chosen")]
    legend = _legend(words, "balance-possible", "balance-chosen")
    panels = [legend + table(heads, _act_rows(each, axis, words), axis_line(axis, " %", 100)) for each in sections]
    yield Card(words.say("balance-acts"), words.say("balance-acts-text"), panels)


def _act_rows(section: Section, axis: Scale, words: Words) -> list[str]:
    rows = []
    for act in section.acts:
        pair = [_bar("all", act.possible), _bar("chosen", act.chosen)]
        rates = _cells(percent(act.possible.mean), percent(act.chosen.mean))
        rows.append(row(escape(str(words.word("kind", act.kind))), bars(axis, pair), rates))
    return rows


def length(sections: Sequence[Section], words: Words) -> Iterator[Card]:
    """How long games take."""
    unit = words.say("balance-turns").lower()
    axis = plots.common([each.lengths for each in sections])
    drawn = [plots.histogram(axis, each.lengths, each.turns.mean, unit) for each in sections]
    panels = [_figure(plot, _length_caption(each, words)) for plot, each in zip(drawn, sections, strict=True)]
    yield Card(words.say("balance-length"), words.say("balance-length-text"), panels)


def _length_caption(section: Section, words: Words) -> str:
    turns, decisions = words.say("balance-turns"), words.say("balance-decisions")
    return f"{escape(turns)}: {_mean_line(section.turns)} · {escape(decisions)}: {_mean_line(section.decisions)}"


def close(sections: Sequence[Section], words: Words) -> Iterator[Card]:
    """How far the first is before the second."""
    unit = words.say("sim-mean").lower()
    axis = plots.common([each.margins for each in sections])
    drawn = [plots.histogram(axis, each.margins, each.margin.mean, unit) for each in sections]
    panels = [_figure(plot, _close_caption(each, words)) for plot, each in zip(drawn, sections, strict=True)]
    if sections[0].players > 1:
        yield Card(words.say("balance-close"), words.say("balance-close-text"), panels)


def _close_caption(section: Section, words: Words) -> str:
    level = f"{percent(section.level.rate)} {interval(section.level)}"
    margin, equal = escape(words.say("balance-margin")), escape(words.say("balance-level"))
    return f"{margin}: {_mean_line(section.margin)} · {equal}: {level}"


def _mean_line(mean: Mean) -> str:
    return f"<b>{decimal(mean.mean)}</b> {between(decimal(mean.low), decimal(mean.high))}"


def _figure(plot: str, caption: str) -> str:
    return f"<figure>{plot}<figcaption>{caption}</figcaption></figure>"


def traits(sections: Sequence[Section], words: Words) -> Iterator[Card]:
    """A card for each kind of trait."""
    found = {(trait.when, trait.kind): None for section in sections for trait in section.traits}
    for when, kind in found:
        shown = [[each for each in section.traits if (each.when, each.kind) == (when, kind)] for section in sections]
        yield _trait_card(shown, when, str(words.word("trait", kind)), sections[0].players, words)


def _trait_card(shown: Sequence[Sequence[Trait]], when: str, name: str, players: int, words: Words) -> Card:
    """Wins by the trait, or what the game is like with it where the whole table shares it."""
    if all(trait.shared for rows in shown for trait in rows):
        title = words.say("balance-shared", trait=name)
        return Card(title, words.say("balance-shared-text"), _shared_traits(shown, words))
    title = words.say("balance-traits" if when == "start" else "balance-traits-end", trait=name)
    text = words.say("balance-seats-text", fair=f"{100 / players:.1f}")
    return Card(title, text, _own_traits(shown, 1 / players, words))


def _own_traits(shown: Sequence[Sequence[Trait]], fair: float, words: Words) -> list[str]:
    axis = scale([fair, *(trait.wins.high for rows in shown for trait in rows)])

    def line(trait: Trait) -> str:
        wins = trait.wins
        name = escape(str(words.word(trait.kind, trait.name))) + flag(wins, fair, words)
        count = f'<td class="number extra">{whole(wins.count)}</td>'
        return row(name, strip(axis, wins.low, wins.rate, wins.high, fair), told_share(wins) + count)

    heads = ["", words.say("sim-rate"), "", words.say("sim-interval"), words.say("arena-seatings")]
    return [table(heads, [line(trait) for trait in rows], axis_line(axis, " %", 100)) for rows in shown]


def _shared_traits(shown: Sequence[Sequence[Trait]], words: Words) -> list[str]:
    points = [trait.points for rows in shown for trait in rows]
    axis = scale([end for each in points for end in (each.low, each.high)], zero=False)

    def line(trait: Trait) -> str:
        points = trait.points
        told = (decimal(trait.turns.mean), decimal(trait.margin.mean), percent(trait.begins.rate))
        extra = "".join(f'<td class="number extra">{text}</td>' for text in told)
        plot = strip(axis, points.low, points.mean, points.high)
        return row(escape(str(words.word(trait.kind, trait.name))), plot, told_mean(points) + extra)

    keys = ("sim-mean", "", "sim-interval", "balance-turns", "balance-margin", "balance-begins")
    heads = ["", *(words.say(key) if key else "" for key in keys)]
    return [table(heads, [line(trait) for trait in rows], axis_line(axis)) for rows in shown]


TOPICS: tuple[Callable[[Sequence[Section], Words], Iterator[Card]], ...] = (
    seats,
    order,
    sources,
    close,
    length,
    endings,
    acts,
    traits,
)
"""The cards in the order of the page."""
