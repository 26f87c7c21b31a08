"""What a bot senses of a position: a guess of every player's final score."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.sets import contains, count
from ludoteca.games.holi.area import HoliArea
from ludoteca.games.holi.board import FLOORS
from ludoteca.games.holi.rules.climb import climbable
from ludoteca.games.holi.rules.rivalry_scoring import PAYS
from ludoteca.games.holi.rules.scoring import seats_with_fewer_sweets
from ludoteca.games.holi.table import OVER, Table

MARGIN: Final = 6.0
"""A lead of so many points makes a win likely."""
CURIOUS: Final = 0.1

# What is not points yet, in points; docs/lab/bots.md says how the numbers were measured.
A_TOKEN: Final = 1.35
"""A token that the cards left can still throw, from the ground floor."""
A_CARD: Final = 0.7
"""A card still to be thrown, besides its tokens."""
A_FLOOR: Final = 1.0
"""Throwing from one floor higher, for each of the next throws."""
A_CLIMB: Final = 0.5
"""The same when there is a cell from which to climb."""
NEXT_THROWS: Final = 4
A_CLIMB_READY: Final = 1.5
"""Standing on such a cell."""
AN_EARLY_SWEET: Final = 1.75
"""A sweet more may win the comparison with another player later; the sooner in the game, the more it is worth."""
UNSURE: Final = 1.28
"""How much of a comparison won so far is not counted, at the beginning of the game: being ahead is in the sweets."""


def estimate(t: Table) -> list[float]:
    """Points as if the game ended now, and what is left to gain."""
    found: list[float] = []
    for seat in range(t.players):
        ahead: i64 = t.rules.fewer_sweets * seats_with_fewer_sweets(t, seat)
        found.append(points(t, seat, ahead) + (0.0 if t.phase == OVER else promise(t, seat, ahead)))
    return found


def points(t: Table, seat: i64, ahead: i64) -> float:
    """H-38 to H-41: points as if the game ended now, `ahead` of them for having more sweets."""
    total: i64 = t.areas[seat].hits + ahead
    for floor in range(FLOORS):
        total += t.rules.floor_points[floor] * count(t.floors[floor].tokens_of(seat))
    for other in range(t.players):
        if other != seat:
            total += t.rules.on_others * t.areas[other].tokens(seat)
    for card in t.rules.scoring:
        total += PAYS[card.name](t, seat, card)
    return float(total)


def promise(t: Table, seat: i64, ahead: i64) -> float:
    """What cards, tokens, sweets and height may still bring; who has fewer sweets is not settled yet."""
    area = t.areas[seat]
    if area.finished:
        return 0.0
    left = area.hand | area.deck
    cards = count(left)
    tokens = int(area.tokens(seat))
    throws = min(cards, tokens)
    early = cards / len(t.rules.card_names)
    sweets = AN_EARLY_SWEET * int(area.sweets) - UNSURE * int(ahead)
    to_throw = A_TOKEN * min(tokens, tokens_of(t, left)) + A_CARD * throws
    return to_throw + height(t, area, min(throws, NEXT_THROWS)) + early * sweets


def tokens_of(t: Table, cards: i64) -> int:
    """How many tokens these cards throw."""
    tokens: i64 = 0
    for throwing in t.rules.throwing:
        tokens += count(cards & throwing)
    return tokens


def height(t: Table, area: HoliArea, throws: int) -> float:
    """What it is worth for so many throws to be up there, or about to climb."""
    worth = A_FLOOR * int(area.floor) * throws
    cells = climbable(t, area.floor)
    if cells:
        worth += A_CLIMB * throws
        if area.cell >= 0 and contains(cells, area.cell):
            worth += A_CLIMB_READY
    return worth
