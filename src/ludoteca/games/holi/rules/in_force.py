"""The rules in force: the book's, from the content, as the open rivalry cards change them (rivalry.py)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.sets import set_of
from ludoteca.games.holi.board import FLOOR_NAMES, SIDE, parse_cell, steps_table
from ludoteca.games.holi.charts import Charts, Throws
from ludoteca.games.holi.content import MOST_DROPS, HoliContent, Rivalry


class Rules:
    """Made once when a game starts and never changed afterwards, so that all states of a game share it."""

    __slots__ = (
        *("card_names", "charts", "face_down_again", "facts", "fewer_sweets", "floor_points", "game", "hand", "hit"),
        *("neighbours", "on_others", "opening_hand", "own_barred", "reach", "rivalry", "rivalry_bits", "rivalry_names"),
        *("scoring", "start", "steps", "sweet_ones", "sweet_twos", "take_covered", "throwing", "throws", "tokens"),
        "warm_up",
    )

    def __init__(self, content: HoliContent, charts: Charts) -> None:
        self.game: object = None
        """The game that made them: a state travels with it."""
        self.charts: Charts = charts
        self.card_names: list[str] = charts.printed.card_names
        self.throwing = vec[i64](
            [
                set_of([place for place, card in enumerate(content.cards) if card.drops() > before])
                for before in range(MOST_DROPS)
            ]
        )
        """The cards that throw a first token, those that throw a second, and so on."""
        self.rivalry_names: list[str] = [card.name for card in content.rivalry]
        self.rivalry: list[str] = []
        self.rivalry_bits: i64 = 0
        """The rivalry cards in force: by name, and as bits in the order of the content."""
        self.scoring: list[Rivalry] = []
        self.tokens: i64 = content.pieces.tokens
        self.opening_hand: i64 = content.pieces.opening_hand
        self.hand: i64 = content.pieces.hand
        self.floor_points = vec[i64](content.points.floors)
        self.on_others: i64 = content.points.on_others
        self.fewer_sweets: i64 = content.points.fewer_sweets
        self.hit: i64 = content.points.hit
        self.throws: list[Throws] = charts.throws
        self.reach = vec[i64](steps_table(SIDE + SIDE))
        """For each cell, where a Move may lead."""
        self.steps: i64 = 0
        """How far a Move may lead; 0 is however far."""
        self.neighbours: i64 = 4
        self.face_down_again: bool = False
        self.own_barred: bool = False
        self.start: i64 = set_of([parse_cell(cell) for cell in content.board.start])
        self.warm_up: bool = False
        self.take_covered: bool = False
        self.facts: dict[str, int] = {}
        """The numbers in force that sentences for players speak of: see `tell_facts`."""
        self.sweet_ones: list[int] = [0, 0, 0]
        self.sweet_twos: list[int] = [0, 0, 0]
        for row in content.sweets:
            self._lay_sweets(FLOOR_NAMES.index(row.floor), row.count, row.cells)

    def _lay_sweets(self, floor: int, count: int, cells: list[str]) -> None:
        """H-03: sweets are kept as two bit planes: ones and twos."""
        mask = set_of([parse_cell(cell) for cell in cells])
        if count & 1:
            self.sweet_ones[floor] |= mask
        if count & 2:
            self.sweet_twos[floor] |= mask

    def tell_facts(self) -> None:
        """Once all rivalry cards are open: what holds at this table, so that help says that and nothing else."""
        self.facts = {
            "steps": self.steps,
            "clean": int(self.own_barred),
            "covered": int(self.take_covered),
            "neighbours": self.neighbours,
            "mirror": int(self.throws is self.charts.mirrored),
            "again": int(self.face_down_again),
            "hit": self.hit,
            "on_others": self.on_others,
            "fewer_sweets": self.fewer_sweets,
            "hand": self.hand,
        }
