"""Rivalry cards of the category Scoring (H-47): what each pays every player at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ludoteca.core.sets import count, members_of
from ludoteca.games.holi.board import CORNERS, DIAGONALS, GROUND, LINES, NEIGHBOURS, TOP
from ludoteca.games.holi.content import Rivalry
from ludoteca.games.holi.table import Table


def sweet_tooth(t: Table, seat: i64, card: Rivalry) -> int:
    """2 per sweet collected."""
    return card.points * t.areas[seat].sweets


def lines(t: Table, seat: i64, card: Rivalry) -> int:
    """3 for each row or column of one floor with four or more own tokens."""
    full = [count(board & line) >= card.tokens for board in boards(t, seat) for line in LINES]
    return card.points * sum(full)


def corners(t: Table, seat: i64, card: Rivalry) -> int:
    """3 per own token on a corner cell of any floor."""
    return card.points * sum([count(board & CORNERS) for board in boards(t, seat)])


def balcony(t: Table, seat: i64, card: Rivalry) -> int:
    """6 for most own tokens on the top floor, 3 each if tied, nobody with none."""
    return most_on_floor(t, seat, TOP, card)


def ground_crew(t: Table, seat: i64, card: Rivalry) -> int:
    """5 for most own tokens on the ground floor, 2 each if tied, nobody with none."""
    return most_on_floor(t, seat, GROUND, card)


def everyone(t: Table, seat: i64, card: Rivalry) -> int:
    """4 for an own token in every other supply."""
    others = [t.areas[other].tokens(seat) > 0 for other in range(t.players) if other != seat]
    return card.points if all(others) else 0


def clean_clothes(t: Table, seat: i64, card: Rivalry) -> int:
    """5 for holding fewest foreign tokens, 2 each if tied."""
    return best_alone([-foreign_tokens(t, other) for other in range(t.players)], seat, card)


def cluster(t: Table, seat: i64, card: Rivalry) -> int:
    """1 per token in one's own largest orthogonally connected group of one floor."""
    return card.points * max([largest_group(board) for board in boards(t, seat)])


def stacks(t: Table, seat: i64, card: Rivalry) -> int:
    """3 for each stack with own tokens on two or more floors."""
    ground, middle, top = boards(t, seat)
    on_floors = [ground | middle | top, ground & middle | ground & top | middle & top, ground & middle & top]
    return card.points * count(on_floors[card.floors - 1])


def diagonals(t: Table, seat: i64, card: Rivalry) -> int:
    """1 per own token on the two main diagonals of any floor."""
    return card.points * sum([count(board & DIAGONALS) for board in boards(t, seat)])


def boards(t: Table, seat: i64) -> list[int]:
    """A player's tokens, floor by floor."""
    return [floor.tokens_of(seat) for floor in t.floors]


def most_on_floor(t: Table, seat: i64, floor: i64, card: Rivalry) -> int:
    """The prize for most own tokens on a floor; nobody wins it with none."""
    counts = [count(t.floors[floor].tokens_of(other)) for other in range(t.players)]
    return best_alone(counts, seat, card) if counts[seat] else 0


def best_alone(values: list[int], seat: i64, card: Rivalry) -> int:
    """The card's points for the single best, its lesser points for each of several."""
    if values[seat] < max(values):
        return 0
    return card.points if values.count(values[seat]) == 1 else card.tied


def foreign_tokens(t: Table, seat: i64) -> int:
    """How many tokens of others are in a supply."""
    return sum([t.areas[seat].tokens(colour) for colour in range(t.players) if colour != seat])


def largest_group(board: int) -> int:
    """The size of the largest group of cells joined side by side."""
    best = 0
    while board:
        group = board & -board
        grown = spread(group) & board
        while grown != group:
            group = grown
            grown = spread(group) & board
        best = max(best, count(group))
        board &= ~group
    return best


def spread(group: int) -> int:
    """A set of cells with all their neighbours."""
    for cell in members_of(group):
        group |= NEIGHBOURS[cell]
    return group


PAYS: Final[dict[str, Callable[[Table, int, Rivalry], int]]] = {
    "sweet-tooth": sweet_tooth,
    "lines": lines,
    "corners": corners,
    "balcony": balcony,
    "ground-crew": ground_crew,
    "everyone": everyone,
    "clean-clothes": clean_clothes,
    "cluster": cluster,
    "stacks": stacks,
    "diagonals": diagonals,
}
