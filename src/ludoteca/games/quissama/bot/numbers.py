"""The numbers that bots reckon with, fitted to who won: docs/lab/bots.md says from which games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Numbers:
    """Draws for what is missing, the Market and the Blessings counted in; and what makes a seat faster."""

    draws: list[float]
    """By icon."""
    any_capoeira: float
    """For an icon of the gang that is at hand."""
    freed: float
    """For freeing a capoeira that is missing on the plazas."""
    identical_cards: float
    """For a payment of identical cards."""
    saved: float
    """Of the next such payment every card after the first that is there saves some."""
    a_minister: float
    """For a minister besides its price: Scandals and newcomers send some home again."""
    a_step: float
    """For every payment still to be made, even one that the hand covers."""
    in_turn: float
    """Icons are collected at once and one after the other: this part of the way one after the other."""

    a_turn: float
    """Draws a turn, and how many more make the ministers and two characters."""
    by_minister: float
    by_quissama: float
    by_alemao: float
    coin_rate: float
    """Coins in a draw, and how many more with a token."""
    by_token: float
    with_one: float
    """What of the coins for a shop must still be drawn when the token of the shop filled before helps, by its worth."""
    with_two: float
    a_round: float
    """Turns lost by whoever has a whole round of others before him."""
    power: int
    """Of all the characters that may win the nearest counts most: by this power."""


WITH_TWO_PLAYERS: Final = Numbers(
    draws=[6.0, 3.0, 2.2, 3.4, 4.4, 8.0],
    any_capoeira=1.8,
    freed=6.3,
    identical_cards=12.8,
    saved=2.4,
    a_minister=0.4,
    a_step=0.5,
    in_turn=0.26,
    a_turn=6.25,
    by_minister=0.5,
    by_quissama=1.4,
    by_alemao=1.5,
    coin_rate=0.4,
    by_token=0.1,
    with_one=0.8,
    with_two=0.67,
    a_round=0.0,
    power=3,
)
WITH_MORE_PLAYERS: Final = Numbers(
    draws=[6.4, 4.7, 2.2, 5.0, 3.8, 4.1],
    any_capoeira=3.5,
    freed=9.3,
    identical_cards=7.6,
    saved=2.1,
    a_minister=0.33,
    a_step=0.56,
    in_turn=0.18,
    a_turn=6.25,
    by_minister=0.5,
    by_quissama=1.6,
    by_alemao=1.0,
    coin_rate=0.31,
    by_token=0.1,
    with_one=0.8,
    with_two=0.67,
    a_round=0.55,
    power=4,
)


def numbers_for(players: int) -> Numbers:
    """Those for a table of so many: fitted to games of two, and of four (for three and five the same)."""
    return WITH_TWO_PLAYERS if players == 2 else WITH_MORE_PLAYERS
