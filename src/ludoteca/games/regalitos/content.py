"""The content file of Regalitos: its tables, and the constraints they must keep."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from msgspec import UNSET, UnsetType

from ludoteca.core.content import Content, Row

Colour = Literal["green", "blue", "brown"]
Size = Literal["small", "medium", "large"]
Wants = Literal["colour", "size", "decorated", "different-colours", "one-size"]
Benefit = Literal["none", "swap", "decorate", "deliver"]
COLOURS: tuple[Colour, ...] = ("green", "blue", "brown")
SIZES: tuple[Size, ...] = ("small", "medium", "large")
WANTS: tuple[Wants, ...] = ("colour", "size", "decorated", "different-colours", "one-size")
BENEFITS: tuple[Benefit, ...] = ("none", "swap", "decorate", "deliver")

# The code knows these by name; a content file may change their numbers, not add others.
EXTRAS = ("express-wrapping", "express-decoration", "goodbye-coal", "express-delivery", "urgent-delivery")
ROUNDS = ("nochebuena", "navidad", "nochevieja", "ano-nuevo", "noche-de-reyes")
CHARACTERS = ("papa-noel", "reyes-magos", "tio", "pendigueiro", "olentzero")
MEDALS = ("bronze", "silver", "gold")
FAMILY = "family"
"""The row of medals for a game without characters' abilities."""

BOARDS = 4
SPACES = 4
MOST_COPIES = 15
MOST_DISHES = 12
"""Counts of equal cards lie side by side in one number: so many of a kind, so many kinds."""
MOST_OBJECTS = 60
MOST_SORTS = 62
"""Objects are the bits of a number, and so are their sorts."""
MOST_NEEDED = 20
"""Units or points of one object."""


class Pieces(Row, frozen=True, kw_only=True):
    """R-01, R-10, R-21: players, their tokens, and how much goes into one Deliver."""

    most_players: int
    tokens: int
    presents: int
    coals: int
    crowd: int
    crowd_tokens: int

    def __post_init__(self) -> None:
        if not 2 <= self.most_players <= len(CHARACTERS):
            raise ValueError(f"most_players must be from 2 to {len(CHARACTERS)}, one character each")
        if not 1 <= self.crowd_tokens <= self.tokens or not 1 <= self.presents <= 8 or not 0 <= self.coals <= 1:
            raise ValueError("needs 1 to `tokens` tokens in a crowd, 1 to 8 presents and at most 1 coal in a Deliver")


class Points(Row, frozen=True, kw_only=True):
    """R-17, R-20, R-24, R-36 to R-42: what scores."""

    initiative: list[int]
    decorated: int
    leftover_units: int
    kept_things: int
    kept_decorated: int
    coal: int
    empty_vip: int
    set: int
    vip_room: int

    def __post_init__(self) -> None:
        if self.leftover_units < 1 or self.kept_things < 1 or self.vip_room < 1:
            raise ValueError("leftover_units, kept_things and vip_room must be at least 1")


class Coal(Row, frozen=True, kw_only=True):
    """R-19, R-23: what a coal needs."""

    paper: int
    energy: int

    def __post_init__(self) -> None:
        _check_needed(paper=self.paper, energy=self.energy)


class Deck(Row, frozen=True, kw_only=True):
    """R-46, R-47: how many cards of each kind make up the common deck."""

    objects: int
    papers: int
    energy: int
    energy_units: int
    coals: int
    extras: int
    vips: int

    def size(self) -> int:
        """R-49: how many cards the common deck has."""
        return self.objects + self.papers + self.energy + self.coals + self.extras + self.vips


class SizeRow(Row, frozen=True, kw_only=True):
    """R-45: the paper an object of a size needs, unless its card says otherwise."""

    name: Size
    paper: int

    def __post_init__(self) -> None:
        _check_needed(paper=self.paper)


class Value(Row, frozen=True, kw_only=True):
    """R-46: the energy a present of a size needs, and its points, unless its card says otherwise."""

    size: Size
    energy: int
    points: int

    def __post_init__(self) -> None:
        _check_needed(energy=self.energy, points=self.points)


class Needs(NamedTuple):
    """R-45, R-46: the paper an object needs, its energy as a present, and its points."""

    paper: int
    energy: int
    points: int


