"""The rules in force: the content's numbers as characters, round cards and options make them, by seat and round."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.regalitos.charts import Charts
from ludoteca.games.regalitos.content import (
    BENEFITS,
    CHARACTERS,
    COLOURS,
    FAMILY,
    SIZES,
    WANTS,
    Character,
    Medal,
    Points,
    RegalitosContent,
    Round,
    Vip,
)


class SeatRules:
    """R-31 to R-35: what a player's character changes; lists go by round."""

    __slots__ = (
        *("character", "number", "modifier", "from_discard", "decorates", "surcharge", "coals", "coal_each"),
        *("coal_alone",),
    )

    def __init__(self, row: Character, coals: int) -> None:
        self.character: str = row.name
        self.number: int = CHARACTERS.index(row.name)
        self.modifier: list[int] = list(row.delivered)
        """Points more or less for each present delivered."""
        self.from_discard: list[int] = list(row.from_discard)
        self.decorates: bool = row.decorates
        self.surcharge: i64 = row.surcharge
        self.coals: i64 = row.coals
        """Coals at the start."""
        self.coal_each: i64 = row.coal_each
        """Coals that go along with each present."""
        self.coal_alone: i64 = 0 if row.coal_each else coals
        """Coals that go into a Deliver without any."""


class RoundRules:
    """R-10, R-48: what holds in one round."""

    __slots__ = ("benefit", "delivered", "early", "paper_less", "presents", "tokens")

    def __init__(self, row: Round, players: int, presents: int, tokens: int) -> None:
        self.paper_less: i64 = row.paper_less
        self.presents: i64 = presents + row.more_presents
        """How many go into a Deliver."""
        self.delivered: i64 = row.delivered if players >= row.delivered_players else 0
        """Points more for each present delivered."""
        self.benefit: int = BENEFITS.index(row.benefit)
        self.early: i64 = 1 if row.benefit == "deliver" else 0
        """How many may be delivered at its start."""
        self.tokens: i64 = tokens


class PointRules:
    """R-20, R-24, R-36 to R-42: what scores, as whole numbers that are quick to ask for."""

    __slots__ = (
        *("coal", "decorated", "empty_vip", "kept_decorated", "kept_things", "leftover_units", "set", "vip_room"),
    )

    def __init__(self, points: Points) -> None:
        self.decorated: i64 = points.decorated
        self.leftover_units: i64 = points.leftover_units
        self.kept_things: i64 = points.kept_things
        self.kept_decorated: i64 = points.kept_decorated
        self.coal: i64 = points.coal
        self.empty_vip: i64 = points.empty_vip
        self.set: i64 = points.set
        self.vip_room: i64 = points.vip_room


class VipRules:
    """R-24: what a VIP wants, and its bonuses; `cards` are the objects it could ever want."""

    __slots__ = ("bonus", "cards", "decorated", "wants")

    def __init__(self, row: Vip, charts: Charts) -> None:
        self.wants: int = WANTS.index(row.wants)
        self.bonus: list[int] = row.bonus
        self.cards: i64 = _wanted(charts, row)
        self.decorated: bool = row.wants == "decorated"


class Rules:
    """Made once when a game starts and never changed afterwards, so that all states of a game share it."""

    __slots__ = (
        *("charts", "game", "players", "characters", "family_characters", "family_rounds", "memory", "sets", "colours"),
        *("seats", "rounds", "vips", "initiative", "extra_things", "points", "coal_paper", "coal_energy", "coals"),
        *("medal",),
    )

    def __init__(
        self, content: RegalitosContent, charts: Charts, characters: list[str], family_characters: bool,
        family_rounds: bool, memory: bool, sets: bool, colours: bool,
    ) -> None:  # fmt: skip
        self.game: object = None
        """The game that made them: a state travels with it."""
        self.charts: Charts = charts
        self.players: int = len(characters)
        self.characters: list[str] = characters
        self.family_characters: bool = family_characters
        self.family_rounds: bool = family_rounds
        self.memory: bool = memory
        self.sets: bool = sets
        self.colours: bool = colours
        self._take_pieces(content)
        self.seats: list[SeatRules] = [
            SeatRules(self._abilities(content, name), content.pieces.coals) for name in characters
        ]
        self.rounds: list[RoundRules] = self._rounds(content)
        self.vips: list[VipRules] = [VipRules(row, charts) for row in content.vips]
        self.coals: int = content.deck.coals + sum([seat.coals for seat in self.seats])
        medals = FAMILY if family_characters else characters[0]
        self.medal: Medal = next(row for row in content.medals if row.character == medals)

    def _take_pieces(self, content: RegalitosContent) -> None:
        """R-17, R-19, R-23: numbers that hold for everybody."""
        self.initiative: int = content.solo.initiative
        if self.players > 1:
            self.initiative = content.points.initiative[self.players - 2]
        self.points: PointRules = PointRules(content.points)
        self.coal_paper: i64 = content.coal.paper
        self.coal_energy: i64 = content.coal.energy
        self.extra_things: list[int] = [row.things for row in content.extras]

    def _abilities(self, content: RegalitosContent, name: str) -> Character:
        """R-08: in the family version nobody has any."""
        if self.family_characters:
            return Character(name=name, source="book")
        return next(row for row in content.characters if row.name == name)

    def _rounds(self, content: RegalitosContent) -> list[RoundRules]:
        """R-08, R-10: the round cards, unless their texts are ignored; many players have fewer tokens at first."""
        pieces = content.pieces
        rows = [Round(name=row.name, source="book") for row in content.rounds] if self.family_rounds else content.rounds
        tokens = [pieces.tokens for _ in rows]
        if self.players >= pieces.crowd:
            tokens[0] = pieces.crowd_tokens
        return [RoundRules(row, self.players, pieces.presents, own) for row, own in zip(rows, tokens, strict=True)]


def _wanted(charts: Charts, vip: Vip) -> int:
    """The objects of the colour or size a VIP names, or all."""
    if vip.colour is not None:
        return charts.colour_cards[COLOURS.index(vip.colour)]
    if vip.size is not None:
        return charts.size_cards[SIZES.index(vip.size)]
    return sum(charts.colour_cards)
