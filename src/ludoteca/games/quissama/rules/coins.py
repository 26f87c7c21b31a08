"""The coin tokens of full shops (Q-28, Q-36)."""

from __future__ import annotations

from ludoteca.games.quissama.pieces import ARAUJO, SHOPS
from ludoteca.games.quissama.table import Table


def token_value(t: Table, seat: int) -> int:
    """Q-28: a token counts 2 for who holds Araújo unblocked (Q-11: not just conquered), else 1."""
    return 2 if t.has_free(seat, ARAUJO) and not t.used >> ARAUJO & 1 else 1


def ready_tokens(t: Table) -> None:
    """Q-36: the tokens of the shops that are full and own as the turn begins can pay in it."""
    t.token_shops = 0
    count = 0
    for shop in range(SHOPS):
        if t.burgher[shop] == t.seat and t.is_full(shop):
            t.token_shops |= 1 << shop
            count += 1
    t.tokens = count * token_value(t, t.seat) if count else 0


def count_tokens(t: Table) -> int:
    """How many tokens can pay in this turn."""
    return sum([t.token_shops >> shop & 1 for shop in range(SHOPS)])


def return_tokens(t: Table) -> None:
    """Q-36: a token goes back when its shop is no longer full, with what it had not yet paid.

    Which token paid is never asked: the one that goes back is taken to have paid first.
    """
    if t.token_shops == 0:
        return
    for shop in range(SHOPS):
        if t.token_shops >> shop & 1 and not (t.burgher[shop] == t.seat and t.is_full(shop)):
            t.token_shops &= ~(1 << shop)
            t.tokens = min(t.tokens, count_tokens(t) * token_value(t, t.seat))


def turn_tokens(t: Table) -> None:
    """Q-28: Araújo is unblocked in his holder's turn: each token turns to its +2 side."""
    t.tokens += count_tokens(t)
