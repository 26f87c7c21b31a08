"""Charts built once from the content: what each card throws from where, and ready-made numbers of actions."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.sets import set_of
from ludoteca.core.verbs import Number, Numbering, Numbers
from ludoteca.games.holi import actions
from ludoteca.games.holi.board import CELLS, FARTHEST, SIDE
from ludoteca.games.holi.rules.patterns import placements

if TYPE_CHECKING:
    from ludoteca.games.holi.table import Table

Placed: TypeAlias = list[set[frozenset[int]]]
"""For each cell of the pawn, the different sets of cells a card can colour from there."""


class Printed:
    """The cards as printed, and the list of all throws face up: by place, which card colours which cells."""

    __slots__ = ("both", "card_names", "plain", "throw_card", "throw_cells")

    def __init__(self, names: list[str], patterns: list[list[str]]) -> None:
        self.card_names: list[str] = names
        self.plain: list[Placed] = [placements(pattern, False) for pattern in patterns]
        self.both: list[Placed] = [placements(pattern, True) for pattern in patterns]
        """With the mirrored patterns, which are in force with the rivalry card of that name."""
        self.throw_card: list[int] = []
        cells: list[int] = []
        for card, placed in enumerate(self.both):
            parts = _parts(placed)
            self.throw_card.extend([card] * len(parts))
            cells.extend(parts)
        self.throw_cells = vec[i64](cells)


class Way:
    """One way a card can lie around the pawn: the steps from its cell to the targets, and where they stay inside."""

    __slots__ = ("inside", "shifts")

    def __init__(self, steps: list[int], inside: int) -> None:
        self.shifts = vec[i64]([FARTHEST + step for step in steps])
        self.inside: i64 = inside

    def cells(self, free: i64) -> i64:
        """H-16, H-17: the pawn's cells from which all targets lie on the grid and on these free cells."""
        found = self.inside
        far = free << FARTHEST
        for shift in self.shifts:
            found &= far >> shift
        return found


class ByCell:
    """The numbers of a verb's actions, one for each cell, ready-made by part of the board and set of its cells.

    A list of legal actions is glued together from a few of these pieces: the fewer, the larger the parts are, but the
    more pieces there are to keep.
    """

    __slots__ = ("pieces", "sets", "size")

    def __init__(self, numbers: Numbers, size: int) -> None:
        self.size: i64 = size
        self.sets: i64 = 2**size
        self.pieces: list[tuple[Number, ...]] = []
        for first in range(0, CELLS, size):
            self.pieces.extend(_all_sets(numbers[first : first + size]))

    def add(self, out: Numbers, cells: i64) -> None:
        """Add the numbers of these cells. (Compiled, += beats extend.)"""
        pieces, sets, size = self.pieces, self.sets, self.size
        first: i64 = 0
        while cells:
            out += pieces[first + (cells & sets - 1)]
            cells >>= size
            first += sets


class Throws:
    """The throws of one card: whole ones by the pawn's cell, each with the cells it colours and its number."""

    __slots__ = ("downs", "drops", "firsts", "masks", "numbers", "parts", "ways")

    def __init__(self, placed: Placed, parts: dict[int, Number], downs: ByCell) -> None:
        self.parts: dict[int, Number] = parts
        """H-15, H-18: the number of each set of cells it can colour, whole patterns and parts of them."""
        self.downs = downs
        self.ways: list[Way] = _ways(placed)
        masks: list[int] = []
        firsts: list[int] = [0]
        for whole in placed:
            masks += sorted([set_of(list(cells)) for cells in whole])
            firsts.append(len(masks))
        self.masks = vec[i64](masks)
        self.numbers: Numbers = [parts[mask] for mask in masks]
        self.firsts = vec[i64](firsts)
        self.drops: i64 = max([mask.bit_count() for mask in masks])

    def masks_from(self, cell: i64) -> list[int]:
        """The cells of each whole throw from a cell."""
        return [self.masks[place] for place in range(self.firsts[cell], self.firsts[cell + 1])]

    def fits(self, cell: i64, occupied: i64) -> bool:
        """H-17: is there a whole throw from this cell to cells without token?"""
        return any(not self.masks[place] & occupied for place in range(self.firsts[cell], self.firsts[cell + 1]))

    def add(self, out: Numbers, cell: i64, occupied: i64) -> None:
        """H-13, H-17: add every whole throw from this cell to cells without token."""
        for place in range(self.firsts[cell], self.firsts[cell + 1]):
            if not self.masks[place] & occupied:
                out.append(self.numbers[place])


class Charts:
    """Everything about actions that depends on the cards alone."""

    __slots__ = ("climb", "end", "mirrored", "moves", "numbering", "printed", "starts", "throws", "warm_ups")

    def __init__(self, printed: Printed, numbering: Numbering[Table, Printed, actions.Act]) -> None:
        self.printed = printed
        self.numbering = numbering
        self.end: Number = numbering.first(actions.End)
        self.climb: Number = numbering.first(actions.Climb)
        self.starts = ByCell(numbering.numbers(actions.Start), SIDE)
        self.warm_ups = ByCell(numbering.numbers(actions.WarmUp), SIDE)
        self.moves = ByCell(numbering.numbers(actions.Move), CELLS // 3)
        downs = numbering.numbers(actions.ThrowDown)
        by_cell = [ByCell(downs[at : at + CELLS], SIDE) for at in range(0, len(downs), CELLS)]
        parts: list[dict[int, Number]] = [{} for _ in printed.card_names]
        for place, number in enumerate(numbering.numbers(actions.Throw)):
            parts[printed.throw_card[place]][printed.throw_cells[place]] = number
        self.throws: list[Throws] = list(map(Throws, printed.plain, parts, by_cell))
        self.mirrored: list[Throws] = list(map(Throws, printed.both, parts, by_cell))


def _parts(placed: Placed) -> list[int]:
    """H-15, H-18: each set of cells a card can colour, whole patterns first, then parts of them."""
    parts = {
        set_of(list(part))
        for way in placed
        for cells in way
        for size in range(1, len(cells) + 1)
        for part in combinations(cells, size)
    }
    return sorted(parts, key=lambda mask: (-mask.bit_count(), mask))


def _ways(placed: Placed) -> list[Way]:
    """Gather what a card can colour from each cell into ways that are the same for all cells but the edge."""
    inside: dict[tuple[int, ...], int] = {}
    for cell in range(CELLS):
        for targets in placed[cell]:
            steps = tuple(sorted([target - cell for target in targets]))
            inside[steps] = inside.get(steps, 0) | 1 << cell
    return [Way(list(steps), cells) for steps, cells in sorted(inside.items())]


def _all_sets(numbers: Numbers) -> list[tuple[Number, ...]]:
    """Every set of these numbers, in the order of the sets' own numbers."""
    sets: list[tuple[Number, ...]] = [()]
    for number in numbers:
        sets += [(*smaller, number) for smaller in sets]
    return sets
