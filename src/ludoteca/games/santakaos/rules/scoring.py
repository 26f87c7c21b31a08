"""Scoring (S-46 to S-53, S-63): points by source, at the end or as if the game ended now."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET
from mypy_extensions import i64

from ludoteca.core.outcome import Outcome, rank
from ludoteca.core.sets import count
from ludoteca.games.santakaos.area import total
from ludoteca.games.santakaos.pieces import ARTIFACTS, NOBODY, ORDINARY
from ludoteca.games.santakaos.table import OVER, Table

AT_THE_END: Final = ("employee", "undelivered")
"""Sources that the end decides: who delivers most by then, and which special wishes are not delivered by then."""


def employee(t: Table) -> int:
    """S-46: the Employee of the Month: most delivered wish cards, then loose toys, then coins, else nobody."""
    best: i64 = -1
    found = NOBODY
    for seat in range(t.players):
        area = t.areas[seat]
        key: i64 = (count(area.delivered) << 32) + (area.loose_toys() << 16) + area.coins
        if key >= best:
            found = seat if key > best else NOBODY
            best = key
    return found


def wish_points(t: Table, cards: int) -> int:
    """S-47: the values of these cards."""
    values = t.rules.charts.wish_points
    left: i64 = cards
    wish: i64 = 0
    points: i64 = 0
    while left:
        if left & 1:
            points += values[wish]
        left >>= 1
        wish += 1
    return points


def undelivered_points(t: Table, seat: int) -> int:
    """S-63: 3 points less for each special wish not delivered."""
    return t.rules.special_undelivered * count(t.areas[seat].wishes & ~ORDINARY)


def stocking_points(t: Table, seat: int) -> int:
    """S-49: the best split of the stockings into sets of four and of three different ones."""
    counts = t.areas[seat].stockings
    if total(counts) < 3 or counts.count(0) > 1:
        return 0
    best = 0
    for fours in range(min(counts) + 1):
        threes = most_threes([held - fours for held in counts])
        best = max(best, fours * t.rules.four_stockings + threes * t.rules.three_stockings)
    return best


def most_threes(counts: list[int]) -> int:
    """S-49: so many sets of three different stockings there are: none needs a kind more often than there are sets."""
    sets = 0
    while sum([min(held, sets + 1) for held in counts]) >= 3 * (sets + 1):
        sets += 1
    return sets


def artifact_points(t: Table, seat: int) -> int:
    """S-50: what the artifacts are worth."""
    area = t.areas[seat]
    points = 0
    for item in range(len(ARTIFACTS)):
        if area.owns(item):
            points += t.rules.charts.artifact_points[item]
    return points


def toy_points(t: Table, seat: int) -> int:
    """S-52: loose toys by column."""
    values = t.rules.charts.toy_points
    points = 0
    for toy, made in enumerate(t.areas[seat].toys):
        if made:
            points += made * values[toy]
    return points


def breakdown(t: Table, best: int) -> dict[str, list[int]]:
    """S-47 to S-52, S-63: every player's points by source."""
    seats = range(t.players)
    points = {"wishes": [wish_points(t, t.areas[seat].delivered & ORDINARY) for seat in seats]}
    if t.rules.special_wishes:
        points["special-wishes"] = [wish_points(t, t.areas[seat].delivered & ~ORDINARY) for seat in seats]
        points["undelivered"] = [undelivered_points(t, seat) for seat in seats]
    points["employee"] = [t.rules.employee_points if seat == best else 0 for seat in seats]
    points["stockings"] = [stocking_points(t, seat) for seat in seats]
    points["artifacts"] = [artifact_points(t, seat) for seat in seats]
    points["coins"] = [t.areas[seat].coins // t.rules.coins_for_a_point for seat in seats]
    points["toys"] = [toy_points(t, seat) for seat in seats]
    return points


def outcome(t: Table) -> Outcome:
    """S-53: most points win; ties go to the Employee of the Month, then by loose toys and coins, else are shared."""
    best = employee(t)
    points = breakdown(t, best)
    seats = range(t.players)
    totals = [sum([column[seat] for column in points.values()]) for seat in seats]
    ties = {
        "employee": [1 if seat == best else 0 for seat in seats],
        "toys": [t.areas[seat].loose_toys() for seat in seats],
        "coins": [t.areas[seat].coins for seat in seats],
    }
    return Outcome(
        scores=totals,
        breakdown=points,
        ranks=rank(totals, *ties.values()),
        tie_breaks=ties,
        ending="last-round" if t.stage == OVER else "",
        unsettled=UNSET if t.stage == OVER else [source for source in points if source in AT_THE_END],
    )