class ObjectRow(Row, frozen=True, kw_only=True):
    """R-46: one object card; paper, energy and points are its size's where it has none of its own."""

    name: str
    colour: Colour
    size: Size
    family: str
    paper: int | UnsetType = UNSET
    energy: int | UnsetType = UNSET
    points: int | UnsetType = UNSET

    def __post_init__(self) -> None:
        _check_needed(paper=self.paper, energy=self.energy, points=self.points)

    def needs(self, usual: Needs) -> Needs:
        """Its own numbers, else the usual ones of its size."""
        own = (self.paper, self.energy, self.points)
        return Needs(
            *(of_size if isinstance(number, UnsetType) else number for number, of_size in zip(own, usual, strict=True))
        )


class Paper(Row, frozen=True, kw_only=True):
    """R-46: wrapping paper of one size."""

    name: Size
    units: int
    copies: int

    def __post_init__(self) -> None:
        _check_needed(units=self.units)


class Energy(Row, frozen=True, kw_only=True):
    """R-47: a dish of the season."""

    name: str
    units: int
    copies: int

    def __post_init__(self) -> None:
        _check_needed(units=self.units)


class Extra(Row, frozen=True, kw_only=True):
    """R-27 to R-30, R-47: an extra action, for at most so many things."""

    name: str
    things: int
    copies: int

    def __post_init__(self) -> None:
        _check_needed(things=self.things)


class Vip(Row, frozen=True, kw_only=True):
    """R-24, R-47: a VIP: what it takes, and the bonus for the first, second, third present."""

    name: str
    wants: Wants
    colour: Colour | None = None
    size: Size | None = None
    bonus: list[int]

    def __post_init__(self) -> None:
        if (self.colour is not None) != (self.wants == "colour") or (self.size is not None) != (self.wants == "size"):
            raise ValueError("a VIP names a colour if it wants a colour, a size if it wants a size")


class Round(Row, frozen=True, kw_only=True):
    """R-48: a round card."""

    name: str
    paper_less: int = 0
    more_presents: int = 0
    delivered: int = 0
    delivered_players: int = 1
    benefit: Benefit = "none"

    def __post_init__(self) -> None:
        if self.paper_less < 0 or self.more_presents < 0 or self.delivered < 0:
            raise ValueError(
                "a round's text takes nothing away: paper_less, more_presents and delivered must be at least 0"
            )
        if self.delivered_players < 1:
            raise ValueError("delivered_players must be at least 1")


class Character(Row, frozen=True, kw_only=True):
    """R-31 to R-34: a character's abilities; lists go by round."""

    name: str
    delivered: tuple[int, ...] = (0, 0, 0, 0, 0)
    from_discard: tuple[int, ...] = (0, 0, 0, 0, 0)
    decorates: bool = False
    surcharge: int = 0
    coals: int = 0
    coal_each: int = 0

    def __post_init__(self) -> None:
        if len(self.delivered) != len(ROUNDS) or len(self.from_discard) != len(ROUNDS):
            raise ValueError(f"delivered and from_discard need {len(ROUNDS)} numbers, one for each round")


class Solo(Row, frozen=True, kw_only=True):
    """R-51: the solo challenge."""

    initiative: int


class Medal(Row, frozen=True, kw_only=True):
    """R-51: from which score a character's medals are won."""

    character: str
    bronze: int
    silver: int
    gold: int

    def __post_init__(self) -> None:
        if not self.bronze < self.silver < self.gold:
            raise ValueError("medals must rise from bronze to silver to gold")


