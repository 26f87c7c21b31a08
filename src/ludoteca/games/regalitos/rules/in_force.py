"""The rules in force: the content's numbers as characters, round cards and options make them, by seat and round."""

from __future__ import annotations

from ludoteca.games.regalitos.charts import Charts
from ludoteca.games.regalitos.content import (
    BENEFITS,
    CHARACTERS,
    FAMILY,
    ROUNDS,
    WANTS,
    Character,
    Medal,
    RegalitosContent,
    Vip,
)


class Rules:
    """Made once when a game starts and never changed afterwards, so that all states of a game share it."""

    __slots__ = (
        *(
            "charts",
            "players",
            "characters",
            "character_number",
            "family_characters",
            "family_rounds",
            "memory",
            "sets",
            "colours",
        ),
        *("modifier", "from_discard", "decorates", "surcharge", "own_coals", "coal_each", "coal_alone"),
        *("paper_less", "most_presents", "benefit", "tokens", "initiative", "extra_things", "points", "coal_paper"),
        *("coal_energy", "coals", "vip_wants", "vip_cards", "vip_bonus", "vip_decorated", "medal"),
    )

    def __init__(
        self, content: RegalitosContent, charts: Charts, characters: list[str], family_characters: bool,
        family_rounds: bool, memory: bool, sets: bool, colours: bool,
    ) -> None:  # fmt: skip
        self.charts: Charts = charts
        self.players: int = len(characters)
        self.characters: list[str] = characters
        self.character_number: list[int] = [CHARACTERS.index(name) for name in characters]
        self.family_characters: bool = family_characters
        self.family_rounds: bool = family_rounds
        self.memory: bool = memory
        self.sets: bool = sets
        self.colours: bool = colours
        self._take_pieces(content)
        self._take_characters([self._abilities(content, name) for name in characters], content.pieces.coals)
        self._take_rounds(content)
        self._take_vips(content.vips)
        self.coals: int = content.deck.coals + sum(self.own_coals)
        medals = FAMILY if family_characters else characters[0]
        self.medal: Medal = next(row for row in content.medals if row.character == medals)

    def _take_pieces(self, content: RegalitosContent) -> None:
        """R-10, R-17, R-19, R-23: numbers that hold for everybody."""
        pieces = content.pieces
        self.tokens: list[int] = [pieces.tokens] * len(ROUNDS)
        if self.players >= pieces.crowd:
            self.tokens[0] = pieces.crowd_tokens
        self.initiative: int = content.solo.initiative
        if self.players > 1:
            self.initiative = content.points.initiative[self.players - 2]
        self.points = content.points
        self.coal_paper: int = content.coal.paper
        self.coal_energy: int = content.coal.energy
        self.extra_things: list[int] = [row.things for row in content.extras]

    def _abilities(self, content: RegalitosContent, name: str) -> Character:
        """R-08: in the family version nobody has any."""
        if self.family_characters:
            return Character(name=name, source="book")
        return next(row for row in content.characters if row.name == name)

    def _take_characters(self, rows: list[Character], coals: int) -> None:
        """R-31 to R-35: abilities by seat (and round: at seat * 5 + round)."""
        self.modifier: list[int] = [points for row in rows for points in row.delivered]
        self.from_discard: list[int] = [cards for row in rows for cards in row.from_discard]
        self.decorates: list[bool] = [row.decorates for row in rows]
        self.surcharge: list[int] = [row.surcharge for row in rows]
        self.own_coals: list[int] = [row.coals for row in rows]
        self.coal_each: list[int] = [row.coal_each for row in rows]
        self.coal_alone: list[int] = [0 if row.coal_each else coals for row in rows]

    def _take_rounds(self, content: RegalitosContent) -> None:
        """R-08, R-48: what the round cards change, unless their texts are ignored."""
        in_force = 0 if self.family_rounds else 1
        self.paper_less: list[int] = [row.paper_less * in_force for row in content.rounds]
        self.most_presents: list[int] = [
            content.pieces.presents + row.more_presents * in_force for row in content.rounds
        ]
        self.benefit: list[int] = [BENEFITS.index(row.benefit) * in_force for row in content.rounds]

    def _take_vips(self, vips: list[Vip]) -> None:
        """R-24: what each VIP wants; `vip_cards` are the objects it could ever take."""
        charts = self.charts
        everything = (1 << charts.objects) - 1
        self.vip_wants: list[int] = [WANTS.index(row.wants) for row in vips]
        self.vip_bonus: list[list[int]] = [row.bonus for row in vips]
        self.vip_cards: list[int] = [everything & _wanted(charts, row) for row in vips]
        self.vip_decorated: list[bool] = [row.wants == "decorated" for row in vips]


def _wanted(charts: Charts, vip: Vip) -> int:
    """The objects of the colour or size a VIP names, or all."""
    if vip.colour is not None:
        return charts.colour_cards[("green", "blue", "brown").index(vip.colour)]
    if vip.size is not None:
        return charts.size_cards[("small", "medium", "large").index(vip.size)]
    return -1
