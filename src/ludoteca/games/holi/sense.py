"""What a bot senses of a position: a guess of every player's final score."""

from __future__ import annotations

from typing import Final

from ludoteca.core.bits import count
from ludoteca.games.holi.board import FLOORS
from ludoteca.games.holi.rivalry_scoring import PAYS
from ludoteca.games.holi.scoring import seats_with_fewer_sweets
from ludoteca.games.holi.table import OVER, Table

MARGIN: Final = 6.0
"""A lead of so many points makes a win likely."""

# What is not points yet, in points.
A_THROW: Final = 2.0
"""A card still to be thrown, from the ground floor."""
A_FLOOR: Final = 1.2
"""Throwing from one floor higher, for each of the next throws."""
NEXT_THROWS: Final = 5
A_SWEET: Final = 0.7
"""A sweet more may win the comparison with another player later; the sooner in the game, the more it is worth."""
AN_EARLY_SWEET: Final = 1.0


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
    throws = min(cards, t.own_tokens(seat))
    early = cards / len(t.rules.card_names)
    sweets = (A_SWEET + AN_EARLY_SWEET * early) * t.sweets[seat]
    unsure = early * t.rules.fewer_sweets * seats_with_fewer_sweets(t, seat)
    return A_THROW * throws + A_FLOOR * t.floor[seat] * min(throws, NEXT_THROWS) + sweets - unsure
