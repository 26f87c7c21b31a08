"""Charts built once from the content: the cards' throws, what can be thrown from where, and ready-made numbers."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.sets import members_of, set_of
from ludoteca.core.verbs import Numbering, Numbers
from ludoteca.games.holi import actions
from ludoteca.games.holi.board import CELLS, SIDE
from ludoteca.games.holi.rules.patterns import placements

if TYPE_CHECKING:
    from ludoteca.games.holi.table import Table

FARTHEST: Final = 2 * SIDE + 2
"""No target is more cells away from the pawn, counted as board.py numbers them."""
ROW_SETS: Final = 1 << SIDE


class Fits:
    """The full throws of one card from one cell: each with the cells it colours and its number."""

    __slots__ = ("drops", "masks", "numbers")

    def __init__(self, drops: int, masks: list[int], numbers: Numbers) -> None:
        self.drops: i64 = drops
        self.masks = vec[i64](masks)
        self.numbers = numbers


class Way:
    """One way a card can lie around the pawn: the steps from its cell to the targets, and where they stay inside."""

    __slots__ = ("inside", "shifts")

    def __init__(self, steps: list[int], inside: int) -> None:
        self.shifts = vec[i64]([FARTHEST + step for step in steps])
        self.inside: i64 = inside

    def cells(self, free: i64) -> i64:
        """H-16, H-17: the pawn's cells from which all targets lie on the grid and on these free cells."""
        found = self.inside
        for shift in self.shifts:
            found &= free << FARTHEST >> shift
        return found


class ByCell:
    """The numbers of a verb's actions, one for each cell, ready-made by row of the board and set of its cells.

    A list of legal actions is glued together from a few of these pieces.
    """

    __slots__ = ("pieces",)

    def __init__(self, numbers: Numbers) -> None:
        self.pieces: list[tuple[Any, ...]] = []
        for row in range(SIDE):
            self.pieces.extend(_all_sets(numbers[row * SIDE : (row + 1) * SIDE]))

    def add(self, out: Numbers, cells: i64) -> None:
        """Add the numbers of these cells. (Compiled, += beats extend.)"""
        pieces = self.pieces
        row: i64 = 0
        while cells:
            out += pieces[row + (cells & ROW_SETS - 1)]
            cells >>= SIDE
            row += ROW_SETS


class Charts:
    """Everything about actions that depends on the cards alone.

    `fits` goes by card and pawn's cell, `ways` by card; with the rivalry card Mirror the mirrored ones are in force.
    """

    __slots__ = (
        *("card_names", "cards", "climb", "downs", "end", "fits", "mirrored", "mirrored_ways", "moves"),
        *("numbering", "starts", "throw_card", "throw_cells", "throw_number", "warm_ups", "ways"),
    )

    def __init__(self, names: list[str], patterns: list[list[str]]) -> None:
        self.card_names: list[str] = names
        self.cards: i64 = len(patterns)
        self.throw_card: list[int] = []
        self.throw_cells: list[list[int]] = []
        self.throw_number: list[dict[int, int]] = []
        plain = [placements(pattern, False) for pattern in patterns]
        both = [placements(pattern, True) for pattern in patterns]
        for card in range(self.cards):
            self._list_throws(card, both[card])
        self.ways: list[list[Way]] = [_ways(placed) for placed in plain]
        self.mirrored_ways: list[list[Way]] = [_ways(placed) for placed in both]
        self.fits: list[Fits] = self._fits(plain)
        self.mirrored: list[Fits] = self._fits(both)

    def _list_throws(self, card: int, ways: list[set[frozenset[int]]]) -> None:
        """H-15, H-18: each set of cells a card can colour, whole patterns and parts, with its place among all."""
        parts = {
            set_of(list(part))
            for way in ways
            for cells in way
            for size in range(1, len(cells) + 1)
            for part in combinations(cells, size)
        }
        places: dict[int, int] = {}
        for mask in sorted(parts, key=lambda mask: (-mask.bit_count(), mask)):
            places[mask] = len(self.throw_card)
            self.throw_card.append(card)
            self.throw_cells.append(members_of(mask))
        self.throw_number.append(places)

    def _fits(self, ways: list[list[set[frozenset[int]]]]) -> list[Fits]:
        return [self._fit(card, way) for card in range(self.cards) for way in ways[card]]

    def _fit(self, card: int, way: set[frozenset[int]]) -> Fits:
        places = self.throw_number[card]
        masks = sorted([set_of(list(cells)) for cells in way], key=lambda mask: places[mask])
        drops = masks[0].bit_count() if masks else 0
        return Fits(drops, masks, [places[mask] for mask in masks])

    def take_numbers(self, numbering: Numbering[Table, Charts, actions.Act]) -> None:
        """Now that the actions are numbered: the numbers of all kinds, ready-made."""
        self.numbering = numbering
        self.end: Any = numbering.first(actions.End)
        self.climb: Any = numbering.first(actions.Climb)
        self.starts = ByCell(numbering.numbers(actions.Start))
        self.warm_ups = ByCell(numbering.numbers(actions.WarmUp))
        self.moves = ByCell(numbering.numbers(actions.Move))
        downs = numbering.numbers(actions.ThrowDown)
        self.downs: list[ByCell] = [ByCell(downs[at : at + CELLS]) for at in range(0, len(downs), CELLS)]
        throws = numbering.numbers(actions.Throw)
        self.throw_number = [{mask: throws[place] for mask, place in of.items()} for of in self.throw_number]
        for fits in [*self.fits, *self.mirrored]:
            fits.numbers = [throws[place] for place in fits.numbers]


def _ways(placed: list[set[frozenset[int]]]) -> list[Way]:
    """Gather what a card can colour from each cell into ways that are the same for all cells but the edge."""
    inside: dict[tuple[int, ...], int] = {}
    for cell in range(CELLS):
        for targets in placed[cell]:
            steps = tuple(sorted([target - cell for target in targets]))
            inside[steps] = inside.get(steps, 0) | 1 << cell
    return [Way(list(steps), cells) for steps, cells in sorted(inside.items())]


def _all_sets(numbers: Numbers) -> list[tuple[Any, ...]]:
    """Every set of these numbers, in the order of the sets' own numbers."""
    sets: list[tuple[Any, ...]] = [()]
    for number in numbers:
        sets += [(*smaller, number) for smaller in sets]
    return sets
