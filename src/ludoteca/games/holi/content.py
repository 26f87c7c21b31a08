"""Holi's content file: its tables, and the constraints they must keep."""

from __future__ import annotations

from typing import Literal

from ludoteca.core.content import Content, Row
from ludoteca.games.holi.board import CELLS, FLOORS, name_cell

Floor = Literal["ground", "middle", "top"]
Category = Literal["rule", "scoring", "set-up"]
CELL_NAMES = frozenset(name_cell(cell) for cell in range(CELLS))
MOST_DROPS = 4
"""Tokens that a card throws at most."""

# The code knows these cards by name; a content file may change their numbers, not add others.
RIVALRY = (
    *("short-steps", "mirror", "ladders", "splash", "long-memory", "clean-feet", "quick-hands"),
    *("sweet-tooth", "lines", "corners", "balcony", "ground-crew", "everyone", "clean-clothes"),
    *("cluster", "stacks", "diagonals", "high-sweets", "centre-stage", "warm-up", "light-bags"),
)

# The numbers without which a card breaks the game: the field, and from where to where it may go.
NEEDED = {
    "short-steps": ("steps", 1, 10),
    "ladders": ("neighbours", 1, 4),
    "quick-hands": ("cards", 1, 60),
    "lines": ("tokens", 1, 6),
    "stacks": ("floors", 1, 3),
    "light-bags": ("tokens", 2, 36),
}


def _check_cells(cells: list[str]) -> None:
    wrong = [cell for cell in cells if cell not in CELL_NAMES]
    if wrong:
        raise ValueError(f"no such square: {', '.join(wrong)} (A1 to F6)")
    if len(set(cells)) < len(cells):
        raise ValueError("a square is named twice")


class Pieces(Row, frozen=True, kw_only=True):
    """H-01, H-04, H-07, H-09: how many of everything."""

    least_players: int
    most_players: int
    tokens: int
    opening_hand: int
    hand: int
    most_rivalry: int

    def __post_init__(self) -> None:
        if not 2 <= self.least_players <= self.most_players <= 4:
            raise ValueError("players must be from 2 to 4")
        if not 1 <= self.opening_hand <= self.hand or not 2 <= self.tokens <= 36:
            raise ValueError("needs 2 to 36 tokens and an opening hand of 1 up to the hand")
        if not 0 <= self.most_rivalry <= 3:
            raise ValueError("most_rivalry must be from 0 to 3")


class Points(Row, frozen=True, kw_only=True):
    """H-20, H-38 to H-40: what scores."""

    floors: list[int]
    on_others: int
    fewer_sweets: int
    hit: int

    def __post_init__(self) -> None:
        if len(self.floors) != FLOORS:
            raise ValueError(f"floors needs {FLOORS} numbers, from the ground up")


class Board(Row, frozen=True, kw_only=True):
    """H-02, H-06: the grid, the same on each floor, and where pawns begin."""

    columns: Literal["ABCDEF"]
    rows: Literal[6]
    start: list[str]

    def __post_init__(self) -> None:
        _check_cells(self.start)


class Sweets(Row, frozen=True, kw_only=True):
    """H-03: sweets on cells of one floor."""

    floor: Floor
    count: int
    cells: list[str]

    def __post_init__(self) -> None:
        _check_cells(self.cells)
        if not 1 <= self.count <= 3:
            raise ValueError("count must be from 1 to 3")


class Card(Row, frozen=True, kw_only=True):
    """H-13, H-14: a colour card's window of three by three."""

    name: str
    pattern: list[str]

    def __post_init__(self) -> None:
        window = "".join(self.pattern)
        if [len(row) for row in self.pattern] != [3, 3, 3] or set(window) - set("#*."):
            raise ValueError("a pattern is three rows of three marks out of #, * and .")
        if window.count("*") > 1 or not 1 <= self.drops() <= MOST_DROPS:
            raise ValueError(f"a pattern has at most one star and drops from 1 to {MOST_DROPS} tokens")

    def has_star(self) -> bool:
        """H-14: does the pawn stand on a star?"""
        return any("*" in row for row in self.pattern)

    def drops(self) -> int:
        """How many tokens a full throw uses."""
        coloured = sum(row.count("#") for row in self.pattern)
        return coloured if self.has_star() else coloured - 1


class Rivalry(Row, frozen=True, kw_only=True):
    """H-47: a rivalry card with its numbers."""

    name: str
    category: Category
    points: int = 0
    tied: int = 0
    tokens: int = 0
    steps: int = 0
    neighbours: int = 0
    cards: int = 0
    floors: int = 0
    cells: list[str] = []

    def __post_init__(self) -> None:
        _check_cells(self.cells)
        if self.name not in RIVALRY:
            raise ValueError(f"no rivalry card {self.name!r}; the code knows {', '.join(RIVALRY)}")
        if self.name in NEEDED:
            field, least, most = NEEDED[self.name]
            if not least <= getattr(self, field) <= most:
                raise ValueError(f"{self.name}: {field} must be from {least} to {most}")


class HoliContent(Content, frozen=True, kw_only=True):
    """Everything printed on Holi's components."""

    pieces: Pieces
    points: Points
    board: Board
    sweets: list[Sweets]
    cards: list[Card]
    rivalry: list[Rivalry]

    def __post_init__(self) -> None:
        self._unique("sweets", [f"{row.floor} {cell}" for row in self.sweets for cell in row.cells])
        self._unique("cards", [card.name for card in self.cards])
        self._unique("rivalry", [card.name for card in self.rivalry])
        if not self.pieces.hand <= len(self.cards) <= 60:
            raise ValueError("cards: a deck has at least a full hand and at most 60 cards")
        if self._sweet_cells("middle") & self._sweet_cells("top"):
            raise ValueError("sweets: High sweets needs the middle floor's squares free on the top floor")
        self._check_rivalry()

    def _check_rivalry(self) -> None:
        """All cards there are, and starting squares for everybody with and without Centre stage."""
        missing = [name for name in RIVALRY if name not in {card.name for card in self.rivalry}]
        if missing:
            raise ValueError(f"rivalry: missing {', '.join(missing)}")
        for starts in (self.board.start, self.rivalry_card("centre-stage").cells):
            if len(starts) < self.pieces.most_players:
                raise ValueError("fewer starting squares than players")

    def _sweet_cells(self, floor: Floor) -> set[str]:
        return {cell for row in self.sweets if row.floor == floor for cell in row.cells}

    def _unique(self, table: str, names: list[str]) -> None:
        twice = sorted({name for name in names if names.count(name) > 1})
        if twice:
            raise ValueError(f"{table}: {', '.join(twice)} named twice")

    def rivalry_card(self, name: str) -> Rivalry:
        """The card of that name."""
        return next(card for card in self.rivalry if card.name == name)
