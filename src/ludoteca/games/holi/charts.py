"""Charts built once from the content: the numbers of all actions, and what can be thrown from where."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from ludoteca.core.bits import mask_of, members_of
from ludoteca.games.holi.board import CELLS, SIDE
from ludoteca.games.holi.rules.patterns import placements

# The list of actions: these, then every throw of every card.
END: Final = 0
CLIMB: Final = 1
START: Final = 2
WARM_UP: Final = START + CELLS
MOVE: Final = WARM_UP + CELLS
DOWN: Final = MOVE + CELLS
ROW_SETS: Final = 1 << SIDE


class Fits:
    """The full throws of one card from one cell: each with the cells it colours and its number."""

    __slots__ = ("drops", "masks", "numbers")

    def __init__(self, drops: int, masks: list[int], numbers: list[Any]) -> None:
        self.drops: int = drops
        self.masks = masks
        self.numbers = numbers


class Way:
    """One way a card can lie around the pawn: the steps from its cell to the targets, and where they stay inside."""

    __slots__ = ("inside", "steps")

    def __init__(self, steps: list[int], inside: int) -> None:
        self.steps = steps
        self.inside: int = inside


class Charts:
    """Everything about actions that depends on the cards alone.

    `fits` goes by card and pawn's cell, `ways` by card; with the rivalry card Mirror the mirrored ones are in force.
    Numbers are kept as ready-made objects in lists, by row of the board and set of its cells, so that a list of
    legal actions is glued together from a few pieces.
    """

    __slots__ = (
        *("cards", "downs", "fits", "kinds", "mirrored", "mirrored_ways", "moves"),
        *("throw", "throw_card", "throw_cells", "throw_number", "ways"),
    )

    def __init__(self, patterns: list[list[str]]) -> None:
        self.cards: int = len(patterns)
        self.throw: int = DOWN + CELLS * self.cards
        self.throw_card: list[int] = []
        self.throw_cells: list[list[int]] = []
        self.throw_number: list[dict[int, int]] = []
        plain = [placements(pattern, False) for pattern in patterns]
        both = [placements(pattern, True) for pattern in patterns]
        for card in range(self.cards):
            self._number_throws(card, both[card])
        self.fits: list[Fits] = self._fits(plain)
        self.mirrored: list[Fits] = self._fits(both)
        self.ways: list[list[Way]] = [_ways(placed) for placed in plain]
        self.mirrored_ways: list[list[Way]] = [_ways(placed) for placed in both]
        sizes = [1, 1, CELLS, CELLS, CELLS, CELLS * self.cards, len(self.throw_card)]
        self.kinds: list[int] = [kind for kind, size in enumerate(sizes) for _ in range(size)]
        """Of each action: 0 end, 1 climb, 2 start, 3 warm-up, 4 move, 5 throw face down, 6 throw."""
        self.moves: list[list[Any]] = _row_sets(MOVE)
        self.downs: list[list[Any]] = []
        for card in range(self.cards):
            self.downs.extend(_row_sets(DOWN + card * CELLS))

    def _number_throws(self, card: int, ways: list[set[frozenset[int]]]) -> None:
        """H-15, H-18: one number for each set of cells a card can colour, whole patterns and parts of them."""
        parts = {
            mask_of(list(part))
            for way in ways
            for cells in way
            for size in range(1, len(cells) + 1)
            for part in combinations(cells, size)
        }
        numbers: dict[int, int] = {}
        for mask in sorted(parts, key=lambda mask: (-mask.bit_count(), mask)):
            numbers[mask] = self.throw + len(self.throw_card)
            self.throw_card.append(card)
            self.throw_cells.append(members_of(mask))
        self.throw_number.append(numbers)

    def _fits(self, ways: list[list[set[frozenset[int]]]]) -> list[Fits]:
        return [self._fit(card, way) for card in range(self.cards) for way in ways[card]]

    def _fit(self, card: int, way: set[frozenset[int]]) -> Fits:
        numbers = self.throw_number[card]
        masks = sorted([mask_of(list(cells)) for cells in way], key=lambda mask: numbers[mask])
        drops = masks[0].bit_count() if masks else 0
        return Fits(drops, masks, [numbers[mask] for mask in masks])


def _ways(placed: list[set[frozenset[int]]]) -> list[Way]:
    """Gather what a card can colour from each cell into ways that are the same for all cells but the edge."""
    inside: dict[tuple[int, ...], int] = {}
    for cell in range(CELLS):
        for targets in placed[cell]:
            steps = tuple(sorted([target - cell for target in targets]))
            inside[steps] = inside.get(steps, 0) | 1 << cell
    return [Way(list(steps), cells) for steps, cells in sorted(inside.items())]


def _row_sets(first: int) -> list[list[Any]]:
    """For each row and each set of its cells, the numbers of these cells, counting from `first`."""
    return [
        [first + row * SIDE + column for column in range(SIDE) if bits >> column & 1]
        for row in range(SIDE)
        for bits in range(ROW_SETS)
    ]
