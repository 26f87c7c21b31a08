"""Scoring (H-38 to H-43): points by source, at the end or as if the game ended now."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET
from mypy_extensions import i64

from ludoteca.core.outcome import Outcome, rank
from ludoteca.core.sets import count
from ludoteca.games.holi.board import FLOOR_NAMES, FLOORS
from ludoteca.games.holi.rules.rivalry_scoring import PAYS
from ludoteca.games.holi.table import OVER, Table

COMPARED: Final = ("sweets", "balcony", "ground-crew", "clean-clothes")
"""Paid for being ahead of others: they are lost on a tie, so until the end they stand apart from the points made."""


def breakdown(t: Table) -> dict[str, list[int]]:
    """H-43: every player's points by source."""
    seats = range(t.players)
    points = {FLOOR_NAMES[floor]: [on_floor(t, seat, floor) for seat in seats] for floor in range(FLOORS)}
    points["on-others"] = [t.rules.on_others * tokens_on_others(t, seat) for seat in seats]
    points["sweets"] = [t.rules.fewer_sweets * seats_with_fewer_sweets(t, seat) for seat in seats]
    points["hits"] = [area.hits for area in t.areas]
    for card in t.rules.scoring:
        points[card.name] = [PAYS[card.name](t, seat, card) for seat in seats]
    return points


def on_floor(t: Table, seat: i64, floor: i64) -> int:
    """H-38: each own token on the ground floor 1, middle 2, top 3."""
    return t.rules.floor_points[floor] * count(t.floors[floor].tokens_of(seat))


def tokens_on_others(t: Table, seat: i64) -> int:
    """H-39: own tokens in the other players' supplies."""
    return sum([t.areas[other].tokens(seat) for other in range(t.players) if other != seat])


def seats_with_fewer_sweets(t: Table, seat: i64) -> int:
    """H-40: how many players have strictly fewer sweets."""
    own = t.areas[seat].sweets
    fewer: i64 = 0
    for area in t.areas:
        if area.sweets < own:
            fewer += 1
    return fewer


def play_order(t: Table) -> list[int]:
    """H-42: more for those earlier in play order."""
    return [t.players - (seat - t.first) % t.players for seat in range(t.players)]


def outcome(t: Table) -> Outcome:
    """H-41, H-42: most points win; ties go by tokens on others, sweets, play order."""
    points = breakdown(t)
    totals = [sum([column[seat] for column in points.values()]) for seat in range(t.players)]
    ties = {
        "on-others": [tokens_on_others(t, seat) for seat in range(t.players)],
        "sweets": [area.sweets for area in t.areas],
        "play-order": play_order(t),
    }
    return Outcome(
        scores=totals,
        breakdown=points,
        ranks=rank(totals, *ties.values()),
        tie_breaks=ties,
        ending="all-finished" if t.phase == OVER else "",
        unsettled=UNSET if t.phase == OVER else [source for source in points if source in COMPARED],
    )
