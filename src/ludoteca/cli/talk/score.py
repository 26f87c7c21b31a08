"""Score sheets: points by source, places, and the tie-breaks in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise

from rich.console import Console
from rich.table import Table

from ludoteca.core.game import AnyGame
from ludoteca.core.outcome import Outcome
from ludoteca.drawing.look import painted
from ludoteca.words import Words


def show_result(out: Console, outcome: Outcome, game: AnyGame, words: Words, names: Sequence[str]) -> None:
    """The score sheet, the tie-breaks and the winner; in a game without points the winner alone."""
    if not game.has_points:
        out.print(painted(goal_verdict(outcome, words, names), names, "bold"))
        return
    out.print(sheet(outcome, words, names))
    for line in tie_lines(outcome, words, names):
        out.print(painted(line, names))
    out.print(painted(verdict(outcome, words, names), names, "bold"))


def sheet(outcome: Outcome, words: Words, names: Sequence[str]) -> Table:
    """A row for each source, a column for each player; the sum and the place below."""
    table = Table(header_style="bold")
    table.add_column(words.say("sheet-source"))
    for name in names[: len(outcome.scores)]:
        table.add_column(painted(name, names), justify="right")
    for source, points in outcome.breakdown.items():
        if source not in outcome.apart:
            table.add_row(str(words.word("points", source)), *map(str, points))
    table.add_section()
    table.add_row(words.say("sheet-total" if outcome.ending else "sheet-made"), *map(str, outcome.made), style="bold")
    for source, points in outcome.apart.items():
        table.add_row(words.say("sheet-apart", source=words.word("points", source)), *map(str, points))
    table.add_row(words.say("sheet-place"), *map(str, outcome.ranks))
    return table


def apart_lines(outcome: Outcome, words: Words) -> Iterator[str]:
    """Why the unsettled sources are not made yet, as the game says it."""
    for source in outcome.apart:
        if words.has(f"unsettled-{source}"):
            yield words.say("sheet-why", source=words.word("points", source), why=words.say(f"unsettled-{source}"))


def verdict(outcome: Outcome, words: Words, names: Sequence[str]) -> str:
    """Who won, and with how many points."""
    winners = [names[seat] for seat in outcome.winners]
    key = "verdict" if len(winners) == 1 else "verdict-shared"
    return words.say(key, winners=words.join(winners), points=outcome.scores[outcome.winners[0]])


def goal_verdict(outcome: Outcome, words: Words, names: Sequence[str]) -> str:
    """Who met a goal; nobody, if all are equal."""
    if len(outcome.winners) > 1:
        return words.say("verdict-nobody")
    return words.say("verdict-goal", winner=names[outcome.winners[0]])


def tie_lines(outcome: Outcome, words: Words, names: Sequence[str]) -> Iterator[str]:
    """For each two neighbours in the ranking with equal scores, what put one before the other."""
    order = sorted(range(len(outcome.scores)), key=lambda seat: outcome.ranks[seat])
    for first, second in pairwise(order):
        if outcome.scores[first] == outcome.scores[second]:
            yield _tie_line(outcome, first, second, words, names)


def _tie_line(outcome: Outcome, first: int, second: int, words: Words, names: Sequence[str]) -> str:
    """The first tie-break in which the two differ; none means a shared place."""
    said = partial(words.say, first=names[first], second=names[second], points=outcome.scores[first])
    for tie, values in outcome.tie_breaks.items():
        if values[first] != values[second]:
            return said("tie-broken", tie=tie)
    return said("tie-shared")
