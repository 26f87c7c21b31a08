"""The rules in force: the book's, from the content, for this number of players and these mini-expansions."""

from __future__ import annotations

from ludoteca.games.santakaos.charts import Charts
from ludoteca.games.santakaos.content import SantaKaosContent


class Rules:
    """Made once for each number of players and options, so that all states of a game share it."""

    __slots__ = (
        *("charts", "game", "turbo_sleigh", "special_wishes", "rounds", "most_dice", "most_elves", "first_elves"),
        *("first_coins", "last_coins", "first_wishes", "market", "stockings", "artifacts", "specials", "die_coins"),
        *("yellow_coins", "stocking_price", "helper_price", "helpers_declined", "employee_points"),
        *("three_stockings", "four_stockings", "coins_for_a_point", "special_undelivered"),
    )

    def __init__(
        self, content: SantaKaosContent, charts: Charts, players: int, turbo_sleigh: bool, special_wishes: bool
    ) -> None:
        pieces = content.pieces
        points = content.points
        by_players = players - pieces.least_players
        fewer, usual = players < pieces.most_players, content.left_out.artifacts
        self.game: object = None
        """The game that made them: a state travels with it."""
        self.charts: Charts = charts
        self.turbo_sleigh: bool = turbo_sleigh
        self.special_wishes: bool = special_wishes
        self.rounds: int = pieces.rounds[by_players]
        self.specials: int = pieces.specials[by_players] if special_wishes else 0
        self.artifacts: list[int] = [row.count - (row.marked(usual) if fewer else 0) for row in content.artifacts]
        self.most_dice: int = pieces.most_dice
        self.most_elves: int = pieces.most_elves
        self.first_elves: int = pieces.first_elves
        self.first_coins: int = pieces.first_coins
        self.last_coins: int = pieces.last_coins
        self.first_wishes: int = pieces.first_wishes
        self.market: int = pieces.market
        self.stockings: int = pieces.stockings
        self.die_coins: int = pieces.die_coins
        self.yellow_coins: int = pieces.yellow_coins
        self.stocking_price: int = pieces.stocking_price
        self.helper_price: int = pieces.helper_price
        self.helpers_declined: int = pieces.helpers_declined
        self.employee_points: int = points.employee
        self.three_stockings: int = points.three_stockings
        self.four_stockings: int = points.four_stockings
        self.coins_for_a_point: int = points.coins_for_a_point
        self.special_undelivered: int = points.special_undelivered
