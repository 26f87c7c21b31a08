"""What a bot senses of a position: a guess of every player's final score."""

from __future__ import annotations

from typing import Final

from ludoteca.core.bits import count
from ludoteca.games.holi.board import FLOORS
from ludoteca.games.holi.climb import climbable
from ludoteca.games.holi.rivalry_scoring import PAYS
from ludoteca.games.holi.scoring import seats_with_fewer_sweets
from ludoteca.games.holi.table import OVER, Table

MARGIN: Final = 6.0
"""A lead of so many points makes a win likely."""

# What is not points yet, in points.
A_TOKEN: Final = 1.4
"""A token that can still be thrown from the ground floor: a card throws two or three."""
TOKENS_A_CARD: Final = 2.3
A_CARD: Final = 0.5
"""A card still to be thrown, besides its tokens."""
A_FLOOR: Final = 0.7
"""Throwing from one floor higher, for each of the next throws."""
A_CLIMB: Final = 0.5
"""The same when there is a cell from which to climb."""
NEXT_THROWS: Final = 6
A_SWEET: Final = 0.1
"""A sweet more may win the comparison with another player later; the sooner in the game, the more it is worth."""
AN_EARLY_SWEET: Final = 1.2


def estimate(t: Table) -> list[float]:
    """Points as if the game ended now, and what is left to gain."""
    return [points(t, seat) + (0.0 if t.phase == OVER else promise(t, seat)) for seat in range(t.players)]


def points(t: Table, seat: int) -> float:
    """H-38 to H-41: points as if the game ended now."""
    total = t.hits[seat] + t.rules.fewer_sweets * seats_with_fewer_sweets(t, seat)
    for floor in range(FLOORS):
        total += t.rules.floor_points[floor] * count(t.tokens[seat * FLOORS + floor])
    for other in range(t.players):
        if other != seat:
            total += t.rules.on_others * t.supply[other * t.players + seat]
    for card in t.rules.scoring:
        total += PAYS[card.name](t, seat, card)
    return float(total)


def promise(t: Table, seat: int) -> float:
    """What cards, tokens, sweets and height may still bring; who has fewer sweets is not settled yet."""
    if t.is_finished(seat):
        return 0.0
    cards = count(t.hand[seat]) + count(t.deck[seat])
    tokens = t.own_tokens(seat)
    early = cards / len(t.rules.card_names)
    sweets = (A_SWEET + AN_EARLY_SWEET * early) * t.sweets[seat]
    unsure = early * t.rules.fewer_sweets * seats_with_fewer_sweets(t, seat)
    throws = A_TOKEN * min(tokens, TOKENS_A_CARD * cards) + A_CARD * min(cards, tokens)
    return throws + height(t, t.floor[seat]) * min(cards, tokens, NEXT_THROWS) + sweets - unsure


def height(t: Table, floor: int) -> float:
    """What it is worth in each of the next throws to be up there, or about to climb."""
    return A_FLOOR * floor + (A_CLIMB if climbable(t, floor) else 0.0)