class RegalitosContent(Content, frozen=True, kw_only=True):
    """Everything printed on the components of Regalitos, and our solo challenge."""

    pieces: Pieces
    points: Points
    coal: Coal
    deck: Deck
    sizes: list[SizeRow]
    values: list[Value]
    objects: list[ObjectRow]
    papers: list[Paper]
    energy: list[Energy]
    extras: list[Extra]
    vips: list[Vip]
    rounds: list[Round]
    characters: list[Character]
    solo: Solo
    medals: list[Medal]

    def __post_init__(self) -> None:
        self._check_names()
        self._check_sums()
        self._check_deck()
        self._check_counts()
        self._check_points()

    def usual(self) -> dict[Size, Needs]:
        """R-45, R-46: what objects of a size need and give."""
        rows = zip(self.sizes, self.values, strict=True)
        return {size.name: Needs(size.paper, value.energy, value.points) for size, value in rows}

    def sort_of(self, row: ObjectRow) -> tuple[Colour, Size, Needs]:
        """R-46: what makes objects equal in every rule."""
        return row.colour, row.size, row.needs(self.usual()[row.size])

    def sorts(self) -> list[tuple[Colour, Size, Needs]]:
        """The sorts of objects: every colour in every size, then those with numbers of their own."""
        usual = self.usual()
        plain = [(colour, size, usual[size]) for colour in COLOURS for size in SIZES]
        return list(dict.fromkeys([*plain, *map(self.sort_of, self.objects)]))

    def _check_names(self) -> None:
        """What the code knows by name is there, in its order; other names are given once."""
        _same("sizes", [row.name for row in self.sizes], SIZES)
        _same("values", [row.size for row in self.values], SIZES)
        _same("papers", [row.name for row in self.papers], SIZES)
        _same("extras", [row.name for row in self.extras], EXTRAS)
        _same("rounds", [row.name for row in self.rounds], ROUNDS)
        _same("characters", [row.name for row in self.characters], CHARACTERS)
        _same("medals", [row.character for row in self.medals], (*CHARACTERS, FAMILY))
        cards = [row.name for row in self.objects] + [row.name for row in self.energy]
        for names in (cards, [vip.name for vip in self.vips]):
            twice = sorted({name for name in names if names.count(name) > 1})
            if twice:
                raise ValueError(f"{', '.join(twice)} named twice")

    def _check_sums(self) -> None:
        """R-46, R-47: the rows add up to what the deck's table says."""
        found = {
            "objects": len(self.objects),
            "papers": sum(row.copies for row in self.papers),
            "energy": sum(row.copies for row in self.energy),
            "energy_units": sum(row.copies * row.units for row in self.energy),
            "extras": sum(row.copies for row in self.extras),
            "vips": len(self.vips),
        }
        for name, number in found.items():
            if number != getattr(self.deck, name):
                raise ValueError(f"deck: {name} is {getattr(self.deck, name)}, but the rows add up to {number}")

    def _check_deck(self) -> None:
        """R-46, R-49: enough cards, as many of each colour in each size."""
        swaps = sum(row.benefit == "swap" for row in self.rounds)
        needed = BOARDS * SPACES * len(ROUNDS) + self.pieces.most_players * swaps
        if self.deck.size() < needed:
            raise ValueError(
                f"deck: {self.deck.size()} cards are too few: {BOARDS * SPACES} spaces in {len(ROUNDS)} rounds "
                f"and one card for each player in a round that swaps need at least {needed}"
            )
        sorts = [(row.colour, row.size) for row in self.objects]
        if len({sorts.count((colour, size)) for colour in COLOURS for size in SIZES}) > 1:
            raise ValueError("objects: every colour needs as many objects of every size")

    def _check_counts(self) -> None:
        """No more cards, sorts and copies than can be counted."""
        if len(self.objects) > MOST_OBJECTS or len(self.vips) > 30:
            raise ValueError(f"objects, vips: at most {MOST_OBJECTS} objects and 30 VIPs")
        if len(self.sorts()) > MOST_SORTS:
            raise ValueError(f"objects: at most {MOST_SORTS - 9} different ones with numbers of their own")
        equal = [sum(row.copies for row in self.energy if row.units == dish.units) for dish in self.energy]
        if max(*equal, *(row.copies for row in self.papers)) > MOST_COPIES:
            raise ValueError(f"papers, energy: at most {MOST_COPIES} cards of the same units")
        if len(self.energy) > MOST_DISHES or max(row.copies for row in self.extras) > MOST_COPIES:
            raise ValueError(f"energy, extras: at most {MOST_DISHES} dishes and {MOST_COPIES} of each extra action")

    def _check_points(self) -> None:
        """R-17, R-24: a number for each number of players, a bonus for each present of a VIP."""
        if len(self.points.initiative) != self.pieces.most_players - 1:
            raise ValueError("points: initiative needs one number for each number of players from 2 on")
        if any(len(vip.bonus) != self.points.vip_room for vip in self.vips):
            raise ValueError(f"vips: a bonus needs {self.points.vip_room} numbers, one for each present")


def _check_needed(**numbers: int | UnsetType) -> None:
    """Numbers that can be paid and counted."""
    for name, number in numbers.items():
        if not isinstance(number, UnsetType) and not 0 <= number <= MOST_NEEDED:
            raise ValueError(f"{name} must be from 0 to {MOST_NEEDED}")


def _same(table: str, names: Sequence[str], known: Sequence[str]) -> None:
    if list(names) != list(known):
        raise ValueError(f"{table}: must be {', '.join(known)}, in this order")
